/** The console's entry: connect the API, start the router, render. */
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'

import { answerReading } from '../api/answer-reader.ts'
import { bindClient } from '../api/binding.ts'
import { createClient } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { watchVersions } from '../api/server-version.ts'
import { sessionGuard } from '../api/session-guard.ts'
import { slowCalls } from '../api/slow-calls.ts'
import { redirectToLogin } from '../api/unauthorized.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { bindRoles } from '../kit/roles/roles.ts'
import { LinkProvider } from '../ui/Link.tsx'
import { LastResort } from './errors/LastResort.tsx'
import { logCaught, reportRecovered } from './errors/log-caught.ts'
import { logApiError } from './log-api-error.ts'
import { prepareApi } from './mock.ts'
import { roleSource } from './roles/source.ts'
import { createConsoleRouter } from './router.tsx'
import { RouterLink } from './RouterLink.tsx'
import { loginPath } from './session.ts'
import { asksWho, noteWho, ofShown, watchSession } from './session/watch.ts'
import { followTheme } from './theme.ts'
import { noteMissingPart } from './version/outdated.ts'

/** Milliseconds after the first page is there until what helps later ones is fetched, at the earliest and at the latest. */
const calm = 400
const patience = 3_000

bindClient(
  createClient({
    through: watchVersions,
    beforeWrite: sessionGuard.beforeWrite,
    afterRead: ofShown,
    isFirst: asksWho,
    readAnswer: (...answer) => answerReading.read(...answer),
    onSuccess: noteWho,
    ...(loginPath && { onUnauthorized: redirectToLogin(loginPath) }),
    onError: logApiError,
  }),
)
bindRoles(roleSource)
watchSession()
followTheme()
// What people are told of calls that wait is fetched with the first of them.
const untold = slowCalls.subscribe(() => {
  untold()
  void import('./follow-slow-calls.ts').then(({ followSlowCalls }) => followSlowCalls()).catch(noteMissingPart)
})
// Not awaited at the top level: chunks loaded meanwhile import from this one and would wait for it forever.
const root = createRoot(container(), { onCaughtError: logCaught, onRecoverableError: reportRecovered })
// A mock that cannot start has said so on the page.
void prepareApi((page) => root.render(page)).then(render, () => undefined)

function container(): HTMLElement {
  const found = document.getElementById('root')
  if (!found) throw new Error('no #root')
  return found
}

function render(): void {
  const router = createConsoleRouter()

  root.render(
    <StrictMode>
      <LastResort>
        <QueryClientProvider client={queryClient()}>
          <LinkProvider component={RouterLink}>
            {/* React says so itself. */}
            <RouterProvider router={router} onError={() => undefined} />
          </LinkProvider>
        </QueryClientProvider>
      </LastResort>
    </StrictMode>,
  )
  prepareLater(router)
}

/** What only later pages profit from comes when the first one is there. */
function prepareLater(router: ReturnType<typeof createConsoleRouter>): void {
  const stop = router.subscribe(({ initialized, navigation }) => {
    if (!initialized || navigation.state !== 'idle') return
    stop()
    const load = () =>
      void import('./after-first-page.ts').then(
        ({ startAfterFirstPage }) => startAfterFirstPage(router),
        (error: unknown) => {
          noteMissingPart(error)
          window.addEventListener('online', load, { once: true })
        },
      )
    const deadline = Date.now() + patience
    // What the page still waits for comes first.
    const whenCalm = () =>
      queryClient().isFetching() > 0 && Date.now() < deadline ? setTimeout(whenCalm, calm) : whenIdle(load)
    setTimeout(whenCalm, calm)
  })
}
