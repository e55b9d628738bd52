/**
 * How long the page does nothing else in front of a hundred thousand rows, texts of a hundred thousand characters and JSON that goes
 * ten thousand levels down: the longest task of its main thread, in processor time, so that a busy machine does not falsify it.
 */
import { chromium } from '@playwright/test'

import { findBrowser } from '../../scripts/browser.ts'
import { foreignAnswers, manyRows } from '../e2e/support/foreign-answers.ts'
import { longestTask } from '../e2e/support/tasks.ts'
import { startTestServer } from '../e2e/support/test-server.ts'
import { line, median, runs } from './console/figures.ts'

/** What nothing may take longer than, in ms. */
const bar = 200
const rows = 100_000
const [list, item, rest] = ['/projects/web-shop/disks', '/projects/web-shop/disks/orders', '/settings/profile']

const server = await startTestServer((message) => console.error(message))
const browser = await chromium.launch(findBrowser())
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()

const figures = new Map<string, number[]>()
/** One figure more of what is called so; what cannot be measured is told, and the rest goes on. */
async function measure(name: string, act: () => Promise<unknown>): Promise<void> {
  try {
    const ms = await longestTask(browser, page, act)
    figures.set(name, [...(figures.get(name) ?? []), ms])
  } catch (error) {
    console.error(`${name}: ${String(error).split('\n')[0]}`)
    process.exitCode = 1
  }
}

const shown = (pattern: RegExp): Promise<unknown> =>
  page.waitForFunction(
    (text) => new RegExp(text).test(document.querySelector('main')?.textContent ?? ''),
    pattern.source,
  )
const firstRow = (name: string): Promise<unknown> =>
  page.waitForFunction((text) => document.querySelector('main tbody tr[data-row]')?.textContent.includes(text), name)
/** Within the console: another document would begin with what all pages begin with. */
async function go(address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
const search = page.locator('main input[aria-label^="Search"]')
const selectAll = page.locator('main thead input[type="checkbox"]')
const selected = (isAll: boolean): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => (document.querySelector('main tbody input[type="checkbox"]:checked') !== null) === wanted,
    isAll,
  )
async function save(format: string): Promise<void> {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: format }).click()
  await (await file).delete()
}
const isThere = (): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.querySelector('.animate-pulse, [data-state="loading"], [aria-busy="true"]') === null &&
      document.querySelector('main h1') !== null,
  )

/** A page without any of it, so that nothing of before is there. */
async function begin(): Promise<void> {
  server.rewrite(undefined)
  await page.goto(server.origin + rest)
}

async function inPages(): Promise<void> {
  await begin()
  server.rewrite(manyRows('pages', () => undefined))
  await measure('in pages: read to the end, sorted', async () => {
    await go(`${list}?sort=name`)
    await shown(/100,000 rows/)
  })
  await measure('in pages: sorted the other way', async () => {
    await page.locator('main th button').first().click()
    await firstRow('row-099999')
  })
  await measure('in pages: scrolled to the end', async () => {
    await page.evaluate(() => document.querySelector('main table')?.parentElement?.scrollTo(0, 1e9))
    await shown(/row-000000/)
  })
  await measure('in pages: all selected', async () => {
    await selectAll.click()
    await selected(true)
  })
  await measure('in pages: asked what is to be done with all', async () => {
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click()
    await page.locator('dialog[open] ul').first().waitFor()
  })
  await page.keyboard.press('Escape')
  await measure('in pages: none selected', async () => {
    await selectAll.click()
    await selected(false)
  })
  await measure('in pages: searched', async () => {
    await search.fill('row-0777')
    await shown(/100 of 100,000/)
  })
  await measure('in pages: another search', async () => {
    await search.fill('row-07')
    await shown(/10,000 of 100,000/)
  })
  await measure('in pages: search cleared', async () => {
    await search.fill('')
    await shown(/100,000 rows/)
  })
  await measure('in pages: filtered', async () => {
    await go(`${list}?sort=name&filter=name:has:77`)
    await shown(/3,691 of 100,000/)
  })
  await go(`${list}?sort=name`)
  await shown(/100,000 rows/)
  await measure('in pages: filter by state asked for', async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.locator('dialog[open] select').selectOption('State')
    await page.locator('dialog[open] input[type="checkbox"]').first().waitFor()
  })
  await page.keyboard.press('Escape')
  await measure('in pages: saved as CSV', () => save('CSV'))
  await measure('in pages: saved as JSON', () => save('JSON'))
}

async function picked(): Promise<void> {
  await begin()
  server.rewrite(manyRows('pages', () => undefined))
  await measure('in pages: offered for choice', async () => {
    await go('/projects/web-shop/snapshots-new')
    await page.getByRole('combobox', { name: 'Disk' }).click()
    await page.getByRole('option', { name: /^row-/ }).first().waitFor()
  })
  await measure('in pages: chosen by a part of the name', async () => {
    await page.getByRole('combobox', { name: 'Disk' }).fill('row-0999')
    await page.getByRole('option', { name: 'row-099999' }).waitFor()
  })
  await measure('in pages: looked for in the whole console', async () => {
    await go(rest)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('row-0999')
    await page.waitForFunction(() => document.querySelector('dialog[open]')?.textContent.includes('Searched'))
  })
}

async function atOnce(): Promise<void> {
  await begin()
  server.rewrite(manyRows('at once', () => undefined))
  await measure('in one answer: opened', async () => {
    await go(list)
    await shown(/100,000 rows/)
  })
  await measure('in one answer: asked again', async () => {
    const answer = page.waitForResponse(/\/v1\/disks/)
    await page.getByRole('button', { name: 'Refresh' }).first().click()
    await (await answer).finished()
    await isThere()
  })
  await measure('in one answer: sorted', async () => {
    await go(`${list}?sort=-name`)
    await firstRow('row-099999')
  })
  const text = `fetch('/v1/disks?project=web-shop&limit=50').then((answer) => answer.text()).then((text) => (window.answer = text).length)`
  const length = Number(await page.evaluate(text))
  await measure(`JSON.parse alone, of ${Math.round(length / 1e6)} MB with 100,000 disks`, () =>
    page.evaluate('void JSON.parse(window.answer)'),
  )
}

async function unpaged(): Promise<void> {
  await begin()
  server.rewrite((answer) => {
    const body: unknown = JSON.parse(answer)
    if (!Array.isArray(body) || body.length === 0) return answer
    return JSON.stringify(
      Array.from({ length: rows }, (_, index) => ({
        ...Object(body[0]),
        prefix: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}/32`,
      })),
    )
  })
  await measure('a list without pages: opened', async () => {
    await go('/system/networking/bgp-configs/edge')
    await shown(/100,000/)
  })
}

async function texts(kind: 'long' | 'deep', name: string): Promise<void> {
  for (const [what, address] of [
    ['list', list],
    ['detail page', item],
  ] as const) {
    await begin()
    server.rewrite(foreignAnswers[kind].rewrite(() => undefined))
    await measure(`${name}: ${what}`, async () => {
      await go(address)
      await isThere()
    })
  }
  await measure(`${name}: JSON view`, async () => {
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'JSON' }).click()
    await page.locator('dialog[open] pre').waitFor()
  })
}

try {
  for (let run = 0; run < runs; run += 1) {
    await inPages()
    await picked()
    await atOnce()
    await unpaged()
    await texts('long', 'texts of 100,000 characters')
    await texts('deep', '10,000 levels')
  }
  console.log(`longest task in processor time, medians of ${runs} in Chromium ${browser.version()}, ${rows} rows`)
  for (const [name, all] of figures) line(name, median(all), 'ms', bar)
} finally {
  await browser.close()
  await server.close()
}
