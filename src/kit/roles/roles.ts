/**
 * What the signed-in person may do, as far as it is known. A role as the manifest states it (`level.role`) is asked for when
 * somebody is about to need it, never before a page is shown. What is not known counts as allowed: the server decides, and
 * its refusal is remembered.
 */
import { idField, nameField } from '../../../generated/model/conventions.gen.ts'
import { createQuiet } from '../../api/quiet.ts'
import { isRole, type Role, roleRank } from '../../lib/roles.ts'
import { createStore, type Readable } from '../../lib/store.ts'
import { capitalise } from '../../lib/truncate.ts'
import type { Params, Row } from '../spec.ts'

/** The strongest role somebody has; `none` is known to be none, undefined is not known. */
export type KnownRole = Role | 'none' | undefined

/** Where roles come from: the application's policies. */
export interface RoleSource {
  /** What a level means on this page, as a key: two pages with the same key share the answer. Undefined: nothing here. */
  scope: (level: string, params: Params) => string | undefined
  /** Whether there is such a page for this person. */
  mayOpen?: (path: string) => boolean
  /** Rejects when it cannot be found out. */
  ask: (level: string, params: Params) => Promise<KnownRole>
}

interface Entry {
  role: KnownRole
  /** Milliseconds since the epoch; the answer is asked for anew after it. */
  until: number
  pending: boolean
}

/** How long an answer counts, in milliseconds. */
const lifetime = 60_000

const entries = new Map<string, Entry>()
/** By action, or by the address of a form. */
let refusals = new WeakMap<object, Map<string, number>>()
const refusedPages = new Map<string, number>()
let source: RoleSource | undefined
let quiet = createQuiet()
const version = createStore(0)

/** Says where roles come from. Once, by the application; forgets what was known before. */
export function bindRoles(from: RoleSource | undefined): void {
  source = from
  entries.clear()
  quiet = createQuiet()
  refusedPages.clear()
  changed()
}

/** Whether a link may lead there: pages that do not exist for somebody are not linked to. */
export const mayOpen = (path: string): boolean => source?.mayOpen?.(path) ?? true

const changed = (): void => version.set(version.get() + 1)

/** A policy has changed: what is known is asked for anew by whoever shows it, and refusals count no longer. */
export function doubtRoles(): void {
  // Also answers that are on their way: they may be from before.
  for (const [key, { role }] of entries) entries.set(key, { role, until: 0, pending: false })
  refusals = new WeakMap()
  refusedPages.clear()
  changed()
}

/** Changes with everything that is learnt. */
export const rolesStore: Readable<number> = version

/** Whether what is known until then still counts: the clock may have been set back meanwhile. */
const lasts = (until = 0): boolean => {
  const left = until - Date.now()
  return left > 0 && left <= lifetime
}

/** Finds out about some roles (`level.role`), each level once a minute at most, and none while the server wants to be left alone. Nobody waits; failures leave it unknown. */
export function askRoles(roles: readonly (string | undefined)[], params: Params): void {
  for (const level of new Set(roles.map((role) => role?.split('.')[0]))) if (level !== undefined) ask(level, params)
}

function ask(level: string, params: Params): void {
  const key = source?.scope(level, params)
  if (source === undefined || key === undefined) return
  const known = entries.get(key)
  if ((known && (known.pending || lasts(known.until))) || !quiet.isOver()) return
  const entry: Entry = { role: known?.role, until: 0, pending: true }
  entries.set(key, entry)
  const settle = (role: KnownRole): void => {
    // Another source may have come meanwhile.
    if (entries.get(key) !== entry) return
    entries.set(key, { role, until: Date.now() + lifetime, pending: false })
    if (role !== known?.role) changed()
  }
  source.ask(level, params).then(settle, (error) => settle(quiet.heed(error)))
}

/**
 * Why something that needs a role is not for this person: undefined when they have it, or when it is not known what they have.
 * A role that this console does not know is nobody's: it may ask for anything.
 */
export function lackOfRole(role: string | undefined, params: Params): string | undefined {
  if (role === undefined) return undefined
  const [level = '', wanted = ''] = role.split('.')
  const key = source?.scope(level, params)
  const has = key === undefined ? undefined : entries.get(key)?.role
  if (isRole(wanted) && (has === undefined || roleRank(has) <= roleRank(wanted))) return undefined
  return requires(role)
}

/** Which role something needs, in words. */
export function requires(role: string): string {
  const [level = '', wanted = ''] = role.split('.')
  return `Requires the ${words(capitalise(wanted))} role on the ${words(level)}`
}

/** `limited_collaborator` → `limited collaborator`. */
const words = (name: string): string => name.replaceAll('_', ' ')

/** The server has refused a form (403): nothing leads to its address for a while, and roles are asked for anew. */
export function learnRefusedPage(path: string): void {
  doubtRoles()
  refusedPages.set(path, Date.now() + lifetime)
  changed()
}

/** Why nothing leads to the form at this address. */
export const pageRefusal = (path: string): string | undefined =>
  lasts(refusedPages.get(path)) ? refusedText : undefined

const refusedText = 'The server refused this a moment ago'

/** The server has refused something on a row (403): it is not offered there again for a while. */
export function learnRefusal(what: object, params: Params, row: Row): void {
  const places = refusals.get(what) ?? new Map<string, number>()
  refusals.set(what, places.set(placeOf(params, row), Date.now() + lifetime))
  changed()
}

/** Why something is not offered on a row: a role known to be weaker, or a refusal remembered. */
export function notAllowed(what: { role?: string | undefined }, params: Params, row: Row): string | undefined {
  const lack = lackOfRole(what.role, params)
  if (lack !== undefined) return lack
  return lasts(refusals.get(what)?.get(placeOf(params, row))) ? refusedText : undefined
}

/** Rows of one list may lie in places where one has different roles. */
const placeOf = (params: Params, row: Row): string => JSON.stringify([params, String(row[idField] ?? row[nameField])])
