/** `mock/handlers.gen.ts`: the interface that mock behaviours fill in, and the factory that joins them. */
import type { EmittedFile, Model, Operation } from '../../model/types/ir.ts'
import { comment, propertyKey } from '../print.ts'
import { header, render } from '../template.ts'
import { hasWireType, wireTypeName } from '../wire-types.ts'

/** Emits the handler interface. */
export function emitHandlers(model: Model): readonly EmittedFile[] {
  const operations = model.operations.map((operation) => ({
    key: propertyKey(operation.id),
    note: comment(`${operation.method.toUpperCase()} ${operation.path}`),
    path: sideType(operation, 'Path'),
    query: sideType(operation, 'Query'),
    body: sideType(operation, 'Body'),
    answer: sideType(operation, 'Response'),
  }))
  const text = render('mock-handlers', { header: header('openapi/'), operations })
  return [{ path: 'mock/handlers.gen.ts', text }]
}

const sideType = (operation: Operation, side: Parameters<typeof hasWireType>[1]): string =>
  hasWireType(operation, side) ? `Wire.${wireTypeName(operation, side)}` : 'void'
