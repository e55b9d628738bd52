/** Screens for tests in a browser, at an address of a router of their own. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { Fragment } from 'react'
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react'

import { createQueryClient } from '../../api/query-client.ts'
import { Toasts } from '../../ui/Toasts.tsx'

export interface ShownScreen {
  client: QueryClient
  /** Where the page is now: path and search. */
  address: () => string
  back: () => Promise<void>
}

/** Renders these routes. @param Frame the landmark they stand in; a page that has its own needs none */
export async function showRoutes(
  children: RouteObject[],
  path: string,
  Frame: 'main' | typeof Fragment = 'main',
): Promise<ShownScreen> {
  const client = createQueryClient()
  const frame = (
    <>
      <Frame>
        <Outlet />
      </Frame>
      <Toasts />
    </>
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
