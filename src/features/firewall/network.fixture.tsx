/** A small VPC in the cache, for parts that read one. */
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react'

import { bindClient } from '../../api/binding.ts'
import { listRows } from '../../../generated/screens/vpc-firewall-rule/queries.gen.ts'
import { createClient } from '../../api/client.ts'
import { createQueryClient } from '../../api/query-client.ts'
import type { Network } from './network.ts'
import { surroundingsOptions } from './network-query.ts'
import { externalOptions } from './use-network.ts'

export const params = { project: 'shop', vpc: 'shop' }

/** @param asked whose external addresses are read together, each a list of ids; `also` is in the cache besides */
export async function showIn(
  { rules, external, ...around }: Network,
  element: ReactNode,
  {
    asked = [],
    search = '',
    also = () => [],
  }: {
    asked?: readonly (readonly string[])[]
    search?: string
    also?: () => readonly (readonly [QueryKey, unknown])[]
  } = {},
) {
  bindClient(createClient({}))
  const client = createQueryClient()
  // What is there is not asked for again.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, staleTime: Infinity } })
  client.setQueryData(surroundingsOptions(params).queryKey, around)
  client.setQueryData(listRows(params).queryKey, { rules: rules.map((rule) => ({ ...rule, ...dates })) })
  for (const ids of asked) {
    const known = new Map([...external].filter(([id]) => ids.includes(id)))
    client.setQueryData(externalOptions(ids).queryKey, known)
  }
  for (const [key, data] of also()) client.setQueryData(key, data)
  const page = (
    <main>
      <h1>shop</h1>
      {element}
    </main>
  )
  const router = createMemoryRouter([{ path: '/projects/:project/vpcs/:vpc/packet', element: page }], {
    initialEntries: [`/projects/shop/vpcs/shop/packet${search}`],
  })
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { address: () => router.state.location.search }
}

const time = new Date(0)
const dates = { id: 'r', vpcId: 'v', timeCreated: time, timeModified: time }
