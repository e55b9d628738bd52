/** Actions on many rows at once, and what is saved of many rows. */
import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { makeFail } from './support/faults.ts'
import { expectToast, heading, menuItem, rowOf } from './support/screen.ts'
import { meanwhile } from './support/mock.ts'
import { expect, test } from './support/test.ts'

const selectionOf = (page: Page): Locator => page.getByRole('region', { name: 'Selection' })

/** Opens the disks of a project that has many, and selects some. */
async function select(page: Page, ...names: readonly string[]): Promise<void> {
  await page.goto('/projects/data-lake/disks')
  await expect(heading(page, 'Disks')).toBeVisible()
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  if (names.length > 0) await expect(selectionOf(page)).toContainText(`${names.length} selected`)
}

/** Asks for a bulk action; what it is about to do is on screen then. */
async function review(page: Page, action: string): Promise<Locator> {
  await selectionOf(page)
    .getByRole('button', { name: `${action}…` })
    .click()
  const shown = questionAbout(page, action)
  await expect(shown).toBeVisible()
  return shown
}

/** The question, and the progress that takes its place. */
const questionAbout = (page: Page, action: string): Locator =>
  page.getByRole('dialog', { name: new RegExp(`^${action} `) })

const itemOf = (run: Locator, name: string): Locator => run.getByRole('listitem').filter({ hasText: name })

test('several disks are deleted: an attached one is left out with the reason, a failed one is tried again', async ({
  page,
  watch,
}) => {
  watch.expectFailure('diskDelete', 503)
  // The first call of each page; there are fewer than fifty.
  makeFail(page, { operation: 'disk_delete', fault: 'unavailable', every: 50 })
  await select(page, 'chunk-006', 'chunk-007', 'chunk-008', 'chunk-009')
  const run = await review(page, 'Delete')
  await expect(run.getByText('Included: 3')).toBeVisible()
  await run.getByRole('button', { name: 'Show request' }).click()
  await expect(run.getByText('This is the one for chunk-007.')).toBeVisible()
  await expect(run.getByRole('region', { name: 'Request as curl' })).toContainText('curl -X DELETE')
  // A long line of a request made everything in the dialog as wide as itself.
  const inner = await run.getByRole('heading', { name: 'Included: 3' }).boundingBox()
  const outer = await run.boundingBox()
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0))
  await expect(run.getByText('Left out: 1')).toBeVisible()
  await expect(run.getByText('Only a detached or faulted disk can be deleted.')).toBeVisible()
  await run.getByRole('button', { name: 'Delete 3' }).click()
  await expect(itemOf(run, 'chunk-007')).toContainText('Service Unavailable')
  await expect(itemOf(run, 'chunk-008')).toContainText('Done')
  await expect(itemOf(run, 'chunk-009')).toContainText('Done')
  await expect(itemOf(run, 'chunk-006')).toHaveCount(0)

  await run.getByRole('button', { name: 'Close' }).last().click()
  await expect(rowOf(page, 'chunk-008')).toBeHidden()
  // What failed and what was left out stay selected.
  await expect(selectionOf(page)).toContainText('2 selected')
  const again = await review(page, 'Delete')
  await again.getByRole('button', { name: 'Delete 1' }).click()
  await expect(itemOf(again, 'chunk-007')).toContainText('Done')
  await again.getByRole('button', { name: 'Close' }).last().click()
  await expect(rowOf(page, 'chunk-007')).toBeHidden()
  await expect(rowOf(page, 'chunk-006')).toBeVisible()
  await expect(selectionOf(page)).toContainText('1 selected')
})

test('a row that changed after it was reviewed is skipped with the reason', async ({ page }) => {
  await select(page, 'chunk-010', 'chunk-011')
  const run = await review(page, 'Delete')
  await expect(run.getByRole('heading', { name: 'Delete 2 disks?' })).toBeVisible()
  const attached = await page.evaluate(
    async () =>
      (
        await fetch('/v1/instances/ingest/disks/attach?project=data-lake', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"disk": "chunk-010"}',
        })
      ).status,
  )
  expect(attached).toBe(202)
  await run.getByRole('button', { name: /^Delete / }).click()
  await expect(itemOf(run, 'chunk-011')).toContainText('Done')
  await expect(itemOf(run, 'chunk-010')).toContainText('Skipped')
  await expect(itemOf(run, 'chunk-010')).toContainText('Detach it from its instance first.')
})

test('a run goes on while other pages are looked at', async ({ page }) => {
  await select(page)
  await page.getByRole('checkbox', { name: 'Select the 50 rows shown' }).check()
  const run = await review(page, 'Delete')
  await run.getByRole('button', { name: 'Delete 44' }).click()
  await run
    .getByRole('button', { name: /Continue in background|Close/ })
    .last()
    .click()
  await page.getByRole('link', { name: 'Snapshots' }).first().click()
  await expect(heading(page, 'Snapshots')).toBeVisible()
  await page.getByRole('link', { name: 'Disks' }).first().click()
  await expect(heading(page, 'Disks')).toBeVisible()
  await expect(rowOf(page, 'chunk-006')).toBeVisible()
  await expect(rowOf(page, 'chunk-007')).toBeHidden()
  await expect(rowOf(page, 'chunk-050')).toBeHidden()
})

test('regression: rows that a bulk action had started read “Failed” in the list until the last one was started', async ({
  page,
}) => {
  // The second start is on its way for as long as the test likes.
  await page.addInitScript(() => {
    const real = window.fetch
    let starts = 0
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(window, { letGo: resolve })
    window.fetch = async (...call) => {
      const url = call[0] instanceof Request ? call[0].url : String(call[0])
      if (/\/v1\/instances\/[^/]+\/start/.test(url) && ++starts === 2) await promise
      return real(...call)
    }
  })
  await page.goto('/projects')
  await expect(rowOf(page, 'sandbox')).toBeVisible()
  const second = { name: 'second', description: '', hostname: 'second', ncpus: 1, memory: 2 ** 30, start: false }
  expect(await meanwhile(page, 'POST', '/v1/instances?project=sandbox', second)).toBe(201)
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/v1/instances/second?project=sandbox')).text()))
    .toContain('"stopped"')
  await page.goto('/projects/sandbox/instances')
  // It is not started again by itself: nothing else reads this list often.
  await expect(rowOf(page, 'scratch')).toContainText(/failed/i)
  for (const name of ['scratch', 'second'])
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  await selectionOf(page).getByRole('button', { name: 'Start…' }).click()
  const run = questionAbout(page, 'Start')
  await run.getByRole('button', { name: 'Start 2' }).click()
  await expect(itemOf(run, 'scratch')).toContainText('Done')
  await run.getByRole('button', { name: 'Continue in background' }).click()
  const bar = page.getByRole('region', { name: 'Bulk actions' })
  await expect(bar).toContainText('1 of 2 done')
  await expect(rowOf(page, 'scratch')).toContainText(/starting|running/i)
  await expect(rowOf(page, 'scratch')).not.toContainText(/failed/i)
  await expect(bar).toContainText('1 of 2 done')
  await page.evaluate(() => (window as unknown as { letGo: () => void }).letGo())
  await expectToast(page, 'Start instances: 2 done')
})

test('all rows that match are saved, not only those on screen', async ({ page }) => {
  await page.goto('/projects/data-lake/disks')
  await expect(heading(page, 'Disks')).toBeVisible()
  const save = async (format: string): Promise<{ name: string; text: string }> => {
    await page.getByRole('button', { name: 'Export' }).click()
    const download = page.waitForEvent('download')
    await menuItem(page, format).click()
    const file = await download
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
  const csv = await save('CSV: columns shown')
  expect(csv.name).toMatch(/^disks-\d{4}-\d\d-\d\d\.csv$/)
  const lines = csv.text.trimEnd().split('\r\n')
  expect(lines[0]).toBe(
    '"Name","Attached to","Attached to (id)","Size","Source image","Source image (id)","Source snapshot","Source snapshot (id)","State","Created"',
  )
  expect(lines.filter((line) => line.startsWith('"chunk-'))).toHaveLength(64)
  expect(lines.find((line) => line.startsWith('"chunk-001",'))).toMatch(
    /^"chunk-001","query","[0-9a-f-]{36}","34359738368","[^"]*","[^"]*","[^"]*","[^"]*","attached","\d{4}-\d\d-\d\dT[\d:.]+Z"$/,
  )

  await page.getByRole('searchbox', { name: 'Search Disks' }).fill('chunk-00')
  await expect(rowOf(page, 'chunk-010')).toBeHidden()
  const json = await save('JSON: whole rows')
  const rows: unknown = JSON.parse(json.text)
  expect(rows).toHaveLength(9)
  expect(rows).toContainEqual(expect.objectContaining({ name: 'chunk-001', blockSize: expect.any(Number) }))
})

test('regression: a press on Export that lasted until its code had come was lost', async ({ page }) => {
  await page.goto('/projects')
  const button = page.getByRole('button', { name: 'Export' })
  await button.hover()
  await page.mouse.down()
  await page.waitForLoadState('networkidle')
  await page.mouse.up()
  await expect(menuItem(page, 'JSON: whole rows')).toBeVisible()
})
