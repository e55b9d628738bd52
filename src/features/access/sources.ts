/** Where the rows of an access page come from: its policy, the one above it, and the names of users and groups. */
import { currentUserGroupsOptions, currentUserViewOptions } from '../../../generated/api/queries/current-user.gen.ts'
import { systemPolicyViewOptions } from '../../../generated/api/queries/policy.gen.ts'
import { projectPolicyViewOptions } from '../../../generated/api/queries/projects.gen.ts'
import { policyViewOptions } from '../../../generated/api/queries/silos.gen.ts'
import { siloPolicyViewOptions } from '../../../generated/api/queries/system-silos.gen.ts'
import { listRows as groupRows } from '../../../generated/screens/group/queries.gen.ts'
import { siloLookup } from '../../../generated/screens/silo/lookup.gen.ts'
import { userLookup, userSiloLookup } from '../../../generated/screens/user/lookup.gen.ts'
import { type Drained, type DrainedQuery, growingOptions, type Reading } from '../../api/drain.ts'
import { follow } from '../../api/follow.ts'
import { candidateOptions } from '../../kit/lookup/candidates.ts'
import type { Lookup, Params } from '../../kit/spec.ts'
import { readPath } from '../../lib/condition.ts'
import { accessRows, candidates, type Assignment, type Level, type Person } from './rows.ts'

/** The policy of a project, of one's own silo, of any silo, of the fleet. */
export type Kind = 'project' | 'silo' | 'any-silo' | 'fleet'

export const levelOf = (kind: Kind): Level => (kind === 'any-silo' ? 'silo' : kind)

/** Rows are shown under keys with these tags: whatever changes one of them makes the rows stale. */
const tags = ['project_role', 'silo_access', 'silo_role', 'fleet_role', 'user', 'group']

/** An `AccessRow` per identity: by id as long as the names are on their way. */
export const accessQuery = (kind: Kind, params: Params): DrainedQuery => derived('access', kind, params, readRows)

/** A `Candidate` per user and group that the policy does not name, as they come. */
export const candidatesQuery = (kind: Kind, params: Params): DrainedQuery =>
  derived('access-candidates', kind, params, readCandidates)

interface Place extends Reading {
  kind: Kind
  params: Params
}

function derived(id: string, kind: Kind, params: Params, read: (place: Place) => Promise<Drained>): DrainedQuery {
  const { project, silo } = params
  const of = kind === 'project' ? { project } : kind === 'any-silo' ? { silo } : {}
  return growingOptions([{ _id: id, kind, path: of, tags }], (reading) => read({ ...reading, kind, params }))
}

async function readRows(place: Place): Promise<Drained> {
  const { kind, report } = place
  const [own, above, mine] = await Promise.all([
    readPolicy(place, kind),
    kind === 'project' ? readAbove(place) : undefined,
    readMine(place),
  ])
  const rowsWith = ({ users, groups }: People) =>
    accessRows({ level: levelOf(kind), own, ...(above && { above }) }, { users, groups, mine })
  const people = await readPeople(place, (some) => report({ rows: rowsWith(some), done: false }))
  const known = kind === 'fleet' ? await withOtherSilos(place, own, people) : people
  return { rows: rowsWith(known), done: true }
}

async function readCandidates(place: Place): Promise<Drained> {
  const own = await readPolicy(place, place.kind)
  const people = await readPeople(place, (some) => place.report({ rows: candidates(own, some), done: false }))
  return { rows: candidates(own, people), done: true, ...(people.problem && { problem: people.problem }) }
}

async function readPolicy({ client, signal, params }: Place, kind: Kind): Promise<readonly Assignment[]> {
  const { project = '', silo = '' } = params
  switch (kind) {
    case 'project':
      return (await follow(client, projectPolicyViewOptions({ path: { project } }), { signal })).roleAssignments
    case 'silo':
      return (await follow(client, policyViewOptions(), { signal })).roleAssignments
    case 'any-silo':
      return (await follow(client, siloPolicyViewOptions({ path: { silo } }), { signal })).roleAssignments
    case 'fleet':
      return (await follow(client, systemPolicyViewOptions(), { signal })).roleAssignments
  }
}

async function readAbove(place: Place): Promise<{ level: Level; assignments: readonly Assignment[] }> {
  return { level: 'silo', assignments: await readPolicy(place, 'silo') }
}

interface People {
  users: readonly Person[]
  groups: readonly Person[]
  /** They are not all there are. */
  problem?: Drained['problem']
}

/** Only one's own silo has a list of groups. Whoever cannot be looked up is shown by id. @param onSome those there are so far */
async function readPeople(place: Place, onSome: (people: People) => void): Promise<People> {
  const { kind, params } = place
  const people: { users: readonly Person[]; groups: readonly Person[] } = { users: [], groups: [] }
  onSome(people)
  const isOther = kind === 'any-silo' && !(await isOwnSilo(place, params['silo']))
  const read = async (key: keyof typeof people, lookup: Pick<Lookup, 'source'>): Promise<Drained['problem']> => {
    const put = (state: Drained): void => {
      people[key] = personsOf(state)
      onSome(people)
    }
    const state = await readList(place, candidateOptions(lookup, params), put)
    put(state)
    return state.problem
  }
  const [ofUsers, ofGroups] = await Promise.all([
    read('users', isOther ? userSiloLookup : userLookup),
    isOther ? undefined : read('groups', ownGroups),
  ])
  const problem = ofUsers ?? ofGroups
  return { ...people, ...(problem && { problem }) }
}

/** Fleet roles may belong to users of any silo: those of the others are looked for only when somebody is not found. */
async function withOtherSilos(place: Place, own: readonly Assignment[], people: People): Promise<People> {
  const known = new Set([...people.users, ...people.groups].map(({ id }) => id))
  if (own.every(({ identityType, identityId }) => identityType !== 'silo_user' || known.has(identityId))) return people
  const { rows } = await readList(place, candidateOptions(siloLookup, {}))
  const silos = rows.map((row) => readPath(row, 'name')).filter((name) => typeof name === 'string')
  const others = await Promise.all(
    silos.map(async (silo) => {
      const users = personsOf(await readList(place, candidateOptions(userSiloLookup, { silo })))
      return users
        .filter(({ id }) => !known.has(id))
        .map(({ id, displayName }) => ({ id, displayName: `${displayName} (${silo})` }))
    }),
  )
  return { ...people, users: [...people.users, ...others.flat()] }
}

const personsOf = ({ rows }: Drained): readonly Person[] =>
  rows.flatMap((row): Person[] => {
    const [id, displayName] = [readPath(row, 'id'), readPath(row, 'displayName')]
    return typeof id === 'string' && typeof displayName === 'string' ? [{ id, displayName }] : []
  })

/** Names are a help: without them the page still says who has which role, by id. */
async function readList(
  { client, signal }: Place,
  list: DrainedQuery,
  onData: (state: Drained) => void = () => undefined,
): Promise<Drained> {
  try {
    return await follow<Drained>(client, list, { signal, onData })
  } catch {
    signal.throwIfAborted()
    return { rows: [], done: true }
  }
}

/** Only those of one's own silo can be listed. */
const ownGroups: Pick<Lookup, 'source'> = { source: { query: groupRows, shape: { kind: 'page' }, paged: true } }

async function isOwnSilo({ client, signal }: Place, silo: string | undefined): Promise<boolean> {
  const me = await follow(client, { ...currentUserViewOptions(), staleTime }, { signal })
  return silo === me.siloName || silo === me.siloId
}

/** One's own name and groups change rarely. */
const staleTime = 60_000

/** The API's largest page. */
const all = 1000

async function readMine({ client, signal }: Place): Promise<ReadonlySet<string>> {
  const [me, groups] = await Promise.all([
    follow(client, { ...currentUserViewOptions(), staleTime }, { signal }),
    follow(client, { ...currentUserGroupsOptions({ query: { limit: all } }), staleTime }, { signal }),
  ])
  return new Set([me.id, ...groups.items.map(({ id }) => id)])
}
