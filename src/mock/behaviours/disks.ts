/** Making disks (server-behaviour §4.1). */
import type { Disk, DiskCreate, DiskState } from '../../../generated/api/wire.gen.ts'
import { chargeStorage } from '../provisioning/capacity.ts'
import type { Ctx } from '../context/ctx.ts'
import { createRow } from '../crud/rows.ts'
import { entitySpec, parentKey } from '../crud/select.ts'
import { invalidRequest, invalidValue, notFound } from '../http/errors.ts'
import type { Entry, Row } from '../store/collection.ts'
import type { Behaviours } from './behaviour.ts'

const gib = 2 ** 30
const maxSize = 1023 * gib

export const disks: Behaviours = {
  disk_create: ({ query, body, ctx }) => {
    const project = parentKey(ctx, entitySpec('disk'), query) ?? ''
    return makeDisk(ctx, project, planDisk(ctx, project, body)).row
  },
}

/** A disk that passed all checks but those of its name and of space. */
export interface DiskPlan {
  readonly body: Pick<DiskCreate, 'name' | 'description' | 'size'>
  readonly source: Source
  readonly state: DiskState
}

/** Checks what a request says of a new disk, in the platform's order. */
export function planDisk(
  ctx: Ctx,
  project: string,
  { name, description, size, disk_source: from }: DiskCreate,
): DiskPlan {
  const source = sourceOf(ctx, project, size, from)
  assertSize(size, source.block_size)
  const state: DiskState = { state: from.type === 'importing_blocks' ? 'import_ready' : 'detached' }
  return { body: { name, description, size }, source, state }
}

/** Adds a disk. Throws when its name is taken or the silo's storage is used up. */
export function makeDisk(ctx: Ctx, project: string, { body, source, state }: DiskPlan): Entry<Disk & Row> {
  const entry = createRow({
    ctx,
    entity: 'disk',
    parent: project,
    body,
    extra: { ...source, device_path: `/mnt/${body.name}`, state },
  })
  // Names are settled before space: the row stands when the quota is asked, so it is not charged twice.
  chargeStorage(ctx, 0)
  return entry
}

interface Source {
  readonly block_size: number
  readonly snapshot_id: string | null
  readonly image_id: string | null
}

/** Where the content comes from; a source that is not of this project, or too large, refuses. */
function sourceOf(ctx: Ctx, project: string, size: number, source: DiskCreate['disk_source']): Source {
  switch (source.type) {
    case 'blank':
    case 'importing_blocks':
      return { block_size: source.block_size, snapshot_id: null, image_id: null }
    case 'snapshot': {
      const snapshot = ctx.store.table('snapshot').get(source.snapshot_id)
      if (snapshot === undefined || siloOf(ctx, snapshot.parent) !== ctx.user.silo_id)
        throw notFound('snapshot', { id: source.snapshot_id })
      if (snapshot.parent !== project) throw invalidRequest('snapshot does not belong to this project')
      assertFits(size, 'snapshot', snapshot.row.size)
      return { block_size: Number(snapshot.hidden?.['block_size'] ?? 512), snapshot_id: snapshot.key, image_id: null }
    }
    case 'image': {
      const image = ctx.store.table('image').get(source.image_id)
      const visible =
        image !== undefined && (image.parent === ctx.user.silo_id || siloOf(ctx, image.parent) === ctx.user.silo_id)
      if (image === undefined || !visible) throw notFound('image', { id: source.image_id })
      // Images of the silo are for all its projects.
      if (image.parent !== project && image.parent !== ctx.user.silo_id)
        throw invalidRequest('image does not belong to this project')
      assertFits(size, 'image', image.row.size)
      return { block_size: image.row.block_size, snapshot_id: null, image_id: image.key }
    }
    default:
      throw invalidRequest('this source of disks is not known here')
  }
}

const siloOf = (ctx: Ctx, project: string | undefined): string | undefined =>
  project === undefined ? undefined : ctx.store.table('project').get(project)?.parent

function assertFits(size: number, kind: 'snapshot' | 'image', needed: number): void {
  if (size < needed) throw invalidRequest(`disk size ${size} must be greater than or equal to ${kind} size ${needed}`)
}

function assertSize(size: number, blockSize: number): void {
  if (size % blockSize !== 0)
    throw invalidValue('size and block_size', `total size must be a multiple of block size ${blockSize}`)
  if (size < gib) throw invalidValue('size', 'total size must be at least 1 GiB')
  if (size % gib !== 0) throw invalidValue('size', 'total size must be a multiple of 1 GiB')
  if (size > maxSize) throw invalidValue('size', 'total size must be less than 1023 GiB')
}
