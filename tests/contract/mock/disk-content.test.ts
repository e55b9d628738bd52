import { expect, test } from 'vitest'

import type { OperationId } from '../../../src/mock/spec/operation-spec.ts'
import { writtenOf } from '../../../src/mock/behaviours/disk-content.ts'
import { backends, type Request } from './support/backend.ts'

test('of an import is kept which bytes were written, until the disk is gone', async () => {
  const backend = await (backends['in process']?.() ?? Promise.reject(new Error('no backend')))
  const { store } = backend.mock
  const disk = { path: { disk: 'upload' }, query: { project: 'web-shop' } }
  const done = async (call: OperationId, request: Request): Promise<unknown> => {
    const { status, text, body } = await backend.call(call, request)
    expect(status, text).toBeLessThan(300)
    return body
  }
  const write = (offset: number, length: number): Promise<unknown> =>
    done('disk_bulk_write_import', {
      ...disk,
      body: { offset, base64_encoded_data: Buffer.alloc(length).toString('base64') },
    })
  const source = { type: 'importing_blocks', block_size: 512 }
  const { id } = (await done('disk_create', {
    query: disk.query,
    body: { name: 'upload', description: '', size: 2 ** 30, disk_source: source },
  })) as { id: string }
  await done('disk_bulk_write_import_start', disk)
  expect(writtenOf(store, id)).toEqual([])
  await write(1_048_576, 524_288)
  await write(0, 524_288)
  expect(writtenOf(store, id)).toEqual([
    [0, 524_288],
    [1_048_576, 1_572_864],
  ])
  // A refused piece is none.
  const late = { offset: 2 ** 30, base64_encoded_data: Buffer.alloc(512).toString('base64') }
  expect((await backend.call('disk_bulk_write_import', { ...disk, body: late })).status).toBe(400)
  await write(524_288, 524_288)
  expect(writtenOf(store, id)).toEqual([[0, 1_572_864]])
  await done('disk_bulk_write_import_stop', disk)
  await done('disk_finalize_import', { ...disk, body: {} })
  expect(writtenOf(store, id)).toEqual([[0, 1_572_864]])
  await done('disk_delete', disk)
  await backend.call('ping')
  expect(store.collection('disk_content').size).toBe(0)
  await backend.stop()
})
