/** The frame in front of an API that knows nobody: it says nothing of people, and offers what works without them. */
import { Fragment } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { bindClient } from '../../api/binding.ts'
import { showRoutes } from '../../kit/routing/router.fixture.tsx'

vi.mock('../../../generated/routes/session.gen.ts', () => ({ session: {}, levelRows: {} }))
vi.mock('../../../generated/routes/levels.gen.ts', () => ({
  consoleName: 'Harbour Office',
  levels: [
    { id: 'main', at: '', label: 'Resources', nav: [{ screen: 'berth.list', label: 'Berths', path: '/berths' }] },
  ],
}))

const { AppFrame } = await import('./AppFrame.tsx')
const { ErrorPage } = await import('../errors/ErrorPage.tsx')
const { ApiError } = await import('../../api/errors.ts')

const request = vi.fn()
let before: ReturnType<typeof bindClient>
beforeAll(() => {
  before = bindClient({ baseUrl: undefined, request })
})
afterAll(() => void bindClient(before))

const refused = new ApiError('Who are you?', { kind: 'error', statusCode: 401 })
const show = (statusCode = 401) =>
  showRoutes(
    [
      {
        element: <AppFrame />,
        handle: { level: 'main' },
        children: [
          {
            path: 'berths',
            element: (
              <ErrorPage
                error={statusCode === 401 ? refused : new ApiError('No', { kind: 'error', statusCode })}
                onRetry={() => undefined}
                onReadAgain={() => undefined}
              />
            ),
          },
        ],
      },
    ],
    '/berths',
    // The frame has its own landmark.
    Fragment,
  )

test('it has the console’s name, its places and the theme, and no way out of what nobody is in', async () => {
  await show()
  await expect.element(page.getByRole('link', { name: 'Harbour Office', exact: true })).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Resources' }).getByText('Berths')).toBeVisible()
  expect(page.getByRole('button', { name: /User|Switch between/ }).query()).toBeNull()
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible()
  expect(page.getByText('Sign out').query()).toBeNull()
  expect(request).not.toHaveBeenCalled()
})

test('who is not known to the server is told so: there is no page to go to', async () => {
  await show()
  await expect.element(page.getByRole('heading', { name: 'Not signed in' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to console' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Sign out' }).query()).toBeNull()
})

test('regression: an error page asked who has which role, of an API that has no such call', async () => {
  await show(403)
  await expect.element(page.getByRole('heading', { name: 'Action not authorized' })).toBeVisible()
  expect(request).not.toHaveBeenCalled()
})
