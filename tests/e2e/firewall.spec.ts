import type { Page } from '@playwright/test'

import {
  confirm,
  dialog,
  expectFieldError,
  expectToast,
  field,
  fill,
  notifications,
  pick,
  rowAction,
  rowOf,
  submit,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

const rules = '/projects/web-shop/vpcs/backend/firewall-rules'
const api = '/v1/vpc-firewall-rules?project=web-shop&vpc=backend'

interface Rule {
  name: string
  priority: number
  description: string
}

const set = (page: Page): Promise<Rule[]> =>
  page.evaluate(async (url) => ((await (await fetch(url)).json()) as { rules: Rule[] }).rules, api)

/** Somebody else replaces the set: a rule with other fields, or without it. */
const others = (page: Page, name: string, change: Partial<Rule> | undefined): Promise<void> =>
  page.evaluate(
    async ([url, which, fields]) => {
      const { rules: now } = (await (await fetch(url)).json()) as { rules: { name: string }[] }
      const next = now.flatMap((rule) =>
        rule.name !== which ? rule : fields === undefined ? [] : { ...rule, ...(JSON.parse(fields) as object) },
      )
      const headers = { 'content-type': 'application/json' }
      await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ rules: next }) })
    },
    [api, name, change && JSON.stringify(change)] as const,
  )

const names = (page: Page) => page.getByRole('table', { name: 'Firewall rules' }).locator('tbody [data-row] a')

test('rules are listed in the order of evaluation, with readable targets and filters', async ({ page }) => {
  await page.goto(rules)
  await expect(names(page)).toHaveText(['allow-icmp', 'allow-internal-inbound', 'allow-ssh'])
  await expect(rowOf(page, 'allow-ssh')).toContainText('VPCbackend')
  await expect(rowOf(page, 'allow-ssh')).toContainText('TCPPort22')
  await expect(rowOf(page, 'allow-ssh')).toContainText('Enabled')
})

test('a rule is made: what does not fit its kind is refused, and equal entries too', async ({ page }) => {
  await page.goto(rules)
  await page.getByRole('link', { name: 'New rule' }).click()
  const form = dialog(page, 'Add firewall rule')
  await fill(form, { Name: 'web', Priority: '100' })
  await form.getByRole('button', { name: 'Add target' }).click()
  const target = dialog(page, 'Add target')
  await target.getByLabel('Target', { exact: true }).selectOption('IP subnet')
  await fill(target, { 'IP subnet': '10.0.0.0' })
  await submit(target, 'Add target')
  await expectFieldError(target, 'IP subnet', 'Must contain an IP address and a width, separated by a /')
  await target.getByLabel('Target', { exact: true }).selectOption('Instance')
  await field(target, 'Instance').fill('Not a name')
  await field(target, 'Instance').press('Tab')
  await submit(target, 'Add target')
  await expect(target.getByText(/lower-case|lower case|letter/i).first()).toBeVisible()
  await field(target, 'Instance').fill('future-1')
  await field(target, 'Instance').press('Tab')
  await submit(target, 'Add target')
  await form.getByRole('button', { name: 'Add port filter' }).click()
  await fill(form, { 'Port filter 1': '90-80' })
  await submit(form, 'Add rule')
  await expectFieldError(form, 'Port filter 1', 'Not a valid port or port range')
  await fill(form, { 'Port filter 1': '80' })
  await form.getByRole('button', { name: 'Add port filter' }).click()
  await fill(form, { 'Port filter 2': '80' })
  await submit(form, 'Add rule')
  await expect(form.getByText('Port range already added').first()).toBeVisible()
  await fill(form, { 'Port filter 2': '8000-8080' })
  await submit(form, 'Add rule')
  await expectToast(page, 'Firewall rule web created')
  await expect(names(page)).toHaveText(['web', 'allow-icmp', 'allow-internal-inbound', 'allow-ssh'])
  await expect(rowOf(page, 'web')).toContainText('Instancefuture-1')
})

test('a copy starts with the rule and a name of its own; an unknown rule starts empty', async ({ page }) => {
  await page.goto(rules)
  await rowAction(page, rowOf(page, 'allow-ssh'), 'Clone')
  await expect(page).toHaveURL('/projects/web-shop/vpcs/backend/firewall-rules-new/allow-ssh')
  const form = dialog(page, 'Add firewall rule')
  await expect(field(form, 'Name')).toHaveValue('allow-ssh-copy')
  await submit(form, 'Add rule')
  await expectToast(page, 'Firewall rule allow-ssh-copy created')
  await expect(rowOf(page, 'allow-ssh-copy')).toContainText('TCPPort22')
  await page.goto('/projects/web-shop/vpcs/backend/firewall-rules-new/no-such-rule')
  await expect(field(form, 'Name')).toHaveValue('')
})

test('a rule is disabled, enabled, and given another priority', async ({ page }) => {
  await page.goto(rules)
  await rowAction(page, rowOf(page, 'allow-ssh'), 'Disable')
  await confirm(page, 'Disable allow-ssh?')
  await expectToast(page, 'Firewall rule allow-ssh disabled')
  await expect(rowOf(page, 'allow-ssh')).toContainText('Disabled')
  await rowAction(page, rowOf(page, 'allow-ssh'), 'Enable')
  await expectToast(page, 'Firewall rule allow-ssh enabled')
  await rowAction(page, rowOf(page, 'allow-ssh'), 'Change priority')
  const form = page.getByRole('dialog')
  await fill(form, { Priority: '65536' })
  await form.getByRole('button', { name: 'Change priority' }).click()
  await expectFieldError(form, 'Priority', 'Can be at most 65535')
  await fill(form, { Priority: '10' })
  await form.getByRole('button', { name: 'Change priority' }).click()
  await expectToast(page, 'Priority of allow-ssh changed')
  await expect(names(page)).toHaveText(['allow-ssh', 'allow-icmp', 'allow-internal-inbound'])
})

test('a rule is moved with the keyboard, and numbers change only where there is no gap', async ({ page }) => {
  await page.goto(rules)
  await expect(names(page)).toHaveCount(3)
  await others(page, 'allow-ssh', { priority: 300 })
  await others(page, 'allow-icmp', { priority: 100 })
  await page.reload()
  await expect(names(page)).toHaveText(['allow-icmp', 'allow-ssh', 'allow-internal-inbound'])
  const up = page.getByRole('button', { name: 'Move up: allow-internal-inbound' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['allow-icmp', 'allow-internal-inbound', 'allow-ssh'])
  const priorities = Object.fromEntries((await set(page)).map(({ name, priority }) => [name, priority]))
  expect(priorities).toEqual({ 'allow-icmp': 100, 'allow-internal-inbound': 200, 'allow-ssh': 300 })
  // It is said where the rule is now, and it can be moved on.
  const said = notifications(page)
  await expect(said).toHaveAttribute('aria-live', 'polite')
  await expect(said).toContainText('allow-internal-inbound is now at priority 200, before allow-ssh')
  await expect(up).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(said).toContainText('allow-internal-inbound is now at priority 49, before allow-icmp')
  await expect(said).not.toContainText('before allow-ssh')
  await expect(up).toBeFocused()
})

test('a rule is moved with the pointer; what a change does to traffic is said first, and can be asked', async ({
  page,
}) => {
  await page.goto('/projects/web-shop/vpcs/default/firewall-rules')
  await expect(names(page)).toHaveText(['allow-icmp', 'allow-internal-inbound', 'allow-ssh'])
  const handle = await page.locator('[data-drag="allow-ssh"]').boundingBox()
  const first = await rowOf(page, 'allow-icmp').boundingBox()
  if (!handle || !first) throw new Error('the list is not there')
  await page.mouse.move(handle.x + 5, handle.y + 10)
  await page.mouse.down()
  await page.mouse.move(handle.x + 5, first.y + 5, { steps: 3 })
  await page.mouse.up()
  await expect(names(page)).toHaveText(['allow-ssh', 'allow-icmp', 'allow-internal-inbound'])

  await rowAction(page, rowOf(page, 'allow-ssh'), 'Disable')
  const question = dialog(page, 'Disable allow-ssh?')
  await expect(question.getByRole('alert')).toContainText('This cuts off SSH from outside')
  await expect(question.getByRole('listitem')).toContainText(/BlockedTCP 22from any address outside to .*web-1/)
  await question.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: 'Packet check' }).click()
  await pick(page.locator('body'), 'Instance', 'web-1')
  await expect(page.getByRole('heading', { name: 'Passes' })).toBeVisible()
  await expect(page).toHaveURL(/from=internet&to=instance%3Aweb-1&protocol=tcp&port=22/)
})

test('many rules are deleted one request after the other, none is lost', async ({ page }) => {
  await page.goto(rules)
  await page.getByRole('checkbox', { name: 'Select allow-icmp' }).check()
  await page.getByRole('checkbox', { name: 'Select allow-ssh' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete…' }).click()
  await dialog(page, 'Delete 2 firewall rules?').getByRole('button', { name: 'Delete 2' }).click()
  await expect(names(page)).toHaveText(['allow-internal-inbound'])
})

test('only rules that apply to an instance are shown', async ({ page }) => {
  await page.goto('/projects/web-shop/vpcs/default/firewall-rules')
  await expect(names(page)).toHaveText(['allow-icmp', 'allow-internal-inbound', 'allow-ssh'])
  await rowAction(page, rowOf(page, 'allow-icmp'), 'Edit')
  const form = dialog(page, 'Edit rule')
  await form.getByRole('button', { name: 'Edit target 1' }).click()
  await dialog(page, 'Edit target').getByLabel('Target', { exact: true }).selectOption('Instance')
  await pick(dialog(page, 'Edit target'), 'Instance', 'web-2')
  await submit(dialog(page, 'Edit target'), 'Update target')
  await submit(form, 'Update rule')
  await expectToast(page, 'Firewall rule allow-icmp updated')
  await pick(page.locator('body'), 'Rules that apply to', 'web-1')
  await expect(page).toHaveURL(/instance=web-1/)
  await expect(names(page)).toHaveText(['allow-internal-inbound', 'allow-ssh'])
})

test('two sessions: changes of different rules are both kept', async ({ page }) => {
  await page.goto(rules)
  await rowAction(page, rowOf(page, 'allow-ssh'), 'Edit')
  const form = dialog(page, 'Edit rule')
  await fill(form, { Priority: '50' })
  await others(page, 'allow-icmp', { priority: 70 })
  await submit(form, 'Update rule')
  await expectToast(page, 'Firewall rule allow-ssh updated')
  const priorities = Object.fromEntries((await set(page)).map(({ name, priority }) => [name, priority]))
  expect(priorities).toEqual({ 'allow-icmp': 70, 'allow-internal-inbound': 65534, 'allow-ssh': 50 })
})

test('two sessions: the same rule is asked about, with both versions', async ({ page }) => {
  await page.goto(rules)
  await rowAction(page, rowOf(page, 'allow-ssh'), 'Edit')
  const form = dialog(page, 'Edit rule')
  await fill(form, { Priority: '50' })
  await others(page, 'allow-ssh', { priority: 70, description: 'theirs' })
  await submit(form, 'Update rule')
  await expect(form.getByText('Changed on the server since you began to edit')).toBeVisible()
  await expect(field(form, 'Description')).toHaveValue('theirs')
  await expect(form.getByText('50', { exact: true })).toBeVisible()
  await expect(form.getByText('70', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Keep mine: Priority' }).click()
  await submit(form, 'Update rule')
  await expectToast(page, 'Firewall rule allow-ssh updated')
  expect((await set(page)).find(({ name }) => name === 'allow-ssh')).toMatchObject({
    priority: 50,
    description: 'theirs',
  })
})

test('two sessions: a rule that was removed or renamed meanwhile is not brought back silently', async ({ page }) => {
  await page.goto(rules)
  await rowAction(page, rowOf(page, 'allow-ssh'), 'Edit')
  const form = dialog(page, 'Edit rule')
  await fill(form, { Priority: '50' })
  await others(page, 'allow-ssh', { name: 'ssh' })
  await submit(form, 'Update rule')
  await expect(form.getByRole('alert')).toContainText('Firewall rule is gone')
  expect((await set(page)).map(({ name }) => name)).toEqual(['allow-icmp', 'allow-internal-inbound', 'ssh'])
  // What was typed is still there.
  await expect(field(form, 'Priority')).toHaveValue('50')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await rowAction(page, rowOf(page, 'allow-icmp'), 'Edit')
  await fill(form, { Priority: '60' })
  await others(page, 'allow-icmp', undefined)
  await submit(form, 'Update rule')
  await expect(form.getByRole('alert')).toContainText('Firewall rule is gone')
  expect((await set(page)).map(({ name }) => name)).toEqual(['allow-internal-inbound', 'ssh'])
})

test('two sessions: a delete of a rule that was changed meanwhile is asked again', async ({ page }) => {
  await page.goto(rules)
  await expect(rowOf(page, 'allow-ssh')).toBeVisible()
  await others(page, 'allow-ssh', { priority: 70 })
  await rowAction(page, rowOf(page, 'allow-ssh'), 'Delete')
  await confirm(page, 'Delete allow-ssh?')
  await expect(notifications(page)).toContainText('changed by another user')
  await expect(rowOf(page, 'allow-ssh')).toContainText('70')
  await rowAction(page, rowOf(page, 'allow-ssh'), 'Delete')
  await confirm(page, 'Delete allow-ssh?')
  await expect(rowOf(page, 'allow-ssh')).toBeHidden()
})
