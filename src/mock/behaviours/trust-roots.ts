/** Roots of trust that uploaded releases are checked against (server-behaviour §22). */
import { createRow } from '../crud/rows.ts'
import { badRequest } from '../http/errors.ts'
import { paged, type Behaviours } from './behaviour.ts'

export const trustRoots: Behaviours = {
  system_update_trust_root_list: ({ query, ctx }) =>
    paged('system_update_trust_root_list', query, () =>
      ctx.store
        .table('update_trust_root')
        .all()
        .map(({ row }) => row),
    ),

  system_update_trust_root_create: ({ body, ctx }) =>
    createRow({ ctx, entity: 'update_trust_root', body: {}, extra: { root_role: body } }).row,
}

/** Throws 400 unless the body is a signed root. */
export function assertRoot(body: unknown): void {
  const problem = rootProblem(body)
  // The parser notices at the end of the document; its text is not kept, only what it says.
  if (problem !== undefined)
    throw badRequest(`unable to parse JSON body: ${problem} at line 1 column ${JSON.stringify(body).length}`)
}

/** Properties of a signed root document (TUF specification §4.3), in the order they are asked for. */
const signedFields = ['_type', 'spec_version', 'version', 'expires', 'keys', 'roles'] as const

/** Why a document is no signed TUF root; undefined when it is one. */
function rootProblem(document: unknown): string | undefined {
  if (!isObject(document)) return 'invalid type: expected struct Signed'
  const { signed, signatures } = document
  if (signed === undefined) return 'missing field `signed`'
  if (signatures === undefined) return 'missing field `signatures`'
  if (!isObject(signed)) return 'signed: invalid type: expected struct Root'
  if (!Array.isArray(signatures)) return 'signatures: invalid type: expected a sequence'
  const absent = signedFields.find((field) => signed[field] === undefined)
  if (absent !== undefined) return `signed: missing field \`${absent}\``
  if (signed['_type'] !== 'root') return 'signed: invalid role type: expected root'
  return undefined
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
