/** What fields that most rows have are called now, and how names of times and of references begin or end. */
import type { Schema } from '../../../model/types/contract.ts'
import type { Conventions } from '../../../model/types/conventions.ts'
import { substitutionsOf } from '../substitutions.ts'
import { beside } from './affixes.ts'
import { answerOf, fieldVotes, isPage, type ConventionSides } from './sides.ts'
import { common, decide, type Finding, type Vote } from './votes.ts'

const fields = ['id', 'name', 'description', 'created', 'modified'] as const

/** A name that fewer rows change is a matter of those rows. */
const several = 2

export function rowFindings(sides: ConventionSides): Finding[] {
  const { rows } = sides.before.conventions
  const all = rowsOf(sides)
  const time = affixFinding('time', all, sides)
  const reference = affixFinding('reference', all, sides)
  const named = fields.flatMap((key) => {
    const votes = all
      .flatMap((row) => fieldVotes(rows[key], row, sides))
      .map((vote) =>
        time?.to === undefined ? vote : withAffix(vote, { name: rows[key], from: rows.time, to: time.to }),
      )
    return decide({ part: 'rows', key, from: rows[key], votes, places: 'kinds of rows', enough: several }) ?? []
  })
  return [...named, ...[time, reference].flatMap((one) => one ?? [])]
}

/** Named schemas of rows, and of what is sent to make or change one, that both contracts have. */
function rowsOf(sides: ConventionSides): { owner: string; old: Schema; now: Schema }[] {
  const { before, pairs, old, now, changes } = sides
  const { schemas: renamed } = substitutionsOf(changes)
  const names = new Set<string>()
  const add = (schema: Schema | undefined): void => {
    const name = schema === undefined ? undefined : old.resolve(schema).name
    if (name !== undefined) names.add(name)
  }
  for (const pair of pairs) {
    add(pair.old.request.schema)
    const answer = answerOf(pair, sides)
    if (answer === undefined) continue
    if (!isPage(pair.old, sides)) {
      add(answer.old)
      add(old.resolve(answer.old).schema.items)
      continue
    }
    const items = old.allProperties(answer.old).find(({ wire }) => wire === before.conventions.paging.items)
    add(items?.schema.items)
  }
  return [...names].flatMap((owner) => {
    const [was, is] = [old.named(owner), now.named(renamed.get(owner) ?? owner)]
    return was === undefined || is === undefined ? [] : [{ owner, old: was, now: is }]
  })
}

/** A name that begins or ends so is the one that begins or ends as that does now, where it may be. */
function withAffix(vote: Vote, { name, from, to }: { name: string; from: string; to: string }): Vote {
  if (!('maybe' in vote)) return vote
  const word = wordIn(name, from)
  const own = word === undefined ? [] : vote.maybe.filter((one) => affixesOf('time', word, one).includes(to))
  return own.length === 1 && own[0] !== undefined ? { now: own[0] } : vote
}

type Affix = keyof Pick<Conventions['rows'], 'time' | 'reference'>

function affixFinding(
  key: Affix,
  all: readonly { owner: string; old: Schema; now: Schema }[],
  sides: ConventionSides,
): Finding | undefined {
  const from = sides.before.conventions.rows[key]
  const votes = all.flatMap((row) =>
    sides.old.allProperties(row.old).flatMap(({ wire }): Vote[] => {
      const word = wordIn(wire, from)
      return word === undefined
        ? []
        : fieldVotes(wire, row, sides).flatMap((vote): Vote[] => {
            if ('now' in vote && wordIn(vote.now, from) !== undefined) return [{ now: from }]
            const names = 'now' in vote ? [vote.now] : vote.maybe
            const affixes = [...new Set(names.flatMap((name) => affixesOf(key, word, name)))]
            return affixes.length === 0 ? [] : [{ maybe: affixes }]
          })
    }),
  )
  const open = votes.flatMap((vote) => ('maybe' in vote ? [vote.maybe] : []))
  const [only, ...others] = common(open)
  const told = votes.map((vote): Vote => {
    if (!('maybe' in vote) || only === undefined || others.length > 0) return vote
    return { now: only }
  })
  return decide({ part: 'rows', key, from, votes: told, places: 'fields', enough: Math.ceil(votes.length / 2) })
}

/** What is left of a name without how it begins, or ends if that begins with `_`. */
function wordIn(name: string, affix: string): string | undefined {
  if (name.length <= affix.length) return undefined
  if (affix.startsWith('_')) return name.endsWith(affix) ? name.slice(0, -affix.length) : undefined
  return name.startsWith(affix) ? name.slice(affix.length) : undefined
}

/** How a name with that word in it begins or ends, as the conventions say it. References only end so. */
function affixesOf(key: Affix, word: string, name: string): string[] {
  const { before, after } = beside(word, name)
  const end = after === undefined || key === 'reference' || after.startsWith('_') ? after : `_${after.toLowerCase()}`
  return [...(before === undefined || key === 'reference' ? [] : [before]), ...(end === undefined ? [] : [end])]
}
