/**
 * What was said on a serial console beside the boot log: the shell's echo and answers, kept so that every stream and the
 * buffer read over HTTP show the same, and how far its session is, so that another stream goes on where one left off.
 */
import type { Ctx } from '../context/ctx.ts'
import type { Store } from '../store/store.ts'
import type { InstanceEntry } from './instance-placement.ts'
import { bootsOf } from './instance-states.ts'
import { bootLog, bootTime, type Piece } from './serial-boot.ts'
import { freshShell, type ShellState } from './serial-shell.ts'

/** Bytes that are kept of a console; what came before is lost. */
export const kept = 2 ** 20

/** Characters that one row grows to: few rows, and little to write anew with each key. */
const rowSize = 4096

const piecesOf = (store: Store, instance: string): { key: string; at: number; text: string }[] =>
  store
    .collection('serial_output')
    .of(instance)
    .map(({ key, row }) => ({ key, at: Number(row['at']), text: String(row['text']) }))

/** Everything a machine said up to a time: `lost` bytes since it was started, and then the rest of it. */
export function outputOf(store: Store, instance: InstanceEntry, now: number): { lost: number; bytes: Uint8Array } {
  const boots = bootsOf(instance)
  const since = boots[0] ?? now
  const pieces: Piece[] = [...boots.flatMap((start) => bootLog(instance.row, start)), ...piecesOf(store, instance.key)]
  const text = pieces
    .filter(({ at }) => at >= since && at <= now)
    .sort((a, b) => a.at - b.at)
    .map((piece) => piece.text)
    .join('')
  return { lost: sessionOf(store, instance).lost, bytes: new TextEncoder().encode(text) }
}

interface Session {
  readonly shell: ShellState
  readonly lost: number
}

/** A guest that came up anew asks who is there; a machine that was started anew has said nothing yet. */
function sessionOf(store: Store, instance: InstanceEntry): Session {
  const row = store.collection('serial_session').get(instance.key)?.row
  const boots = bootsOf(instance)
  if (row === undefined || row['since'] !== boots[0]) return { shell: freshShell, lost: 0 }
  const { user } = row
  const shell =
    row['boot'] === boots.at(-1)
      ? { user: typeof user === 'string' ? user : undefined, line: String(row['line']) }
      : freshShell
  return { shell, lost: Number(row['lost']) }
}

/** Where the session on a console is. */
export const shellOf = (store: Store, instance: InstanceEntry): ShellState => sessionOf(store, instance).shell

/** Keeps what was said, and where the session is now. */
export function say(ctx: Ctx, instance: InstanceEntry, { text, shell }: { text: string; shell: ShellState }): void {
  const { store } = ctx
  const rows = store.collection('serial_output')
  const boots = bootsOf(instance)
  const [since = 0] = boots
  let { lost } = sessionOf(store, instance)
  for (const { key, at } of piecesOf(store, instance.key)) if (at < since) rows.remove(key)
  const pieces = piecesOf(store, instance.key)
  const last = pieces.at(-1)
  // Not across a boot log: what comes after it must stay there.
  const grows = last !== undefined && last.at > (boots.at(-1) ?? 0) + bootTime && last.text.length < rowSize
  if (text === '') {
    // Nothing to see, but keys may have been taken.
  } else if (grows) rows.replace(last.key, { at: last.at, text: last.text + text })
  else {
    const at = ctx.now().getTime()
    rows.insert(`${instance.key}/${at}/${pieces.length}/${lost}`, { at, text }, { parent: instance.key })
  }
  // A row goes once all that can still be read came after it.
  const sizes = piecesOf(store, instance.key).map((piece) => ({ ...piece, size: sizeOf(piece.text) }))
  let total = sizes.reduce((sum, { size }) => sum + size, 0)
  for (const { key, size } of sizes) {
    if (total - size < kept) break
    rows.remove(key)
    total -= size
    lost += size
  }
  keepSession(store, instance.key, {
    since,
    boot: boots.at(-1) ?? 0,
    user: shell.user ?? null,
    line: shell.line,
    lost,
  })
}

const sizeOf = (text: string): number => new TextEncoder().encode(text).length

function keepSession(store: Store, instance: string, row: Readonly<Record<string, unknown>>): void {
  const sessions = store.collection('serial_session')
  if (sessions.get(instance) === undefined) sessions.insert(instance, row, { parent: instance })
  else sessions.replace(instance, row)
}

/** Forgets all of it, with the machine. */
export function forgetOutput({ store }: Ctx, instance: string): void {
  for (const { key } of piecesOf(store, instance)) store.collection('serial_output').remove(key)
  store.collection('serial_session').remove(instance)
}
