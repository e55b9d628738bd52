/** The developer panel: how the mock of this page behaves. */
import { readFileSync } from 'node:fs'

import type { Locator, Page } from '@playwright/test'

import { expectNoViolations } from './support/axe.ts'
import { queryTimeseries } from './support/mock.ts'
import { dialog, heading, rowOf, table } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const panelOf = (page: Page): Locator => dialog(page, 'Developer panel')

async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Developer panel' }).click()
  await expect(panelOf(page)).toBeVisible()
  return panelOf(page)
}

async function chooseScenario(page: Page, title: string): Promise<void> {
  const panel = await openPanel(page)
  await panel.getByLabel('Scenario', { exact: true }).selectOption({ label: title })
  await panel.getByRole('button', { name: 'Open scenario' }).click()
  await expect(panel).toBeHidden()
}

test('opens from the banner and by its shortcut, and gives the focus back', async ({ page }) => {
  await page.goto('/projects')
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  await openPanel(page)
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Developer panel' })).toBeFocused()
  await page.keyboard.press('Alt+Shift+M')
  await expect(panelOf(page)).toBeVisible()
  await page.keyboard.press('Alt+Shift+M')
  await expect(panelOf(page)).toBeHidden()
})

test('has no accessibility problems, light and dark', async ({ page }) => {
  await page.goto('/projects')
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  const panel = await openPanel(page)
  await panel.getByLabel('Operation').fill('project_list')
  await panel.getByRole('option', { name: 'project_list', exact: true }).click()
  await panel.getByRole('button', { name: 'Add fault' }).click()
  await expect(table(page, 'Request log')).toBeVisible()
  // The panel slides in: colours are judged when it stands.
  await panel.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  await expectNoViolations(page)
})

test('changes the scenario, each with its own data', async ({ page }) => {
  await page.goto('/projects')
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  await chooseScenario(page, 'Empty')
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  await expect(page.getByText('No projects', { exact: false }).first()).toBeVisible()
  await chooseScenario(page, 'Default')
  await page.goto('/projects')
  await expect(rowOf(page, 'web-shop')).toBeVisible()
})

test('takes the scenario from the address, for the tab', async ({ page }) => {
  await page.goto('/projects?scenario=large')
  await expect(page).toHaveURL('/projects')
  await expect(rowOf(page, 'atlas-04')).toBeVisible()
  await page.reload()
  await expect(rowOf(page, 'atlas-04')).toBeVisible()
})

test('lets somebody else call', async ({ page }) => {
  await page.goto('/projects')
  const panel = await openPanel(page)
  await panel.getByLabel('User').selectOption({ label: 'bruno-castell (meadow)' })
  await expect(panel).toBeHidden()
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  const me: unknown = await page.evaluate(async () => (await fetch('/v1/me')).json())
  expect(me).toMatchObject({ display_name: 'bruno-castell' })
})

test('makes an operation fail until the fault is removed', async ({ page, watch }) => {
  watch.expectFailure('projectList', 500)
  await page.goto('/projects')
  const panel = await openPanel(page)
  await panel.getByLabel('Operation').fill('project_list')
  await panel.getByRole('option', { name: 'project_list', exact: true }).click()
  await panel.getByLabel('Fault', { exact: true }).selectOption({ label: '500 internal error' })
  await panel.getByRole('button', { name: 'Add fault' }).click()
  await page.reload()
  await expect(page.getByText('Internal Server Error').or(page.getByText('Something went wrong')).first()).toBeVisible()
  await openPanel(page)
  await expect(panel.getByRole('row').filter({ hasText: 'failed on purpose' }).first()).toContainText('500')
  await panel.getByRole('button', { name: 'Remove fault of project_list' }).click()
  await page.reload()
  await expect(rowOf(page, 'web-shop')).toBeVisible()
})

test('makes one thing fail, reads rules from a file and saves what failed', async ({ page }) => {
  await page.goto('/projects')
  const panel = await openPanel(page)
  await panel.getByLabel('Operation').fill('project_view')
  await panel.getByRole('option', { name: 'project_view', exact: true }).click()
  await panel.getByLabel('Only where project is').fill('sandbox')
  await panel.getByLabel('Calls').selectOption({ label: 'The next call only' })
  await panel.getByRole('button', { name: 'Add fault' }).click()
  await expect(panel.getByText('project_view project=sandbox')).toBeVisible()
  await expect(panel.getByText('500 internal error, once')).toBeVisible()
  const file = (text: string) => ({ name: 'faults.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const input = panel.locator('input[type=file]').first()
  await input.setInputFiles(file('{"rules": [{"fault": 700}]}'))
  await expect(panel.getByText('rules[0].fault: 700 is not a status from 400 to 599', { exact: false })).toBeVisible()
  await input.setInputFiles(file('{"rules": [{"path": {"project": "sandbox"}, "fault": 503}]}'))
  await expect(panel.getByText('every operation project=sandbox')).toBeVisible()
  await expect(panel.getByText('project_view project=sandbox')).toBeHidden()
  const statuses = await page.evaluate(async () => {
    const paths = ['/v1/projects/web-shop', '/v1/projects/sandbox']
    return Promise.all(paths.map(async (path) => (await fetch(path)).status))
  })
  expect(statuses).toEqual([200, 503])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save what failed' }).click(),
  ])
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual({
    rules: [{ operation: 'project_view', path: { project: 'sandbox' }, nth: 1, fault: 503 }],
  })
})

test('a call in the page asks to fail: no answer, and half of one', async ({ page }) => {
  await page.goto('/projects')
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  const met = await page.evaluate(async () => {
    const asking = async (fault: string): Promise<string> => {
      try {
        const reply = await fetch('/v1/projects', { headers: { 'x-cairn-fault': fault } })
        return `${reply.status} ${(await reply.text()).length > 0 ? 'whole' : 'nothing'}`
      } catch (error) {
        return error instanceof TypeError ? 'broken' : 'something else'
      }
    }
    return [await asking('network'), await asking('abort; done'), await asking('latency=1')]
  })
  expect(met).toEqual(['broken', 'broken', '200 whole'])
})

test('shows what was asked and answered', async ({ page }) => {
  await page.goto('/projects')
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  const panel = await openPanel(page)
  await expect(panel.getByText('no contract violations', { exact: false })).toBeVisible()
  await expect(table(page, 'Request log').getByRole('row').filter({ hasText: 'project_list' }).first()).toContainText(
    '200',
  )
  await panel.getByRole('button', { name: 'Clear log' }).click()
  await expect(panel.getByText('No requests yet.')).toBeVisible()
})

test('moves the time forward', async ({ page }) => {
  await page.goto('/projects')
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: '+ 1 day' }).click()
  await expect(panel.getByText('Moved forward by 1 day.')).toBeVisible()
  const ahead = await page.evaluate(async () => {
    const made = await fetch('/v1/projects', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'tomorrow', description: '' }),
    })
    const { time_created: time } = (await made.json()) as { time_created: string }
    return Date.parse(time) - Date.now()
  })
  expect(ahead).toBeGreaterThan(23 * 3_600_000)
})

test('exports, resets and imports', async ({ page }) => {
  await page.goto('/projects')
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  await page.evaluate(() =>
    fetch('/v1/projects', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'orchard', description: '' }),
    }),
  )
  await page.reload()
  await expect(rowOf(page, 'orchard')).toBeVisible()
  const panel = await openPanel(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('cairn-default.json')
  const file = await download.path()

  await panel.getByRole('button', { name: 'Reset scenario' }).click()
  await expect(panel).toBeHidden()
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  await expect(rowOf(page, 'orchard')).toBeHidden()

  await openPanel(page)
  await panel
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{}'),
    })
  await panel.getByRole('button', { name: 'Import file' }).click()
  await expect(panel.getByText('This is not an export of the mock')).toBeVisible()
  await panel.locator('input[type=file]').last().setInputFiles(file)
  await panel.getByRole('button', { name: 'Import file' }).click()
  await expect(panel).toBeHidden()
  await expect(rowOf(page, 'orchard')).toBeVisible()
  await page.reload()
  await expect(rowOf(page, 'orchard')).toBeVisible()
})

test('answers time-series queries on the window', async ({ page }) => {
  await page.goto('/projects')
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  const answer = await queryTimeseries(page, 'get nonsense:nothing')
  expect(answer).toMatchObject({ error_code: 'InvalidRequest' })
})

test('signing out ends calling as somebody else', async ({ page }) => {
  await page.goto('/projects')
  const panel = await openPanel(page)
  await panel.getByLabel('User').selectOption({ label: 'bruno-castell (meadow)' })
  await expect(panel).toBeHidden()
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  // A page that asks nothing itself: it would be refused, and go to sign in.
  await page.goto('/device/success')
  await expect(heading(page, 'Device logged in')).toBeVisible()
  const status = await page.evaluate(async () => (await fetch('/v1/logout', { method: 'POST' })).status)
  expect(status).toBe(204)
  const me = await page.evaluate(async () => (await fetch('/v1/me')).status)
  expect(me).toBe(401)
})

test('the preview says that nothing is real, and what it is made of', async ({ page }) => {
  await page.goto('/projects')
  const banner = page.getByRole('complementary', { name: 'Technical preview' })
  await expect(banner).toContainText('technical preview')
  await banner.getByRole('button', { name: 'Learn more' }).click()
  const about = dialog(page, 'Technical preview')
  await expect(about.getByRole('link')).toHaveCount(3)
  for (const link of await about.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/github\.com\//)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noreferrer/)
  }
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  await expect(banner.getByRole('button', { name: 'Learn more' })).toBeFocused()
})
