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
    bindClient(createClient({ fetch: async () => answer() }))
    const router = createMemoryRouter([{ path: '/login/:silo/local', element: <LoginLocal /> }], {
      initialEntries: ['/login/meadow/local'],
    })
    await render(<RouterProvider router={router} />)
    await userEvent.fill(page.getByLabelText('Username'), 'ada')
    await userEvent.fill(page.getByLabelText('Password'), 'secret')
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }))
    await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toBe(said)
  },
)
