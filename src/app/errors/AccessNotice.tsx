import { useQuery } from '@tanstack/react-query'

import { noAccess, noAccessHelp, whoHasRoles } from '../../../generated/routes/session-roles.gen.ts'
import { groups as ownGroups, knowsWho } from '../../../generated/routes/session.gen.ts'
import { textLinkClass } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { meOptions, myGroupsOptions, queryOf } from '../session.ts'
import { isWithoutAccess } from './no-access.ts'

/** Without one of these answers nothing is known. */
const isTold = knowsWho && ownGroups !== undefined && whoHasRoles !== undefined

/**
 * Whether somebody is known to have no group and no role on the silo; undefined as long as that is being found out.
 * @param isRefused whether it matters
 */
export function useHasNoAccess(isRefused: boolean): boolean | undefined {
  const isAsked = isRefused && isTold
  // What has failed has failed: the page itself may have asked for it, and would change with each new try.
  const options = { enabled: isAsked, retryOnMount: false }
  const me = useQuery({ ...meOptions(), ...options })
  const groups = useQuery({ ...myGroupsOptions(), ...options })
  const roles = useQuery({ ...queryOf(whoHasRoles?.()), ...options })
  if (!isAsked) return false
  if (me.isPending || groups.isPending || roles.isPending) return undefined
  return isWithoutAccess({ me: me.data, groups: groups.data, roles: roles.data })
}

/** Why somebody who just signed in may see nothing at all. */
export function AccessNotice() {
  return (
    <div className="text-start">
      <Notice tone="warning">
        {noAccess}{' '}
        {noAccessHelp && (
          <a href={import.meta.env.BASE_URL + noAccessHelp} target="_blank" rel="noreferrer" className={textLinkClass}>
            Read what to do
          </a>
        )}
      </Notice>
    </div>
  )
}
