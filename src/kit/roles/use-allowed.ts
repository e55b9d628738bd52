import { useEffect, useSyncExternalStore } from 'react'

import { whenIdle } from '../../lib/when-idle.ts'
import type { Params } from '../spec.ts'
import { askRoles, lackOfRole, rolesStore } from './roles.ts'

/** Draws a component anew when more is known of roles. */
export function useRolesVersion(): number {
  return useSyncExternalStore(rolesStore.subscribe, rolesStore.get)
}

/**
 * Whether something on the page itself (a button in its heading) is for this person: undefined when it is or when nothing is
 * known, else the reason. Asks once the page is shown and the browser has nothing better to do.
 * @param role as the manifest states it: `level.role`
 */
export function useAllowed(role: string | undefined, params: Params): string | undefined {
  useRolesVersion()
  useEffect(() => {
    if (role === undefined) return
    return whenIdle(() => askRoles([role], params))
  }, [role, params])
  return lackOfRole(role, params)
}
