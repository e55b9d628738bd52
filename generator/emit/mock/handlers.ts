/** `mock/handlers.gen.ts`: the interface that mock behaviours fill in, and the factory that joins them. */
import type { EmittedFile, Model, Operation } from '../../model/types/ir.ts'
import { comment, propertyKey } from '../print.ts'
import { header, render } from '../template.ts'

/** Emits the handler interface. */
export function emitHandlers(model: Model): readonly EmittedFile[] {
  const operations = model.operations.map((operation) => ({
    key: propertyKey(operation.id),
    note: comment(`${operation.method.toUpperCase()} ${operation.path}`),
    path: wireType(operation, 'Path', operation.pathParams.length > 0),
    query: wireType(operation, 'Query', operation.queryParams.length > 0),
    body: wireType(operation, 'Body', operation.request.transport !== 'none'),
    answer: wireType(operation, 'Response', operation.response.transport !== 'none'),
  }))
  const text = render('mock-handlers', { header: header('openapi/'), operations })
  return [{ path: 'mock/handlers.gen.ts', text }]
}

const wireType = (operation: Operation, part: string, exists: boolean): string =>
  exists ? `Wire.${operation.typeName}${part}` : 'void'
