/** What answers by itself where nothing is written by hand: a list whose path names a row that its rows do not lie in. */
import { readFileSync } from 'node:fs'

import { expect, test, vi } from 'vitest'

import type { ContractDocument } from '../contract/schemas.ts'
import { createNodeMock } from '../node/node.ts'

vi.mock(import('../behaviours/index.ts'), async (original) => {
  const all = await original()
  const { vpc_subnet_list_network_interfaces: _, ...others } = all.behaviours['vpc-subnets']
  return { ...all, behaviours: { ...all.behaviours, 'vpc-subnets': others } }
})

test('regression: the list of the interfaces of a subnet had those of all subnets', async () => {
  const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as ContractDocument
  const mock = createNodeMock({ document })
  const idsOf = async (path: string): Promise<string[]> => {
    const { items } = (await (await mock.fetch(new Request(`http://mock.test${path}`))).json()) as {
      items: { id: string }[]
    }
    return items.map(({ id }) => id).toSorted()
  }
  const vpcs = ['default', 'backend']
  const subnets = (await Promise.all(vpcs.map((vpc) => idsOf(`/v1/vpc-subnets?project=web-shop&vpc=${vpc}`)))).flat()
  const held = (subnet: string): string[] =>
    mock.store
      .table('instance_network_interface')
      .all()
      .filter(({ row }) => row.subnet_id === subnet)
      .map(({ key }) => key)
      .toSorted()
  const counts = new Set(subnets.map((subnet) => held(subnet).length > 0))
  expect(counts).toEqual(new Set([true, false]))
  expect(await Promise.all(subnets.map((subnet) => idsOf(`/v1/vpc-subnets/${subnet}/network-interfaces`)))).toEqual(
    subnets.map(held),
  )
  const missing = await mock.fetch(
    new Request('http://mock.test/v1/vpc-subnets/nothing/network-interfaces?project=web-shop&vpc=default'),
  )
  expect(missing.status).toBe(404)
})
