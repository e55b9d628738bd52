/** The console's own contract, and copies of it with one thing changed. */
import { join } from 'node:path'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import { readOperations } from '../../../generator/link/operations.ts'
import type { Contract, Document, Json, Method, Schema } from '../../../generator/model/types/contract.ts'
import { readContract } from '../../../generator/read/contract.ts'
import { openInput } from '../../../generator/read/input.ts'
import type { Contracted } from '../../../generator/upgrade/compare/compare.ts'
import { root } from '../support/folders.ts'

/** A schema as an edit writes it. */
export type DraftSchema = { -readonly [K in keyof Schema]: Schema[K] } & {
  properties?: Record<string, Schema>
  required?: string[]
}

export interface DraftOperation {
  operationId: string
  tags: string[]
  description: string
  security?: Record<string, string[]>[]
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>
  [mark: `x-${string}`]: Json
}

/** A copy of the contract that may be written to. */
export interface Draft {
  info: { version: string }
  paths: Record<string, Partial<Record<Method, DraftOperation>>>
  components: { schemas: Record<string, DraftSchema> }
}

let known: Contract | undefined

/** Read once for all tests of a file. */
export function ownContract(): Contract {
  const diagnostics = createDiagnostics()
  known ??= readContract(openInput({ root, spec: join(root, 'openapi/openapi.yaml') }), diagnostics)
  if (known === undefined) throw new Error('the contract cannot be read')
  return known
}

/** A contract that is the own one after an edit. */
export function edited(edit: (draft: Draft) => void): Contract {
  const own = ownContract()
  const draft: unknown = JSON.parse(own.bundle)
  edit(draft as Draft) // the text is the document's own
  const document = draft as Document
  return { ...own, document, bundle: `${JSON.stringify(document, undefined, 2)}\n` }
}

export const contracted = (contract: Contract): Contracted => ({
  document: contract.document,
  conventions: contract.conventions,
  operations: readOperations(contract, createDiagnostics()),
})
