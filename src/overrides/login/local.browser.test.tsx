import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import LoginLocal from './Local.tsx'

afterEach(() => void bindClient(undefined))

const wrong = 'Could not sign in. Check username and password and try again.'
const unreached = 'Could not reach the server. Check your connection and try again.'

async function signIn(answer: (url: string) => Response | Promise<Response>) {
  bindClient(createClient({ fetch: async (input) => answer(String(input)) }))
  const routes = [
    { path: '/login/:silo/local', element: <LoginLocal /> },
    { path: '/', element: <h1>Start</h1> },
  ]
  await render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/login/meadow/local'] })} />)
  await userEvent.fill(page.getByLabelText('Username'), 'ada')
  await userEvent.fill(page.getByLabelText('Password'), 'secret')
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }))
}

const alertText = () => document.querySelector('[role=alert]')?.textContent

test.each([
  ['that is refused', () => Response.json({ message: 'no' }, { status: 401 }), wrong],
  ['too often', () => Response.json({ message: 'Too many attempts' }, { status: 429 }), 'Too many attempts'],
  [
    'on a network that wants a sign-in of its own',
    () => new Response('<p>Welcome', { headers: { 'content-type': 'text/html' } }),
    'Error reading API response (HTTP 200, loginLocal)',
  ],
  ['whose answer is lost', () => Promise.reject(new TypeError('Failed to fetch')), unreached],
])(
  'regression: a sign-in %s was told as a wrong password, or as a change that may have been made',
  async (_, answer, said) => {
    await signIn(answer)
    await expect.poll(alertText).toBe(said)
  },
)

test('regression: a browser that keeps no cookies said "Logged in", and asked for the password again and again', async () => {
  await signIn((url) =>
    url.endsWith('/v1/me')
      ? Response.json({ message: 'no session' }, { status: 401 })
      : new Response(null, { status: 204 }),
  )
  await expect
    .poll(alertText)
    .toBe('You were signed in, but the browser did not keep the session. Allow cookies for this site and try again.')
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

test.each([
  ['who it is', () => Response.json({ id: 'a', display_name: 'Ada' })],
  ['nothing', () => new Response(null, { status: 503 })],
])('once the session is there, the start page follows, whatever the server says of who it is: %s', async (_, me) => {
  await signIn((url) => (url.endsWith('/v1/me') ? me() : new Response(null, { status: 204 })))
  await expect.element(page.getByRole('heading', { name: 'Start' })).toBeVisible()
})
