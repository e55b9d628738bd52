/** Where the rows of an access page come from: its policy, the one above it, and the names of those who can have a role. */
import { idField, limitParam } from '../../../generated/model/conventions.gen.ts'
import type { QueryKey } from '@tanstack/react-query'

import { type Drained, type DrainedQuery, growingOptions, type Reading } from '../../api/drain.ts'
import { follow } from '../../api/follow.ts'
import { lastKnown } from '../../api/last-known.ts'
import { readPath } from '../../lib/condition.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import { finish, inTurns, type Work } from '../../lib/turns.ts'
import { isUnreadable } from '../../lib/unreadable.ts'
import { workOff } from '../../lib/work-off.ts'
import { candidateOptions } from '../lookup/candidates.ts'
import { queryOptionsOf } from '../queries/query.ts'
import { plainText } from '../format/view.ts'
import { rowsOf } from '../queries/rows.ts'
import type { Lookup, Params, Row } from '../spec.ts'
import { textAt } from '../values.ts'
import type { Elsewhere, Identity, Policy, PolicyRead } from './policy.ts'
import { accessRows, candidates, type Assignment, type People, type Person } from './rows.ts'

/** An `AccessRow` per identity: by id as long as the names are on their way. */
export const accessQuery = (policy: Policy, params: Params): DrainedQuery => derived('access', policy, params, readRows)

/** A `Candidate` per identity that the policy does not name, as they come. */
export const candidatesQuery = (policy: Policy, params: Params): DrainedQuery =>
  derived('access-candidates', policy, params, readCandidates)

interface Place extends Reading {
  policy: Policy
  params: Params
}

/** Rows are shown under a key with the policy's tags: whatever changes one of them makes the rows stale. */
function derived(id: string, policy: Policy, params: Params, read: (place: Place) => Promise<Drained>): DrainedQuery {
  const { tags } = policy
  const path = Object.fromEntries(policy.params.map((name) => [name, params[name]]))
  // What of them is unreadable is looked for under their own keys.
  const policies = [policy.read, ...(policy.above ? [policy.above.read] : [])].map(({ query }) => query(params))
  const people = policy.identities.map(({ lookup }) => candidateOptions(lookup, params))
  const made = [...policies, ...people].map(({ queryKey }) => queryKey)
  return growingOptions([{ _id: id, of: tags[0], path, tags, made }], (reading) => read({ ...reading, policy, params }))
}

/** Of longer ones the names come all at once: each time that some are known, everything is put in order. */
const longPolicy = 2_000

async function readRows(place: Place): Promise<Drained> {
  const { policy, report, signal } = place
  const { level, above } = policy
  const [own, inherited, mine] = await Promise.all([
    readPolicy(place, policy.read),
    above && readAbove(place, above.read),
    readMine(place),
  ])
  const policies = { level, own, ...(above && inherited && { above: { ...above, assignments: inherited } }) }
  const rowsWith = (people: readonly People[]) => accessRows(policies, { people, mine })
  const isLong = own.length + (inherited?.length ?? 0) > longPolicy
  if (isLong) report({ rows: await inTurns(rowsWith([]), signal), done: false })
  const { people, problem } = await readPeople(place, (some) => {
    if (!isLong) report({ rows: finish(rowsWith(some)), done: false })
  })
  const others = await withOthers(place, own, people)
  const rows = await inTurns(rowsWith(others.people), signal)
  const lacksNames = problem !== undefined || !others.isWhole
  const unnamed = lacksNames && rows.some(({ identityId, name }) => name === identityId)
  return { rows, done: true, made: others.made, ...(unnamed && { unnamed }) }
}

async function readCandidates(place: Place): Promise<Drained> {
  const own = await readPolicy(place, place.policy.read)
  const report = (some: readonly People[]) => place.report({ rows: candidates(own, some), done: false })
  const { people, problem } = await readPeople(place, report)
  return { rows: candidates(own, people), done: true, ...(problem && { problem }) }
}

/** The policy above may be one that this person may not see: roles from there are then left out, which the page says. */
async function readAbove(place: Place, read: PolicyRead): Promise<readonly Assignment[] | undefined> {
  try {
    return await readPolicy(place, read)
  } catch (error) {
    place.signal.throwIfAborted()
    const known = lastKnown(place.client, read.query(place.params), error)
    return known === undefined ? undefined : inTurns(assignmentsIn(known, read), place.signal)
  }
}

async function readPolicy({ client, signal, params }: Place, read: PolicyRead): Promise<readonly Assignment[]> {
  const answer = await follow(client, queryOptionsOf(read.query(params)), { signal })
  return inTurns(assignmentsIn(answer, read), signal)
}

const assignmentsIn = (answer: unknown, { items }: PolicyRead): Work<readonly Assignment[]> =>
  assignmentsOf(rowsOf(answer, { kind: 'wrapped', items }))

function* assignmentsOf(rows: readonly Row[]): Work<readonly Assignment[]> {
  const all: Assignment[] = []
  for (const [index, row] of rows.entries()) {
    if (index % 500 === 499) yield
    const identity = readPath(row, 'identityId')
    all.push({
      ...(isUnreadable(identity) ? { identityId: '', untold: identity } : { identityId: plainText(identity) }),
      identityType: plainText(readPath(row, 'identityType')),
      roleName: plainText(readPath(row, 'roleName')),
    })
  }
  return all
}

/** Whoever cannot be looked up is shown by id. @param onSome those there are so far */
async function readPeople(
  place: Place,
  onSome: (people: readonly People[]) => void,
): Promise<{ people: readonly People[]; problem?: Drained['problem'] }> {
  const { identities, elsewhere } = place.policy
  const isOther = elsewhere !== undefined && !elsewhere.among && !(await isOwn(place, elsewhere))
  const people = identities.map(({ type, label }): People => ({ type, label, persons: [] }))
  onSome(people)
  const read = async (identity: Identity, index: number): Promise<Drained['problem']> => {
    const lookup = isOther ? identity.elsewhere : identity.lookup
    // Not all of them can be listed elsewhere.
    if (lookup === undefined) return undefined
    const put = (state: Drained): void => {
      people[index] = { ...identity, persons: personsOf(state, lookup) }
      onSome([...people])
    }
    const state = await readList(place, candidateOptions(lookup, place.params), put)
    put(state)
    return state.problem
  }
  const problem = (await Promise.all(identities.map(read))).find((one) => one !== undefined)
  return { people, ...(problem && { problem }) }
}

/**
 * Roles may belong to people of any place: those of the others are looked for only when somebody is not found, a few places at
 * a time, and not in any number of them. Whoever is not found is shown by id.
 *
 * @returns everybody, the keys of the lists that were read for it, and whether nothing of them is missing
 */
async function withOthers(
  place: Place,
  own: readonly Assignment[],
  people: readonly People[],
): Promise<{ people: readonly People[]; made: readonly QueryKey[]; isWhole: boolean }> {
  const { identities, elsewhere } = place.policy
  if (elsewhere?.among === undefined) return { people, made: [], isWhole: true }
  const { among, param } = elsewhere
  const known = new Set(people.flatMap(({ persons }) => persons.map(({ id }) => id)))
  const isMissing = (type: string) =>
    own.some(({ identityType, identityId }) => identityType === type && !known.has(identityId))
  const made: QueryKey[] = []
  let isWhole = true
  const everybody = await Promise.all(
    identities.map(async ({ type, label, elsewhere: lookup }, index): Promise<People> => {
      const found = people[index] ?? { type, label, persons: [] }
      if (lookup === undefined || !isMissing(type)) return found
      const { rows, problem } = await readList(place, candidateOptions(among, {}))
      if (problem !== undefined || rows.length > mostPlaces) isWhole = false
      const others: Person[][] = []
      let count = 0
      const look = async ([at, row]: readonly [number, Row]): Promise<void> => {
        // With so many people, or all found, nobody further is looked for.
        if (!isMissing(type)) return
        if (count > mostPersons) {
          isWhole = false
          return
        }
        const name = textAt(row, among.text)
        const list = candidateOptions(lookup, { [param]: name })
        made.push(list.queryKey)
        const state = await readList(place, list)
        if (state.problem !== undefined) isWhole = false
        const persons = personsOf(state, lookup).filter(({ id }) => !known.has(id))
        others[at] = persons.map(({ id, displayName }) => ({ id, displayName: `${displayName} (${name})` }))
        count += persons.length
        for (const { id } of persons) known.add(id)
      }
      await workOff([...rows.slice(0, mostPlaces).entries()], look, { atOnce, signal: place.signal })
      place.signal.throwIfAborted()
      return { ...found, persons: [...found.persons, ...others.flat()] }
    }),
  )
  return { people: everybody, made, isWhole }
}

const personsOf = ({ rows }: Drained, { value, text }: Lookup): readonly Person[] =>
  rows.flatMap((row): Person[] => {
    const [id, displayName] = [readPath(row, value), readPath(row, text)]
    return typeof id === 'string' && typeof displayName === 'string' ? [{ id, displayName }] : []
  })

/** Names are a help: without them the page still says who has which role, by id, and that names are missing. */
async function readList(
  { client, signal }: Place,
  list: DrainedQuery,
  onData: (state: Drained) => void = () => undefined,
): Promise<Drained> {
  try {
    return await follow<Drained>(client, list, { signal, onData })
  } catch (error) {
    signal.throwIfAborted()
    return { rows: lastKnown<Drained>(client, list, error)?.rows ?? [], done: true, problem: 'missed' }
  }
}

async function isOwn(place: Place, { param, own }: Elsewhere): Promise<boolean> {
  const me = await readMe(place)
  return own.some((field) => readPath(me, field) === place.params[param])
}

/** Places that are looked through, at most; how many at the same time; and how many people are enough. */
const [mostPlaces, atOnce, mostPersons] = [100, 4, 10_000]

/** One's own name and groups change rarely. */
const staleTime = 60_000

/** The API's largest page. */
const all = 1000

const readMe = ({ client, signal, policy }: Place): Promise<unknown> =>
  follow(client, { ...queryOptionsOf(policy.me.view()), staleTime }, { signal })

async function readMine(place: Place): Promise<ReadonlySet<string>> {
  const { client, signal, policy } = place
  const { query, shape } = policy.me.groups
  const [me, groups] = await Promise.all([
    readMe(place),
    // Groups only tell which roles are one's own.
    follow(client, { ...queryOptionsOf(query({}, { [limitParam]: all })), staleTime }, { signal }).catch(() => {
      signal.throwIfAborted()
    }),
  ])
  return new Set(
    // One that cannot be read is nobody's.
    [...(isPlainObject(me) ? [me] : []), ...(groups === undefined ? [] : rowsOf(groups, shape))]
      .map((row) => textAt(row, idField))
      .filter((id) => id !== ''),
  )
}
