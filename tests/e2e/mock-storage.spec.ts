/** What the mock keeps in the browser over a reload, and when it does not. */
import type { Page } from '@playwright/test'

import { notifications, rowOf } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const createProject = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (project) => {
    const { status } = await fetch('/v1/projects', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: project, description: '' }),
    })
    return status
  }, name)

async function openProjects(page: Page): Promise<void> {
  await page.goto('/projects')
  await expect(rowOf(page, 'web-shop')).toBeVisible()
}

test('what was done is there after a reload, in this tab and in others', async ({ page, context }) => {
  await openProjects(page)
  expect(await createProject(page, 'orchard')).toBe(201)
  await page.reload()
  await expect(rowOf(page, 'orchard')).toBeVisible()
  const other = await context.newPage()
  await openProjects(other)
  await expect(rowOf(other, 'orchard')).toBeVisible()
  expect(await createProject(other, 'plum')).toBe(201)
  await page.reload()
  await expect(rowOf(page, 'plum')).toBeVisible()
})

test('ids are the same after a reload, and new ones do not repeat', async ({ page }) => {
  await openProjects(page)
  const ids = (): Promise<Record<string, string>> =>
    page.evaluate(async () => {
      const { items } = (await (await fetch('/v1/projects')).json()) as { items: { id: string; name: string }[] }
      return Object.fromEntries(items.map(({ id, name }) => [name, id]))
    })
  await createProject(page, 'orchard')
  const before = await ids()
  await page.reload()
  await expect(rowOf(page, 'orchard')).toBeVisible()
  await createProject(page, 'plum')
  const after = await ids()
  expect(after).toMatchObject(before)
  expect(new Set(Object.values(after)).size).toBe(Object.keys(after).length)
})

/** Puts something else in the place of what the mock has kept: as of another contract, or what is none of it. */
const keepOther = (page: Page, what: 'contract' | 'number'): Promise<void> =>
  page.evaluate(async (other) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('cairn-mock')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
    })
    const transaction = db.transaction('state', 'readwrite')
    const states = transaction.objectStore('state')
    const reading = states.get('state') as IDBRequest<{ version: { contract: string; seed: string } }>
    reading.addEventListener('success', () => {
      const { version, ...state } = reading.result
      states.put(other === 'number' ? 7 : { ...state, version: { ...version, contract: 'of-another-day' } }, 'state')
    })
    await new Promise<void>((resolve) => {
      transaction.addEventListener('complete', () => resolve())
    })
    db.close()
  }, what)

for (const what of ['contract', 'number'] as const) {
  test(`data of another ${what === 'contract' ? 'contract' : 'kind'} is dropped, and the page says so once`, async ({
    page,
  }) => {
    await openProjects(page)
    await createProject(page, 'orchard')
    await keepOther(page, what)
    await page.reload()
    await expect(rowOf(page, 'web-shop')).toBeVisible()
    await expect(notifications(page).getByText('The preview was reset')).toBeVisible()
    await expect(rowOf(page, 'orchard')).toBeHidden()
    await page.reload()
    await expect(rowOf(page, 'web-shop')).toBeVisible()
    await expect(notifications(page)).not.toContainText(/The preview was reset|Nothing is kept/)
  })
}

test('keeping can be switched off', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cairn.mock.keep', 'off'))
  await openProjects(page)
  await createProject(page, 'orchard')
  await page.reload()
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  await expect(rowOf(page, 'orchard')).toBeHidden()
})

test.describe('with nothing fetched before', () => {
  test.use({ cold: true })

  test('files of the console went through the page before they were fetched, as if they were calls', async ({
    page,
  }) => {
    const later = page.waitForResponse((response) => /\/after-first-page-/.test(response.url()))
    await page.goto('/projects/web-shop/disks')
    await expect(rowOf(page, 'orders')).toBeVisible()
    // One of those that come when the worker has long been there.
    await (await later).finished()
    const handled = await page.evaluate(() => {
      const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      // A worker that has said which files are none of its business counts as started for them, too.
      const isRouted = (one: PerformanceEntry): boolean => Reflect.get(one, 'workerMatchedSourceType') === 'network'
      return asked.filter((one) => one.workerStart > 0 && !isRouted(one)).map(({ name }) => new URL(name).pathname)
    })
    expect(handled).toContain('/v1/disks')
    expect(handled.filter((path) => path.startsWith('/assets/'))).toEqual([])
  })
})
