/** Which entries of a log are about a thing: those whose request names it in its address, and the one that made it. */
import { idField, nameField } from '../../../generated/model/conventions.gen.ts'
import { holds, readPath } from '../../lib/condition.ts'
import type { ActivityLog } from '../activity-log.ts'
import type { Params, Row } from '../spec.ts'
import type { Subject } from './subject.ts'

/** A thing, and the page that shows it. */
export interface Thing {
  subject: Subject
  row: Row
  params: Params
  /** The signed-in person, in whose silo the thing lies. */
  me: Row
  /** What things are called whose ids stand in addresses. */
  names: ReadonlyMap<string, string>
}

type Fields = Pick<ActivityLog, 'uri' | 'operation' | 'started' | 'ended' | 'done' | 'callers' | 'created'>

/** Where a request went. */
export interface Address {
  path: string
  query: URLSearchParams
}

/** Path and query of a request as a log has them: cut off anywhere. */
export function addressOf(uri: string): Address {
  const end = uri.indexOf('?')
  return end === -1
    ? { path: uri, query: new URLSearchParams() }
    : { path: uri.slice(0, end), query: new URLSearchParams(uri.slice(end + 1)) }
}

/**
 * What a path says behind `at` (`/v1/crates/`, `/v1/piles/{pile}/members/`), up to the next slash; undefined when it does not
 * begin so.
 */
export function segmentBehind(at: string, path: string): string | undefined {
  const begin = at.split('/')
  const segments = path.split('/')
  const last = begin.pop()
  if (last !== '' || !begin.every((one, index) => one === segments[index] || (one.startsWith('{') && segments[index])))
    return undefined
  try {
    return decodeURIComponent(segments[begin.length] ?? '')
  } catch {
    // The log cut it in the middle of a letter.
    return undefined
  }
}

/** The entries that are about the thing, in their order. */
export function entriesAbout(entries: readonly Row[], thing: Thing, fields: Fields): readonly Row[] {
  const made = entries.filter((entry) => isCreation(entry, thing, fields))
  // Two at the same time: nobody can tell which of them made it.
  const [creation] = made.length === 1 ? made : []
  return entries.filter((entry) => entry === creation || isNamedBy(entry, thing, fields))
}

/** Whether the request names the thing. */
function isNamedBy(entry: Row, thing: Thing, fields: Fields): boolean {
  const { subject, row, params } = thing
  const address = addressOf(textOf(entry, fields.uri))
  if (subject.param === undefined) return subject.paths.includes(address.path) && isInScope(entry, thing, fields)
  const own = [row[subject.own ?? nameField], params[subject.param]].map(String)
  return valuesIn(address, subject).some((value) => {
    // An id is that of nothing else.
    if (value === row[idField]) return true
    if (!own.includes(value) || isBefore(entry, row, fields)) return false
    return isInSamePlace(address, thing) && isInScope(entry, thing, fields)
  })
}

/** Names are unique only within what the caller lies in, too. */
function isInScope(entry: Row, { subject: { scope }, me }: Thing, { callers }: Fields): boolean {
  if (scope === undefined) return true
  const tells = callers[scope]
  const own = tells && readPath(me, tells.me)
  return own !== undefined && own !== null && readPath(entry, tells?.entry ?? '') === own
}

/** All that the request may name the thing by. */
function valuesIn({ path, query }: Address, { paths, queries }: Subject): readonly string[] {
  const inPath = paths.map((at) => segmentBehind(at, path))
  const inQuery = queries.map((key) => {
    const [param = '', at] = key.split('?').toReversed()
    return at === undefined || at === path ? query.get(param) : null
  })
  return [...inPath, ...inQuery].filter((value) => typeof value === 'string')
}

/** Names are unique only among what lies in the same place: the request says which. */
function isInSamePlace({ query }: Address, { subject, row, params, names }: Thing): boolean {
  const { without = [], fields = {} } = subject
  if (without.some((param) => query.has(param))) return false
  if (Object.entries(fields).some(([param, path]) => query.get(param) !== String(readPath(row, path)))) return false
  return Object.entries(subject.within).every(([param, of], index) => {
    const said = query.get(param)
    // Behind the id of the nearest nothing more is said.
    if (said === null) return index > 0
    const id = textOf(row, `${of}Id`)
    return said === params[of] || said === id || said === names.get(id) || said === names.get(params[of] ?? '')
  })
}

/** Whether the request came before the thing was there: it was about another one of that name. */
function isBefore(entry: Row, row: Row, { ended, created }: Fields): boolean {
  const [at, made] = [timeOf(entry, ended), timeOf(row, created)]
  return at !== undefined && made !== undefined && at < made
}

/** Whether the thing was made while the request was carried out, in the same place. */
function isCreation(entry: Row, thing: Thing, fields: Fields): boolean {
  const { subject, row } = thing
  if (subject.create === undefined) return false
  if (readPath(entry, fields.operation) !== subject.create || holds(fields.done, entry) !== true) return false
  const [start, made, end] = [timeOf(entry, fields.started), timeOf(row, fields.created), timeOf(entry, fields.ended)]
  if (start === undefined || made === undefined || end === undefined || made < start || made > end) return false
  return isInSamePlace(addressOf(textOf(entry, fields.uri)), thing) && isInScope(entry, thing, fields)
}

function textOf(row: Row, path: string): string {
  const value = readPath(row, path)
  return typeof value === 'string' ? value : ''
}

function timeOf(row: Row, path: string): number | undefined {
  const value = readPath(row, path)
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value.getTime() : undefined
}
