import { useQuery } from '@tanstack/react-query'

import { policyViewOptions } from '../../../generated/api/queries/silos.gen.ts'
import { textLinkClass } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { identityProviderHelp } from '../outside-links.ts'
import { meOptions, myGroupsOptions } from '../session.ts'

/**
 * Whether somebody is known to have no group and no role on the silo; undefined as long as that is being found out.
 * @param isAsked whether it matters
 */
export function useHasNoAccess(isAsked: boolean): boolean | undefined {
  // What has failed has failed: the page itself may have asked for it, and would change with each new try.
  const options = { enabled: isAsked, retryOnMount: false }
  const me = useQuery({ ...meOptions(), ...options })
  const groups = useQuery({ ...myGroupsOptions(), ...options })
  const policy = useQuery({ ...policyViewOptions(), ...options })
  if (!isAsked) return false
  if (me.isPending || groups.isPending || policy.isPending) return undefined
  if (!me.data || !groups.data || !policy.data) return false
  const { id } = me.data
  return groups.data.items.length === 0 && !policy.data.roleAssignments.some(({ identityId }) => identityId === id)
}

/** Why somebody who just signed in may see nothing at all. */
export function AccessNotice() {
  return (
    <div className="text-start">
      <Notice tone="warning">
        You are not in any groups and have no role on the silo. This usually means the identity provider is not set up
        correctly.{' '}
        <a href={identityProviderHelp} target="_blank" rel="noreferrer" className={textLinkClass}>
          Read how to set it up
        </a>
      </Notice>
    </div>
  )
}
