/** What a logged request was about: from its address to the page of the thing, if it is still that one. */
import { idField, nameField } from '../../../generated/model/conventions.gen.ts'
import { readPath } from '../../lib/condition.ts'
import { isUuid, fill } from '../selectors.ts'
import type { Row } from '../spec.ts'
import { addressOf, segmentBehind } from './about-thing.ts'
import { allSubjects, type Subject } from './subject.ts'

/** A thing that an address names. */
export interface Named {
  subject: Subject
  /** Name or id; undefined where there is only one. */
  key?: string
  /** What the address says it lies in, by route parameter. */
  within: Readonly<Record<string, string>>
  /** The request was about something in it. */
  isOuter: boolean
}

/** All pages whose thing the address of a request may name, those in most places first. */
export function thingsNamed(uri: string, known: readonly Subject[] = allSubjects): readonly Named[] {
  const { path, query } = addressOf(uri)
  const found = known.flatMap((subject): (Named & { exact: number })[] => {
    const within = Object.fromEntries(
      Object.entries(subject.within).flatMap(([param, of]) => {
        const said = query.get(param)
        return said === null ? [] : [[of, said]]
      }),
    )
    const depth = Object.keys(within).length
    if (subject.without?.some((param) => query.has(param))) return []
    if (subject.param === undefined)
      return subject.paths.includes(path) ? [{ subject, within, isOuter: false, exact: 1000 }] : []
    const at = subject.paths.find((one) => (segmentBehind(one, path) ?? '') !== '')
    if (at !== undefined)
      return [{ subject, key: segmentBehind(at, path) ?? '', within, isOuter: false, exact: at.length * 10 + depth }]
    const outer = subject.queries.flatMap((key) => {
      const [param = '', of] = key.split('?').toReversed()
      const value = of === undefined || of === path ? query.get(param) : null
      return value === null || value === '' ? [] : [{ value, isOuter: of === undefined }]
    })[0]
    return outer === undefined
      ? []
      : [{ subject, key: outer.value, within, isOuter: outer.isOuter, exact: outer.isOuter ? depth : 900 + depth }]
  })
  const [best] = found.toSorted((a, b) => b.exact - a.exact)
  if (best === undefined) return []
  const same = found.filter(({ isOuter, key }) => isOuter === best.isOuter && key === best.key)
  return same.toSorted((a, b) => placesOf(b) - placesOf(a))
}

const placesOf = ({ subject }: Named): number => Object.keys(subject.within).length

/** Whether what the request called the thing is that of a thing of this person's: an id is, and a name if the scope is theirs. */
export const isOwnName = ({ subject: { scope }, key }: Named, isOwnScope: (scope: string) => boolean): boolean =>
  scope === undefined || (key !== undefined && isUuid(key)) || isOwnScope(scope)

/** How the thing is read: its parents go with a name, and not with an id. */
export function readOf({ subject, key, within }: Named): { url: string; path: object; query: object } | undefined {
  const { view } = subject
  if (view === undefined) return undefined
  const [, param] = /\{(\w+)\}[^{]*$/.exec(view) ?? []
  if (key === undefined || param === undefined) return { url: view, path: {}, query: {} }
  const parents = Object.entries(subject.within).flatMap(([wire, of]) =>
    within[of] === undefined ? [] : [[wire, within[of]] as const],
  )
  return { url: view, path: { [param]: key }, query: isUuid(key) ? {} : Object.fromEntries(parents) }
}

/**
 * The page of a thing that was read, and what it is called. Undefined where the address of a page cannot be made; `another` where
 * what is called so now was made after the request.
 * @param same things that share the address: pages of the same row in different places
 */
export function pageOfThing(
  row: Row,
  same: readonly Named[],
  { ended, created }: { ended: Date; created: string },
): { to: string; name: string } | 'another' | undefined {
  const made = readPath(row, created)
  if (made instanceof Date && made > ended) return 'another'
  for (const { subject, key, within } of same) {
    const { param, page } = subject
    const places = Object.values(subject.within).map((of) => [of, readPath(row, `${of}Id`) ?? within[of]] as const)
    const name = readPath(row, nameField)
    const own = typeof name === 'string' && name !== '' ? name : (key ?? '')
    try {
      const to = fill(page, {
        ...within,
        ...Object.fromEntries(places.map(([of, id]) => [of, within[of] ?? id])),
        ...(param === undefined ? {} : { [param]: keyOf(row, key, own) }),
      })
      // A row that lies in nothing is not the one of a page in something.
      if (places.every(([, id]) => id !== undefined && id !== null)) return { to, name: own }
    } catch {
      // Not all of the address is known: another page of it may do with less.
    }
  }
  return undefined
}

/** A request by id leads to the page by name, which people can read; where rows have no name, by what the request said. */
const keyOf = (row: Row, key: string | undefined, name: string): unknown =>
  key !== undefined && readPath(row, idField) === key && readPath(row, nameField) !== undefined ? name : key
