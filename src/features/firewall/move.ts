/** New priorities for a rule that changes its place in the order of evaluation: as few rules as possible get another number. */
import { inOrder, type Rule } from './evaluate.ts'

const largest = 65_535

type Numbered = Pick<Rule, 'name' | 'priority' | 'action'>

/** One place up (-1) or down (1), or right before or behind another rule. */
export type Place = -1 | 1 | { side: 'before' | 'behind'; name: string }

/**
 * Moves a rule within the order of evaluation. It gets a number in the gap between its new neighbours; without a gap, those next
 * to it make room until one is reached. Undefined when there is no such rule; empty where nothing changes.
 *
 * @returns the numbers that change, by name
 */
export function moved(rules: readonly Numbered[], name: string, place: Place): ReadonlyMap<string, number> | undefined {
  const order = inOrder(rules)
  const from = order.findIndex((rule) => rule.name === name)
  const rule = order[from]
  if (!rule) return undefined
  const others = order.toSpliced(from, 1)
  const to = indexOf(place, others, from)
  if (to === undefined) return undefined
  if (to < 0 || to >= order.length || to === from) return new Map()
  const [before, behind] = [others.slice(0, to).toReversed(), others.slice(to)]
  const low = before[0]?.priority ?? -1
  const high = behind[0]?.priority ?? largest + 1
  if (high - low >= 2) return new Map([[name, Math.floor((low + high) / 2)]])
  const up = pushed(before, high - 1, -1)
  const down = pushed(behind, low + 1, 1)
  const chosen =
    !down || (up && up.size < down.size) ? { pushed: up, priority: high - 1 } : { pushed: down, priority: low + 1 }
  return chosen.pushed && new Map([...chosen.pushed, [name, chosen.priority]])
}

/** Where a rule comes to stand; undefined when the rule that says so is not there. */
function indexOf(place: Place, others: readonly Numbered[], from: number): number | undefined {
  if (typeof place === 'number') return from + place
  const at = others.findIndex(({ name }) => name === place.name)
  return at === -1 ? undefined : place.side === 'before' ? at : at + 1
}

/** Moves neighbours away from a number, one by one, until there is a gap; undefined when there is no room. */
function pushed(neighbours: readonly Numbered[], from: number, step: -1 | 1): Map<string, number> | undefined {
  const changes = new Map<string, number>()
  let taken = from
  if (taken < 0 || taken > largest) return undefined
  for (const { name, priority } of neighbours) {
    if (step * (priority - taken) > 0) break
    taken += step
    if (taken < 0 || taken > largest) return undefined
    changes.set(name, taken)
  }
  return changes
}
