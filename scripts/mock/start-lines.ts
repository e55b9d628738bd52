/** What `npm run mock` says when it has started: everything that was asked for, and who may call. */
import { asksWho } from '../../src/mock/server/mock.ts'
import type { FetchMock } from '../../src/mock/server/mock-with-fetch.ts'
import type { MockCommand } from './options.ts'
import type { MockServer } from './server.ts'

type Told = Pick<FetchMock, 'store' | 'host' | 'scenario'>

/**
 * Tokens are for people of the story.
 *
 * @throws Error that names the option and who there is
 */
export function assertTokenUsers({ store, scenario }: Told, { mock: { auth } }: MockCommand): void {
  const names = store
    .table('user')
    .all()
    .map(({ row }) => row.display_name)
  for (const name of auth?.tokens.values() ?? []) {
    if (names.includes(name)) continue
    throw new Error(`--token: the scenario ${scenario.name} has no user "${name}". It has ${some(names)}.`)
  }
}

/** One line for each thing. */
export function startLines(
  mock: Told,
  { url, control }: Pick<MockServer, 'url' | 'control'>,
  { mock: asked }: MockCommand,
): string[] {
  const { strict = false, strictVersion = false } = asked
  const faults = mock.host.faults.rules().length
  return [
    `The mock API answers at ${url}. Stop it with Ctrl+C.`,
    anonymousLine(mock, url),
    ...tokenLines(asked.auth?.tokens ?? new Map()),
    ...(control === undefined ? [] : [`Programs of this machine control it at ${control}.`]),
    ...(faults === 0 ? [] : [`${faults} ${faults === 1 ? 'rule' : 'rules'} for faults: calls fail on purpose.`]),
    ...(strict ? ['An answer that would break the contract is a 500.'] : []),
    ...(strictVersion ? ['A call that is written for another version of the contract is refused.'] : []),
  ]
}

function anonymousLine({ store, host, scenario }: Told, url: string): string {
  if (!asksWho) return 'Nobody has to sign in: everybody may do everything.'
  const name = host.anonymous()
  const user = store.table('user').find(({ row }) => row.display_name === name)
  if (user === undefined) return `Callers without credentials are refused: sign in at ${url}/login, or use a token.`
  const silo = store.table('silo').get(user.row.silo_id)?.row.name ?? ''
  return `Callers without credentials are ${name} of the silo ${silo} (scenario ${scenario.name}); --auth required refuses them.`
}

function tokenLines(tokens: ReadonlyMap<string, string>): string[] {
  const names = [...new Set(tokens.values())]
  return names.length === 0 ? [] : [`With a token call ${names.join(', ')}.`]
}

/** Some names are enough to see what they look like. */
const shown = 8

const some = (names: readonly string[]): string =>
  names.length > shown ? `${names.slice(0, shown).join(', ')} and ${names.length - shown} more` : names.join(', ')
