/** Finds out the role of the signed-in person on one level. Loaded when the first role is asked for. */
import { currentUserGroupsOptions, currentUserViewOptions } from '../../../generated/api/queries/current-user.gen.ts'
import { projectPolicyViewOptions } from '../../../generated/api/queries/projects.gen.ts'
import { policyViewOptions } from '../../../generated/api/queries/silos.gen.ts'
import { systemPolicyViewOptions } from '../../../generated/api/queries/policy.gen.ts'
import { siloViewOptions } from '../../../generated/api/queries/system-silos.gen.ts'
import { itemsField, limitParam, nextField } from '../../../generated/model/conventions.gen.ts'
import type { CurrentUser } from '../../../generated/api/types.gen.ts'
import { queryClient } from '../../api/query-client.ts'
import type { KnownRole } from '../../kit/roles/roles.ts'
import type { Params } from '../../kit/spec.ts'
import { readPath } from '../../lib/condition.ts'
import { holdsUnreadable } from '../../lib/unreadable-value.ts'
import { strongestRole } from '../../lib/roles.ts'
import type { Role } from '../../lib/roles.ts'
import { staleTime } from '../session.ts'
import { assignedRole, inheritedByProjects, mappedFleetRoles } from './effective.ts'

// The answers that all screens share: `session.ts`.
const meOptions = () => ({ ...currentUserViewOptions(), staleTime })
const myGroupsOptions = () => ({ ...currentUserGroupsOptions({ query: { [limitParam]: 1000 } }), staleTime })

/** @throws what the calls throw: then the role is not known */
export async function askRole(level: string, params: Params): Promise<KnownRole> {
  const me = await readable(queryClient().fetchQuery(meOptions()))
  switch (level) {
    case 'project':
      return (await projectRole(me, params['project'] ?? '')) ?? 'none'
    case 'silo':
      return params['silo'] === undefined ? ((await siloRole(me)) ?? 'none') : roleOnSilo(me, params['silo'])
    case 'fleet':
      return (await fleetRole(me)) ?? 'none'
    default:
      return undefined
  }
}

/** @throws when something of the answer is not what it should be: nothing is concluded from what stands there instead */
async function readable<T>(asked: Promise<T>): Promise<T> {
  const answer = await asked
  if (holdsUnreadable(answer)) throw new Error('the answer cannot be read')
  return answer
}

let isFollowing = false

/** From now on: says when something that roles come from is known to have changed. */
export function followPolicies(changed: () => void): void {
  if (isFollowing) return
  isFollowing = true
  const sources = [
    policyViewOptions(),
    systemPolicyViewOptions(),
    projectPolicyViewOptions({ path: { project: '' } }),
    siloViewOptions({ path: { silo: '' } }),
    meOptions(),
    myGroupsOptions(),
  ].map(({ queryKey: [first] }) => readPath(first, '_id'))
  queryClient()
    .getQueryCache()
    .subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return
      if (sources.includes(readPath(event.query.queryKey[0], '_id'))) changed()
    })
}

async function identitiesOf(me: CurrentUser): Promise<ReadonlySet<string>> {
  const groups = await readable(queryClient().fetchQuery(myGroupsOptions()))
  // A role may come from a group that is not on the first page.
  if (groups[nextField]) throw new Error('too many groups to know all roles')
  return new Set([me.id, ...groups[itemsField].map(({ id }) => id)])
}

async function siloRole(me: CurrentUser): Promise<Role | undefined> {
  if (me.siloAdmin) return 'admin'
  const [policy, mine] = await Promise.all([readable(queryClient().fetchQuery(policyViewOptions())), identitiesOf(me)])
  return assignedRole(policy, mine)
}

async function projectRole(me: CurrentUser, project: string): Promise<Role | undefined> {
  const inherited = inheritedByProjects(await siloRole(me))
  if (inherited === 'admin') return inherited
  const [policy, mine] = await Promise.all([
    readable(queryClient().fetchQuery(projectPolicyViewOptions({ path: { project } }))),
    identitiesOf(me),
  ])
  return strongestRole([assignedRole(policy, mine), inherited].filter((role) => role !== undefined))
}

async function fleetRole(me: CurrentUser): Promise<Role | undefined> {
  if (!me.fleetViewer) return undefined
  const [policy, mine, silo, own] = await Promise.all([
    readable(queryClient().fetchQuery(systemPolicyViewOptions())),
    identitiesOf(me),
    readable(queryClient().fetchQuery(siloViewOptions({ path: { silo: me.siloId } }))),
    siloRole(me),
  ])
  const direct = assignedRole(policy, mine)
  return strongestRole([...(direct === undefined ? [] : [direct]), ...mappedFleetRoles(silo.mappedFleetRoles, own)])
}

/** On a silo seen from the system: its own people's role, and those of the fleet administer all of them. */
async function roleOnSilo(me: CurrentUser, silo: string): Promise<KnownRole> {
  if ((await fleetRole(me)) === 'admin') return 'admin'
  if (silo === me.siloName || silo === me.siloId) return (await siloRole(me)) ?? 'none'
  // Those of another silo have no role on it, and fleet collaborators may do some of what silo administrators may.
  return undefined
}
