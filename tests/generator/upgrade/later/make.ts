/**
 * Later documents of our API family, made up by a seed: some dozens of changes of every kind, one after the other. The same seed makes the same
 * document of the same contract. What it says of each change is for those who look for the reason of a failure.
 */
import { methods, type Json } from '../../../../generator/model/types/contract.ts'
import { edited, type Draft } from '../draft.ts'
import { kindsOfCalls } from './calls.ts'
import { createChance, isValues, NothingFits, valuesOf, type Chance, type Kind } from './chance.ts'
import { kindsOfFields } from './fields.ts'
import { kindsOfNames } from './names.ts'
import { kindsOfRows, many, shapes } from './rows.ts'

export interface Later {
  /** The document as JSON. */
  bundle: string
  /** What was changed, in order: `a field is gone: Disk.size is gone`. */
  changes: readonly string[]
}

/** Each as often as it stands here; rows are new by shapes as well. */
const kinds = [
  kindsOfNames,
  kindsOfNames,
  kindsOfFields,
  kindsOfFields,
  kindsOfFields,
  kindsOfCalls,
  kindsOfCalls,
  kindsOfRows,
]

/** Documents that are much larger than ours are as likely as this. */
const LARGE = 0.2

/** @param count how many changes; 30 to 60 without it */
export function laterDocument(seed: number, count?: number): Later {
  const chance = createChance(seed)
  const changes: string[] = []
  const { bundle } = edited((draft) => {
    const isThere = reachedIn(draft)
    draft.info.version = `2099${String(seed % 10_000).padStart(4, '0')}.0.0`
    const wanted = count ?? chance.whole(30, 60)
    // Shapes first: they name what our contract has.
    const begin = [...chance.some(shapes, Math.min(chance.whole(0, 6), wanted)), ...(chance.is(LARGE) ? [many] : [])]
    for (const kind of begin) attempt(kind, { draft, chance, changes })
    while (changes.length < wanted) attempt(chance.one(chance.one(kinds)), { draft, chance, changes })
    settle(draft, isThere)
  })
  return { bundle, changes }
}

/** Changes the document, or leaves it as it is where it has nothing of that kind. */
function attempt(
  { name, edit }: Kind,
  { draft, chance, changes }: { draft: Draft; chance: Chance; changes: string[] },
): void {
  const trial = structuredClone(draft)
  try {
    changes.push(`${name}: ${edit(trial, chance)}`)
  } catch (error) {
    // Edits say so of what an earlier one took away.
    if (error instanceof NothingFits || String(error).startsWith('Error: the contract has no ')) return
    throw error
  }
  Object.assign(draft, trial)
}

/** Names of schemas that operations need, however deep. */
function reachedIn({ paths, components: { schemas } }: Draft): Set<string> {
  const reached = new Set<string>()
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (reached.has(name)) continue
      reached.add(name)
      visit(schemas[name] ?? {})
    }
  }
  visit(paths)
  return reached
}

/** Leaves nothing that no server would state: paths without calls, schemas that nothing needs any more, defaults that are no value. */
function settle(draft: Draft, wereReached: ReadonlySet<string>): void {
  draft.paths = Object.fromEntries(
    Object.entries(draft.paths).filter(([, item]) => methods.some((method) => item[method] !== undefined)),
  )
  const now = reachedIn(draft)
  for (const name of wereReached) if (!now.has(name)) delete draft.components.schemas[name]
  const values = new Map(
    Object.entries(draft.components.schemas).flatMap(([name, one]): [string, string[]][] =>
      isValues(one) ? [[`#/components/schemas/${name}`, valuesOf(one)]] : [],
    ),
  )
  const visit = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    const { default: own, ...rest } = Object.fromEntries(Object.entries(node).map(([key, one]) => [key, visit(one)]))
    const refs = [...JSON.stringify([rest['allOf'] ?? []]).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref)
    const known = refs.flatMap((ref) => values.get(ref) ?? [])
    const isWrong = typeof own === 'string' && known.length > 0 && !known.includes(own)
    return own === undefined || isWrong ? rest : { ...rest, default: own }
  }
  draft.components.schemas = visit(draft.components.schemas as Json) as Draft['components']['schemas'] // as it was
}
