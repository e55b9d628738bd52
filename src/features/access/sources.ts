/** Where the rows of an access page come from: its policy, the one above it, and the names of users and groups. */
import type { QueryClient } from '@tanstack/react-query'

import { currentUserGroupsOptions, currentUserViewOptions } from '../../../generated/api/queries/current-user.gen.ts'
import { systemPolicyViewOptions } from '../../../generated/api/queries/policy.gen.ts'
import { projectPolicyViewOptions } from '../../../generated/api/queries/projects.gen.ts'
import { policyViewOptions } from '../../../generated/api/queries/silos.gen.ts'
import { siloPolicyViewOptions } from '../../../generated/api/queries/system-silos.gen.ts'
import { listRows as groupRows } from '../../../generated/screens/group/queries.gen.ts'
import { siloLookup } from '../../../generated/screens/silo/lookup.gen.ts'
import { userLookup, userSiloLookup } from '../../../generated/screens/user/lookup.gen.ts'
import { queryClient } from '../../api/query-client.ts'
import { candidateOptions } from '../../kit/lookup/candidates.ts'
import { queryOptionsOf } from '../../kit/query.ts'
import type { Lookup, Params, Query } from '../../kit/spec.ts'
import { readPath } from '../../lib/condition.ts'
import { accessRows, candidates, type Assignment, type Level, type Person } from './rows.ts'

/** The policy of a project, of one's own silo, of any silo, of the fleet. */
export type Kind = 'project' | 'silo' | 'any-silo' | 'fleet'

export const levelOf = (kind: Kind): Level => (kind === 'any-silo' ? 'silo' : kind)

/** Rows are shown under keys with these tags: whatever changes one of them makes the rows stale. */
const tags = ['project_role', 'silo_access', 'silo_role', 'fleet_role', 'user', 'group']

/** Answers `{items}`: an `AccessRow` per identity. */
export const accessQuery = (kind: Kind, params: Params): Query => derived('access', kind, params, readRows)

/** Answers `{items}`: a `Candidate` per user and group that the policy does not name. */
export const candidatesQuery = (kind: Kind, params: Params): Query =>
  derived('access-candidates', kind, params, readCandidates)

type Read = (client: QueryClient, kind: Kind, params: Params) => Promise<{ items: readonly Record<string, unknown>[] }>

function derived(id: string, kind: Kind, params: Params, read: Read): Query {
  const { project, silo } = params
  const of = kind === 'project' ? { project } : kind === 'any-silo' ? { silo } : {}
  return {
    queryKey: [{ _id: id, kind, path: of, tags }],
    queryFn: () => read(queryClient(), kind, params),
  }
}

const readRows: Read = async (client, kind, params) => {
  const [own, above, people, mine] = await Promise.all([
    readPolicy(client, kind, params),
    kind === 'project' ? readAbove(client) : undefined,
    readPeople(client, kind, params),
    readMine(client),
  ])
  const known = kind === 'fleet' ? await withOtherSilos(client, own, people) : people
  return { items: accessRows({ level: levelOf(kind), own, ...(above && { above }) }, { ...known, mine }) }
}

const readCandidates: Read = async (client, kind, params) => {
  const [own, people] = await Promise.all([readPolicy(client, kind, params), readPeople(client, kind, params)])
  return { items: candidates(own, people) }
}

async function readPolicy(client: QueryClient, kind: Kind, params: Params): Promise<readonly Assignment[]> {
  const { project = '', silo = '' } = params
  switch (kind) {
    case 'project':
      return (await client.fetchQuery(projectPolicyViewOptions({ path: { project } }))).roleAssignments
    case 'silo':
      return (await client.fetchQuery(policyViewOptions())).roleAssignments
    case 'any-silo':
      return (await client.fetchQuery(siloPolicyViewOptions({ path: { silo } }))).roleAssignments
    case 'fleet':
      return (await client.fetchQuery(systemPolicyViewOptions())).roleAssignments
  }
}

async function readAbove(client: QueryClient): Promise<{ level: Level; assignments: readonly Assignment[] }> {
  return { level: 'silo', assignments: await readPolicy(client, 'silo', {}) }
}

interface People {
  users: readonly Person[]
  groups: readonly Person[]
}

/** Only one's own silo has a list of groups. Whoever cannot be looked up is shown by id. */
async function readPeople(client: QueryClient, kind: Kind, params: Params): Promise<People> {
  const isOther = kind === 'any-silo' && !(await isOwnSilo(client, params['silo']))
  const [users, groups] = await Promise.all([
    readNames(client, isOther ? userSiloLookup : userLookup, params),
    isOther ? [] : readNames(client, ownGroups, params),
  ])
  return { users, groups }
}

/** Fleet roles may belong to users of any silo: those of the others are looked for only when somebody is not found. */
async function withOtherSilos(client: QueryClient, own: readonly Assignment[], people: People): Promise<People> {
  const known = new Set([...people.users, ...people.groups].map(({ id }) => id))
  if (own.every(({ identityType, identityId }) => identityType !== 'silo_user' || known.has(identityId))) return people
  const silos = await readSilos(client)
  const others = await Promise.all(
    silos.map(async (silo) => {
      const users = await readNames(client, userSiloLookup, { silo })
      return users
        .filter(({ id }) => !known.has(id))
        .map(({ id, displayName }) => ({ id, displayName: `${displayName} (${silo})` }))
    }),
  )
  return { ...people, users: [...people.users, ...others.flat()] }
}

async function readSilos(client: QueryClient): Promise<readonly string[]> {
  try {
    const { rows } = await client.fetchQuery(candidateOptions(siloLookup, {}))
    return rows.map((row) => readPath(row, 'name')).filter((name) => typeof name === 'string')
  } catch {
    return []
  }
}

/** Only those of one's own silo can be listed. */
const ownGroups: Pick<Lookup, 'source'> = { source: { query: groupRows, shape: { kind: 'page' }, paged: true } }

async function readNames(
  client: QueryClient,
  lookup: Pick<Lookup, 'source'>,
  params: Params,
): Promise<readonly Person[]> {
  try {
    const { rows } = await client.fetchQuery(candidateOptions(lookup, params))
    return rows.flatMap((row): Person[] => {
      const [id, displayName] = [readPath(row, 'id'), readPath(row, 'displayName')]
      return typeof id === 'string' && typeof displayName === 'string' ? [{ id, displayName }] : []
    })
  } catch {
    // Names are a help: without them the page still says who has which role, by id.
    return []
  }
}

async function isOwnSilo(client: QueryClient, silo: string | undefined): Promise<boolean> {
  const me = await client.fetchQuery({ ...currentUserViewOptions(), staleTime })
  return silo === me.siloName || silo === me.siloId
}

/** One's own name and groups change rarely. */
const staleTime = 60_000

/** The API's largest page. */
const all = 1000

async function readMine(client: QueryClient): Promise<ReadonlySet<string>> {
  const [me, groups] = await Promise.all([
    client.fetchQuery({ ...currentUserViewOptions(), staleTime }),
    client.fetchQuery({ ...currentUserGroupsOptions({ query: { limit: all } }), staleTime }),
  ])
  return new Set([me.id, ...groups.items.map(({ id }) => id)])
}

/** What is known of the rows by now. */
export const queryOptions = (kind: Kind, params: Params) => queryOptionsOf(accessQuery(kind, params))
