import { useEffect, useSyncExternalStore } from 'react'

import { whenIdle } from '../../lib/when-idle.ts'
import type { Params } from '../spec.ts'
import { askRoles, lackOfRole, rolesStore } from './roles.ts'

/** How often an answer is looked at that keeps something disabled, in milliseconds; it is asked for once a minute at most. */
const lookAgain = 15_000

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
  const lack = lackOfRole(role, params)
  useEffect(() => {
    if (role === undefined) return
    const ask = () => askRoles([role], params)
    const forget = whenIdle(ask)
    // What is known may have come into doubt.
    const stop = rolesStore.subscribe(ask)
    return () => {
      forget()
      stop()
    }
  }, [role, params])
  // Somebody may get the role while the page is open.
  useEffect(() => {
    if (lack === undefined) return
    const look = () => {
      if (document.visibilityState === 'visible') askRoles([role], params)
    }
    const timer = setInterval(look, lookAgain)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [lack, role, params])
  return lack
}
