/** Exact descriptions of values for which the table of names is wrong somewhere below. */
import { accepts, candidates, keyOf, kindOfName } from './kinds.ts'
import type { Kind, NameTable } from './kinds.ts'
import type { Node, ObjectForm } from './nodes.ts'

type Literal = string | number | boolean | null

/** What to do with a value, by its JSON type; what is not said goes by the table of names. */
export interface Shape {
  /** Strings are dates. */
  date?: true
  items?: Kind
  /** The first form that fits an object counts. */
  objects?: FormShape[]
}

/** What to do with an object of one form. */
export interface FormShape {
  /** What an object of this form looks like; absent when there is only one. */
  when?: { tags?: Record<string, readonly Literal[]>; required?: readonly string[] }
  /** Properties (wire name) that the table of names is wrong about. */
  properties?: Record<string, Kind>
  /** Set for free keys beside known ones: only the known ones are renamed. */
  known?: readonly string[]
  rest?: Kind
}

/** Shapes as they are asked for. */
export interface Shapes {
  /** The kind that makes a value of the node come out right all the way down; `wanted` if that does. */
  kindFor: (node: Node, wanted: Kind) => Kind
  /** By number. */
  all: readonly Shape[]
}

/** Shapes for everything that the table is wrong about. */
export function createShapes(table: NameTable): Shapes {
  const all: Shape[] = []
  const numbers = new Map<Node, number>()
  const proved = new Map<Node, Set<string>>()

  /** Whether the kind is right for the value and the table for everything below it. */
  function holds(node: Node, kind: Kind): boolean {
    const visited: [Node, Kind][] = []
    const pending = new Map<Node, Set<string>>()
    const walk = (current: Node, currentKind: Kind): boolean => {
      const key = keyOf(currentKind)
      if (proved.get(current)?.has(key) === true || pending.get(current)?.has(key) === true) return true
      mark(pending, current, key)
      visited.push([current, currentKind])
      if (!accepts(current, currentKind)) return false
      if (currentKind === 'opaque') return true
      if (!current.items.every((item) => walk(item, currentKind))) return false
      return current.objects.every((form) => {
        if (typeof currentKind === 'object')
          return 'map' in currentKind && form.rest !== undefined && walk(form.rest, currentKind.map)
        return [...form.properties].every(([name, value]) => walk(value, kindOfName(table, name)))
      })
    }
    const right = walk(node, kind)
    if (right) for (const [seen, seenKind] of visited) mark(proved, seen, keyOf(seenKind))
    return right
  }

  function kindFor(node: Node, wanted: Kind): Kind {
    const simple = [wanted, ...candidates(node)].find((kind) => holds(node, kind))
    if (simple !== undefined) return simple
    if (node.opaque) return 'opaque'
    const known = numbers.get(node)
    if (known !== undefined) return { shape: known }
    const shape: Shape = {}
    const number = all.push(shape) - 1
    numbers.set(node, number)
    if (node.dates) shape.date = true
    const items = itemsKind(node)
    if (items !== undefined && items !== 'auto') shape.items = items
    if (node.objects.length > 0) shape.objects = formShapes(node.objects)
    return { shape: number }
  }

  /** Arrays of a union are told apart by nothing: the first one that is not plain counts. */
  function itemsKind(node: Node): Kind | undefined {
    const kinds = node.items.map((item) => kindFor(item, 'auto'))
    return kinds.find((kind) => kind !== 'auto') ?? kinds[0]
  }

  function formShapes(forms: readonly ObjectForm[]): FormShape[] {
    const shapes = forms.map((form) => ({ ...(forms.length > 1 ? condition(form) : {}), ...formShape(form) }))
    // Forms that say more about themselves are tried first; free maps fit everything.
    const weight = (form: FormShape): number =>
      Object.keys(form.when?.tags ?? {}).length * 1000 + (form.when?.required?.length ?? 0)
    return shapes
      .map((form, index) => ({ form, index }))
      .sort((a, b) => weight(b.form) - weight(a.form) || a.index - b.index)
      .map(({ form }) => form)
  }

  function formShape(form: ObjectForm): FormShape {
    const deviating = [...form.properties].flatMap(([name, value]): [string, Kind][] => {
      const usual = kindOfName(table, name)
      const kind = kindFor(value, usual)
      return keyOf(kind) === keyOf(usual) ? [] : [[name, kind]]
    })
    return {
      ...(deviating.length === 0 ? {} : { properties: Object.fromEntries(deviating) }),
      ...(form.rest === undefined ? {} : { known: [...form.properties.keys()], rest: kindFor(form.rest, 'auto') }),
    }
  }

  return { kindFor, all }
}

function condition(form: ObjectForm): FormShape {
  const tags = Object.fromEntries(form.tags)
  const when = {
    ...(form.tags.size === 0 ? {} : { tags }),
    ...(form.required.length === 0 ? {} : { required: form.required }),
  }
  return Object.keys(when).length === 0 ? {} : { when }
}

function mark(seen: Map<Node, Set<string>>, node: Node, key: string): void {
  const keys = seen.get(node) ?? new Set()
  keys.add(key)
  seen.set(node, keys)
}
