/** Headers of the mock's own that choose a story or a caller, and that of the version: what they name has to be there. */
import { versionHeaders } from '../../../generated/mock/conventions.gen.ts'
import { badRequest } from '../http/errors.ts'
import { nameInHeader, userHeader } from '../sign-in/identity.ts'
import { unknownVariant } from '../parse/params.ts'
import { scenarioNamed, scenarios } from '../scenarios/index.ts'
import type { Store } from '../store/store.ts'

/** Names the scenario a request is for: each has a store of its own, made when it is first asked for. */
export const scenarioHeader = 'x-cairn-scenario'

/** Throws 400 without code for a scenario or a user that is not there: the default in their place would mislead. */
export function assertKnownHeaders(store: Store, request: Request): void {
  const scenario = request.headers.get(scenarioHeader)
  if (scenario !== null && scenarioNamed(scenario) === undefined)
    throw unknown(scenarioHeader, scenario, Object.keys(scenarios))
  const user = nameInHeader(request)
  if (user !== undefined && !isCaller(store, user)) throw unknown(userHeader, user, ['none', ...namesOf(store)])
}

/** Throws 400 without code for a call that is written for another version of the contract. One that says none is let in. @param played default: our own */
export function assertKnownVersion({ headers }: Request, played?: string): void {
  for (const [name, own] of Object.entries(versionHeaders)) {
    const given = headers.get(name)
    const version = played ?? own
    if (given !== null && given !== version) throw unknown(name, given, [version])
  }
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
