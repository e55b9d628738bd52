/** Finds the operation of a request: literal path segments win over parameters. */
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId, OperationSpec } from '../spec/operation-spec.ts'

export type Match =
  | { kind: 'found'; spec: OperationSpec; params: Readonly<Record<string, string>> }
  /** No such path. */
  | { kind: 'nowhere' }
  /** The path exists, the method does not. */
  | { kind: 'method' }
  /** A segment cannot be decoded. */
  | { kind: 'undecodable' }

interface Node {
  readonly literal: Map<string, Node>
  param?: Node
  /** Method → the operation that ends here, with the names of its parameters in order. */
  readonly ends: Map<string, { spec: OperationSpec; names: readonly string[] }>
}

const node = (): Node => ({ literal: new Map(), ends: new Map() })

/** Builds the router of all operations of the contract. @param pathOf where an operation is; undefined: nowhere */
export function createRouter(
  pathOf: (spec: OperationSpec) => string | undefined = ({ path }) => path,
): (method: string, pathname: string) => Match {
  const root = node()
  for (const id of Object.keys(operations) as OperationId[]) {
    const path = pathOf(operations[id])
    if (path !== undefined) add(root, operations[id], path)
  }
  return (method, pathname) => match(root, method, pathname)
}

function add(root: Node, spec: OperationSpec, path: string): void {
  const names: string[] = []
  let current = root
  for (const segment of segmentsOf(path)) {
    const [, name, verb = ''] = /^\{([^}]+)\}(:.+)?$/.exec(segment) ?? []
    if (name === undefined) {
      const next = current.literal.get(segment) ?? node()
      current.literal.set(segment, next)
      current = next
    } else {
      names.push(name)
      current = current.param ??= node()
      if (verb === '') continue
      const next = current.literal.get(verb) ?? node()
      current.literal.set(verb, next)
      current = next
    }
  }
  current.ends.set(spec.method, { spec, names })
}

function match(root: Node, method: string, pathname: string): Match {
  const segments: string[] = []
  for (const segment of segmentsOf(pathname)) {
    const decoded = decode(segment)
    if (decoded === undefined) return { kind: 'undecodable' }
    segments.push(decoded)
  }
  const hits = walk(root, segments, 0, [])
  if (hits.length === 0) return { kind: 'nowhere' }
  for (const { end, values } of hits) {
    const found = end.ends.get(method)
    if (found === undefined) continue
    const params = Object.fromEntries(found.names.map((name, index) => [name, values[index] ?? '']))
    return { kind: 'found', spec: found.spec, params }
  }
  return { kind: 'method' }
}

interface Hit {
  end: Node
  values: readonly string[]
}

function walk(current: Node, segments: readonly string[], index: number, values: readonly string[]): Hit[] {
  const segment = segments[index]
  if (segment === undefined) return current.ends.size > 0 ? [{ end: current, values }] : []
  const literal = current.literal.get(segment)
  const hits = literal === undefined ? [] : walk(literal, segments, index + 1, values)
  // `{thing}:freeze`: what is done stands in the same segment.
  const at = segment.lastIndexOf(':')
  const verb = at < 1 ? undefined : current.param?.literal.get(segment.slice(at))
  if (verb !== undefined) hits.push(...walk(verb, segments, index + 1, [...values, segment.slice(0, at)]))
  if (current.param !== undefined) hits.push(...walk(current.param, segments, index + 1, [...values, segment]))
  return hits
}

/** Empty ones count as not there: `/v1//projects/` is `/v1/projects`. */
const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
