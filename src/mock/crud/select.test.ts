/** A newer contract may require the parent of a row that is named by its ID. */
import { readFileSync } from 'node:fs'

import { expect, test, vi } from 'vitest'

import type { ContractDocument } from '../contract/schemas.ts'
import { createNodeMock } from '../node/node.ts'

vi.mock(import('../../../generated/mock/operations.gen.ts'), async (original) => {
  const all = await original()
  const { instance_view: view, ...others } = all.operations
  return { ...all, operations: { ...others, instance_view: { ...view, required: ['project'] } } }
})

test('a parent that has to be named goes with an ID as well, and has to be the right one; any other is refused', async () => {
  const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as ContractDocument
  const mock = createNodeMock({ document })
  const keyOf = (table: 'instance' | 'disk', name: string): string =>
    mock.store.table(table).find(({ row }) => row.name === name)?.key ?? name
  const asked = async (path: string): Promise<number> =>
    (await mock.fetch(new Request(`http://mock.test${path}`))).status
  const instance = `/v1/instances/${keyOf('instance', 'web-1')}`
  const disk = `/v1/disks/${keyOf('disk', 'orders')}`
  expect([
    await asked(`${instance}?project=web-shop`),
    await asked(`${instance}?project=data-lake`),
    await asked(instance),
  ]).toEqual([200, 404, 400])
  expect([await asked(`${disk}?project=web-shop`), await asked(disk)]).toEqual([400, 200])
})
