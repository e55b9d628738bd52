/** New priorities for a rule that changes its place in the order of evaluation: as few rules as possible get another number. */
import { inOrder, type Ordered } from './evaluate.ts'

const largest = 65_535

/**
 * Moves a rule one place up (-1) or down (1). It gets a number in the gap between its new neighbours; without a gap, those next
 * to it make room until one is reached. Undefined when there is no such rule; empty at the end of the list.
 *
 * @returns the numbers that change, by name
 */
export function moved(rules: readonly Ordered[], name: string, step: -1 | 1): ReadonlyMap<string, number> | undefined {
  const order = inOrder(rules)
  const from = order.findIndex((rule) => rule.name === name)
  const rule = order[from]
  if (!rule) return undefined
  const to = from + step
  if (to < 0 || to >= order.length) return new Map()
  const others = order.toSpliced(from, 1)
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

/** Moves neighbours away from a number, one by one, until there is a gap; undefined when there is no room. */
function pushed(neighbours: readonly Ordered[], from: number, step: -1 | 1): Map<string, number> | undefined {
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
