/** Screens that nothing leads to: nobody would find them who does not know their address. */
import { seenScreen } from './ways.ts'
import { camelCase } from '../schema/client-name.ts'
import { rowFields } from '../schema/row-fields.ts'
import type { RawConsole } from '../model/types/manifest.ts'
import type { RawSection } from '../model/types/raw-overview.ts'
import type { RawNavEntry } from '../model/types/raw-page.ts'
import type { Linking } from './context.ts'
import { paramsOf } from './paths.ts'
import type { PlannedScreen } from './plan.ts'
import type { Redirect } from './redirects.ts'
import { statedScreen, type Resource } from './resources.ts'
import type { TabTarget } from './tabs.ts'
import { hasScreen, screenId } from './views/register.ts'
import { singleId } from './views/single/single.ts'

interface Ways {
  tabs: ReadonlyMap<string, readonly TabTarget[]>
  redirects: readonly Redirect[]
}

/** Reports lists, singles and pages of what is there once without a way, and forms and pages of rows that no list has. */
export function checkReach(screens: readonly PlannedScreen[], { tabs, redirects }: Ways, context: Linking): void {
  // What leads there may be what is wrong.
  if (context.diagnostics.all.some(({ severity, code }) => severity === 'error' && code !== 'UNCLAIMED_OPERATION'))
    return
  const stated = statedWays(context)
  const targets = new Set([...tabs.values()].flatMap((all) => all.map(({ screen }) => `${screen}`)))
  const addresses = new Set(redirects.map(({ to }) => to))
  const leadsTo = ({ id, path }: PlannedScreen): boolean =>
    stated.has(`${id}`) || targets.has(`${id}`) || addresses.has(path)
  const report = ({ id, place }: PlannedScreen): void =>
    context.diagnostics.warning('NO_WAY_TO_SCREEN', place, {
      cause: `nothing leads to the screen \`${id}\``,
      suggestion: 'name it in `nav`, in `tabs`, or in `to` of an action',
    })
  const byId = new Map(screens.map((screen) => [`${screen.id}`, screen]))
  for (const resource of context.resources) {
    if (resource.state !== 'sound') continue
    const of = (kind: 'list' | 'edit' | 'detail'): PlannedScreen | undefined => byId.get(`${screenId(resource, kind)}`)
    const [list, detail, edit] = [of('list'), of('detail'), of('edit')]
    if (list !== undefined && !list.isPart && !leadsTo(list)) report(list)
    // Rows lead to their page: from their list, from a list of another view, from whatever refers to them.
    const isListed = context.resources.some((one) => one.entity === resource.entity && hasScreen(one, 'list'))
    const isOnce = detail !== undefined && paramsOf(detail.path).length === 0
    if (detail !== undefined && (isOnce || !isListed) && !leadsTo(detail) && !isReferredTo(resource, context))
      report(detail)
    if (edit !== undefined && list === undefined && detail === undefined && !leadsTo(edit)) report(edit)
    if (resource.view !== undefined) continue
    for (const name of Object.keys(resource.entry.raw.singles ?? {})) {
      const single = byId.get(`${singleId(resource, name)}`)
      if (single !== undefined && !leadsTo(single)) report(single)
    }
  }
}

/** Whether rows of something else refer to rows of the entity: by a field that says so, or that is named so. */
function isReferredTo({ entity }: Resource, { contract, schemas, resources }: Linking): boolean {
  const name = rowFields(contract.conventions).idOf(camelCase(entity))
  return resources.some(
    ({ raw, schema, entity: other }) =>
      other !== entity &&
      (schemas.at(schema, name) !== undefined || JSON.stringify(raw.fields ?? {}).includes(`"${entity}"`)),
  )
}

/** Names of screens that the manifest leads to. */
function statedWays({ manifest, resources }: Linking): Set<string> {
  const { levels }: RawConsole = manifest.console.raw
  const ofLevels = Object.values(levels).flatMap(({ home, nav }) => [home ?? '', ...(nav ?? []).flatMap(screensOf)])
  const ofResources = resources.flatMap((resource) => [
    ...Object.values(resource.raw.actions ?? {}).flatMap(({ to, see }) => [
      to ?? '',
      see === undefined ? '' : seenScreen(see),
    ]),
    resource.raw.home ?? '',
    statedScreen(resource.raw, 'list')?.in ?? '',
  ])
  const ofOverviews = manifest.pages.flatMap(({ raw }) => (raw.overview ?? []).flatMap(sectionWays))
  const ofPages = manifest.pages.flatMap(({ raw: { see } }) => (see === undefined ? [] : seenScreen(see)))
  return new Set([...ofLevels, ...ofResources, ...ofOverviews, ...ofPages])
}

/** What an overview tells of, it leads to. */
function sectionWays({ find = [], count = [], use = [], latest }: RawSection): string[] {
  const lists = [...find, ...count, ...use, ...(latest ? [latest] : [])].flatMap(({ list }) => list ?? [])
  return [
    ...lists.map((id) => `${screenId({ id }, 'list')}`),
    ...use.flatMap(({ view, to }) => [
      ...(view === undefined ? [] : [`${screenId({ id: view }, 'detail')}`]),
      to ?? '',
    ]),
  ]
}

const screensOf = (entry: RawNavEntry): readonly string[] =>
  typeof entry === 'string' ? [entry] : 'screen' in entry ? [entry.screen] : entry.nav
