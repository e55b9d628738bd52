import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { RouteQuestion } from './routes/RouteQuestion.tsx'

afterEach(() => void bindClient(undefined))

const subnets = Array.from({ length: 501 }, (_, at) => ({ id: `s-${at}`, name: `subnet-${at}` }))

test('a VPC with very many subnets is read when somebody asks for it, which can be stopped', async () => {
  let asked = 0
  let open: (() => void) | undefined
  // Nobody is answered beyond the first hundred before that is opened.
  const opened = new Promise<void>((resolve) => void (open = resolve))
  bindClient(
    createClient({
      fetch: async (input) => {
        const { pathname } = new URL(String(input), location.href)
        if (pathname === '/v1/vpcs/shop') return Response.json({ name: 'shop', id: 'v', system_router_id: 'r' })
        if (pathname === '/v1/vpc-subnets') return Response.json({ items: subnets })
        if (pathname.endsWith('/network-interfaces') && (asked += 1) > 100) await opened
        return Response.json({ items: [] })
      },
    }),
  )
  const element = (
    <main>
      <h1>shop</h1>
      <RouteQuestion params={{ project: 'shop', vpc: 'shop' }} />
    </main>
  )
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  )
  const ask = page.getByRole('button', { name: 'Read them all' })
  await expect.element(page.getByText('This VPC has 501 subnets')).toBeVisible()
  expect(asked).toBe(0)
  await expectAccessible()
  await userEvent.click(ask)
  await expect.element(page.getByText('Reading the network: 100 of 501 subnets and routers')).toBeVisible()
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: 'Stop' }))
  await expect.element(ask).toBeVisible()
  expect(asked).toBe(108)

  open?.()
  await userEvent.click(ask)
  await userEvent.fill(page.getByLabelText('From subnet'), 'subnet-500')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('From subnet')).toHaveValue('subnet-500')
})
