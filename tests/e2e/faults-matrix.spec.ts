/**
 * Every way in which the platform can fail, at every kind of operation: what people see is a part of the console, in words,
 * and what they typed is still there.
 */
import type { Page } from '@playwright/test'

import { faultKinds } from '../../src/mock/http/fault.ts'
import type { OperationId } from '../../src/mock/spec/operation-spec.ts'
import { makeFail } from './support/faults.ts'
import { rawText as raw, toldOf as told } from './support/fault-walk.ts'
import { confirm, dialog, field, fill, heading, notifications, rowAction, rowOf, submit } from './support/screen.ts'
import { moveTo } from './support/move.ts'
import { expect, test } from './support/test.ts'
import { openStory } from './support/walk.ts'

/** Without what sends people to sign in: a page load, looked at below. */
const staying = faultKinds.filter((fault) => fault !== 'unauthorized')

/** Where a form tells what the server said no to. */
const formSays: typeof told = {
  ...told,
  'bad-request': /The server could not read this request|Unable to parse JSON body/,
  forbidden: /Action not authorized/,
  'not-found': /Not found: project/,
  network: /Could not reach the server/,
  abort: /The server accepted it \(HTTP 20\d\), but its answer broke off/,
}

test('a form whose call fails stays open with all that was typed, whatever the failure', async ({ page, watch }) => {
  watch.allowFailures()
  await page.goto('/projects-new')
  const form = dialog(page, 'New project')
  const typed = { Name: 'orchard', Description: 'Apples and pears' }
  await fill(form, typed)
  for (const fault of staying) {
    await test.step(fault, async () => {
      makeFail(page, { operation: 'project_create', fault })
      await submit(form, 'Create project')
      await expect(form.getByText(formSays[fault]).first()).toBeVisible()
      if (fault === 'already-exists') {
        await expect(field(form, 'Name')).toHaveAttribute('aria-invalid', 'true')
        await expect(field(form, 'Name')).toBeFocused()
      }
      expect(await form.innerText()).not.toMatch(raw)
      for (const [label, text] of Object.entries(typed)) await expect(field(form, label)).toHaveValue(text)
    })
  }
  // And in the end it goes well.
  makeFail(page)
  await submit(form, 'Create project')
  await expect(page).toHaveURL('/projects/orchard/instances')
})

test('an action that fails says so in a toast and leaves the row', async ({ page, watch }) => {
  watch.allowFailures()
  await page.goto('/projects/web-shop/disks')
  await expect(heading(page, 'Disks')).toBeVisible()
  // A 403 teaches: after it the action is offered no more.
  for (const fault of staying.toSorted((a, b) => Number(a === 'forbidden') - Number(b === 'forbidden'))) {
    await test.step(fault, async () => {
      makeFail(page, { operation: 'disk_delete', fault })
      await rowAction(page, rowOf(page, 'orders-old'), 'Delete')
      await confirm(page, 'Delete orders-old?')
      const toasts = notifications(page)
      // What may have been done all the same is not said to have failed.
      const isUnsure = ['network', 'abort', 'unreadable'].includes(fault)
      await expect(toasts).toContainText(isUnsure ? 'Not confirmed: delete' : 'Could not delete')
      await expect(toasts).toContainText(formSays[fault])
      expect(await toasts.innerText()).not.toMatch(raw)
      await toasts.getByRole('button', { name: /^(Dismiss|Close)/ }).click()
      await expect(toasts).toBeEmpty()
      await expect(rowOf(page, 'orders-old')).toBeVisible()
    })
  }
})

for (const [what, operation, go] of [
  ['a list', 'disk_list', (page: Page) => moveTo(page, '/projects/web-shop/disks')],
  ['a thing', 'disk_view', (page: Page) => moveTo(page, '/projects/web-shop/disks/orders')],
] as const) {
  test(`${what} that nobody is signed in for leads to the sign-in page and back`, async ({ page, watch }) => {
    watch.allowFailures()
    await openStory(page)
    makeFail(page, { operation, fault: 'unauthorized' })
    await go(page)
    await expect(page).toHaveURL(/\/login\/meadow\/local\?redirect_uri=%2Fprojects%2Fweb-shop%2Fdisks/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('rows that could not be read for a search are no failure of the list without it', async ({ page, watch }) => {
  watch.allowFailures()
  await openStory(page)
  makeFail(page, { operation: 'disk_list', fault: 'not-found' })
  await moveTo(page, '/projects/data-lake/disks?sort=name')
  await expect(heading(page, 'Page not found')).toBeVisible()
  makeFail(page)
  await moveTo(page, '/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  await moveTo(page, '/projects/data-lake/disks')
  await expect(rowOf(page, 'chunk-001')).toBeVisible()
})

/** Lists that are a part of an instance's page, by the tab that they are on. */
const parts: readonly (readonly [tab: string, operation: OperationId])[] = [
  ['storage', 'instance_disk_list'],
  ['networking', 'instance_external_ip_list'],
  ['networking', 'instance_network_interface_list'],
  ['settings', 'instance_affinity_group_list'],
  ['settings', 'instance_anti_affinity_group_list'],
]

test('a part of a page that could not be read says so in its place, whatever the failure', async ({ page, watch }) => {
  test.slow()
  watch.allowFailures()
  const main = page.getByRole('main')
  for (const [tab, operation] of parts) {
    await test.step(operation, async () => {
      // The head of an instance's page reads some of them, too: nothing is known after a page load.
      await openStory(page)
      for (const [at, fault] of staying.entries()) {
        makeFail(page, { operation, fault })
        // Another one each time: what is known of the last is no answer.
        const instance = at % 2 === 0 ? 'web-1' : 'web-2'
        await moveTo(page, `/projects/web-shop/instances/${instance}/${tab}`)
        // Without it there may be no such thing at all.
        await expect(heading(page, fault === 'not-found' ? 'Page not found' : instance)).toBeVisible()
        await expect(main).toContainText(told[fault])
        expect(await main.innerText()).not.toMatch(raw)
      }
      makeFail(page)
    })
  }
})
