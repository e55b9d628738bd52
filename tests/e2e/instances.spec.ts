/** Instances: their list and their pages, live. */
import type { Page } from '@playwright/test'

import { makeFail } from './support/faults.ts'
import { skipTime, tellStory } from './support/mock.ts'
import {
  confirm,
  dialog,
  expectToast,
  field,
  fill,
  heading,
  menuItem,
  notifications,
  pageAction,
  tabAction,
  pick,
  property,
  rowAction,
  rowOf,
  submit,
  tab,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

const shop = '/projects/web-shop/instances'

/** Somebody else does something: a call that the page does not know of. */
const meanwhile = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address, { method: 'POST' })).status, path)

test('the list says how large instances are, in which state and since when', async ({ page }) => {
  await page.goto(shop)
  const batch = rowOf(page, 'batch')
  await expect(batch).toContainText('32 GiB')
  await expect(batch.getByRole('cell', { name: '8 vCPUs', exact: true })).toBeVisible()
  await expect(batch).toContainText('stopped')
  await batch.getByText('1mo').hover()
  await expect(page.getByRole('tooltip')).toHaveText(/^State changed \d+ \w+ \d{4}/)
  await batch.getByRole('link', { name: 'batch' }).click()
  await expect(page).toHaveURL(`${shop}/batch/storage`)
  await expect(heading(page, 'batch')).toBeVisible()
})

test('an instance is started, and its row follows until it runs', async ({ page }) => {
  await page.goto(shop)
  await rowAction(page, rowOf(page, 'batch'), 'Start')
  await confirm(page, 'Start batch?')
  await expectToast(page, /^Starting instance .+$/)
  await expect(rowOf(page, 'batch')).toContainText('starting')
  await expect(rowOf(page, 'batch')).toContainText('running')
})

test('what cannot be done says why', async ({ page }) => {
  await page.goto(shop)
  await rowOf(page, 'web-1').getByRole('button', { name: 'Row actions' }).click()
  for (const [action, reason] of [
    ['Start', 'Only a stopped or failed instance can be started'],
    ['Delete', 'Only a stopped or failed instance can be deleted'],
  ] as const) {
    await expect(menuItem(page, action)).toBeDisabled()
    await expect(menuItem(page, action)).toHaveAccessibleDescription(reason)
  }
  for (const action of ['Stop', 'Reboot', 'View serial console']) await expect(menuItem(page, action)).toBeEnabled()
  // What belongs to a tab of the instance stays there.
  await expect(page.getByRole('menuitem')).toHaveText([
    'Copy ID',
    'Duplicate',
    'View serial console',
    'Start',
    'Stop',
    'Reboot',
    'Delete',
  ])
})

test('a long menu that was opened first of all ended below the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.goto(shop)
  await rowOf(page, 'web-2').getByRole('button', { name: 'Row actions' }).click()
  await expect(menuItem(page, 'Copy ID')).toBeFocused()
  const menu = await page.getByRole('menu').boundingBox()
  expect(menu?.y).toBeGreaterThanOrEqual(0)
  expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(560)
  await page.keyboard.press('End')
  await expect(menuItem(page, 'Delete')).toBeInViewport()
})

test('several are stopped at once', async ({ page }) => {
  await page.goto(shop)
  for (const name of ['batch', 'web-1', 'web-2']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Stop…' }).click()
  const run = page.getByRole('dialog', { name: /^Stop / })
  await expect(run.getByText('Left out: 1')).toBeVisible()
  await run.getByRole('button', { name: 'Stop 2' }).click()
  await expect(run.getByRole('listitem').filter({ hasText: 'web-2' })).toContainText('Done')
  await run.getByRole('button', { name: 'Close' }).last().click()
  await expect(rowOf(page, 'web-1')).toContainText('stopped')
  await expect(rowOf(page, 'web-2')).toContainText('stopped')
})

test('its page starts, stops and reboots an instance and shows every step', async ({ page }) => {
  await page.goto(`${shop}/batch`)
  await expect(page).toHaveURL(`${shop}/batch/storage`)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Stop', exact: true })).toHaveAccessibleDescription(
    'Only a running instance can be stopped',
  )
  await main.getByRole('button', { name: 'Start', exact: true }).click()
  await confirm(page, 'Start batch?')
  await expect(property(page, 'State')).toContainText('running')
  await expect(main.getByRole('button', { name: 'Start', exact: true })).toHaveAttribute('aria-disabled', 'true')

  await pageAction(page, 'Reboot')
  await expect(dialog(page, 'Reboot batch?')).toContainText('batch restarts at once')
  await confirm(page, 'Reboot batch?')
  await expect(property(page, 'State')).toContainText('rebooting')
  await expect(property(page, 'State')).toContainText('running')

  await main.getByRole('button', { name: 'Stop', exact: true }).click()
  await confirm(page, 'Stop batch?')
  await expect(property(page, 'State')).toContainText('stopped')
})

for (const from of [`${shop}/batch/storage`, shop]) {
  test(`an instance is deleted, and nothing more is asked of it: from ${from}`, async ({ page }) => {
    await page.goto(from)
    if (from === shop) await rowAction(page, rowOf(page, 'batch'), 'Delete')
    else await pageAction(page, 'Delete')
    const question = dialog(page, 'Delete batch?')
    await expect(question).toContainText('This deletes batch.')
    // Regression: what the question had read of the instance was asked for again once it was gone.
    await expect(question).toContainText('Detaches 1 disk')
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
    await confirm(page, 'Delete batch?')
    await expect(page).toHaveURL(shop)
    await expect(heading(page, 'Instances')).toBeVisible()
    await expect(rowOf(page, 'batch')).toBeHidden()
    // What the question has not read yet may still be asked for before.
    const since = asked.slice(asked.findIndex((one) => one.startsWith('DELETE')))
    const [, id = ''] = /instances\/([^/?]+)/.exec(since[0] ?? '') ?? []
    expect(since.filter((one) => [id, 'batch'].some((name) => one.includes(name)))).toEqual([since[0]])
    // Its disks stay.
    await page.goto('/projects/web-shop/disks')
    await expect(rowOf(page, 'batch-boot')).toContainText('detached')
  })
}

test('size is changed within its limits', async ({ page }) => {
  await page.goto(`${shop}/batch/storage`)
  await tabAction(page, 'Settings', 'Resize')
  const form = dialog(page, 'Resize instance')
  await expect(field(form, 'vCPUs')).toHaveValue('8')
  // As long as nothing is changed there is nothing to send.
  const resize = form.getByRole('button', { name: 'Resize', exact: true })
  await expect(form.getByText('batch: now 8 vCPUs, 32 GiB')).toBeVisible()
  await expect(resize).toHaveAttribute('aria-disabled', 'true')
  await expect(resize).toHaveAccessibleDescription('Nothing has been changed')
  await fill(form, { vCPUs: '65', Memory: '1537' })
  await submit(form, 'Resize')
  await expect(field(form, 'vCPUs')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(form, 'Memory')).toHaveAttribute('aria-invalid', 'true')
  await fill(form, { vCPUs: '12', Memory: '48' })
  await submit(form, 'Resize')
  await expectToast(page, /^Instance .+ resized$/)
  await expect(property(page, 'CPU')).toHaveText('12 vCPUs')
  await expect(property(page, 'RAM')).toHaveText('48 GiB')
})

test('what is refused because the state has changed meanwhile shows the new state', async ({ page, watch }) => {
  watch.expectFailure('instanceDelete', 400)
  await page.goto(shop)
  await expect(rowOf(page, 'batch')).toContainText('stopped')
  await rowOf(page, 'batch').getByRole('button', { name: 'Row actions' }).click()
  expect(await meanwhile(page, '/v1/instances/batch/start?project=web-shop')).toBe(202)
  await menuItem(page, 'Delete').click()
  await confirm(page, 'Delete batch?')
  await expect(notifications(page)).toContainText('instance cannot be deleted in state "starting"', {
    ignoreCase: true,
  })
  await expect(rowOf(page, 'batch')).toContainText('starting')
})

test('a resize that comes too late says so and keeps what was typed', async ({ page, watch }) => {
  watch.expectFailure('instanceUpdate', 409)
  await page.goto(`${shop}/batch/storage`)
  await tabAction(page, 'Settings', 'Resize')
  const form = dialog(page, 'Resize instance')
  await fill(form, { vCPUs: '2' })
  expect(await meanwhile(page, '/v1/instances/batch/start?project=web-shop')).toBe(202)
  await submit(form, 'Resize')
  await expect(form.getByRole('alert')).toContainText('instance must be stopped to change CPU or memory', {
    ignoreCase: true,
  })
  await expect(field(form, 'vCPUs')).toHaveValue('2')
})

test('without quota an instance does not start, and the reason is told', async ({ page, watch }) => {
  watch.expectFailure('instanceStart', 507)
  tellStory(page, 'quota-exhausted')
  await page.goto(`${shop}`)
  await rowAction(page, rowOf(page, 'batch'), 'Start')
  await confirm(page, 'Start batch?')
  await expect(notifications(page)).toContainText('Could not start')
  await expect(rowOf(page, 'batch')).toContainText('stopped')
})

test('a viewer sees everything and can do nothing', async ({ page }) => {
  tellStory(page, 'viewer')
  await page.goto(`${shop}/batch/storage`)
  const role = 'Requires the Collaborator role on the project'
  const main = page.getByRole('main')
  await expect(heading(page, 'batch')).toBeVisible()
  for (const name of ['Start', 'Attach existing disk', 'Create disk'])
    await expect(main.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(role)
  await tab(page, 'Networking').click()
  for (const name of ['Attach ephemeral IP', 'Attach floating IP'])
    await expect(main.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(role)
  // The way to a form is a link, also while it cannot be followed.
  await expect(main.getByRole('link', { name: 'Add network interface' })).toHaveAccessibleDescription(role)
  await tab(page, 'Settings').click()
  await expect(main.getByRole('button', { name: 'Change auto-restart policy' })).toHaveAccessibleDescription(role)
})

test('an address by ID leads to the instance, and nowhere if there is none', async ({ page, watch }) => {
  watch.expectFailure('instanceView', 404)
  await page.goto(shop)
  await expect(heading(page, 'Instances')).toBeVisible()
  const id = await page.evaluate(async () => {
    const answer: unknown = await (await fetch('/v1/instances/web-1?project=web-shop')).json()
    return typeof answer === 'object' && answer && 'id' in answer ? String(answer.id) : ''
  })
  for (const path of ['/lookup/instances/', '/lookup/i/']) {
    await page.goto(path + id)
    await expect(page).toHaveURL(`${shop}/web-1/storage`)
    await expect(heading(page, 'web-1')).toBeVisible()
  }
  for (const nowhere of ['web-1', '01234567-89ab-4def-8123-456789abcdef']) {
    await page.goto(`/lookup/i/${nowhere}`)
    await expect(heading(page, 'Page not found')).toBeVisible()
  }
})

test('an instance joins a group and leaves it', async ({ page }) => {
  await page.goto(`${shop}/batch/settings`)
  const groups = page.getByRole('region', { name: 'Anti-affinity groups' })
  await expect(groups).toContainText('No anti-affinity groups')
  await groups.getByRole('button', { name: 'Add to anti-affinity group' }).click()
  const form = dialog(page, 'Add to anti-affinity group')
  await pick(form, 'Anti-affinity group', 'front-apart')
  await submit(form, 'Add to anti-affinity group')
  await expectToast(page, 'batch added to front-apart')
  await expect(groups.getByRole('link', { name: 'front-apart' })).toHaveAttribute(
    'href',
    '/projects/web-shop/affinity/front-apart',
  )
  await expect(groups.getByRole('button', { name: 'Add to anti-affinity group' })).toHaveAccessibleDescription(
    'The instance is in every such group already',
  )
  await rowAction(page, rowOf(page, 'front-apart'), 'Remove instance from group')
  await confirm(page, 'Remove batch from front-apart?')
  await expectToast(page, 'batch removed from front-apart')
  await expect(groups).toContainText('No anti-affinity groups')

  await expect(page.getByRole('region', { name: 'Affinity groups', exact: true })).toContainText('No affinity groups')
})

test('the policy after a failure is changed, and a failed instance says when it starts again', async ({ page }) => {
  await page.goto('/projects/sandbox/instances/scratch/settings')
  await expect(page.getByText('It stays failed until someone starts it').first()).toBeVisible()
  await expect(property(page, 'Policy')).toHaveText('Never')
  await page.getByRole('button', { name: 'Change auto-restart policy' }).click()
  const form = dialog(page, 'Change auto-restart policy')
  await form.getByRole('radio', { name: /^Best effort/ }).check()
  await submit(form, 'Change auto-restart policy')
  await expectToast(page, /^Auto-restart policy .+ updated$/)
  await expect(property(page, 'Policy')).toHaveText('Best effort')
  await expect(page.getByText('Restarting soon…').first()).toBeVisible()
})

test('a failed instance that may not restart yet counts its cooldown down, and starts when it is over', async ({
  page,
}) => {
  const pass = async (milliseconds: number): Promise<void> => {
    await skipTime(page, milliseconds)
    await page.clock.fastForward(milliseconds)
  }
  await page.clock.install()
  await page.goto('/projects/data-lake/instances/report-nightly/settings')
  await expect(property(page, 'Cooldown expiration')).toContainText(/\([34]m left\)/)
  await expect(page.getByText(/^Restarts after/)).toBeVisible()
  await pass(200_000)
  await expect(property(page, 'Cooldown expiration')).toContainText(/\(\d+s left\)/)
  await pass(50_000)
  await expect(property(page, 'Cooldown expiration')).toContainText('(restarting soon)')
  await pass(120_000)
  await expect(property(page, 'State')).toContainText(/starting|running/)
  await expect(property(page, 'Cooldown expiration')).toContainText(/\([34]m left\)/)
})

test('ways into an instance', async ({ page }) => {
  await page.goto(`${shop}/web-1/connect`)
  await expect(page.getByRole('region', { name: 'SSH command' })).toHaveText('ssh [username]@203.0.113.10')
  await expect(page.getByRole('region', { name: 'Command of the serial console' })).toContainText('websocat')
  await page.getByRole('region', { name: 'Serial console', exact: true }).getByRole('link', { name: 'Connect' }).click()
  await expect(heading(page, 'Serial console')).toBeVisible()
  await page.goto(`${shop}/batch/connect`)
  await page.getByRole('region', { name: 'SSH', exact: true }).getByRole('link', { name: 'networking tab' }).click()
  await expect(page).toHaveURL(`${shop}/batch/networking`)
})

test('on a phone the current tab lay outside of the row of tabs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${shop}/batch/settings`)
  await expect(heading(page, 'batch')).toBeVisible()
  const box = await tab(page, 'Settings').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0)
})

test('a part that cannot be loaded leaves the rest of the page', async ({ page, watch }) => {
  watch.expectFailure('instanceExternalIpList', 500)
  makeFail(page, { operation: 'instance_external_ip_list', fault: 'internal' })
  await page.goto(`${shop}/web-1/networking`)
  await expect(page.getByRole('region', { name: 'External IPs' })).toContainText('External IPs could not be loaded')
  await expect(page.getByRole('region', { name: 'Network interfaces' })).toContainText('172.30.0.5')
})
