/** The page of a row. */
import { actionsOf, duplicateLink, editLink, linksOf } from '../../actions/menus.ts'
import { routePath } from '../../lookups/lookups.ts'
import { relationsOf } from '../../lookups/relations.ts'
import { isSingleton, sourceOf } from '../../../link/own-calls.ts'
import { pathsOf } from '../../../link/paths.ts'
import { statedScreen, type Resource } from '../../../link/resources.ts'
import { defaultDetailRows } from '../../../link/detail-rows.ts'
import { fieldOptions } from '../../../link/shown.ts'
import { terraformOf } from '../../../link/terraform.ts'
import { elsewhereOf } from '../../shown/read-elsewhere.ts'
import { readShown } from '../../shown/shown.ts'
import type { DetailScreenIR } from '../../types/screen-ir.ts'
import { usesOf } from '../../workspace.ts'
import { base } from '../base.ts'
import { rowCrumbs } from '../crumbs.ts'
import { refreshOf } from '../refresh.ts'
import type { ScreenSite } from '../view.ts'

export const detailTitle = ({ label }: Resource): string => label.one

export function makeDetail(resource: Resource, workspace: ScreenSite): DetailScreenIR {
  const duplicate = duplicateLink(resource, workspace.createForm(resource), workspace)
  const { context, lookups } = workspace
  const raw = statedScreen(resource.raw, 'detail')
  const { list, item, edit } = pathsOf(resource, workspace)
  const source = sourceOf(resource, item, workspace) ?? { call: { operation: '', path: [], query: [] } }
  const rows = readShown(
    { stated: raw?.rows, inferred: () => defaultDetailRows(resource, context) },
    {
      schema: resource.viewSchema,
      options: fieldOptions(resource),
      at: item,
      elsewhere: elsewhereOf(resource, workspace),
      ...(resource.raw.lift === undefined ? {} : { lift: resource.raw.lift }),
    },
    { context, lookups },
  )
  const singleton = isSingleton(resource)
  const crumbs = rowCrumbs(resource, workspace)
  const relations = relationsOf(resource, workspace)
  const actions = actionsOf(resource, { at: item, leave: singleton ? undefined : routePath(list) }, workspace)
  const tabs = workspace.tabsOf(resource).map(({ list: of, ...tab }): DetailScreenIR['tabs'][number] => {
    const count = raw?.counts === true && of !== undefined ? lookups.find(of, item)?.id : undefined
    return count === undefined ? tab : { ...tab, count }
  })
  return {
    kind: 'detail',
    ...base(resource, { kind: 'detail', path: item, title: detailTitle(resource), crumbs }, workspace),
    ...(singleton ? {} : { param: resource.param }),
    rowName: resource.nameField,
    source,
    rowType: resource.viewSchemaName ?? 'unknown',
    rows,
    links: [...editLink(resource, routePath(edit), workspace), ...duplicate, ...linksOf(resource, item, workspace)],
    actions,
    tabs,
    ...(raw?.line === undefined ? {} : { line: raw.line }),
    ...(raw?.buttons === undefined ? {} : { buttons: raw.buttons }),
    ...(relations === undefined ? {} : { relations }),
    refresh: refreshOf(resource, workspace),
    embedded: false,
    ...(terraformOf(resource)?.row && { terraform: true }),
    uses: usesOf(
      {
        calls: [source.call],
        actions,
        shown: rows,
        relations: relations && [relations],
        lookups: tabs.flatMap(({ count }) => count ?? []),
      },
      lookups.all(),
    ),
  }
}
