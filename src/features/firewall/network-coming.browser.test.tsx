import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { invalidateEntities } from '../../api/invalidate.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { PacketPage } from './packet/PacketPage.tsx'
import { RouteQuestion } from './routes/RouteQuestion.tsx'

afterEach(() => void bindClient(undefined))

const subnets = Array.from({ length: 501 }, (_, at) => ({ id: `s-${at}`, name: `subnet-${at}` }))

/** Shows it with a server that answers for no more than a hundred subnets before `open` was called. */
async function show(element: ReactNode, count = 501) {
  const client = createQueryClient()
  let asked = 0
  let isDown = false
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => void (open = resolve))
  bindClient(
    createClient({
      fetch: async (input) => {
        const { pathname } = new URL(String(input), location.href)
        if (isDown) return Response.json({ message: 'Down' }, { status: 500 })
        if (pathname === '/v1/vpcs/shop') return Response.json({ name: 'shop', id: 'v', system_router_id: 'r' })
        if (pathname === '/v1/vpc-subnets') return Response.json({ items: subnets.slice(0, count) })
        if (pathname === '/v1/vpc-firewall-rules') return Response.json({ rules: [] })
        if (pathname.endsWith('/network-interfaces') && (asked += 1) > 100) await opened
        return Response.json({ items: [] })
      },
    }),
  )
  const framed = (
    <main>
      <h1>shop</h1>
      {element}
    </main>
  )
  const path = '/projects/:project/vpcs/:vpc'
  const router = createMemoryRouter([{ path, element: framed }], { initialEntries: ['/projects/shop/vpcs/shop'] })
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const changeElsewhere = () => invalidateEntities(client, ['instance_network_interface'])
  return { asked: () => asked, open, changeElsewhere, goDown: () => (isDown = true) }
}

const ask = page.getByRole('button', { name: 'Read them all' })

test('a VPC with very many subnets is read when somebody asks for it, which can be stopped', async () => {
  const { asked, open } = await show(<RouteQuestion params={{ project: 'shop', vpc: 'shop' }} />)
  await expect.element(page.getByText('This VPC has 501 subnets')).toBeVisible()
  expect(asked()).toBe(0)
  await expectAccessible()
  await userEvent.click(ask)
  await expect.element(page.getByText('Reading the network: 100 of 501 subnets and routers')).toBeVisible()
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: 'Stop' }))
  await expect.element(ask).toBeVisible()
  expect(asked()).toBe(108)

  open()
  await userEvent.click(ask)
  await userEvent.fill(page.getByLabelText('From subnet'), 'subnet-500')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('From subnet')).toHaveValue('subnet-500')
})

test('regression: ends of a packet were on their way for ever where the network could not be read', async () => {
  await show(<PacketPage />)
  await expect.element(ask).toBeVisible()
  await expect.element(page.getByLabelText('Instance')).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
})

const parts = [
  ['route question', () => <RouteQuestion params={{ project: 'shop', vpc: 'shop' }} />],
  ['packet check', () => <PacketPage />],
] as const

test.each(parts)(
  'regression: the %s of a large VPC could not be refreshed after a change elsewhere',
  async (_, part) => {
    const { asked, open, changeElsewhere } = await show(part())
    open()
    await userEvent.click(ask)
    await expect.element(ask).not.toBeInTheDocument()
    await expect.poll(asked).toBe(501)
    await expect.element(page.getByText(/^(Its route is shown here|No instances in this VPC)/)).toBeVisible()

    await changeElsewhere()
    await expect.element(page.getByText(/^Shown as of /)).toBeVisible()
    await expect.element(page.getByText('This VPC has 501 subnets. They are refreshed only on request.')).toBeVisible()
    expect(asked()).toBe(501)
    await expectAccessible()
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
    await expect.element(page.getByText(/^Shown as of /)).not.toBeInTheDocument()
    await expect.poll(asked).toBe(1002)
  },
)

test.each(parts)('regression: the %s answered from an old state without saying so', async (_, part) => {
  const { changeElsewhere, goDown } = await show(part(), 1)
  await expect.element(page.getByText(/^(Its route is shown here|No instances in this VPC)/)).toBeVisible()
  await expect.element(page.getByText('Could not refresh')).not.toBeInTheDocument()
  goDown()
  await changeElsewhere()
  await expect.element(page.getByText('Could not refresh')).toBeVisible()
  await expect.element(page.getByText(/^Shown as of /)).toBeVisible()
})
