/** What the mock answers where nothing is known of an operation. */
import type { Ctx } from '../context/ctx.ts'
import { createRow } from '../crud/rows.ts'
import { refuseWithoutUpgrade } from '../http/errors.ts'
import type { OperationSpec } from '../spec/operation-spec.ts'

/**
 * A smallest value that the contract allows; a few bytes where it answers bytes. What carries out what was accepted is a new row, which is kept.
 * Throws 400 where a socket has to be asked for.
 */
export function sampleAnswer(
  { sample, response }: Pick<OperationSpec, 'response'> & { sample: NonNullable<OperationSpec['sample']> },
  ctx: Ctx,
): unknown {
  if (sample.row !== undefined) return createRow({ ctx, entity: sample.row, body: {} }).row
  if (response === 'socket') return refuseWithoutUpgrade()
  return response === 'octets' || response === 'any'
    ? new TextEncoder().encode('sample\n')
    : structuredClone(sample.answer)
}
