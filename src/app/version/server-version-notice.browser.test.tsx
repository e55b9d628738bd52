import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { otherOf } from '../../api/other-version.ts'
import { otherVersion, ownVersion } from '../../api/server-version.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { ServerVersionNotice } from './ServerVersionNotice.tsx'

vi.mock('../../../generated/model/presence.gen.ts', () => ({
  versions: ['1.0.0', '2.0.0'],
  operations: { 'DELETE /v1/disks/{disk}': { since: '2.0.0' } },
  requests: {},
  answers: { 'GET /v1/disks': { 'items.blockSize': { since: '2.0.0' } } },
  demands: { 'POST /v1/disks': { zone: ['2.0.0'] } },
  needs: { 'POST /v1/disks': { blockSize: ['2.0.0'] } },
}))

afterEach(() => otherVersion.set(undefined))

const show = () =>
  render(
    <>
      <ServerVersionNotice />
      <main>
        <h1>Page</h1>
      </main>
    </>,
  )
const notice = (version: string) =>
  page.getByText(`The server has version ${version} of the API; this console is made for version ${ownVersion}.`)
const button = (name: string) => page.getByRole('button', { name })

test('a server of another version is told of once, with what it lacks, until somebody has read it', async () => {
  const shown = await show()
  expect(page.getByRole('status').element().textContent).toBe('')
  otherVersion.set(otherOf('1.0.0'))
  await expect.element(notice('1.0.0')).toBeVisible()
  await expectAccessible()

  await button('Show differences').click()
  const dialog = page.getByRole('dialog', { name: 'Version 1.0.0 of the API' })
  await expect.element(dialog.getByText('DELETE /v1/disks/{disk}')).toBeVisible()
  await expect.element(dialog.getByText('block_size')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await button('Dismiss').click()
  expect(page.getByRole('status').element().textContent).toBe('')
  // The page is loaded again.
  await shown.unmount()
  await show()
  expect(page.getByRole('status').element().textContent).toBe('')
  // It is brought to yet another version.
  otherVersion.set(otherOf('1.5.0'))
  await expect.element(notice('1.5.0')).toBeVisible()
})

test('what a server requires is told where it lacks nothing', async () => {
  otherVersion.set(otherOf('2.0.0'))
  await show()
  await button('Show differences').click()
  const dialog = page.getByRole('dialog', { name: 'Version 2.0.0 of the API' })
  await expect.element(dialog.getByText(/as far as this console knows\.$/)).toBeVisible()
  await expect.element(dialog.getByText('zone')).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'Fields that are required' })).toBeVisible()
  await expect.element(dialog.getByText('block_size')).toBeVisible()
  await expectAccessible()
})

test('a server that does not say what it has has no list of differences', async () => {
  otherVersion.set(otherOf(undefined))
  await show()
  await expect
    .element(page.getByText(/^The server does not take version \S+ of the API, which this console is made for/))
    .toBeVisible()
  await expect.element(button('Dismiss')).toBeVisible()
  expect(button('Show differences').elements()).toEqual([])
})
