/** Which texts are identifiers and addresses: all of them are shown in one font. */
import type { Context } from '../../link/context.ts'
import type { Schema } from '../types/contract.ts'
import type { RawField } from '../types/manifest.ts'
import { numberKind } from './number-kinds.ts'

/** Whether a text is an address or an identifier, such as a serial number: all of them are in one font. */
export function isIdentifier(
  path: string,
  { schema, options }: { schema: Schema; options: RawField },
  context: Context,
): boolean {
  const kind = numberKind(path, options, context.manifest.console.raw.numbers ?? {})
  return schema.type === 'string' && ['id', 'mono'].includes(stringCell(schema.format, false, kind === 'identifier'))
}

/** Addresses, and what the console knows as identifiers, are all in one font. */
export function stringCell(
  format: string | undefined,
  isId: boolean,
  isNamed: boolean,
): 'id' | 'date' | 'mono' | 'text' {
  if (format === 'date-time') return 'date'
  if (format === 'uuid') return isId ? 'id' : 'mono'
  return format === undefined && !isNamed ? 'text' : 'mono'
}
