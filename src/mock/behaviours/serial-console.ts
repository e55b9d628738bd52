/** The serial console of an instance: what it said, and a live session (server-behaviour §8.9). */
import type { Instance } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../ctx.ts'
import { select } from '../crud/select.ts'
import { badRequest, internal, invalidRequest } from '../errors.ts'
import type { Behaviours } from './behaviour.ts'
import type { InstanceEntry } from './instance-placement.ts'
import { bootsOf, hasVm } from './instance-states.ts'
import { bootLog, type Piece } from './serial-boot.ts'
import { createShell, type Machine } from './serial-shell.ts'

/** Bytes that are kept; what came before is lost. */
const kept = 2 ** 20

export const serialConsole: Behaviours = {
  instance_serial_console: ({ path, query, ctx }) => {
    const instance = select(ctx, 'instance', path.instance, { project: query.project })
    assertConnectable(instance.row)
    const { from_start: start, most_recent: recent, max_bytes: max } = query
    // The platform's backend refuses both and neither, and no more of it is shown.
    if ((start === undefined) === (recent === undefined)) throw internal()
    const output = outputOf(ctx, instance, ctx.now().getTime())
    const wanted = start ?? output.length - (recent ?? 0)
    const from = Math.min(Math.max(wanted, output.length - kept, 0), output.length)
    const data = output.slice(from, from + Math.min(max ?? kept, kept))
    return { data: [...data], last_byte_offset: from + data.length }
  },

  // The session itself is spoken over a socket, see `openSerialConsole`; this is a request that asks for none.
  instance_serial_console_stream: () => {
    throw badRequest('expected connection upgrade')
  },
}

/** What a stream needs of its transport. */
export interface SerialConsoleRequest {
  readonly ctx: Ctx
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  /** Sends a binary frame. */
  readonly send: (bytes: Uint8Array) => void
  readonly close: (code: number, reason: string) => void
  /** Does something after that many milliseconds. */
  readonly later: (milliseconds: number, work: () => void) => void
}

export interface SerialConsoleSession {
  /** A binary frame of the client; text frames are not for us. */
  receive(bytes: Uint8Array): void
  /** The client is gone. */
  closed(): void
}

/** Milliseconds between two looks at whether the machine is still there and has more to say. */
const beat = 500

/** Opens a live session. Throws what the stream shall be closed with when there is nothing to connect to. */
export function openSerialConsole({
  ctx,
  path,
  query,
  send,
  close,
  later,
}: SerialConsoleRequest): SerialConsoleSession {
  const instance = select(ctx, 'instance', String(path['instance']), { project: query['project'] })
  assertConnectable(instance.row)
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  let time = ctx.now().getTime()
  let sent = outputOf(ctx, instance, time).length
  const replay = Math.min(Number(query['most_recent'] ?? 0), kept)
  if (replay > 0 && sent > 0) send(outputOf(ctx, instance, time).slice(-replay))
  const shell = createShell({ ...machineOf(ctx, instance), now: () => time }, (text) => {
    spokenBy(ctx, instance).push({ at: time, text })
    const bytes = encoder.encode(text)
    sent += bytes.length
    send(bytes)
  })
  let open = true

  /** The machine goes on by itself: it prints while it restarts, and a stopped one has no console. */
  const look = (): void => {
    if (!open) return
    time += beat
    const now = ctx.store.table('instance').get(instance.key)
    if (now === undefined || !isConnectable(now.row)) {
      open = false
      close(1011, now === undefined ? 'instance is gone' : refusal(now.row))
      return
    }
    const output = outputOf(ctx, now, time)
    if (output.length > sent) send(output.slice(sent))
    sent = Math.max(sent, output.length)
    later(beat, look)
  }
  later(beat, look)

  return {
    receive: (bytes) => {
      if (open) shell.type(decoder.decode(bytes, { stream: true }))
    },
    closed: () => {
      open = false
    },
  }
}

const isConnectable = ({ run_state: state }: Instance): boolean =>
  state === 'running' || state === 'rebooting' || state === 'migrating'

const refusal = (instance: Instance): string =>
  hasVm(instance)
    ? `cannot connect to serial console of instance in state "${instance.run_state}"`
    : `instance is ${instance.run_state} and has no active serial console server`

function assertConnectable(instance: Instance): void {
  if (!isConnectable(instance)) throw invalidRequest(refusal(instance))
}

/**
 * What shells printed, by machine. Part of what the buffer holds, like all output; a reload forgets it as if the buffer were
 * short, so it is kept beside the store.
 */
const spoken = new WeakMap<object, Map<string, Piece[]>>()

function spokenBy({ store }: Ctx, instance: InstanceEntry): Piece[] {
  const machines = spoken.get(store) ?? new Map<string, Piece[]>()
  spoken.set(store, machines)
  // Output counts from the start of the machine.
  const key = `${instance.key} ${bootsOf(instance)[0] ?? 0}`
  const pieces = machines.get(key) ?? []
  machines.set(key, pieces)
  return pieces
}

/** Everything a machine said since it was started, up to a time. */
function outputOf(ctx: Ctx, instance: InstanceEntry, now: number): Uint8Array {
  const text = bootsOf(instance)
    .flatMap((start): Piece[] => bootLog(instance.row, start))
    .concat(spokenBy(ctx, instance))
    .filter(({ at }) => at <= now)
    .sort((a, b) => a.at - b.at)
    .map((piece) => piece.text)
    .join('')
  return new TextEncoder().encode(text)
}

function machineOf({ store }: Ctx, instance: InstanceEntry): Omit<Machine, 'now'> {
  const { hostname, ncpus, memory } = instance.row
  const addresses = store
    .table('instance_network_interface')
    .of(instance.key)
    .map(({ row }) => row.ip)
  return { hostname, ncpus, memory, addresses, started: bootsOf(instance).at(-1) ?? 0 }
}
