/** BFD sessions, which notice the loss of a gateway (server-behaviour §18). */
import type { BfdStatus } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { invalidRequest } from '../http/errors.ts'
import { usualText } from '../networking/lots.ts'
import { answers } from '../networking/peers.ts'
import type { Entry, Row } from '../store/collection.ts'
import { isSwitch } from '../networking/switches.ts'
import type { Behaviours } from './behaviour.ts'

/** Milliseconds after which the peer has been heard of, and after which both ends agree. */
const heard = 1000
const agreed = 3000

export const bfd: Behaviours = {
  networking_bfd_enable: ({ body, ctx }) => {
    // A session elsewhere would never be seen again.
    if (!isSwitch(body.switch)) throw invalidRequest('Switch location must be switch0 or switch1')
    const sessions = ctx.store.table('bfd_session')
    const key = keyOf(body)
    // Enabling again starts the session anew, with the new parameters.
    sessions.remove(key)
    const { detection_threshold, local, mode, remote, required_rx } = body
    const row: BfdStatus = {
      peer: remote,
      local: local ?? null,
      switch: body.switch,
      mode,
      detection_threshold,
      required_rx,
      state: 'down',
    }
    sessions.insert(key, { ...row }, { hidden: { started: ctx.timestamp() } })
  },

  networking_bfd_disable: ({ body, ctx }) => {
    ctx.store.table('bfd_session').remove(keyOf(body))
  },

  networking_bfd_status: ({ ctx }) =>
    ctx.store
      .table('bfd_session')
      .all()
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map((entry) => ({ ...entry.row, state: stateOf(ctx, entry) })),
}

const keyOf = ({ switch: location, remote }: { switch: string; remote: string }): string =>
  `${location}/${usualText(remote)}`

function stateOf(ctx: Ctx, { row, hidden }: Entry<BfdStatus & Row>): BfdStatus['state'] {
  const age = ctx.now().getTime() - Date.parse(String(hidden?.['started']))
  if (age < heard || !answers(row.peer)) return 'down'
  return age < agreed ? 'init' : 'up'
}
