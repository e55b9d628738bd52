/** Runs the read stage on a few files. */
import { createDiagnostics, type Diagnostic } from '../../../generator/diagnostics.ts'
import type { Contract } from '../../../generator/model/types/contract.ts'
import type { StatedManifest } from '../../../generator/model/types/manifest.ts'
import { readContract } from '../../../generator/read/contract.ts'
import { openInput } from '../../../generator/read/input.ts'
import { readManifest } from '../../../generator/read/manifest.ts'
import { createWorkspace } from '../workspace.ts'

interface Read<T> {
  result: T | undefined
  diagnostics: readonly Diagnostic[]
  /** `CODE file:line`, in the order reported. */
  codes: string[]
}

/** Reads the contract in `files`: `openapi/openapi.yaml`, or the file called `spec`. */
export function contractOf(files: Readonly<Record<string, string>>, spec?: string): Read<Contract> {
  const workspace = createWorkspace(files)
  const diagnostics = createDiagnostics()
  const input = openInput({ root: workspace.root, ...(spec === undefined ? {} : { spec: workspace.path(spec) }) })
  return summary(readContract(input, diagnostics), diagnostics.all)
}

/** Reads one document as the whole contract. A data structure is written as JSON. */
export function contractFrom(document: string | object): Read<Contract> {
  return typeof document === 'string'
    ? contractOf({ 'openapi/openapi.yaml': document })
    : contractOf({ 'spec.json': JSON.stringify(document, undefined, 2) }, 'spec.json')
}

/** Reads the manifest: file name below `openapi/resources` → text. */
export function manifestOf(files: Readonly<Record<string, string>>): Read<StatedManifest> {
  const entries = Object.entries(files).map(([name, text]) => [`openapi/resources/${name}`, text] as const)
  const workspace = createWorkspace(Object.fromEntries(entries))
  const diagnostics = createDiagnostics()
  return summary(readManifest(openInput({ root: workspace.root }), diagnostics), diagnostics.all)
}

function summary<T>(result: T | undefined, diagnostics: readonly Diagnostic[]): Read<T> {
  const codes = diagnostics.map(
    ({ code, place }) => `${code} ${place.file}${place.line === undefined ? '' : `:${place.line}`}`,
  )
  return { result, diagnostics, codes }
}

/** A small document: `paths` and `schemas` added to the frame that every document needs. */
export const document = (paths: object, schemas: object = {}): object => ({
  openapi: '3.0.3',
  info: { title: 'Things', version: '1' },
  paths,
  components: { schemas },
})

/** A GET operation that answers with a schema. */
export const get = (operationId: string, more: object = {}): object => ({
  operationId,
  responses: { 204: { description: 'Done' } },
  ...more,
})
