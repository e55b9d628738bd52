import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { expectAccessible } from '../../ui/browser.fixture.ts'
import { FailureNotice } from './FailureNotice.tsx'
import type { Recovery } from './restart.ts'

const show = (instance: Recovery) =>
  render(
    <MemoryRouter initialEntries={['/projects/shop/instances/web/storage']}>
      <Routes>
        <Route
          path="/projects/:project/instances/:instance/storage"
          element={
            <main>
              <h1>web</h1>
              <FailureNotice instance={instance} />
            </main>
          }
        />
      </Routes>
    </MemoryRouter>,
  )

const failed = { runState: 'failed', autoRestartEnabled: true }

test.each([
  [{ ...failed, autoRestartPolicy: 'best_effort' }, 'Best effort', 'Restarting soon…'],
  [{ ...failed, autoRestartPolicy: null }, 'Default', 'Restarting soon…'],
  [
    { ...failed, autoRestartEnabled: false, autoRestartPolicy: 'never' },
    'Never',
    'It stays failed until someone starts it',
  ],
  [{ ...failed, autoRestartPolicy: 'of_tomorrow' }, 'of_tomorrow', 'Restarting soon…'],
])('the notice of a failed instance names its auto-restart policy: %j', async (instance, policy, outcome) => {
  await show(instance)
  await expect.element(page.getByText(outcome)).toBeVisible()
  await expect.element(page.getByText(`Auto-restart policy: ${policy}`)).toBeVisible()
  const link = page.getByRole('link', { name: policy })
  await expect.element(link).toHaveAttribute('href', '/projects/shop/instances/web/settings')
  await expectAccessible()
})

test('an instance that has not failed has no such notice', async () => {
  const { container } = await show({ runState: 'running', autoRestartPolicy: 'never' })
  expect(container.textContent).toBe('web')
})
