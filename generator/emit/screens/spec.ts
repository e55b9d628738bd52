/** Turns parts of the model into the literals of `src/kit/spec.ts`. */
import { code, quote, Satisfying, type Code } from '../print.ts'
import type {
  ActionIR,
  BoundCall,
  CellIR,
  ColumnIR,
  FormFieldIR,
  LinkIR,
  ListCall,
  ShownIR,
  WidgetIR,
} from '../../model/types/ir.ts'
import type { ReadCellIR, RefreshIR } from '../../model/types/part-ir.ts'
import type { DocumentIR } from '../../model/types/document-ir.ts'
import type { LookupIR } from '../../model/types/lookup-ir.ts'
import type { RelationsIR } from '../../model/types/relation-ir.ts'
import { fieldsType, itemFieldsType } from './call-types.ts'
import { printItemCall, printPath, printWrite, type CallPrinter } from './calls.ts'
import { from, type Imports } from './module.ts'
import { camelCaseFile } from './names.ts'

export interface SpecPrinter extends CallPrinter {
  lookup: (id: string) => LookupIR
}

/** A type of `src/kit/spec.ts` for rows of a schema: `ListScreenOf<Disk>`. */
export function typeOf(
  name: string,
  { rowType: schema, shape }: { rowType?: string | undefined; shape?: ListCall['shape'] },
  { imports, rowType }: SpecPrinter,
): string {
  const key = shape?.kind === 'wrapped' ? `, ${quote(shape.items)}` : ''
  const row = schema === undefined ? undefined : rowType(schema)
  if (row === undefined) return imports.type(name, from.spec)
  return `${imports.type(`${name}Of`, from.typed)}<${imports.type(row, from.types)}${key}>`
}

export const shownSpec = (shown: ShownIR, printer: SpecPrinter): object => ({
  id: shown.id,
  label: shown.label,
  help: shown.help,
  path: shown.path,
  cell: cellSpec(shown.cell, printer),
  versions: shown.versions,
})

export const columnSpec = (column: ColumnIR, printer: SpecPrinter): object => ({
  ...shownSpec(column, printer),
  type: column.type,
  values: column.values,
  hidden: column.hidden === true ? true : undefined,
})

export function cellSpec(cell: CellIR, printer: SpecPrinter): object {
  switch (cell.kind) {
    case 'badge':
      return {
        kind: 'badge',
        tones: cell.tones,
        ...(Object.keys(cell.labels).length === 0 ? {} : { labels: cell.labels }),
        passing: cell.passing,
        since: cell.since,
      }
    case 'link':
      return { ...cell, to: printPath(cell.to, printer.imports, 'rowAndParams') }
    case 'ref':
      return { kind: 'ref', lookup: lookupName(cell.lookup, printer) }
    case 'named':
      return {
        kind: 'named',
        refs: cell.refs.map(({ when, lookup, value }) => ({ when, lookup: lookupBy(value, lookup, printer) })),
      }
    case 'first':
    case 'table':
      return { kind: cell.kind, of: cell.of.map((one) => shownSpec(one, printer)) }
    case 'words':
    case 'list':
      return cell
    case 'read':
      return readCellSpec(cell, printer)
    case 'number':
    case 'duration':
      return { kind: cell.kind, unit: cell.unit }
    default:
      return { kind: cell.kind }
  }
}

function readCellSpec({ own, from: source, show }: ReadCellIR, printer: SpecPrinter): object {
  return {
    kind: 'read',
    own,
    from:
      source.kind === 'single'
        ? { query: code(printer.imports.use(`${camelCaseFile(source.name)}Row`, './queries.gen.ts')) }
        : {
            lookup: lookupName(source.lookup, printer),
            match: source.match,
            via: source.via?.map((step) => ({ ...step, lookup: lookupName(step.lookup, printer) })),
            where: source.where,
          },
    show: typeof show === 'object' ? shownSpec(show, printer) : show,
  }
}

/** A lookup whose rows are told apart by a field other than its own, such as the name. */
function lookupBy(value: string | undefined, id: string, printer: SpecPrinter): Code {
  const name = lookupName(id, printer)
  return value === undefined || value === printer.lookup(id).value
    ? name
    : code(`{ ...${name.text}, value: ${quote(value)} }`)
}

/** The constant of a lookup, imported. */
export function lookupName(id: string, printer: SpecPrinter): Code {
  const lookup = printer.lookup(id)
  return code(printer.imports.use(lookup.name, from.lookup(lookup.folder)))
}

export const fieldSpec = (field: FormFieldIR, printer: SpecPrinter): object => ({
  id: field.id,
  label: field.label,
  help: field.help,
  required: field.required,
  nullable: field.nullable === true ? true : undefined,
  widget: widgetSpec(field.widget, printer),
  from: field.from,
  initial: field.initial,
  when: field.when,
  fixed: field.fixed,
  keep: field.keep,
  proposed: field.proposed,
  refused: field.refused,
  holds: field.holds,
  versions: field.versions,
})

/** Fields of a form, held against what its call sends. */
export function fieldsSpec(
  fields: readonly FormFieldIR[],
  { call, document }: { call: BoundCall; document?: DocumentIR | undefined },
  printer: SpecPrinter,
): Satisfying | object {
  const specs = fields.map((field) => fieldSpec(field, printer))
  const isTyped = specs.length > 0 && !fields.some(hasPrototype)
  const type = isTyped
    ? document === undefined
      ? fieldsType(call, printer)
      : itemFieldsType(document, printer)
    : undefined
  return type === undefined ? specs : new Satisfying(specs, type)
}

/** Whether a field, or one inside it, is called `__proto__`: the client's types cannot name it. */
function hasPrototype({ id, widget }: FormFieldIR): boolean {
  if (id.split('.').includes('__proto__')) return true
  switch (widget.kind) {
    case 'group':
      return widget.fields.some(hasPrototype)
    case 'list':
      return hasPrototype(widget.item)
    case 'union':
      return widget.variants.some((variant) => variant.fields.some(hasPrototype))
    default:
      return false
  }
}

function widgetSpec(widget: WidgetIR, printer: SpecPrinter): object {
  switch (widget.kind) {
    case 'picker': {
      const { value, create, taken, ...rest } = widget
      return {
        ...rest,
        lookup: lookupBy(value, widget.lookup, printer),
        taken: taken && { ...taken, lookup: lookupName(taken.lookup, printer) },
        create: create === true ? loadCreateForm(printer.lookup(widget.lookup)) : undefined,
      }
    }
    case 'cidr':
      return { ...widget, apart: widget.apart && { ...widget.apart, lookup: lookupName(widget.apart.lookup, printer) } }
    case 'group':
      return { kind: 'group', fields: widget.fields.map((f) => fieldSpec(f, printer)) }
    case 'union':
      return {
        ...widget,
        variants: widget.variants.map((v) => ({ ...v, fields: v.fields.map((f) => fieldSpec(f, printer)) })),
      }
    case 'list':
      return { ...widget, item: fieldSpec(widget.item, printer) }
    case 'map':
      return { ...widget, value: fieldSpec(widget.value, printer) }
    default:
      return widget
  }
}

/** Other forms are code of their own, loaded when somebody wants one. */
const loadCreateForm = ({ folder, create = 'create' }: LookupIR): ReturnType<typeof code> =>
  code(`() => import(${quote(`../${folder}/${create}.gen.tsx`)}).then(({ screen }) => screen)`)

/** A printer of calls that are about rows of a schema. */
export const forRows = (schema: string | undefined, printer: SpecPrinter): SpecPrinter => ({
  ...printer,
  row: schema === undefined ? undefined : printer.rowType(schema),
})

/** Relations are data of their own: nobody needs them before a page is there or something is to be deleted. */
export const relationsThunk = (relations: RelationsIR | undefined): Code | undefined =>
  relations === undefined ? undefined : code(`() => import('./relations.gen.ts').then((m) => m.${relations.name})`)

export const actionSpec = (action: ActionIR, printer: SpecPrinter, relations?: RelationsIR): object => ({
  id: action.id,
  label: action.label,
  phrase: action.phrase,
  title: action.title,
  intro: action.intro,
  names:
    action.names === undefined
      ? undefined
      : Object.fromEntries(action.names.map(({ path, lookup }) => [path, lookupName(lookup, printer)])),
  danger: action.danger ? true : undefined,
  confirm: action.confirm && {
    ...action.confirm,
    former: action.confirm.former && {
      ...action.confirm.former,
      lookup: lookupName(action.confirm.former.lookup, printer),
    },
  },
  offer: action.offer,
  because: action.because,
  reason: action.reason,
  role: action.role,
  versions: action.versions,
  changes: action.changes,
  form: action.form && fieldsSpec(action.form, action, printer),
  bulk: action.bulk ? true : undefined,
  onTab: action.onTab,
  call:
    action.document === undefined
      ? printWrite(action.call, printer, { fields: action.form })
      : printItemCall('removeItem', action.document, printer),
  toast: action.toast,
  see: seeSpec(action.see, printer.imports),
  effects: action.effects,
  leave: action.leave === undefined ? undefined : printPath(action.leave, printer.imports, 'params'),
  reveal: action.reveal,
  result: action.result?.map((row) => shownSpec(row, printer)),
  relations: action.id === 'delete' ? relationsThunk(relations) : undefined,
})

export const seeSpec = (see: ActionIR['see'], imports: Imports): object | undefined =>
  see && { label: see.label, to: printPath(see.to, imports, 'rowAndParams') }

export const linkSpec = (link: LinkIR, printer: SpecPrinter): object => ({
  id: link.id,
  label: link.label,
  over: link.over,
  offer: link.offer,
  because: link.because,
  reason: link.reason,
  role: link.role,
  versions: link.versions,
  to: printPath(link.to, printer.imports, 'rowAndParams'),
})

export const refreshSpec = (refresh: RefreshIR): object => ({ when: refresh.when, seconds: refresh.seconds })
