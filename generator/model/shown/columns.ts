/** Columns of a list: those of the manifest, then every other field a cell can show, hidden until asked for. */
import { paramsOf } from '../../link/paths.ts'
import { rowFields } from '../../schema/row-fields.ts'
import { labelOf, words } from '../../link/names.ts'
import type { Context } from '../../link/context.ts'
import type { LookupSite } from '../lookups/lookups.ts'
import { readShown, type ShownRequest } from './shown.ts'
import type { Property } from '../../schema/schemas.ts'
import { cellPaths } from '../../link/shown.ts'
import type { ColumnIR, ShownIR } from '../types/ir.ts'
import type { RawColumn } from '../types/manifest.ts'

/** The stated or inferred columns as they are, and the rest of the row's fields behind them, hidden. */
export function readColumns(
  {
    stated,
    inferred,
  }: { stated: readonly (string | RawColumn)[] | undefined; inferred: () => readonly (string | RawColumn)[] },
  request: ShownRequest,
  { context, lookups }: LookupSite,
): ColumnIR[] {
  const visible = readShown({ stated, inferred }, request, { context, lookups })
  const shownPaths = new Set(visible.map(({ path }) => path))
  const others = cellPaths(request.schema, context).filter((path) => !shownPaths.has(path))
  const hidden = readShown({ stated: others, inferred: () => [] }, request, { context, lookups })
  const labels = new Set(visible.map(({ label }) => label))
  return [
    ...visible.map((shown) =>
      typed({ ...shown, ...(repeatsRoute(shown, request, context) ? { hidden: true } : {}) }, request, context),
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

/** Whether a column says in every row what the page's address says already: the parent that all rows share. */
function repeatsRoute({ path, cell }: ShownIR, { at }: ShownRequest, { contract }: Context): boolean {
  if (cell.kind !== 'ref') return false
  const { idOf } = rowFields(contract.conventions)
  return paramsOf(at).some((param) => path === idOf(param))
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
  const variants = (context.schemas.variants(schema) ?? [schema]).map((variant) => context.schemas.resolve(variant))
  const formats = variants.map((variant) => variant.schema.format ?? variant.name ?? '')
  if (formats.every((format) => /^(ip|ipv4|ipv6)$/i.test(format))) return 'ip'
  return formats.every((format) => /^ip(v[46])?[-_]?net$/i.test(format)) ? 'cidr' : undefined
}
