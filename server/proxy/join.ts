/** Makes one WebSocket of two connections. */
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

import type { Limits } from '../http/limits.ts'
import { CLOSING_MS } from '../http/refuse.ts'
import { closeFrame, FrameGate, GOING_AWAY, TOO_BIG } from './frames.ts'

/** Milliseconds after which the system asks a silent connection whether it is still there. */
const PROBE_MS = 30_000

export interface Joined {
  client: Duplex
  server: Duplex
  limits: Pick<Limits, 'maxFrame' | 'socketIdleMs'>
  /** Told when both are over. */
  onEnd: () => void
}

/**
 * What either says, ends or breaks, the other hears.
 *
 * @returns a function that closes both with this code, between two frames
 */
export function join({ client, server, limits: { maxFrame, socketIdleMs }, onEnd }: Joined): (code: number) => void {
  const destroy = () => {
    client.destroy()
    server.destroy()
  }
  const onTooBig = (isWhole: boolean) => (isWhole ? close(TOO_BIG) : destroy())
  const toServer = new FrameGate({ maxFrame, onTooBig })
  const toClient = new FrameGate({ maxFrame, onTooBig })
  const idle = setTimeout(() => close(GOING_AWAY), socketIdleMs)
  let timer: NodeJS.Timeout | undefined
  // A WebSocket has no half-open state: where one direction has ended, the other is not waited for forever.
  const end = () => {
    clearTimeout(idle)
    timer ??= setTimeout(destroy, CLOSING_MS)
    if (!client.closed || !server.closed) return
    clearTimeout(timer)
    onEnd()
  }
  const close = (code: number): void => {
    toServer.finishWith(closeFrame(code, 'client'))
    toClient.finishWith(closeFrame(code, 'server'))
    end()
  }
  const lead = (from: Duplex, gate: FrameGate, to: Duplex): void => {
    // Somebody may only look on for hours: a peer that is gone without a word is found by the system.
    if (from instanceof Socket) from.setKeepAlive(true, PROBE_MS).setNoDelay(true).setTimeout(0)
    from.on('data', () => (timer === undefined ? void idle.refresh() : undefined))
    from.on('error', () => from.destroy())
    from.once('end', end)
    from.once('close', () => {
      end()
      if (!from.readableEnded) return to.destroy()
      // What the other still says nobody hears; left unread, it would reset the connection before the end of this one is read.
      to.unpipe()
      return to.resume()
    })
    // `pipeline` would break off the side that still talks as soon as the other has been told the end.
    from.pipe(gate).pipe(to)
  }
  lead(client, toServer, server)
  lead(server, toClient, client)
  return close
}
