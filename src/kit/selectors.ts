/** Names, ids and the parents that must or must not go with them (server-behaviour §0.3), and path filling. */
import { escapePart, isDotSegment } from '../lib/escape-part.ts'
import { isMissing } from '../lib/missing.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a selector is an id; everything else is a name. */
export const isUuid = (text: string): boolean => uuid.test(text)

/**
 * Query selectors of a parent chain, nearest first. A parent given by id must not be accompanied by its own parent,
 * so the chain ends after the first id. Parents without a value are left out.
 *
 *     chain([['vpc', params['vpc']], ['project', params['project']]])
 */
export function chain(
  parents: readonly (readonly [param: string, value: string | undefined])[],
): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [param, value] of parents) {
    if (value === undefined || value === '') continue
    query[param] = value
    if (isUuid(value)) break
  }
  return query
}

/** The parents that go with a target: all of them when it is named, none when it is given by id. */
export function selector(value: string, parents: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return isUuid(value) ? {} : parents
}

/** The parameters of a path pattern: `/a/:b/c?from=:d` → `b | d`. */
type ParamOf<P extends string> = P extends `${string}:${infer Rest}` ? FirstWord<Rest> | ParamOf<Rest> : never
type FirstWord<T extends string> = T extends `${infer Segment}/${string}` ? BeforeQuery<Segment> : BeforeQuery<T>
type BeforeQuery<T extends string> = T extends `${infer Word}?${string}` ? Word : T

/** Values that are written out by name have to be parameters of the pattern. */
type NamesOf<P extends string, V> = string extends P
  ? unknown
  : { readonly [K in keyof V as string extends K ? never : K extends ParamOf<P> ? never : K]: never }

/** No server takes longer addresses, and a browser reads each one that a page links to. */
const longestPart = 2_000

/** What an address has of a thing: its name, or its ID where the name would have to be cut. */
export const partOf = <T>(name: T, id: T): T =>
  typeof name === 'string' && name.length > longestPart && !isMissing(id) ? id : name

/**
 * A path pattern with its `:params` replaced, each encoded as one path segment.
 * Throws on a missing value: a link that leads nowhere is a bug, not a state; and on one of dots alone, which no encoding keeps
 * from leading elsewhere.
 */
export function fill<P extends string, V extends Readonly<Record<string, unknown>>>(
  pattern: P,
  values: V & NamesOf<P, V>,
): string {
  return pattern.replace(/:([A-Za-z]\w*)\??/g, (_, name: string) => {
    const value = values[name]
    if (isMissing(value)) throw new Error(`No value for :${name} in ${pattern}`)
    const text = String(value)
    if (isDotSegment(text)) throw new Error(`${text} is no value for :${name} in ${pattern}`)
    return escapePart(text.slice(0, longestPart))
  })
}
