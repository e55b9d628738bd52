/** Screens for tests in a browser, at an address of a router of their own. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react'

import { createQueryClient } from '../api/query-client.ts'
import { Toasts } from '../ui/Toasts.tsx'

export interface ShownScreen {
  client: QueryClient
  /** Where the page is now: path and search. */
  address: () => string
  back: () => Promise<void>
}

/** Renders these routes in a frame like that of the console. */
export async function showRoutes(children: RouteObject[], path: string): Promise<ShownScreen> {
  const client = createQueryClient()
  const frame = (
    <main>
      <Outlet />
      <Toasts />
    </main>
  )
  const router = createMemoryRouter([{ path: '/', element: frame, children }], { initialEntries: ['/', path] })
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return {
    client,
    address: () => router.state.location.pathname + router.state.location.search,
    back: () => router.navigate(-1),
  }
}
