/** Support bundles: collected and deleted by the clock, downloaded as an archive (server-behaviour §5.3). */
import type { SupportBundleInfo } from '../../../generated/api/wire.gen.ts'
import { bundleFiles } from './bundle-files.ts'
import { readRange } from '../http/byte-range.ts'
import { createRow } from '../crud/rows.ts'
import { select } from '../crud/select.ts'
import type { Ctx } from '../context/ctx.ts'
import type { ScheduledJob } from '../context/scheduled-jobs.ts'
import { ApiError, badRequest, insufficientCapacity, invalidRequest, missing } from '../http/errors.ts'
import { accepts } from '../context/rules.ts'
import type { Entry, Row } from '../store/collection.ts'
import { zip, type ZipFile } from '../encoding/zip.ts'
import type { Behaviours } from './behaviour.ts'
import { disksInService } from './hardware.ts'

/** Milliseconds until a bundle is there, and until a deleted one is gone. */
const collecting = 8000
const destroying = 3000

/** Bytes of UTF-8. */
const longestComment = 4096

export const supportBundles: Behaviours = {
  support_bundle_create: ({ body, ctx }) => {
    assertComment(body.user_comment)
    // One per drive that the system stores on; the ones that sleds start from do not count.
    const rooms = disksInService(ctx).filter((disk) => disk.form_factor === 'u2').length
    if (ctx.store.table('support_bundle').size >= rooms) {
      throw insufficientCapacity(
        "Current policy limits support bundle creation to 'one per external disk', and  no disks are available. You must delete old support bundles before new ones can be created",
      )
    }
    const { key, row } = createRow({
      ctx,
      entity: 'support_bundle',
      body: {},
      extra: {
        state: 'collecting',
        reason_for_creation: 'Created by external API',
        reason_for_failure: null,
        user_comment: body.user_comment ?? null,
      },
      hidden: { sleds: sledsOf(ctx) },
    })
    ctx.schedule({ job: 'bundle-collected', key: `bundle/${key}`, after: collecting, data: { bundle: key } })
    return row
  },

  support_bundle_update: ({ path, body, ctx }) => {
    const { key } = select(ctx, 'support_bundle', path.bundle_id)
    assertComment(body.user_comment)
    return ctx.store.table('support_bundle').patch(key, { user_comment: body.user_comment ?? null }).row
  },

  support_bundle_delete: ({ path, ctx }) => {
    const { key, row } = select(ctx, 'support_bundle', path.bundle_id)
    if (!accepts(ctx, 'support_bundle.delete', row)) throw invalidRequest(`Cannot delete bundle in state ${row.state}`)
    ctx.store.table('support_bundle').patch(key, { state: 'destroying' })
    // The same key: what was being collected is given up.
    ctx.schedule({ job: 'bundle-destroyed', key: `bundle/${key}`, after: destroying, data: { bundle: key } })
  },

  support_bundle_index: ({ path, ctx }) => {
    const lines = filesOf(activeBundle(ctx, path.bundle_id)).map((file) => `${file.path}\n`)
    return send(ctx, new TextEncoder().encode(lines.join('')), 'text/plain')
  },

  support_bundle_download: ({ path, ctx }) => send(ctx, archiveOf(ctx, path.bundle_id), 'application/zip'),

  support_bundle_head: ({ path, ctx }) => {
    send(ctx, archiveOf(ctx, path.bundle_id), 'application/zip')
  },

  support_bundle_download_file: ({ path, ctx }) => send(ctx, fileOf(ctx, path), 'application/octet-stream'),

  support_bundle_head_file: ({ path, ctx }) => {
    send(ctx, fileOf(ctx, path), 'application/octet-stream')
  },
}

/** Collecting ends: the bundle can be downloaded. */
export const bundleCollected: ScheduledJob = ({ store }, data) => {
  const bundle = store.table('support_bundle').get(String(data['bundle']))
  if (bundle?.row.state === 'collecting') store.table('support_bundle').patch(bundle.key, { state: 'active' })
}

/** Deleting ends: the record is gone. */
export const bundleDestroyed: ScheduledJob = ({ store }, data) => {
  store.table('support_bundle').remove(String(data['bundle']))
}

type Bundle = Entry<SupportBundleInfo & Row>

function assertComment(comment: string | null | undefined): void {
  if (new TextEncoder().encode(comment ?? '').length > longestComment) {
    throw invalidRequest(`User comment cannot exceed ${longestComment} bytes`)
  }
}

/** Ids of the sleds that a bundle made now collects from. */
export const sledsOf = ({ store }: Ctx): string[] =>
  store
    .table('sled')
    .all()
    .filter(({ row }) => row.policy.kind === 'in_service')
    .map(({ key }) => key)

function activeBundle(ctx: Ctx, id: string): Bundle {
  const bundle = select(ctx, 'support_bundle', id)
  if (bundle.row.state !== 'active') throw invalidRequest('Cannot download bundle in non-active state')
  return bundle
}

function filesOf({ row, hidden }: Bundle): ZipFile[] {
  const sleds = hidden?.['sleds']
  return bundleFiles(row, Array.isArray(sleds) ? sleds.filter((id) => typeof id === 'string') : [])
}

function archiveOf(ctx: Ctx, id: string): Uint8Array {
  const bundle = activeBundle(ctx, id)
  return zip(filesOf(bundle), new Date(bundle.row.time_created))
}

function fileOf(ctx: Ctx, { bundle_id: id, file }: { bundle_id: string; file: string }): Uint8Array {
  const found = filesOf(activeBundle(ctx, id)).find(({ path }) => path === file)
  if (found === undefined) throw missing(`support bundle has no file "${file}"`)
  return found.bytes
}

/** The bytes, or the part of them that the request asks for, with the headers that say so. */
function send({ call, reply }: Ctx, bytes: Uint8Array, type: string): Uint8Array {
  const range = call.range === null ? undefined : readRange(call.range, bytes.length)
  if (range === 'bad') throw badRequest('Failed to parse range request header')
  reply.headers.set('accept-ranges', 'bytes')
  if (range === 'beyond') {
    reply.headers.set('content-range', `bytes */${bytes.length}`)
    throw new ApiError(416, undefined, 'Requested range not satisfiable')
  }
  const part = range === undefined ? bytes : bytes.slice(range.first, range.last + 1)
  if (range !== undefined) {
    reply.status = 206
    reply.headers.set('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`)
  }
  reply.headers.set('content-type', type)
  reply.headers.set('content-length', String(part.length))
  return part
}
