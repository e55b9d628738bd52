/** What printers of several kinds of screens print. */
import type { ActionIR, ListCall, Source } from '../../model/types/ir.ts'
import type { RelationsIR } from '../../model/types/relation-ir.ts'
import type { FieldRowsIR, ScreenBase, ScreenIR } from '../../model/types/screen-ir.ts'
import { code, print, quote } from '../print.ts'
import { printPick, printSource, used } from '../screens/calls.ts'
import { from, type Imports } from '../screens/module.ts'
import { camelCaseFile, constantOf, sourceOf } from '../screens/names.ts'
import { actionSpec, forRows, type SpecPrinter, typeOf } from '../screens/spec.ts'
import { header, render } from '../template.ts'
import type { ModuleContext } from './view.ts'

/** What a screen shows, of which type that is, and the component that shows it. */
export interface ScreenModule {
  type: string
  /** Schema of its rows. */
  rowType?: string
  /** Of a list. */
  shape?: ListCall['shape']
  /** Where that type is. Default: the vocabulary of all screens. */
  from?: string
  spec: object
  /** Left out where another screen shows it. */
  component?: () => string
  /** Whether parts of it may be replaced. */
  hasSlots?: boolean
}

export function printModule(
  screen: ScreenIR,
  { type, from: module = from.spec, rowType, shape, spec, component, hasSlots }: ScreenModule,
  printer: SpecPrinter,
): string {
  const { imports } = printer
  const tag = component?.()
  const slots = hasSlots === true ? imports.type('Slots', '../slots.gen.ts') : undefined
  return render('screen', {
    header: header(sourceOf(screen)),
    type: rowType === undefined ? imports.type(type, module) : typeOf(type, { rowType, shape }, printer),
    imports: imports.lines(),
    spec: print(spec),
    ...(tag === undefined
      ? {}
      : {
          component: screen.id.component,
          props: slots === undefined ? '' : `props: { slots?: ${slots}[${quote(`${screen.id}`)}] }`,
          tag,
          slots: slots === undefined ? '' : ' slots={props.slots}',
        }),
  })
}

/** Actions on the rows of a list or a page: by the name that both share, if they do. */
export function actionsSpec(
  {
    id,
    actions,
    relations,
    rowType,
  }: ScreenBase & { actions: readonly ActionIR[]; relations?: RelationsIR; rowType?: string },
  { printer, sharedNames }: ModuleContext,
): unknown {
  const shared = sharedNames.get(id.of)
  return shared === undefined
    ? actions.map((action) => actionSpec(action, forRows(rowType, printer), relations))
    : code(printer.imports.use(shared, './actions.gen.ts'))
}

/** Where a screen has its row from. */
export function sourceSpec(source: FormSource, file: string, imports: Imports): object {
  const { pick } = source
  return {
    query: code(imports.use(`${camelCaseFile(file)}Row`, './queries.gen.ts')),
    // Rows of other lists are read together with it, by a query that picks it.
    pick: pick === undefined || source.rows !== undefined ? undefined : code(printPick(pick, imports)),
  }
}

/** What a form starts with. */
type FormSource = Source & { rows?: readonly FieldRowsIR[] }

/** `withRows(params, { query: …, pick: … }, { field: { query: …, … } })`, or the query of the row alone. */
function printSourceWithRows(source: FormSource, printer: SpecPrinter): string {
  const query = code(printSource(source, printer))
  const { pick, rows } = source
  if (rows === undefined) return query.text
  const { imports } = printer
  const thing = { query, pick: pick === undefined ? undefined : code(printPick(pick, imports)) }
  const lists = rows.map(({ field, call: { shape, paged, ...call }, fields }) => {
    const list = { call, pick: { shape, paged, fields: [], param: '' } }
    const within = paged ? code(imports.use('wholeShape', from.pick)) : shape
    return [field, { query: code(printSource(list, printer)), shape: within, fields }] as const
  })
  return `${imports.use('withRows', from.withRows)}(params, ${print(thing)}, ${print(Object.fromEntries(lists))})`
}

/** The query of the row that a screen is about, or starts with; `early`: the route asks for it. */
export function rowQueries(
  { file }: ScreenBase,
  { source, early }: { source: FormSource | undefined; early: boolean },
  printer: SpecPrinter,
): string[] {
  if (source === undefined) return []
  const params = `params: ${printer.imports.type('Params', from.spec)}`
  const reads = source.rows !== undefined || source.call.path.length + source.call.query.length > 0
  const name = `${camelCaseFile(file)}Row`
  return [
    `export const ${name} = (${used(params, reads)}) => ${printSourceWithRows(source, printer)}`,
    ...(early ? [`export const ${constantOf(file)} = (${params}) => [${name}(params)]`] : []),
  ]
}

/** Ids as a type. */
export const idsOf = (list: readonly { id: string }[]): string =>
  list.length === 0 ? 'never' : list.map(({ id }) => quote(id)).join(' | ')
