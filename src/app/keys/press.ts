/** What single keys do. Loaded with the first of them. */
import { baseLevel } from '../../../generated/routes/levels.gen.ts'
import { levelOf } from '../frame/crumbs.ts'
import type { ConsoleRouter } from '../router.tsx'
import { knownMe } from '../session.ts'
import { focusSearch, focusSelection, moveRow, openRow, selectRow } from './rows.ts'
import { showKeys, showTargets } from './show.tsx'
import { type Place, targetsOf } from './targets.ts'

export function press(key: string, { router, isAfterGo }: { router: ConsoleRouter; isAfterGo: boolean }): void {
  const place = placeOf(router)
  if (isAfterGo) {
    showTargets(undefined)
    const target = targetsOf(place).find(({ letter }) => letter === key)
    if (target !== undefined) void router.navigate(target.path)
    return
  }
  if (key === '/') focusSearch()
  else if (key === '?') showKeys(place)
  else if (key === 'g') showTargets(targetsOf(place))
  else if (key === 'j') moveRow(1)
  else if (key === 'k') moveRow(-1)
  else if (key === 's') focusSelection()
  else if (key === 'x') selectRow()
  else if (key === 'Enter') openRow()
}

function placeOf({ state: { matches, location } }: ConsoleRouter): Place {
  const entries = matches.map(({ pathname, params, route }) => ({ pathname, params, handle: route.handle as unknown }))
  return {
    level: levelOf(entries) ?? baseLevel,
    params: matches.at(-1)?.params ?? {},
    pathname: location.pathname,
    me: knownMe(),
  }
}
