/** A later contract calls a parent of rows otherwise in one call. */
import { readFileSync } from 'node:fs'

import { expect, test, vi } from 'vitest'

import type { ContractDocument } from '../contract/schemas.ts'
import { createNodeMock } from '../node/node.ts'

vi.mock(import('../../../generated/mock/operations.gen.ts'), async (original) => {
  const all = await original()
  const { project = 'nameOrId', ...query } = all.operations.vpc_list.query ?? {}
  const vpc_list = {
    ...all.operations.vpc_list,
    query: { ...query, account: project },
    paged: ['account'],
    crud: { verb: 'list', entity: 'vpc', called: { account: 'project' } },
  } as const
  return { ...all, operations: { ...all.operations, vpc_list } }
})

test('regression: a list that calls the parent otherwise had the rows of all', async () => {
  const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as ContractDocument
  const mock = createNodeMock({ document })
  const ask = async (query: string): Promise<{ status: number; names: string[]; next: string }> => {
    const answer = await mock.fetch(new Request(`http://mock.test/v1/vpcs?${query}`))
    const { items = [], next_page = '' } = (await answer.json()) as { items?: { name: string }[]; next_page?: string }
    return { status: answer.status, names: items.map(({ name }) => name), next: next_page }
  }
  const projects = mock.store.table('project')
  const shop = projects.all().find(({ row }) => row.name === 'web-shop')?.key ?? ''
  const held = mock.store
    .table('vpc')
    .all()
    .flatMap(({ row }) => (row.project_id === shop ? [row.name] : []))
    .toSorted()
  expect(held.length).toBeGreaterThan(1)
  expect(mock.store.table('vpc').size).toBeGreaterThan(held.length)
  for (const named of ['web-shop', shop]) expect((await ask(`account=${named}`)).names).toEqual(held)
  const first = await ask('account=web-shop&limit=1')
  expect(first.names).toEqual(held.slice(0, 1))
  expect((await ask(`limit=10&page_token=${encodeURIComponent(first.next)}`)).names).toEqual(held.slice(1))
  expect(await ask('account=nothing')).toMatchObject({ status: 404 })
})
