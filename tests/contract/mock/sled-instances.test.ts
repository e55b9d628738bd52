import { expect, test } from 'vitest'

import { createNodeMock } from '../../../src/mock/node/node.ts'
import { document } from './support/backend.ts'

interface Page<T> {
  items: T[]
}

test('every instance with a machine is on one sled, and no other is on any', async () => {
  const mock = createNodeMock({ document })
  const get = async <T>(path: string): Promise<T[]> => {
    const response = await mock.fetch(new Request(`http://mock.test${path}`))
    expect(response.status, path).toBe(200)
    return ((await response.json()) as Page<T>).items
  }
  const sleds = await get<{ id: string }>('/v1/system/hardware/sleds')
  const found: string[] = []
  for (const { id } of sleds) {
    const path = `/v1/system/hardware/sleds/${id}/instances`
    const instances = await get<{ name: string; active_sled_id: string; project_name: string; silo_name: string }>(path)
    for (const instance of instances) {
      expect(instance.active_sled_id).toBe(id)
      found.push(`${instance.silo_name}/${instance.project_name}/${instance.name}`)
    }
  }
  const running = mock.store
    .table('instance')
    .all()
    .filter(({ row }) => row.run_state === 'running')
  expect(running.length).toBeGreaterThan(0)
  expect(found).toHaveLength(running.length)
  expect(found).toContain('meadow/web-shop/web-1')
})
