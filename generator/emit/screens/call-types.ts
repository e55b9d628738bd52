/** The client's types of what a call sends, as text. */
import { propertyKey, quote } from '../print.ts'
import type { DocumentIR } from '../../model/types/document-ir.ts'
import type { BoundCall, Operation } from '../../model/types/ir.ts'
import type { CallPrinter } from './calls.ts'
import { from } from './module.ts'

/** The type of an object that has a value at a path. */
export const typeBelow = (path: string, type: string): string =>
  path.split('.').reduceRight((inner, step) => `{ ${propertyKey(step)}: ${inner} }`, type)

/** The client's type of a parameter; the client has none of what a socket takes. */
export function paramType(
  op: Operation,
  [where, param]: readonly ['path' | 'query', string],
  { imports, dataType }: CallPrinter,
): string {
  if (op.response.transport === 'socket') return 'unknown'
  const data = `${imports.type(dataType(op), from.types)}[${quote(where)}]`
  return `${where === 'path' ? data : `NonNullable<${data}>`}[${quote(param)}]`
}

/** The client's type of a body, or of what it has at a path; of a body of several kinds, that of the kind that is sent. */
export function bodyType({ operation: id, body }: BoundCall, printer: CallPrinter, path?: string): string {
  const { imports, dataType, operation } = printer
  const all = `NonNullable<${imports.type(dataType(operation(id)), from.types)}['body']>`
  const { tag, value } = body?.variant ?? {}
  const whole =
    tag === undefined || value === undefined ? all : `Extract<${all}, { ${propertyKey(tag)}?: ${quote(value)} }>`
  return path === undefined ? whole : `${imports.type('ValueAt', from.bodyFields)}<${whole}, ${quote(path)}>`
}

/** The type of fields that fill what a call sends; undefined where there is no such type. */
export function fieldsType(call: BoundCall, printer: CallPrinter): string | undefined {
  const { imports } = printer
  const op = printer.operation(call.operation)
  const { body } = call
  const parts = [
    ...(body?.form === true ? [bodyType(call, printer)] : []),
    ...(body?.whole?.from === 'form' ? [typeBelow(body.whole.path, bodyType(call, printer))] : []),
    ...(body?.fixed ?? []).flatMap(({ path, bind }) =>
      bind.from === 'form' ? [typeBelow(bind.path, bodyType(call, printer, path))] : [],
    ),
    ...(['path', 'query'] as const).flatMap((where) =>
      call[where].flatMap(({ param, bind }) =>
        bind.from === 'form' ? [typeBelow(bind.path, paramType(op, [where, param], printer))] : [],
      ),
    ),
  ]
  return parts.length === 0 ? undefined : `${imports.type('FieldsOf', from.bodyFields)}<${parts.join(' & ')}>`
}

/** The same of fields that make one item of a set that is replaced as a whole. */
export function itemFieldsType({ write, items }: DocumentIR, printer: CallPrinter): string {
  const list = bodyType(write, printer, items)
  return `${printer.imports.type('FieldsOf', from.bodyFields)}<NonNullable<${list}>[number]>`
}
