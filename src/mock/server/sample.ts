/** What the mock answers where nothing is known of an operation. */
import type { OperationSpec } from '../spec/operation-spec.ts'

/** A smallest value that the contract allows; a few bytes where it answers bytes. */
export const sampleAnswer = ({
  sample,
  response,
}: Pick<OperationSpec, 'response'> & { sample: NonNullable<OperationSpec['sample']> }): unknown =>
  response === 'octets' || response === 'any' ? new TextEncoder().encode('sample\n') : structuredClone(sample.answer)
