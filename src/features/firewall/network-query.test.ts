import { afterEach, describe, expect, test, vi } from 'vitest'

import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { toUserMessage } from '../../api/errors.ts'
import { createQueryClient, hashKey } from '../../api/query-client.ts'
import type { Surroundings } from './network.ts'
import { readAgain, readSoFarKey, surroundingsOptions } from './network-query.ts'

afterEach(() => void bindClient(undefined))

const params = { project: 'shop', vpc: 'shop' }
const { queryKey } = surroundingsOptions(params)
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
  const client = createQueryClient()
  const read = () => client.fetchQuery(surroundingsOptions(params))
  return { client, asked, most: () => most, read }
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
  const { client, read, asked } = served({ subnets: 20_000 })
  const failed = await read().catch((error: unknown) => error)
  await readAgain(client, params, true)
  expect(client.getQueryState(queryKey)?.error).toEqual(failed)
  expect(failed).toMatchObject({ askFor: '' })
  expect(toUserMessage(failed)).toBe('The VPC could not be read as a whole: it has 20,000 subnets, more than 10,000.')
  expect(asked).toEqual([])
})

test('regression: a network of which only a part was read was taken for the whole', async () => {
  const { read } = served({ subnets: 1, token: 'again' })
  const failed = await read().catch(toUserMessage)
  expect(failed).toBe('The VPC could not be read as a whole: the server repeated itself.')
})

describe('a VPC with more than 500 subnets', () => {
  test('regression: opening a list read something of each of ten thousand subnets; unasked nothing of them is read', async () => {
    const { read, asked } = served({ subnets: 1_200 })
    const failed = await read().catch((error: unknown) => error)
    expect(failed).toMatchObject({ askFor: '1,200 subnets' })
    expect(toUserMessage(failed)).toBe('The VPC could not be read as a whole: it has 1,200 subnets, more than 500.')
    expect(asked).toEqual([])
  })

  test('it is read when somebody asks for that, says how far it has come, and is read again on demand', async () => {
    const { client, asked } = served({ subnets: 1_200 })
    const told: unknown[] = []
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryHash === hashKey(readSoFarKey(params))) told.push(query.state.data)
    })
    await readAgain(client, params, true)
    expect(client.getQueryData<Surroundings>(queryKey)?.interfaces).toHaveLength(1_200)
    expect(asked).toHaveLength(1_200)
    expect(told).toContainEqual({ read: 600, of: 1_200 })
    await client.invalidateQueries({ refetchType: 'none' })
    await readAgain(client, params)
    expect(asked).toHaveLength(2_400)
  })

  test('reading can be stopped: it can be asked for as before', async () => {
    const { client, read, asked } = served({ subnets: 1_200 })
    await read().catch(toUserMessage)
    const reading = readAgain(client, params, true)
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(100))
    await client.cancelQueries({ queryKey })
    await reading
    // Nothing is under way any more, and not all was asked for.
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    expect(asked.length).toBeLessThan(1_200)
    expect(client.getQueryState(queryKey)).toMatchObject({ status: 'error', error: { askFor: '1,200 subnets' } })
  })
})
