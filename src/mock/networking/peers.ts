/** The outside world of the rack: which routers answer, and how far a session with one has come. */
import type { BgpPeerState } from '../../../generated/api/wire.gen.ts'
import { hasAddress, blockOf } from '../formats/net.ts'

/** Nobody is there: a block for documentation (RFC 5737), so that sessions that fail can be seen, too. */
const silent = '192.0.2.0/24'

/** Whether a router answers at an address. */
export function answers(address: string): boolean {
  const block = blockOf(silent)
  return block === undefined || !hasAddress(block, address)
}

/** States of a BGP session and the milliseconds after its start at which it gets there. */
const steps: readonly (readonly [at: number, state: BgpPeerState])[] = [
  [0, 'idle'],
  [1000, 'connect'],
  [2000, 'open_sent'],
  [3000, 'open_confirm'],
  [4000, 'established'],
]

/** Where a session is that many milliseconds after its start, and how long it has been there. */
export function sessionState(address: string, age: number): { state: BgpPeerState; since: number } {
  const here = answers(address) ? steps : steps.slice(0, 2)
  const [at, state] = here.findLast(([from]) => from <= age) ?? [0, 'idle' as const]
  return { state, since: Math.max(0, age - at) }
}

/** When a session has reached a state; undefined when it has not. */
export const reached = (address: string, age: number, state: BgpPeerState): number | undefined =>
  (answers(address) ? steps : steps.slice(0, 2)).find(([from, name]) => name === state && from <= age)?.[0]
