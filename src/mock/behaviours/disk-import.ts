/** Filling a disk from outside, piece by piece (server-behaviour §4.3). */
import type { Disk, DiskState } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { select } from '../crud/select.ts'
import { noteWritten } from './disk-content.ts'
import { invalidRequest } from '../http/errors.ts'
import type { Entry, Row } from '../store/collection.ts'
import type { Behaviours } from './behaviour.ts'
import { takeSnapshot } from './snapshots.ts'

type StateName = DiskState['state']

export const diskImport: Behaviours = {
  disk_bulk_write_import_start: ({ path, query, ctx }) => {
    const disk = select(ctx, 'disk', path.disk, query)
    assertState(disk, 'import_ready', (state) => `cannot set disk in state ${state} to "importing_from_bulk_writes"`)
    enter(ctx, disk, 'importing_from_bulk_writes')
  },

  disk_bulk_write_import: ({ path, query, body, ctx }) => {
    const disk = select(ctx, 'disk', path.disk, query)
    assertState(
      disk,
      'importing_from_bulk_writes',
      (state) => `cannot import blocks with a bulk write for disk in state ${state}`,
    )
    const length = decodedLength(body.base64_encoded_data)
    assertChunk(disk.row, body.offset, length)
    noteWritten(ctx, disk.key, [body.offset, body.offset + length])
  },

  disk_bulk_write_import_stop: ({ path, query, ctx }) => {
    const disk = select(ctx, 'disk', path.disk, query)
    assertState(disk, 'importing_from_bulk_writes', (state) => `cannot set disk in state ${state} to "import_ready"`)
    enter(ctx, disk, 'import_ready')
  },

  disk_finalize_import: ({ path, query, body, ctx }) => {
    const disk = select(ctx, 'disk', path.disk, query)
    assertState(disk, 'import_ready', (state) => `cannot finalize disk in state ${state}`)
    const name = body.snapshot_name ?? undefined
    // A snapshot that fails takes the whole call back: the disk is ready for import again.
    if (name !== undefined) takeSnapshot(ctx, disk, { name, description: `snapshot of finalized disk ${disk.key}` })
    enter(ctx, disk, 'detached')
  },
}

function assertState(disk: Entry<Disk & Row>, needed: StateName, text: (state: string) => string): void {
  const { state } = disk.row.state
  if (state !== needed) throw invalidRequest(text(variantName(state)))
}

/** `import_ready` → `ImportReady`: how these messages call a state. */
const variantName = (state: string): string =>
  state
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** Only between states without an instance. */
const enter = (ctx: Ctx, disk: Entry, state: 'import_ready' | 'importing_from_bulk_writes' | 'detached'): unknown =>
  ctx.store.table('disk').patch(disk.key, { state: { state } })

/** Bytes that a base64 text stands for; throws 400 with the decoder's words when it is none. */
function decodedLength(text: string): number {
  // Searched, not matched as a whole: chunks are long, and a backtracking pattern would run out of stack.
  const body = text.replace(/={1,2}$/, '')
  const at = body.search(/[^A-Za-z0-9+/]/)
  if (at >= 0) throw undecodable(`Invalid symbol ${body.charCodeAt(at)}, offset ${at}.`)
  if (text.length % 4 !== 0) {
    throw undecodable(body.length % 4 === 1 ? `Invalid input length: ${text.length}` : 'Invalid padding')
  }
  return Math.floor((body.length * 3) / 4)
}

const undecodable = (reason: string): Error => invalidRequest(`error base64 decoding data: ${reason}`)

function assertChunk({ size, block_size: block }: Disk, offset: number, length: number): void {
  if (offset % block !== 0) throw invalidRequest(`offset ${offset} is not a multiple of block size ${block}`)
  if (length % block !== 0) throw invalidRequest(`data length ${length} is not a multiple of block size ${block}`)
  if (offset + length > size) throw invalidRequest(`write of ${length} bytes at ${offset} is past the end of the disk`)
}
