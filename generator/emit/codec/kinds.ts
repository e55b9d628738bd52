/** How values are converted between the views, and the table of property names that mostly says it. */
import type { Node, ObjectForm } from './nodes.ts'

/**
 * What to do with a value; in an array, with each element.
 * - `auto`: rename the keys of objects, convert their values by the table of names; leave the rest alone;
 * - `date`: the same, and a string is a date;
 * - `opaque`: leave the value as it is;
 * - `map`: leave the keys of objects, which are user data, and convert the values;
 * - `shape`: do what the numbered shape says (exact, for where names do not tell).
 */
export type Kind = 'auto' | 'date' | 'opaque' | { map: Kind } | { shape: number }

/** Kinds as text, to compare them by. */
export const keyOf = (kind: Kind): string => JSON.stringify(kind)

/** Whether a value of the node comes out right under a kind, as far as its own level goes. */
export function accepts(
  node: Node,
  kind: Kind,
  { pending = new Set(), ids = new Map() }: { pending?: ReadonlySet<string>; ids?: Map<Node, number> } = {},
): boolean {
  if (node.opaque) return kind === 'opaque'
  if (!ids.has(node)) ids.set(node, ids.size)
  const key = `${ids.get(node)} ${keyOf(kind)}`
  if (pending.has(key)) return true
  const deeper = new Set(pending).add(key)
  const inner = (other: Node, otherKind: Kind): boolean => accepts(other, otherKind, { pending: deeper, ids })
  if (node.dates !== (kind === 'date') && (node.dates || node.strings)) return false
  if (!node.items.every((item) => inner(item, kind))) return false
  return node.objects.every((form) => {
    if (kind === 'auto' || kind === 'date') return form.rest === undefined
    if (form.rest === undefined || form.properties.size > 0) return false
    if (kind === 'opaque') return inner(form.rest, 'opaque')
    return 'map' in kind && inner(form.rest, kind.map)
  })
}

/** Kinds that the node may come out right under, likeliest first. */
export function candidates(node: Node, pending: ReadonlySet<Node> = new Set()): Kind[] {
  if (node.opaque) return ['opaque']
  if (pending.has(node)) return []
  const deeper = new Set(pending).add(node)
  const maps = node.objects.flatMap((form) =>
    form.rest === undefined ? [] : candidates(form.rest, deeper).map((kind): Kind => ({ map: kind })),
  )
  const items = node.items.flatMap((item) => candidates(item, deeper))
  const all: Kind[] = ['auto', 'date', ...maps, ...items, 'opaque']
  const distinct = [...new Map(all.map((kind) => [keyOf(kind), kind])).values()]
  return distinct.filter((kind) => accepts(node, kind))
}

/** Property name (wire) → kind of its value, where that is not `auto`. */
export type NameTable = ReadonlyMap<string, Kind>

/**
 * The table that is right for most occurrences of each name. Where it is wrong for one, the value's
 * surroundings have to be described exactly.
 */
export function nameTable(roots: Iterable<Node>): NameTable {
  const table = new Map<string, Kind>()
  for (const [name, nodes] of [...occurrences(roots)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const possible = new Map<string, { kind: Kind; right: number }>()
    for (const kind of ['auto' as const, ...nodes.flatMap((node) => candidates(node).slice(0, 1))])
      possible.set(keyOf(kind), { kind, right: 0 })
    for (const entry of possible.values()) entry.right = nodes.filter((node) => accepts(node, entry.kind)).length
    const best = [...possible.values()].reduce((a, b) => (b.right > a.right ? b : a))
    if (best.kind !== 'auto') table.set(name, best.kind)
  }
  return table
}

/** The table's word on a name. */
export const kindOfName = (table: NameTable, name: string): Kind => table.get(name) ?? 'auto'

/**
 * Names under which numbers may have fractions and are never integers: however such a number is written, it is no
 * big integer. Where a name stands for both, a whole number beyond 2^53 comes as a big integer.
 */
export function fractionNames(roots: Iterable<Node>, table: NameTable): string[] {
  const fractions = [...occurrences(roots)].filter(([name, nodes]) => {
    const numbers = nodes.map((node) => numbersIn(node))
    return !table.has(name) && numbers.some((one) => one.fractions) && !numbers.some((one) => one.integers)
  })
  return fractions.map(([name]) => name).sort()
}

/** Which numbers a value is or, as a list, holds. */
function numbersIn(node: Node, pending: ReadonlySet<Node> = new Set()): { fractions: boolean; integers: boolean } {
  if (pending.has(node)) return { fractions: false, integers: false }
  const deeper = new Set(pending).add(node)
  const items = node.items.map((item) => numbersIn(item, deeper))
  return {
    fractions: node.numbers || items.some((item) => item.fractions),
    integers: node.opaque || node.integers || items.some((item) => item.integers),
  }
}

/** Every value that occurs under a property name, below the roots, as often as it does. */
function occurrences(roots: Iterable<Node>): Map<string, Node[]> {
  const found = new Map<string, Node[]>()
  for (const node of reachable(roots)) {
    for (const form of node.objects) {
      for (const [name, value] of form.properties) {
        const nodes = found.get(name) ?? []
        nodes.push(value)
        found.set(name, nodes)
      }
    }
  }
  return found
}

function reachable(roots: Iterable<Node>): Set<Node> {
  const seen = new Set<Node>(roots)
  // A set that grows while it is walked: every node once.
  for (const node of seen) {
    for (const child of childrenOf(node)) seen.add(child)
  }
  return seen
}

const childrenOf = (node: Node): Node[] => [
  ...node.items,
  ...node.objects.flatMap((form: ObjectForm) => [
    ...form.properties.values(),
    ...(form.rest === undefined ? [] : [form.rest]),
  ]),
]
