/** Snapshots (server-behaviour §13). */
import { chargeStorage } from '../capacity.ts'
import { createRow } from '../crud/rows.ts'
import { entitySpec, parentKey, select } from '../crud/select.ts'
import { isUuid } from '../uuid.ts'
import { ApiError, invalidRequest } from '../errors.ts'
import type { Behaviours } from './behaviour.ts'

export const snapshots: Behaviours = {
  snapshot_create: ({ query, body, ctx }) => {
    const project = parentKey(ctx, entitySpec('snapshot'), query) ?? ''
    const disk = select(ctx, 'disk', body.disk, isUuid(body.disk) ? {} : { project })
    if (disk.parent !== project) throw invalidRequest("can't create a snapshot of a disk in a different project")
    const { state } = disk.row.state
    // `finalizing` works too, but only from inside a finalize.
    if (state !== 'detached' && state !== 'attached')
      throw new ApiError(503, 'ServiceNotAvailable', 'Service Unavailable')
    const { row } = createRow({
      ctx,
      entity: 'snapshot',
      parent: project,
      body: { name: body.name, description: body.description },
      extra: { disk_id: disk.key, size: disk.row.size, state: 'ready' },
      hidden: { block_size: disk.row.block_size },
    })
    chargeStorage(ctx, 0)
    return row
  },
}
