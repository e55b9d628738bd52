import { isUnreadable, unreadableIn } from './unreadable.ts'
import { isOlder } from './versions.ts'

/**
 * Conditions as data: when an action is offered, accepted or a no-op, when a list polls faster, when a form
 * field applies. The generator checks them against the contract and emits them; the console evaluates them
 * on client-view rows (camelCase), the mock on wire rows (snake_case): the same tree with other field names.
 */
export type Condition =
  | { kind: 'field'; path: string; in: readonly (string | number | boolean | null)[] }
  | { kind: 'all' | 'any'; of: readonly Condition[] }
  | { kind: 'not'; of: Condition }
  /** True while the named collection of the row has no items; only the caller knows how to look. */
  | { kind: 'empty'; collection: string }
  /** True while two fields have the same value; `as` is of another row: of the parent or of `$row`, which a form is about. */
  | { kind: 'same'; path: string; as: string }
  /** True while the date in `path` is less than `seconds` old. */
  | { kind: 'newer'; path: string; seconds: number }
  /** True while the version in `path` is older than the one in `than`, which may be of the parent. */
  | { kind: 'older'; path: string; than: string }
  /** True while the list in which the row stands, or will stand, has fewer rows than that. */
  | { kind: 'fewer'; than: number }

/** Why something is not possible: what is said of the first condition that does not hold. */
export type Because = readonly { unless: Condition; say: string }[]

export interface ConditionContext {
  /** Milliseconds since the epoch; `newer` is unknown without it. */
  now?: number
  /** Whether a collection of the row is empty; undefined = unknown. Needed by `empty`. */
  isEmpty?: (collection: string) => boolean | undefined
  /** How many rows the list has; unknown to `fewer` without it. */
  rows?: number
  /** The parent of the row, for paths that start with `$parent.`: unknown without it. */
  parent?: unknown
  /** The row that a form is about, for what is compared with `$row.`: unknown without it. */
  row?: unknown
}

/**
 * Evaluates a condition on a row. `undefined` means "cannot be known here" (a collection nobody counted, a parent that is not there yet, a field
 * that cannot be read):
 * callers treat unknown as true, because the server decides and a refusal teaches.
 */
export function holds(condition: Condition, row: unknown, context: ConditionContext = {}): boolean | undefined {
  // Fields are read once: long lists ask by the hundred thousand.
  if ('path' in condition && condition.kind !== 'field' && isUnreadable(at(condition.path, row, context)))
    return undefined
  switch (condition.kind) {
    case 'field': {
      if (isOfParent(condition.path) && !hasParent(context)) return undefined
      const value = at(condition.path, row, context) ?? null
      return isUnreadable(value) ? undefined : condition.in.some((wanted) => wanted === value)
    }
    case 'all': {
      const results = condition.of.map((c) => holds(c, row, context))
      return results.includes(false) ? false : results.includes(undefined) ? undefined : true
    }
    case 'any': {
      const results = condition.of.map((c) => holds(c, row, context))
      return results.includes(true) ? true : results.includes(undefined) ? undefined : false
    }
    case 'not': {
      const result = holds(condition.of, row, context)
      return result === undefined ? undefined : !result
    }
    case 'same': {
      const other = isOfParent(condition.as) ? context.parent : context.row
      if (!isKnown(other)) return undefined
      const wanted = readPath(other, condition.as.replace(/^\$\w+\./, '')) ?? null
      return isUnreadable(wanted) ? undefined : (at(condition.path, row, context) ?? null) === wanted
    }
    case 'empty':
      return context.isEmpty?.(condition.collection)
    case 'fewer':
      return context.rows === undefined ? undefined : context.rows < condition.than
    case 'older': {
      if (isOfParent(condition.than) && !hasParent(context)) return undefined
      const [version, other] = [at(condition.path, row, context), at(condition.than, row, context)]
      if (isUnreadable(other)) return undefined
      return typeof version === 'string' && typeof other === 'string' && isOlder(version, other)
    }
    case 'newer': {
      if (context.now === undefined || (isOfParent(condition.path) && !hasParent(context))) return undefined
      const value = at(condition.path, row, context)
      const time = value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number.NaN
      return !Number.isNaN(time) && context.now - time < condition.seconds * 1000
    }
  }
}

const isOfParent = (path: string): boolean => path.startsWith('$parent.')

/** Whether a condition holds for none of the rows below this one: what it asks of the row above is not so. */
export function holdsBelowNone(condition: Condition, parent: unknown): boolean {
  if (condition.kind === 'all') return condition.of.some((one) => holdsBelowNone(one, parent))
  return condition.kind === 'field' && isOfParent(condition.path) && holds(condition, {}, { parent }) === false
}

/** A parent without fields has not been read yet. */
const hasParent = ({ parent }: ConditionContext): boolean => isKnown(parent)

const isKnown = (row: unknown): boolean => typeof row === 'object' && row !== null && Object.keys(row).length > 0

function at(path: string, row: unknown, context: ConditionContext): unknown {
  return isOfParent(path) ? readPath(context.parent, path.slice(8)) : readPath(row, path)
}

/** The value at a dotted path, or that it is unreadable; undefined where a step is missing. Only own properties are followed. */
export function readPath(value: unknown, path: string): unknown {
  // Most paths are one step, and lists read them by the hundred thousand.
  return path.includes('.') ? stepsOf(path).reduce(stepInto, value) : stepInto(value, path)
}

const known = new Map<string, readonly string[]>()
/** Places of entries are paths as well, and there may be very many of them. */
const mostKnown = 1_000

function stepsOf(path: string): readonly string[] {
  let steps = known.get(path)
  if (!steps) {
    if (known.size >= mostKnown) known.clear()
    known.set(path, (steps = path.split('.')))
  }
  return steps
}

const stepInto = (value: unknown, step: string): unknown =>
  typeof value === 'object' && value !== null
    ? (unreadableIn(value, step) ?? (Object.hasOwn(value, step) ? (value as Record<string, unknown>)[step] : undefined))
    : undefined
