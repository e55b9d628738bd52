import { nameId, namesOfIds } from '../../kit/lookup/names-of-ids.ts'
import { isUuid } from '../../kit/selectors.ts'
import type { Params } from '../../kit/spec.ts'
import { levelOf } from '../frame/crumbs.ts'
import type { ConsoleRouter } from '../router.tsx'
import type { Asked } from './name-of-id.ts'

/** Finds out what the things are called whose ids stand in the address, from now on and of the page that is open. */
export function followIds(router: ConsoleRouter): void {
  const asked = new Set<string>()
  const note = ({ matches, navigation, errors }: ConsoleRouter['state']): void => {
    if (navigation.state !== 'idle' || errors !== null) return
    const level = levelOf(
      matches.map(({ pathname, params, route }) => ({ pathname, params, handle: route.handle as unknown })),
    )
    const params = definedOnly(matches.at(-1)?.params ?? {})
    for (const [param, id] of Object.entries(params)) {
      if (!isUuid(id) || asked.has(id) || namesOfIds.get().has(id)) continue
      asked.add(id)
      void learn({ param, params, level }, id)
    }
  }
  const learn = async (one: Asked, id: string): Promise<void> => {
    try {
      const { nameOfId } = await import('./name-of-id.ts')
      const name = await nameOfId(one)
      if (name !== undefined) nameId(id, name)
    } catch {
      // It is a trail of ids then, and asked for again on the next page.
      asked.delete(id)
    }
  }
  router.subscribe(note)
  note(router.state)
}

const definedOnly = (params: Readonly<Record<string, string | undefined>>): Params =>
  Object.fromEntries(Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
