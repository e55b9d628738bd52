/** Prints pages of rows. */
import type { DetailScreenIR } from '../../model/types/screen-ir.ts'
import { code, quote } from '../print.ts'
import { from } from '../screens/module.ts'
import { hasNeighbours } from '../screens/relations.ts'
import { linkSpec, lookupName, refreshSpec, relationsThunk, shownSpec } from '../screens/spec.ts'
import { actionsSpec, idsOf, printModule, rowQueries, sourceSpec } from './parts.ts'
import type { ModuleContext, ViewPrinter } from './view.ts'

export const detail: ViewPrinter<DetailScreenIR> = {
  isFrame: true,
  module: (screen, context) =>
    printModule(
      screen,
      {
        type: 'DetailScreen',
        rowType: screen.rowType,
        component: () => context.printer.imports.use('Detail', from.detail),
        spec: detailSpec(screen, context),
        hasSlots: true,
      },
      context.printer,
    ),
  queries: (screen, printer) => rowQueries(screen, { source: screen.source, early: true }, printer),
  hasQueries: () => true,
  isEmbedded: ({ embedded }) => embedded,
  slots: ({ rowType, rows }, { imports, row }) =>
    `${imports.type('DetailSlots', '../../src/kit/slots.ts')}<${row(rowType)}, ${idsOf(rows)}>`,
  rowActions: ({ actions, relations, rowType }) => ({ on: 'page', actions, relations, rowType }),
  relations: ({ relations }) => relations,
}

function detailSpec(screen: DetailScreenIR, context: ModuleContext): object {
  const { printer } = context
  const { imports } = printer
  return {
    kind: 'detail',
    id: `${screen.id}`,
    entity: screen.entity,
    title:
      screen.param === undefined
        ? code(`() => ${quote(screen.title)}`)
        : code(`(params) => params[${quote(screen.param)}] ?? ${quote(screen.title)}`),
    rowName: screen.rowName,
    source: sourceSpec(screen.source, screen.file, imports),
    rows: screen.rows.map((r) => shownSpec(r, printer)),
    line: screen.line,
    free: screen.free,
    none: screen.none,
    links: screen.links.map((l) => linkSpec(l, printer)),
    actions: actionsSpec(screen, context),
    tabs: screen.tabs.map((t) => ({
      label: t.label,
      to: t.path.includes(':')
        ? code(`(params) => ${imports.use('fill', from.selectors)}(${quote(t.path)}, params)`)
        : code(`() => ${quote(t.path)}`),
      count: t.count === undefined ? undefined : lookupName(t.count, printer),
      versions: t.versions,
    })),
    relations: hasNeighbours(screen.relations) ? relationsThunk(screen.relations) : undefined,
    activity:
      screen.activity === undefined
        ? undefined
        : {
            page: screen.activity.page,
            load: code(`() => import('../${screen.activity.folder}/activity.gen.ts').then((m) => m.activity)`),
          },
    buttons: screen.buttons,
    refresh: screen.refresh.map(refreshSpec),
    embedded: screen.embedded ? true : undefined,
    terraform: screen.terraform,
  }
}
