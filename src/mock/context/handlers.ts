/** The handlers of all operations, from the parts that have some of them. */
import type { Handlers } from '../../../generated/mock/handlers.gen.ts'
import type { Input } from '../tables/handler.ts'

/** A handler whose operation is only known at run time. */
export type AnyHandler<Context> = (input: Input<unknown, unknown, unknown, Context>) => unknown

/** The joined handlers: looks one up by operation id. */
export type HandlerTable<Context> = (operation: keyof Handlers<Context>) => AnyHandler<Context>

/**
 * Joins partial implementations. Two parts that claim one operation are a mistake that must not depend on their
 * order, so it throws. Operations that no part claims are answered by `fallback`.
 */
export function createHandlers<Context>(
  parts: readonly Partial<Handlers<Context>>[],
  fallback: (operation: keyof Handlers<Context>) => AnyHandler<Context>,
): HandlerTable<Context> {
  const table = new Map<string, AnyHandler<Context>>()
  for (const part of parts) {
    for (const [operation, handler] of Object.entries(part)) {
      if (table.has(operation)) throw new Error(`Two mock behaviours claim ${operation}`)
      // The pipeline checks the input against the contract before it calls the handler.
      table.set(operation, handler as AnyHandler<Context>)
    }
  }
  return (operation) => table.get(operation) ?? fallback(operation)
}
