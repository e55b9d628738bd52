/** Pages of rows, and of what there is only one of. */
import { byCodePoint } from '../../../link/names.ts'
import type { DetailScreenIR } from '../../types/screen-ir.ts'
import { rowCrumbs } from '../crumbs.ts'
import { describe, entryOf, linkLines, partOrigin, rung } from '../explain-parts.ts'
import { rowIn } from '../../mark-versions.ts'
import { mutationsOf, type ResourceMaker, type View } from '../view.ts'
import { detailTitle, makeDetail } from './make.ts'
import { subjectOf } from './subject.ts'

export const detail: View<DetailScreenIR> = {
  served: 'generated',
  shows: 'row',
  actions: ({ actions }) => actions,
  mutations: mutationsOf,
  withWays: (screen, isOpen) => ({ ...screen, links: screen.links.filter(isOpen) }),
  subject: subjectOf,
  withActivity: (screen, { folder, page, list }) => ({
    ...screen,
    activity: { folder, page },
    uses: [...new Set([...screen.uses, list.operation])].sort(byCodePoint),
  }),
  main: ({ source }) => source.call,
  withVersions: (screen, marks, items) => ({
    ...screen,
    rows: marks.shown(screen.rows, { call: screen.source.call, above: rowIn(screen.source, items) }),
    tabs: screen.tabs.map((tab) => ({ ...tab, ...marks.page(tab.path) })),
    links: marks.links(screen.links),
    actions: marks.actions(screen.actions),
  }),
  explain: (screen, model) => [
    ...rung(screen, model),
    `  row        ${describe(screen.source.call, model)}`,
    ...screen.rows.map(
      (c) =>
        `  field      ${c.id}: "${c.label}" as ${c.cell.kind} (field ${c.path} of ${screen.rowType})${partOrigin(model, screen, [['rows', c.id]])}`,
    ),
    ...screen.tabs.map((t) => `  tab        ${t.label}: ${t.path}${partOrigin(model, screen, [['tabs', t.label]])}`),
    ...screen.actions.map(
      (a) => `  action     ${a.id}: ${describe(a.call, model)}${partOrigin(model, screen, [['actions', a.id]])}`,
    ),
    ...linkLines(screen, model),
    `  to change: rows and tabs in ${entryOf(screen)} (detail)`,
  ],
}

export const detailMaker: ResourceMaker = {
  kind: 'detail',
  title: detailTitle,
  make: makeDetail,
  crumbs: (resource, _as, workspace) => rowCrumbs(resource, workspace),
}
