/** Receivers of alerts: made, subscribed, asked to answer, and sent what they have missed. */
import { skipTime } from './support/mock.ts'
import {
  dialog,
  expectFieldError,
  expectToast,
  field,
  fill,
  heading,
  pageAction,
  property,
  rowAction,
  rowOf,
  submit,
  tab,
  table,
  confirm,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('the answer of a probe is shown: what became of it, and all of it as JSON', async ({ page }) => {
  await page.goto('/system/alerts/receivers')
  await rowAction(page, rowOf(page, 'ops-pager'), 'Send probe')
  await submit(dialog(page, 'Send probe'), 'Send probe')
  const answer = page.getByRole('dialog').filter({ hasText: 'Delivery ID' })
  await expect(answer).toContainText('delivered')
  await answer.getByRole('button', { name: 'Show JSON' }).click()
  await expect(answer.getByRole('region', { name: 'Answer as JSON' })).toContainText('"trigger": "probe"')
})

test('a webhook is made, subscribed to another class, and gets another secret', async ({ page }) => {
  await page.goto('/system/alerts/receivers-new')
  const form = dialog(page, 'New webhook')
  await fill(form, { Name: 'night-desk', Endpoint: 'https://desk.example.net/hooks' })
  await submit(form, 'Create webhook')
  await expect(form.getByText('Secrets is required')).toBeVisible()
  await form.getByRole('button', { name: 'Add secret' }).click()
  await fill(form, { 'Secret 1': 'first of two' })
  await form.getByRole('button', { name: 'Add subscription' }).click()
  await fill(form, { 'Subscription 1': 'hardware.**' })
  await submit(form, 'Create webhook')
  await expectToast(page, 'Webhook night-desk created')
  await expect(heading(page, 'night-desk')).toBeVisible()
  await expect(property(page, 'Subscriptions')).toHaveText('hardware.**')

  await pageAction(page, 'Add subscription')
  const subscribe = dialog(page, 'Add subscription')
  await fill(subscribe, { Subscription: 'update.' })
  await submit(subscribe, 'Add subscription')
  await expectFieldError(subscribe, 'Subscription', 'Does not have the expected form')
  await fill(subscribe, { Subscription: 'update.stuck' })
  await submit(subscribe, 'Add subscription')
  await expectToast(page, 'Subscription update.stuck added to night-desk')
  await expect(property(page, 'Subscriptions')).toContainText('update.stuck')

  await tab(page, 'Secrets').click()
  const secrets = table(page, 'Secrets').getByRole('row')
  await expect(secrets).toHaveCount(2)
  await page.getByRole('main').getByRole('link', { name: 'Add secret' }).click()
  const add = dialog(page, 'Add secret')
  await expect(field(add, 'Secret')).toHaveAttribute('type', 'password')
  await fill(add, { Secret: 'second of two' })
  await submit(add, 'Add secret')
  await expectToast(page, /^Secret [\da-f-]{36} created$/)
  await expect(secrets).toHaveCount(3)
  await expect(page.getByText('second of two')).toBeHidden()
})

test('an alert that never arrived is sent again, and then has arrived', async ({ page }) => {
  await page.goto('/system/alerts/receivers/team-chat/deliveries')
  const deliveries = table(page, 'Deliveries').getByRole('row')
  const failed = deliveries.filter({ hasText: 'network.bgp.session_down' })
  await expect(failed).toContainText('failed')
  // Whoever moved it says where it is now.
  await pageAction(page, 'Edit')
  const form = dialog(page, 'Edit webhook')
  await fill(form, { Endpoint: 'https://chat.example.net/rack' })
  await submit(form, 'Update webhook')
  await expectToast(page, 'Webhook team-chat updated')
  await rowAction(page, failed, 'Send again')
  await confirm(page, 'Send network.bgp.session_down alert again to team-chat?')
  await expectToast(page, /^Alert [\da-f-]{36} is sent to team-chat again$/)
  const resent = failed.filter({ hasText: 'Resend' })
  await expect(resent).toContainText('pending')
  await skipTime(page, 3000)
  await page.getByRole('group', { name: 'Deliveries: view' }).getByRole('button', { name: 'Refresh' }).click()
  await expect(resent).toContainText('delivered')
  await expect(failed).toHaveCount(2)
})
