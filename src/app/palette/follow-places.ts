import { idField } from '../../../generated/model/conventions.gen.ts'
import { namesOfIds } from '../../kit/lookup/names-of-ids.ts'
import { isPlaceholder, trailOf } from '../frame/crumbs.ts'
import { knownMe, textOf } from '../session.ts'
import type { ConsoleRouter } from '../router.tsx'
import { rememberPlace } from './recent.ts'

/** Keeps the places that are opened from now on, and the one that is open. */
export function followPlaces(router: ConsoleRouter): void {
  let last: string | undefined
  const note = ({ matches, navigation, errors }: ConsoleRouter['state']): void => {
    const user = textOf(knownMe(), idField)
    // What an error page stands for is no place to come back to.
    if (user === undefined || navigation.state !== 'idle' || errors !== null) return
    const entries = matches.map(({ pathname, params, route }) => ({
      pathname,
      params,
      handle: route.handle as unknown,
    }))
    // Nothing leads to a page that comes later.
    if (isPlaceholder(entries)) return
    const trail = trailOf(entries, namesOfIds.get()).filter(({ titleOnly }) => !titleOnly)
    const place = trail.at(-1)
    if (place === undefined) return
    const around = trail.slice(0, -1).map(({ label }) => label)
    const shown = {
      label: place.label,
      path: place.path,
      ...(around.length === 0 ? {} : { hint: around.join(' / ') }),
    }
    if (JSON.stringify(shown) === last) return
    last = JSON.stringify(shown)
    rememberPlace(user, shown)
  }
  router.subscribe(note)
  // What has only an id in the address is called so later.
  namesOfIds.subscribe(() => note(router.state))
  note(router.state)
}
