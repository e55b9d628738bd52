import { afterEach, expect, test } from 'vitest'

import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { toUserMessage } from '../../api/errors.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { surroundingsOptions } from './network-query.ts'

afterEach(() => void bindClient(undefined))

const params = { project: 'shop', vpc: 'shop' }
const view = { name: 'shop', id: 'v', system_router_id: 'r-0' }

interface Served {
  subnets: number
  /** Token of the page after each page of instances. */
  token?: string
}

/** A server with so many subnets, and what is asked of it. */
function served({ subnets, token }: Served) {
  const asked: string[] = []
  let [underWay, most] = [0, 0]
  const rows = Array.from({ length: subnets }, (_, at) => ({ id: `s-${at}`, name: `subnet-${at}` }))
  bindClient(
    createClient({
      baseUrl: 'http://localhost',
      fetch: async (input) => {
        const { pathname } = new URL(String(input))
        if (pathname === '/v1/vpcs/shop') return Response.json(view)
        if (pathname === '/v1/vpc-subnets') return Response.json({ items: rows })
        if (pathname === '/v1/instances') return Response.json({ items: [{ id: 'i', name: 'i' }], next_page: token })
        if (!pathname.endsWith('/network-interfaces')) return Response.json({ items: [] })
        asked.push(pathname)
        underWay += 1
        most = Math.max(most, underWay)
        await new Promise((resolve) => void setTimeout(resolve))
        underWay -= 1
        return Response.json({ items: [{ id: pathname, subnet_id: pathname, ip: '10.0.0.5' }] })
      },
    }),
  )
  const read = () => createQueryClient().fetchQuery(surroundingsOptions(params))
  return { asked, most: () => most, read }
}

test('the interfaces of each subnet are read a few lists at a time, in the order of the subnets', async () => {
  const { read, most } = served({ subnets: 20 })
  const { interfaces, subnets } = await read()
  expect(interfaces.map(({ subnetId }) => subnetId)).toEqual(
    subnets.map(({ id }) => `/v1/vpc-subnets/${id}/network-interfaces`),
  )
  expect(most()).toBe(8)
})

test('regression: the interfaces of twenty thousand subnets were asked for at once', async () => {
  const { read, asked } = served({ subnets: 20_000 })
  const failed = await read().catch(toUserMessage)
  expect(failed).toBe('The VPC could not be read as a whole: it has 20,000 subnets, more than 10,000.')
  expect(asked).toEqual([])
})

test('regression: a network of which only a part was read was taken for the whole', async () => {
  const { read } = served({ subnets: 1, token: 'again' })
  const failed = await read().catch(toUserMessage)
  expect(failed).toBe('The VPC could not be read as a whole: the server repeated itself.')
})

test('regression: a VPC with more than 500 subnets was refused; it is read, and says how far it has come', async () => {
  const { read, asked } = served({ subnets: 1_200 })
  const { interfaces } = await read()
  expect(interfaces).toHaveLength(1_200)
  expect(asked).toHaveLength(1_200)
})
