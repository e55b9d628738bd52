/** Prints lists. */
import type { ListScreenIR } from '../../model/types/screen-ir.ts'
import { Call, code } from '../print.ts'
import { printPath, printQuery, used } from '../screens/calls.ts'
import { from, type Imports } from '../screens/module.ts'
import { camelCaseFile, constantOf } from '../screens/names.ts'
import { columnSpec, fieldsSpec, linkSpec, refreshSpec, type SpecPrinter } from '../screens/spec.ts'
import { actionsSpec, idsOf, printModule } from './parts.ts'
import type { ModuleContext, ViewPrinter } from './view.ts'

export const list: ViewPrinter<ListScreenIR> = {
  module: (screen, context) => {
    const { imports } = context.printer
    return printModule(
      screen,
      {
        type: 'ListScreen',
        rowType: screen.rowType,
        shape: screen.list.shape,
        spec: listSpec(screen, context),
        // A list that is part of a page has no route: that page shows it.
        ...(screen.in === undefined
          ? {
              component: () =>
                screen.asks === undefined ? imports.use('List', from.list) : imports.use('AskedList', from.askedList),
              hasSlots: true,
            }
          : {}),
      },
      context.printer,
    )
  },
  queries: listQueries,
  // What has to be filled in first is not known when the page is opened.
  hasQueries: ({ asks }) => asks === undefined,
  isEmbedded: ({ embedded }) => embedded,
  slots: ({ rowType, columns }, { imports, row }) =>
    `${imports.type('ListSlots', '../../src/kit/slots.ts')}<${row(rowType)}, ${idsOf(columns)}>`,
  rowActions: ({ actions, relations, rowType }) => ({ on: 'list', actions, relations, rowType }),
  // Lists know of relations only for the question before a delete.
  relations: ({ actions, relations }) => (actions.some(({ id }) => id === 'delete') ? relations : undefined),
  about: ({ about }) => about,
}

export function listSpec(screen: ListScreenIR, context: ModuleContext): object {
  const { printer } = context
  const { imports } = printer
  return {
    kind: 'list',
    id: `${screen.id}`,
    entity: screen.entity,
    title: screen.title,
    embedded: screen.embedded ? true : undefined,
    source: {
      query: code(imports.use(`${camelCaseFile(screen.file)}Rows`, './queries.gen.ts')),
      shape: screen.list.shape,
      paged: screen.list.paged,
      server: serverSpec(screen.list.server, imports),
      asks: screen.asks && {
        fields: fieldsSpec(screen.asks, { call: screen.list }, printer),
        query: code(imports.use(`${camelCaseFile(screen.file)}Rows`, './queries.gen.ts')),
        section: screen.in === undefined ? undefined : code(imports.use('AskedSection', from.askedSection)),
      },
    },
    columns: screen.columns.map((c) => columnSpec(c, printer)),
    rowKey: screen.rowKey,
    rowName: screen.rowName,
    upTo: screen.upTo,
    sort: screen.sort,
    links: screen.links.map((l) => linkSpec(l, printer)),
    actions: actionsSpec(screen, context),
    create:
      screen.create === undefined
        ? undefined
        : {
            label: screen.create.label,
            to: printPath(screen.create.to, imports, 'params'),
            role: screen.create.role,
            offer: screen.create.offer,
            because: screen.create.because,
            reason: screen.create.reason,
            versions: screen.create.versions,
          },
    empty: screen.empty,
    refresh: screen.refresh.map(refreshSpec),
  }
}

/** What a server filters by takes the code that reads filters: only lists with such a server load it before somebody filters. */
function serverSpec(server: ListScreenIR['list']['server'], imports: Imports): object | undefined {
  if (server?.filters === undefined) return server
  return { ...server, filters: new Call(imports.use('serverFilters', from.serverFilters), server.filters) }
}

function listQueries({ file, list: rows, asks, in: page }: ListScreenIR, printer: SpecPrinter): string[] {
  const { imports } = printer
  const name = camelCaseFile(file)
  const request = rows.paged ? `, page: ${imports.type('PageRequest', from.spec)}` : ''
  const params = `params: ${imports.type('Params', from.spec)}`
  const query = printQuery(rows, printer, { page: rows.paged ? 'page' : undefined })
  const isAsked = asks !== undefined
  const read = [...rows.path, ...rows.query].some(({ bind }) => bind.from !== 'form' && bind.from !== 'literal')
  const first = used(params, isAsked ? read : rows.path.length + rows.query.length > 0)
  const rest = isAsked && !rows.paged ? `, _page: ${imports.type('PageRequest', from.spec)}` : request
  const form = isAsked ? `, form: ${imports.type('Row', from.spec)} = {}` : ''
  const own = `export const ${name}Rows = (${first}${rest}${form}) => ${query}`
  // Only routes ask for what a page needs before it is shown, and only where nobody has to say more.
  if (page !== undefined || isAsked) return [own]
  const early = rows.paged
    ? `export const ${constantOf(file)} = (${params}, search: URLSearchParams) => [${name}Rows(params, ${imports.use('pageRequest', from.paging)}(search))]`
    : `export const ${constantOf(file)} = (${params}) => [${name}Rows(params)]`
  return [own, early]
}
