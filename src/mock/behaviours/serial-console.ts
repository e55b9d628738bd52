/** The serial console of an instance: what it said, and a live session (server-behaviour §8.9). */
import type { Instance } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { select } from '../crud/select.ts'
import { internal, invalidRequest, refuseWithoutUpgrade } from '../http/errors.ts'
import { accepts } from '../context/rules.ts'
import type { Behaviours } from './behaviour.ts'
import type { InstanceEntry } from './instance-placement.ts'
import { bootsOf, hasVm } from './instance-states.ts'
import { kept, outputOf, say, shellOf } from './serial-output.ts'
import { createShell, type Machine } from './serial-shell.ts'

export const serialConsole: Behaviours = {
  instance_serial_console: ({ path, query, ctx }) => {
    const instance = select(ctx, 'instance', path.instance, { project: query.project })
    assertConnectable(ctx, instance.row)
    const { from_start: start, most_recent: recent, max_bytes: max } = query
    // The platform's backend refuses both and neither, and no more of it is shown.
    if ((start === undefined) === (recent === undefined)) throw internal()
    const { lost, bytes } = outputOf(ctx.store, instance, ctx.now().getTime())
    const end = lost + bytes.length
    const from = Math.min(Math.max(start ?? end - (recent ?? 0), end - kept, 0), end)
    const data = bytes.slice(from - lost, from - lost + Math.min(max ?? kept, kept))
    return { data: [...data], last_byte_offset: from + data.length }
  },

  // The session itself is spoken over a socket, see `openSerialConsole`; this is a request that asks for none.
  instance_serial_console_stream: refuseWithoutUpgrade,
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
  /** The time, in milliseconds since the epoch. */
  readonly now: () => number
  /** Changes the store between two requests, with a context of that moment. */
  readonly change: (work: (ctx: Ctx) => void) => Promise<void>
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
  now,
  change,
}: SerialConsoleRequest): SerialConsoleSession {
  const { store } = ctx
  const { key, ...opened } = select(ctx, 'instance', String(path['instance']), { project: query['project'] })
  assertConnectable(ctx, opened.row)
  const decoder = new TextDecoder()
  let open = true
  const replay = Math.min(Number(query['most_recent'] ?? 0), kept)
  const before = outputOf(store, { key, ...opened }, now())
  let sent = before.lost + before.bytes.length
  if (replay > 0 && before.bytes.length > 0) send(before.bytes.slice(-replay))

  /** The machine goes on by itself: it prints while it restarts, and a stopped one has no console. */
  const look = (): void => {
    if (!open) return
    const instance = store.table('instance').get(key)
    if (instance === undefined || !isConnectable(ctx, instance.row)) {
      open = false
      close(1011, instance === undefined ? 'instance is gone' : refusal(instance.row))
      return
    }
    const { lost, bytes } = outputOf(store, instance, now())
    const end = lost + bytes.length
    if (end > sent) send(bytes.slice(Math.max(sent - lost, 0)))
    // A machine that was started anew counts from the beginning.
    sent = end
  }
  const keepLooking = (): void => {
    look()
    if (open) later(beat, keepLooking)
  }
  later(beat, keepLooking)

  /** Types on the machine's one terminal, where all streams and the buffer read. */
  const type = (text: string): Promise<void> =>
    change((at) => {
      const instance = store.table('instance').get(key)
      if (instance === undefined || !isConnectable(ctx, instance.row)) return
      let said = ''
      const machine = { ...machineOf(at, instance), now: () => at.now().getTime() }
      const shell = createShell(machine, (more) => (said += more), shellOf(store, instance))
      shell.type(text)
      say(at, instance, { text: said, shell: shell.state() })
    })

  return {
    receive: (bytes) => {
      if (!open) return
      const text = decoder.decode(bytes, { stream: true })
      if (text !== '') void type(text).then(look)
    },
    closed: () => {
      open = false
    },
  }
}

const isConnectable = (ctx: Ctx, instance: Instance): boolean => accepts(ctx, 'instance.console', instance)

const refusal = (instance: Instance): string =>
  hasVm(instance)
    ? `cannot connect to serial console of instance in state "${instance.run_state}"`
    : `instance is ${instance.run_state} and has no active serial console server`

function assertConnectable(ctx: Ctx, instance: Instance): void {
  if (!isConnectable(ctx, instance)) throw invalidRequest(refusal(instance))
}

function machineOf({ store }: Ctx, instance: InstanceEntry): Omit<Machine, 'now'> {
  const { hostname, ncpus, memory } = instance.row
  const addresses = store
    .table('instance_network_interface')
    .of(instance.key)
    .map(({ row }) => row.ip)
  return { hostname, ncpus, memory, addresses, started: bootsOf(instance).at(-1) ?? 0 }
}
