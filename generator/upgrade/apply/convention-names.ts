/** The conventions with the names that a newer contract has for the same things. All else of their text stays as it is written. */
import { parse } from 'yaml'
import { conventionsFile, type Conventions, type SessionNames } from '../../model/types/conventions.ts'
import type { Change, ConventionRenamed } from '../compare/change.ts'
import type { Finding } from '../compare/conventions/votes.ts'
import { sessionNow } from './session-names.ts'
import { remove, replaceAll, valueAt, type Path } from './yaml-text.ts'

/** Undefined `to`: there is no such thing any more. */
export interface ConventionEdit {
  path: Path
  from: string
  to?: string
}

export interface ConventionsNow {
  conventions: Conventions
  edits: readonly ConventionEdit[]
  renamed: readonly ConventionRenamed[]
  /** What somebody has to look at. */
  questions: readonly string[]
}

interface Known {
  /** As the older contract has them. */
  was: Conventions
  /** As the newer one is read so far. */
  given: Conventions
  /** The text of the latter; empty where the project has none. */
  text: string
  changes: readonly Change[]
  findings: readonly Finding[]
}

export function renamedConventions({ was, given, text, changes, findings }: Known): ConventionsNow {
  // What the text of the newer one calls otherwise, somebody has said already.
  const told = findings.filter((one) => (valueIn(text, pathOf(one)) ?? one.from) === one.from)
  const certain = told.filter((one): one is Finding & { to: string } => one.to !== undefined && text !== '')
  const signedIn = sessionEdits(was.session ?? {}, given.session ?? {}, changes)
  const conventions = withNames(given, certain)
  const session = given.session && sessionNow(given.session, changes)
  return {
    conventions: session === undefined ? conventions : { ...conventions, session },
    edits: [...certain.map((one) => ({ path: pathOf(one), from: one.from, to: one.to })), ...signedIn],
    renamed: [
      ...certain.map((one) => renaming(`${one.part}.${one.key}`, one.from, one.to)),
      ...signedIn.flatMap(({ path, from, to }) => (to === undefined ? [] : [renaming(path.join('.'), from, to)])),
    ],
    questions: [...told.map((one) => question(one, text !== '')), ...signedIn.map(sessionQuestion)],
  }
}

const renaming = (convention: string, from: string, to: string): ConventionRenamed => ({
  type: 'convention-renamed',
  convention,
  from,
  to,
})

function question({ part, key, from, to, candidates, told }: Finding, isWritten: boolean): string {
  const name = `\`${part}.${key}\` of ${conventionsFile}`
  if (to !== undefined && isWritten)
    return `${name} is \`${to}\` now, no longer \`${from}\`, as ${told.replace(/^all (.*) have$/, 'all $1 have it')}: does it say the same?`
  const said = candidates.map((one) => `\`${one}\``).join(' or ')
  const subject = told.charAt(0).toUpperCase() + told.slice(1)
  if (to !== undefined)
    return `${subject} \`${to}\` for \`${from}\`: without ${conventionsFile} nothing says so; is it \`${part}.${key}\`?`
  return `${subject} ${said} for \`${from}\`, and ${name} has one name for all: which is it?`
}

function withNames(conventions: Conventions, certain: readonly (Finding & { to: string })[]): Conventions {
  const { paging, schemas, rows, errors, calls, marks } = conventions
  const of = (part: string): Record<string, string> =>
    Object.fromEntries(certain.flatMap((one) => (one.part === part ? [[one.key, one.to]] : [])))
  const addresses = schemas.addresses.map(
    (name, index) => certain.find((one) => one.key === 'addresses' && one.index === index)?.to ?? name,
  )
  const { nameOrId, name, bytes } = { ...schemas, ...of('schemas') }
  const { version = calls.version } = of('calls')
  return {
    ...conventions,
    paging: { ...paging, ...of('paging') },
    schemas: { nameOrId, name, bytes, addresses },
    rows: { ...rows, ...of('rows') },
    errors: { ...errors, ...of('errors') },
    calls: { ...calls, ...(version === undefined ? {} : { version }) },
    marks: { ...marks, ...of('marks') },
  }
}

const sessionKeys = ['who', 'called', 'within', 'groups', 'roles', 'end'] as const satisfies (keyof SessionNames)[]

/** Of what somebody has said otherwise already, none. */
function sessionEdits(was: SessionNames, given: SessionNames, changes: readonly Change[]): ConventionEdit[] {
  const now = sessionNow(given, changes)
  return sessionKeys.flatMap((key) => {
    const [from, to] = [given[key], now[key]]
    if (from === undefined || from === to || from !== was[key]) return []
    return [{ path: ['session', key], from, ...(to === undefined ? {} : { to }) }]
  })
}

function sessionQuestion({ path, from, to }: ConventionEdit): string {
  const name = `\`${path.join('.')}\` of ${conventionsFile}`
  return to === undefined
    ? `${name} was \`${from}\`, which is gone, and is left out now: is there another?`
    : `${name} is \`${to}\` now, no longer \`${from}\`: does it say the same?`
}

const pathOf = ({ part, key, index }: Pick<Finding, 'part' | 'key' | 'index'>): Path => [
  part,
  key,
  ...(index === undefined ? [] : [index]),
]

const valueIn = (text: string, path: Path): string | undefined => valueAt(text, { document: 0, path })?.name

/** The text with these edits. */
export function withEdits(text: string, edits: readonly ConventionEdit[]): string {
  return edits.reduce((left, { path, from, to }) => {
    const at = { document: 0, path }
    const value = valueAt(left, at)
    if (value === undefined || value.name !== from) return left
    if (to === undefined) return remove(left, at) ?? left
    return replaceAll(left, [{ start: value.start, end: value.end, text: scalar(to) }])
  }, text)
}

/** As YAML has to say a text, in braces as well. */
const scalar = (name: string): string => (/^[\w.$-]+$/.test(name) && parse(name) === name ? name : JSON.stringify(name))
