/** The console's entry: connect the API, start the router, render. */
// oxlint-disable-next-line import/no-unassigned-import -- style sheets have no names
import '../ui/styles/index.css'

import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'

import { bindClient } from '../../generated/api/client.gen.ts'
import { createClient } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { redirectToLogin } from '../api/unauthorized.ts'
import { bindRoles } from '../kit/roles/roles.ts'
import { LinkProvider } from '../ui/Link.tsx'
import { logApiError } from './log-api-error.ts'
import { prepareApi } from './mock.ts'
import { roleSource } from './roles/source.ts'
import { createConsoleRouter } from './router.tsx'
import { RouterLink } from './RouterLink.tsx'
import { followTheme } from './theme.ts'

bindClient(createClient({ onUnauthorized: redirectToLogin(), onError: logApiError }))
bindRoles(roleSource)
followTheme()
// Not awaited at the top level: chunks loaded meanwhile import from this one and would wait for it forever.
void prepareApi().then(render)

function render(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')

  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient()}>
        <LinkProvider component={RouterLink}>
          <RouterProvider router={createConsoleRouter()} />
        </LinkProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
