/** Headers of the mock's own that choose a story, a caller or a failure, and that of the version: what they name has to be there. */
import { versionHeaders } from '../../../generated/mock/conventions.gen.ts'
import { badRequest } from '../http/errors.ts'
import { faultKinds } from '../http/fault.ts'
import { faultHeader, readFaultHeader } from '../http/fault-rules.ts'
import { nameInHeader, userHeader } from '../sign-in/identity.ts'
import { unknownVariant } from '../parse/params.ts'
import { scenarioNamed, scenarios } from '../scenarios/index.ts'
import type { Store } from '../store/store.ts'

/** Names the scenario a request is for: each has a store of its own, made when it is first asked for. */
export const scenarioHeader = 'x-cairn-scenario'

/**
 * Throws 400 without code for a scenario, a user or a failure that is not there: the default in their place would mislead. `told` is the
 * name of the story that the store holds.
 */
export function assertKnownHeaders(store: Store, request: Request, told: string): void {
  const scenario = request.headers.get(scenarioHeader)
  if (scenario !== null && scenario !== told && scenarioNamed(scenario) === undefined)
    throw unknown(scenarioHeader, scenario, [...new Set([told, ...Object.keys(scenarios)])])
  const user = nameInHeader(request)
  if (user !== undefined && !isCaller(store, user)) throw unknown(userHeader, user, ['none', ...namesOf(store)])
  const fault = request.headers.get(faultHeader)
  if (fault !== null && readFaultHeader(fault) === undefined)
    throw unknown(faultHeader, fault, ['400 to 599', ...faultKinds, 'latency=MILLISECONDS'])
}

/** A call that says it is written for another version of the contract. */
export interface OtherVersion {
  /** The header that says so. */
  readonly header: string
  readonly given: string
  /** The version of this mock. */
  readonly own: string
}

/** Tells a client that its call is written for another version of the contract. */
export const versionMismatchHeader = 'x-version-mismatch'

/** What is said of it. */
export const wordsOfVersion = ({ header, given, own }: OtherVersion): string =>
  `${header} ${given} is not the version of this mock, ${own}`

/** Undefined for a call of this very version, and for one that says none. @param played default: our own */
export function otherVersionOf({ headers }: Request, played?: string): OtherVersion | undefined {
  for (const [header, contract] of Object.entries(versionHeaders)) {
    const given = headers.get(header)
    const own = played ?? contract
    if (given !== null && given !== own) return { header, given, own }
  }
  return undefined
}

/** Throws 400 without code for a call that is written for another version of the contract. */
export function assertKnownVersion(request: Request, played?: string): void {
  const other = otherVersionOf(request, played)
  if (other !== undefined) throw unknown(other.header, other.given, [other.own])
}

/** Whether somebody has the name, or it is the one for nobody. */
export const isCaller = (store: Store, name: string): boolean =>
  name === 'none' || store.table('user').find(({ row }) => row.display_name === name) !== undefined

/** Some names are enough to see what they look like. */
const shown = 30

const namesOf = (store: Store): string[] =>
  store
    .table('user')
    .all()
    .map(({ row }) => row.display_name)
    .sort()
    .slice(0, shown)

const unknown = (header: string, given: string, known: readonly string[]): Error =>
  badRequest(`bad header ${header}: ${unknownVariant(given, known)}`)
