/** Prints what the address of a socket is made of: the client has no function that opens one. */
import type { BoundCall } from '../../model/types/ir.ts'
import { code, type Code } from '../print.ts'
import { argumentOf, type CallPrinter, printParams, type Reads } from './calls.ts'

/** `({ params, form }) => ({ path: { … }, query: { … } })` */
export function printSocket(call: BoundCall, printer: CallPrinter): Code {
  const reads: Reads = new Set()
  const parts = printParams(call, { reads }, printer)
  return code(parts.length === 0 ? '() => ({})' : `${argumentOf(reads)} => ({ ${parts.join(', ')} })`)
}
