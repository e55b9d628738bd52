/** Makes one WebSocket of two connections. */
import { Socket } from 'node:net'
import { pipeline } from 'node:stream'
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
  for (const socket of [client, server]) {
    // Two pipelines listen to each.
    socket.setMaxListeners(20)
    // Somebody may only look on for hours: a peer that is gone without a word is found by the system.
    if (socket instanceof Socket) socket.setKeepAlive(true, PROBE_MS).setNoDelay(true).setTimeout(0)
    socket.on('data', () => (timer === undefined ? void idle.refresh() : undefined))
    socket.once('close', end)
  }
  pipeline(client, toServer, server, end)
  pipeline(server, toClient, client, end)
  return close
}
