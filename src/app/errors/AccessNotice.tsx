import { useQuery } from '@tanstack/react-query'

import { policyViewOptions } from '../../../generated/api/queries/silos.gen.ts'
import { textLinkClass } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { identityProviderHelp } from '../outside-links.ts'
import { meOptions, myGroupsOptions } from '../session.ts'

/** Why somebody who just signed in may see nothing at all. Silent unless all three answers say so. */
export function AccessNotice() {
  const me = useQuery(meOptions()).data
  const groups = useQuery(myGroupsOptions()).data
  const policy = useQuery(policyViewOptions()).data
  if (!me || !groups || !policy) return null
  const hasRole = policy.roleAssignments.some(({ identityId }) => identityId === me.id)
  if (groups.items.length > 0 || hasRole) return null
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
