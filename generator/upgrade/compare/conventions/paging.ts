/** What parameters and fields of lists that come page by page are called now, and how orders end. */
import type { Param } from '../../../model/types/ir.ts'
import type { OperationPair } from '../operations.ts'
import { mostLike } from './affixes.ts'
import { answerOf, fieldVotes, isPage, type ConventionSides } from './sides.ts'
import { common, decide, type Finding, type Vote } from './votes.ts'

export function pagingFindings(sides: ConventionSides): Finding[] {
  const { paging } = sides.before.conventions
  const pages = sides.pairs.filter(({ old }) => isPage(old, sides))
  const asked = (['limit', 'token', 'sort'] as const).flatMap(
    (key) =>
      decide({
        part: 'paging',
        key,
        from: paging[key],
        votes: pages.flatMap((pair) => parameterVotes(paging[key], pair, sides)),
        places: 'lists',
      }) ?? [],
  )
  const answered = (['items', 'next'] as const).flatMap((key) => {
    const votes = pages.flatMap((pair) => {
      const answer = answerOf(pair, sides)
      return answer === undefined ? [] : fieldVotes(paging[key], answer, sides)
    })
    return decide({ part: 'paging', key, from: paging[key], votes, places: 'lists' }) ?? []
  })
  return [...asked, ...answered, ...orders(pages, sides)]
}

function parameterVotes(name: string, { old, now }: OperationPair, { changes }: ConventionSides): Vote[] {
  if (!has(old.queryParams, name)) return []
  if (has(now.queryParams, name)) return [{ now: name }]
  const renamed = changes.find(
    (one) => one.type === 'parameter-renamed' && one.operation === old.id && one.parameter === name,
  )
  if (renamed?.type === 'parameter-renamed') return [{ now: renamed.to }]
  const fresh = now.queryParams.flatMap(({ wire }) => (has(old.queryParams, wire) ? [] : [wire]))
  return fresh.length === 0 ? [] : [{ maybe: fresh }]
}

const has = (params: readonly Param[], name: string): boolean => params.some(({ wire }) => wire === name)

/** The orders that a list has, and that it has now. */
interface Orders {
  was: readonly string[]
  is: readonly string[]
}

function orders(pages: readonly OperationPair[], sides: ConventionSides): Finding[] {
  const { paging } = sides.before.conventions
  const valuesOf = (params: readonly Param[], name: string, { enumValues }: typeof sides.old): string[] => {
    const order = params.find(({ wire }) => wire === name)
    return order === undefined ? [] : (enumValues(order.schema) ?? []).map(String)
  }
  const lists = pages.flatMap((pair): Orders[] => {
    const [vote] = parameterVotes(paging.sort, pair, sides)
    if (vote === undefined || !('now' in vote)) return []
    const was = valuesOf(pair.old.queryParams, paging.sort, sides.old)
    return [{ was, is: valuesOf(pair.now.queryParams, vote.now, sides.now) }]
  })
  const rising = endFinding({ key: 'rising' }, lists, sides)
  const falling = endFinding({ key: 'falling', taken: rising?.to }, lists, sides)
  const ends = {
    rising: rising?.to ?? paging.rising,
    falling: falling?.to ?? paging.falling,
  }
  return [rising, falling, ageFinding(lists, ends, sides)].flatMap((one) => one ?? [])
}

/** @param taken the end that is another order's already */
function endFinding(
  { key, taken }: { key: 'rising' | 'falling'; taken?: string | undefined },
  lists: readonly Orders[],
  { before }: ConventionSides,
): Finding | undefined {
  const from = before.conventions.paging[key]
  const votes = lists.flatMap(({ was, is }) =>
    was.flatMap((value): Vote[] => {
      if (!value.endsWith(from)) return []
      if (is.includes(value)) return [{ now: from }]
      const field = value.slice(0, -from.length)
      const ends = is.flatMap((one) => (one.startsWith(field) && !was.includes(one) ? [one.slice(field.length)] : []))
      const left = ends.filter((end) => end !== taken && end !== '')
      return left.length === 0 ? [] : [{ maybe: left }]
    }),
  )
  return decide({ part: 'paging', key, from, votes: settled(from, votes), places: 'orders' })
}

/** One end that all of them may have is the one; of several the one that begins most like it did. */
function settled(from: string, votes: readonly Vote[]): readonly Vote[] {
  const open = votes.flatMap((vote) => ('maybe' in vote ? [vote.maybe] : []))
  const [end, ...others] = mostLike(from, common(open))
  return end === undefined || others.length > 0 ? votes : votes.map((vote) => ('maybe' in vote ? { now: end } : vote))
}

/** What the order by time of creation is called: the one name that is new among the orders of every list that has it. */
function ageFinding(
  lists: readonly Orders[],
  ends: { rising: string; falling: string },
  { before }: ConventionSides,
): Finding | undefined {
  const { age, rising, falling } = before.conventions.paging
  const namesOf = (values: readonly string[], all: readonly string[]): Set<string> =>
    new Set(
      values.flatMap((value) => {
        const end = all.find((one) => value.endsWith(one))
        return end === undefined ? [] : [value.slice(0, -end.length)]
      }),
    )
  const votes = lists.flatMap(({ was, is }): Vote[] => {
    const [old, now] = [namesOf(was, [rising, falling]), namesOf(is, [ends.rising, ends.falling])]
    if (!old.has(age)) return []
    if (now.has(age)) return [{ now: age }]
    const fresh = [...now].filter((name) => !old.has(name))
    const [only, ...others] = fresh
    if (only === undefined) return []
    return [others.length === 0 ? { now: only } : { maybe: fresh }]
  })
  return decide({ part: 'paging', key: 'age', from: age, votes, places: 'lists' })
}
