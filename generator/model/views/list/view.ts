/** Lists. */
import type { ListScreenIR } from '../../types/screen-ir.ts'
import { listCrumbs } from '../crumbs.ts'
import { describe, entryOf, linkLines, partOrigin, rung } from '../explain-parts.ts'
import { rowsIn } from '../../mark-versions.ts'
import { mutationsOf, type ResourceMaker, type View } from '../view.ts'
import { listTitle, makeList } from './make.ts'

export const list: View<ListScreenIR> = {
  served: 'generated',
  shows: 'rows',
  actions: ({ actions }) => actions,
  mutations: mutationsOf,
  withWays: ({ create, ...screen }, isOpen) => ({
    ...screen,
    links: screen.links.filter(isOpen),
    ...(create !== undefined && isOpen(create) ? { create } : {}),
  }),
  entries: ({ rowType, list: call, rowKey, rowName, columns }, wanted) => ({
    rowType,
    list: call,
    rowKey,
    rowName,
    columns: wanted
      .flatMap((id) => columns.filter((column) => column.id === id))
      .map((one) => ({ ...one, hidden: false })),
  }),
  main: ({ list: call }) => call,
  withVersions: ({ create, ...screen }, marks, items) => ({
    ...screen,
    columns: marks.shown(screen.columns, { call: screen.list, above: rowsIn(screen.list, items) }),
    links: marks.links(screen.links),
    actions: marks.actions(screen.actions),
    ...(create === undefined ? {} : { create: marks.ways([create])[0] ?? create }),
  }),
  explain: (screen, model) => [
    ...rung(screen, model),
    `  rows       ${describe(screen.list, model)}`,
    ...screen.columns.map(
      (c) =>
        `  column     ${c.id}: "${c.label}" as ${c.cell.kind}${c.cell.kind === 'ref' ? ` to ${c.cell.lookup}` : ''} (field ${c.path} of ${screen.rowType})${partOrigin(model, screen, [['columns', c.id]])}`,
    ),
    ...screen.actions.map(
      (a) =>
        `  action     ${a.id}: ${describe(a.call, model)}; makes stale: ${a.effects.join(', ')}${partOrigin(model, screen, [['actions', a.id]])}`,
    ),
    ...linkLines(screen, model),
    `  to change: columns and texts in ${entryOf(screen)} (list), types and help in openapi/schemas, cells by a slot '${screen.id.slots}'`,
  ],
}

export const listMaker: ResourceMaker = {
  kind: 'list',
  title: listTitle,
  make: makeList,
  crumbs: (resource, _as, workspace) => listCrumbs(resource, workspace),
}
