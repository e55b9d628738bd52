/** Columns of a list: those of the manifest, then every other field a cell can show, hidden until asked for. */
import { paramsOf } from '../link/paths.ts'
import { labelOf, words } from '../link/names.ts'
import type { Context } from '../link/context.ts'
import type { Lookups } from './lookups.ts'
import { readShown, type ShownRequest } from './shown.ts'
import type { Property } from '../link/schemas.ts'
import type { ColumnIR, ShownIR } from './types/ir.ts'
import type { RawColumn } from './types/manifest.ts'

/** The stated or inferred columns as they are, and the rest of the row's fields behind them, hidden. */
export function readColumns(
  stated: readonly (string | RawColumn)[] | undefined,
  inferred: () => string[],
  request: ShownRequest,
  context: Context,
  lookups: Lookups,
): ColumnIR[] {
  const visible = readShown(stated, inferred, request, context, lookups)
  const shownPaths = new Set(visible.map(({ path }) => path))
  const others = cellPaths(request, context).filter((path) => !shownPaths.has(path))
  const hidden = readShown(others, () => [], request, context, lookups)
  const labels = new Set(visible.map(({ label }) => label))
  return [
    ...visible.map((shown) =>
      typed({ ...shown, ...(repeatsRoute(shown, request) ? { hidden: true } : {}) }, request, context),
    ),
    // Help texts of what nobody sees yet would only weigh on the first load.
    ...hidden.map(({ help: _help, ...shown }) => {
      const label = labels.has(shown.label)
        ? labelOf(words(shown.path.replaceAll('.', '_')).join('_'), context.acronyms)
        : shown.label
      labels.add(label)
      return typed({ ...shown, label, hidden: true }, request, context)
    }),
  ]
}

/** Paths of the fields that fit into a cell: the row's own, and those of objects directly inside it. */
function cellPaths(request: ShownRequest, context: Context): string[] {
  return context.schemas.properties(request.schema).flatMap((property) => {
    if (fitsCell(property, context)) return [property.client]
    return context.schemas
      .properties(property.schema)
      .filter((inner) => fitsCell(inner, context))
      .map((inner) => `${property.client}.${inner.client}`)
  })
}

function fitsCell({ schema }: Property, context: Context): boolean {
  if (context.schemas.enumValues(schema) !== undefined) return true
  if (schema.type === 'array') return schema.items !== undefined && isScalar(schema.items, context)
  return isScalar(schema, context)
}

function isScalar(schema: ShownRequest['schema'], context: Context): boolean {
  const { schema: target } = context.schemas.resolve(schema)
  if (target.type === 'object' || target.type === 'array') return false
  const variants = target.oneOf ?? target.anyOf
  return variants === undefined ? target.type !== undefined : variants.every((variant) => isScalar(variant, context))
}

/** Whether a column says in every row what the page's address says already: the parent that all rows share. */
function repeatsRoute({ path, cell }: ShownIR, { at }: ShownRequest): boolean {
  if (cell.kind !== 'ref') return false
  return paramsOf(at).some((param) => path === `${param}Id`)
}

/** What filters and sorting have to know beyond the cell. */
function typed(column: ColumnIR, request: ShownRequest, context: Context): ColumnIR {
  const property = context.schemas.at(request.schema, column.path)
  if (property === undefined || column.cell.kind === 'ref') return column
  const { cell } = column
  if (cell.kind === 'badge') {
    const named = new Set([...Object.keys(cell.tones), ...Object.keys(cell.labels)])
    const values = (context.schemas.enumValues(property.schema) ?? []).filter((value) => !named.has(String(value)))
    return values.length === 0 ? column : { ...column, values }
  }
  const type = addressType(property, context)
  return type === undefined ? column : { ...column, type }
}

function addressType({ schema }: Property, context: Context): 'ip' | 'cidr' | undefined {
  const variants = (schema.oneOf ?? schema.anyOf ?? [schema]).map((variant) => context.schemas.resolve(variant))
  const formats = variants.map((variant) => variant.schema.format ?? variant.name ?? '')
  if (formats.every((format) => /^(ip|ipv4|ipv6)$/i.test(format))) return 'ip'
  return formats.every((format) => /^ip(v[46])?[-_]?net$/i.test(format)) ? 'cidr' : undefined
}
