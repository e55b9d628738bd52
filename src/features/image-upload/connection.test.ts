import { afterEach, expect, test, vi } from 'vitest'

import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { connectionFor, isTaken } from './connection.ts'

afterEach(() => void bindClient(undefined))

const plan = { project: 'p', name: 'i', description: '', os: 'o', version: '1', blockSize: 512 } as const

test('that there is no image of a name yet was logged as an error', async () => {
  const onError = vi.fn()
  const body = { error_code: 'ObjectNotFound', message: 'not found: image with name "i"' }
  bindClient(createClient({ fetch: async () => Response.json(body, { status: 404 }), onError }))
  const { hasImage, diskState, snapshotId, deleteDisk, deleteSnapshot } = connectionFor(plan)
  expect(await isTaken('p', 'i')).toBe(false)
  expect(await hasImage('i')).toBe(false)
  expect(await diskState('d')).toBe(undefined)
  expect(await snapshotId('s')).toBe(undefined)
  await deleteDisk('d')
  await deleteSnapshot('s')
  expect(onError).not.toHaveBeenCalled()
})
