/** Screens for tests in a browser, at an address of a router of their own. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { Fragment, MouseEvent } from 'react'
import { createMemoryRouter, Outlet, type RouteObject, useNavigate } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react'

import { createQueryClient } from '../../api/query-client.ts'
import { LinkProvider, type LinkProps, nowhere } from '../../ui/Link.tsx'
import { Toasts } from '../../ui/Toasts.tsx'

export interface ShownScreen {
  client: QueryClient
  /** Where the page is now: path and search. */
  address: () => string
  go: (path: string) => Promise<void>
  back: () => Promise<void>
}

function RoutedLink({ to, ...rest }: LinkProps) {
  const navigate = useNavigate()
  if (to === undefined) return <a {...nowhere} {...rest} />
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    void navigate(to)
  }
  return <a href={to} onClick={follow} {...rest} />
}

/** Renders these routes; links stay in the page. @param Frame the landmark they stand in; a page that has its own needs none */
export async function showRoutes(
  children: RouteObject[],
  path: string,
  Frame: 'main' | typeof Fragment = 'main',
): Promise<ShownScreen> {
  const client = createQueryClient()
  const frame = (
    <LinkProvider component={RoutedLink}>
      <Frame>
        <Outlet />
      </Frame>
      <Toasts />
    </LinkProvider>
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
    go: (to) => router.navigate(to),
    back: () => router.navigate(-1),
  }
}
