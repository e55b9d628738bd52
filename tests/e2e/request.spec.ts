/** Every form and question shows the request that it will send. */
import type { Locator, Page } from '@playwright/test'

import { dialog, field, fill, heading, pick, rowAction, rowOf, submit } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const shown = (box: Locator, language: 'curl' | 'TypeScript'): Locator =>
  box.getByRole('region', { name: `Request as ${language}` })

const show = (box: Locator): Promise<void> => box.getByRole('button', { name: 'Show request' }).click()

/** Sends what a curl command says from the page, whose mock API answers. */
async function runCurl(page: Page, command: string): Promise<number> {
  const [, method = 'GET', url = ''] = /^curl (?:-X (\w+) )?'?([^' ]+)'?/.exec(command) ?? []
  const [, body] = /--data-raw '([^']*)'/.exec(command) ?? []
  return page.evaluate(
    async (request) => {
      const init = {
        method: request.method,
        headers: { 'content-type': 'application/json' },
        body: request.body ?? null,
      }
      return (await fetch(request.url, init)).status
    },
    { method, url, body },
  )
}

test('a form shows its request as it is filled in, and running that does what the form would', async ({ page }) => {
  await page.goto('/projects/web-shop/disks-new')
  const form = dialog(page, 'New disk')
  await show(form)
  await expect(shown(form, 'curl')).toContainText('/v1/disks?project=web-shop')
  await expect(form.getByText('Not ready to be sent: Name is required')).toBeVisible()

  await fill(form, { Name: 'lantern', Description: "Ada's disk" })
  await expect(form.getByText('Not ready to be sent')).toBeHidden()
  await expect(shown(form, 'curl')).toContainText(`"description": "Ada'\\''s disk"`)
  await form.getByRole('tab', { name: 'TypeScript' }).click()
  await expect(shown(form, 'TypeScript')).toContainText("query: { project: 'web-shop' }")
  await expect(shown(form, 'TypeScript')).toContainText("description: 'Ada\\'s disk'")

  await fill(form, { Description: 'From a shell' })
  await page.keyboard.press('Tab')
  await form.getByRole('tab', { name: 'TypeScript' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(form.getByRole('tab', { name: 'curl' })).toBeFocused()
  expect(await runCurl(page, (await shown(form, 'curl').textContent()) ?? '')).toBe(201)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(rowOf(page, 'lantern')).toBeVisible()
})

test('a question shows its request, and sends nothing by that', async ({ page }) => {
  await page.goto('/projects/web-shop/snapshots')
  await expect(heading(page, 'Snapshots')).toBeVisible()
  await rowAction(page, rowOf(page, 'orders-monday'), 'Delete')
  const question = dialog(page, 'Delete orders-monday?')
  await show(question)
  await expect(shown(question, 'curl')).toContainText('curl -X DELETE')
  const command = (await shown(question, 'curl').textContent()) ?? ''
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, 'orders-monday')).toBeVisible()
  expect(await runCurl(page, command)).toBe(204)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(rowOf(page, 'orders-monday')).toBeHidden()
})

test('the form of an action shows its request', async ({ page }) => {
  await page.goto('/projects/web-shop/disks')
  await expect(heading(page, 'Disks')).toBeVisible()
  await rowAction(page, rowOf(page, 'orders'), 'Snapshot')
  const form = dialog(page, 'Snapshot disk')
  await fill(form, { Name: 'evening' })
  await show(form)
  await expect(shown(form, 'curl')).toContainText('/v1/snapshots?project=web-shop')
  await expect(shown(form, 'curl')).toContainText('"name": "evening"')
  await submit(form, 'Snapshot')
  await expect(form).toBeHidden()
})

test('a secret is not shown', async ({ page }) => {
  await page.goto('/system/silos/default-silo/users-new')
  const form = page.getByRole('dialog')
  await expect(form).toBeVisible()
  await field(form, 'Password').last().fill('hush-hush')
  await show(form)
  await expect(shown(form, 'curl')).toContainText('<secret>')
  await expect(shown(form, 'curl')).not.toContainText('hush-hush')
  await expect(form.getByText('Secrets are left out')).toBeVisible()
})

test('a pool that is linked and becomes the default shows both requests, and running them does it', async ({
  page,
}) => {
  await page.goto('/system/silos/meadow/ip-pools-add')
  const form = dialog(page, 'Link pool')
  await pick(form, 'IP pool', 'lab')
  await form.getByRole('checkbox', { name: /^Default/ }).check()
  await show(form)
  await expect(form.getByRole('heading', { name: '2 requests, one after the other' })).toBeVisible()
  const first = form.getByRole('region', { name: 'Request as curl, 1' })
  const second = form.getByRole('region', { name: 'Request as curl, 2' })
  await expect(first).toContainText('"is_default": false')
  await expect(second).toContainText('curl -X PUT')
  await expect(second).toContainText('"is_default": true')
  await form.getByRole('checkbox', { name: /^Default/ }).uncheck()
  await expect(form.getByRole('heading', { name: 'Request', exact: true })).toBeVisible()
})
