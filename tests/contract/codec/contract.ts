/** The bundled contract as tests need it: references to shared parameters and answers resolved, schemas as they are. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Document, Schema } from '../../../generator/model/types/contract.ts'
import { smallDocument } from '../../support/document-model.ts'

/** `generated/openapi.json`. */
export function readContract(): Document {
  const path = fileURLToPath(new URL('../../../generated/openapi.json', import.meta.url))
  const bundle = JSON.parse(readFileSync(path, 'utf8')) as Document & {
    components: Record<string, Record<string, unknown>>
  }
  const resolve = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolve)
    if (typeof node !== 'object' || node === null) return node
    const [, kind, name] =
      /^#\/components\/(parameters|responses|requestBodies)\/(.+)$/.exec('$ref' in node ? String(node.$ref) : '') ?? []
    if (kind !== undefined && name !== undefined) return resolve(bundle.components[kind]?.[name])
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]))
  }
  return { ...bundle, paths: resolve(bundle.paths) as Document['paths'] }
}

/** A document with the same schemas in which every one of them is the body and the answer of an operation of its own. */
export function oneOperationPerSchema(schemas: Readonly<Record<string, Schema>>): Document {
  const operations = Object.keys(schemas).map((name) => {
    const content = { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } }
    return [
      `POST /${name}`,
      { operationId: name, requestBody: { content }, responses: { '200': { content } } },
    ] as const
  })
  return smallDocument({ ...schemas }, Object.fromEntries(operations))
}
