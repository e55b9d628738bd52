import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { createUnauthorizedHandler } from '../../api/unauthorized.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { ActionHost } from './ActionHost.tsx'
import { dropDialogs, showSecret } from '../actions/dialog-store.ts'

beforeEach(() => dropDialogs())

test('a session that ends right after a token was made does not take the token away before it was seen', async () => {
  const load = vi.fn()
  const handle = createUnauthorizedHandler({ location: () => ({ pathname: '/scim', search: '' }), load })
  await render(
    <main>
      <h1>Page</h1>
      <ActionHost />
    </main>,
  )
  showSecret({ label: 'SCIM token', value: 'shown-once' })
  handle({ method: 'GET', url: '/v1/tokens' })
  const dialog = page.getByRole('dialog', { name: 'SCIM token' })
  await expect.element(dialog).toMatchTextContent('shown-once')
  await expect.element(dialog).toMatchTextContent('Your session has ended')
  await expectAccessible()
  expect(load).not.toHaveBeenCalled()
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect(load).toHaveBeenCalledExactlyOnceWith('/login?redirect_uri=%2Fscim', expect.any(Function))
})
