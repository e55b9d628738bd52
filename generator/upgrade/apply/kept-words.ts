/** What people read of rows stays where they are proposed anew: what they are called, their fields, and what is said of those. */
import { createDiagnostics } from '../../diagnostics.ts'
import { completeLikes } from '../../link/like.ts'
import type { Schema } from '../../model/types/contract.ts'
import type { Model, Operation } from '../../model/types/ir.ts'
import type { StatedManifest } from '../../model/types/manifest.ts'
import { camelCase } from '../../schema/client-name.ts'
import { schemasOf } from '../../schema/schemas.ts'
import type { Proposal } from '../propose/proposal.ts'
import { dataOf, isRecord, merge, recordOf } from './yaml-text.ts'

type Data = Readonly<Record<string, unknown>>

/** What is said of a field, whatever shows or asks for it. */
const ofFields = ['label', 'help', 'unit', 'none'] as const
const ofLists = ['title', 'crumb', 'about', 'empty'] as const

/** All entries of a manifest, with what they take over of entries that they are like. */
export function entitiesIn(stated: StatedManifest | undefined): ReadonlyMap<string, Data> {
  const found = new Map<string, Data>()
  if (stated === undefined) return found
  const add = (id: string, raw: Data): void => {
    found.set(id, raw)
    for (const [name, child] of Object.entries(recordOf(raw['children'])))
      if (isRecord(child)) add(`${id}_${name}`, child)
  }
  // What is wrong with them is said where they are proved.
  const { manifest } = completeLikes(stated, createDiagnostics())
  for (const { raw } of manifest.entities) add(raw.entity, { ...raw })
  return found
}

export interface Words {
  /** Of the older manifest. */
  entities: ReadonlyMap<string, Data>
  /** Entity → its operations, as they are called now. */
  operationsOf: ReadonlyMap<string, ReadonlySet<string>>
}

/** A proposal for rows that had an entry until now, with its words as far as they still apply. */
export function withWords(proposal: Proposal, { entities, operationsOf }: Words, now: Model): Proposal {
  const [data] = dataOf(proposal.yaml)
  const [child] = isRecord(data) ? Object.keys(recordOf(data['children'])) : []
  if (proposal.shape !== 'child' && (proposal.shape !== 'entity' || proposal.entity !== undefined)) return proposal
  const known = new Set(now.entities.map(({ id }) => id))
  const shared = (id: string): number => proposal.operations.filter((one) => operationsOf.get(id)?.has(one)).length
  const [before] = [...entities.keys()]
    .filter((id) => !known.has(id) && shared(id) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
  const raw = before === undefined ? undefined : entities.get(before)
  if (raw === undefined) return proposal
  const operations = now.operations.filter(({ id }) => proposal.operations.includes(id))
  const words = { ...pick(raw, ['label', 'plural']), ...listWords(raw), ...fieldWords(raw, operations, now) }
  if (Object.keys(words).length === 0) return proposal
  const path = proposal.shape === 'child' && child !== undefined ? ['children', child] : []
  return { ...proposal, yaml: merge(proposal.yaml, { document: 0, path }, words) }
}

function listWords({ list }: Data): Data {
  const own = pick(recordOf(list), ofLists)
  return Object.keys(own).length === 0 ? {} : { list: own }
}

/** What is said of fields by themselves, or where a list or a page has them. */
function fieldWords(raw: Data, operations: readonly Operation[], now: Model): Data {
  const schemas = schemasOf(now.document)
  const items = camelCase(now.conventions.paging.items)
  const parts: Schema[] = operations.flatMap(({ request, response }) => {
    const answer = response.schema && schemas.resolve(response.schema).schema
    const rows = answer && (answer.type === 'array' ? answer.items : schemas.at(answer, items)?.schema.items)
    return [request.schema, answer, rows].flatMap((one) => one ?? [])
  })
  const fields = new Map<string, Data>()
  const keep = (path: string, said: Data): void => {
    const found = parts.flatMap((part) => schemas.at(part, path) ?? [])
    const values = new Set(found.flatMap(({ schema }) => schemas.enumValues(schema) ?? []).map(String))
    const options = Object.entries(recordOf(said['options'])).filter(([value]) => values.has(value))
    const own = {
      ...pick(said, ofFields),
      ...(options.length === 0 ? {} : { options: Object.fromEntries(options) }),
    }
    if (found.length > 0 && Object.keys(own).length > 0) fields.set(path, { ...own, ...fields.get(path) })
  }
  for (const [path, said] of Object.entries(recordOf(raw['fields']))) if (isRecord(said)) keep(path, said)
  for (const shown of [recordOf(raw['list'])['columns'], recordOf(raw['detail'])['rows']])
    for (const one of Array.isArray(shown) ? (shown as unknown[]) : [])
      if (isRecord(one) && typeof one['field'] === 'string') keep(one['field'], pick(one, ['label', 'help']))
  return fields.size === 0 ? {} : { fields: Object.fromEntries(fields) }
}

const pick = (from: Data, keys: readonly string[]): Data =>
  Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])))
