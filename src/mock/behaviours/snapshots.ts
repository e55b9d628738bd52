/** Taking snapshots (server-behaviour §13). */
import type { Disk, Snapshot } from '../../../generated/api/wire.gen.ts'
import { chargeStorage } from '../provisioning/capacity.ts'
import type { Ctx } from '../context/ctx.ts'
import { createRow } from '../crud/rows.ts'
import { entitySpec, parentKey, select } from '../crud/select.ts'
import { isUuid } from '../formats/uuid.ts'
import { invalidRequest, unavailable } from '../http/errors.ts'
import { accepts } from '../context/rules.ts'
import type { Entry, Row } from '../store/collection.ts'
import type { Behaviours } from './behaviour.ts'

export const snapshots: Behaviours = {
  snapshot_create: ({ query, body, ctx }) => {
    const project = parentKey(ctx, entitySpec('snapshot'), query) ?? ''
    const disk = select(ctx, 'disk', body.disk, isUuid(body.disk) ? {} : { project })
    if (disk.parent !== project) throw invalidRequest("can't create a snapshot of a disk in a different project")
    // A disk that is being finalized is refused, too: its snapshot is taken from inside of that.
    if (!accepts(ctx, 'disk.snapshot', disk.row)) throw unavailable()
    return takeSnapshot(ctx, disk, body)
  },
}

/** Adds a snapshot of a disk, as large as the disk. Throws when its name is taken or storage is used up. */
export function takeSnapshot(
  ctx: Ctx,
  disk: Entry<Disk & Row>,
  { name, description }: { name: string; description: string },
): Snapshot {
  const { row } = createRow({
    ctx,
    entity: 'snapshot',
    parent: disk.row.project_id,
    body: { name, description },
    extra: { disk_id: disk.key, size: disk.row.size, state: 'ready' },
    hidden: { block_size: disk.row.block_size },
  })
  chargeStorage(ctx, 0)
  return row
}
