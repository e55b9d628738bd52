/**
 * The map of a network, the picture of a rack and rows side by side in front of a server whose texts deceive or never end: they are
 * walked through by keyboard, marked and cut, in both themes.
 */
import type { Page } from '@playwright/test'

import { foreignAnswers } from '../support/foreign-answers.ts'
import { beginForeign } from '../support/foreign-walk.ts'
import type { WalkOnWindow } from '../support/in-page-walk.ts'
import { serverOf } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import { namesOnly, textProblems } from '../support/text-problems.ts'
import { addressesOf, visit } from '../support/visit.ts'
import { addressOf, coverage, type Ids } from '../support/walk.ts'

/** A list of one row has another one that is like it: there is something to compare in each. */
function withTwoRows(answer: string): string {
  const body: unknown = JSON.parse(answer)
  const doubled = (list: unknown): unknown => {
    const [row]: unknown[] = Array.isArray(list) && list.length === 1 ? list : []
    return 'id' in Object(row) ? [row, { ...Object(row), id: '00000000-0000-4000-8000-000000000002' }] : list
  }
  if (Array.isArray(body)) return JSON.stringify(doubled(body))
  if (typeof body !== 'object' || body === null) return answer
  return JSON.stringify(Object.fromEntries(Object.entries(body).map(([key, part]) => [key, doubled(part)])))
}

/** Chooses the first two rows of the page's first list that lets them be chosen, and compares them. @returns what came of it */
const compareTwo = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { until } = (window as unknown as WalkOnWindow).cairnWalk
    const table = [...document.querySelectorAll('main table')].find((one) => one.querySelector('th input') !== null)
    if (table === undefined) return 'offers none'
    const boxes = [...table.querySelectorAll<HTMLInputElement>('td input[type="checkbox"]')].slice(0, 2)
    if (boxes.length < 2) return `${boxes.length} rows`
    for (const box of boxes) box.click()
    const compare = (): HTMLButtonElement | undefined =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Compare')
    const canCompare = (): boolean => compare() !== undefined && compare()?.ariaDisabled !== 'true'
    if (!(await until(canCompare))) return 'two rows cannot be compared'
    compare()?.click()
    const isOpen = await until(() => document.querySelector('dialog[open] table') !== null)
    return isOpen ? 'compared' : 'nothing opens'
  })

const closeDialog = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { until } = (window as unknown as WalkOnWindow).cairnWalk
    const dialog = (): Element | null => document.querySelector('dialog[open]')
    dialog()?.querySelector<HTMLButtonElement>('button[aria-label="Close"]')?.click()
    return until(() => dialog() === null)
  })

const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => (window as unknown as WalkOnWindow).cairnWalk.go(to), address)

for (const kind of ['deceiving', 'long'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${kind} texts, ${theme}`, () => {
      let ids: Ids = {}
      test.beforeEach(async ({ page, watch }) => {
        test.setTimeout(300_000)
        await page.emulateMedia({ colorScheme: theme })
        ids = await beginForeign(page, watch)
        serverOf(page).rewrite(foreignAnswers[kind].rewrite(() => undefined))
      })

      test('the map of a network', async ({ page }) => {
        await go(page, '/projects/web-shop/vpcs/default/map')
        const items = page.getByRole('tree').getByRole('treeitem')
        await expect(items.first()).toBeVisible()
        expect(await textProblems(page, 'main', namesOnly)).toEqual([])
        await items.first().focus()
        const all = Math.min(30, await items.count())
        for (let at = 0; at < all; at += 1) {
          await page.keyboard.press('ArrowDown')
          expect(await textProblems(page, 'main', namesOnly), `item ${at}`).toEqual([])
        }
        await page.getByRole('searchbox', { name: 'Search map' }).fill('w')
        await expect(page.getByRole('status').filter({ hasText: /match/ })).toBeVisible()
        expect(await textProblems(page, 'main', namesOnly)).toEqual([])
      })

      test('a packet on its way', async ({ page }) => {
        await go(page, '/projects/web-shop/vpcs/default/packet?from=internet&to=instance%3Aweb-1&protocol=tcp&port=22')
        await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await textProblems(page, 'main', namesOnly)).toEqual([])
      })

      test('the picture of a rack', async ({ page }) => {
        await go(page, `/system/hardware/racks/${ids['rackId']}`)
        const cells = page.getByRole('grid', { name: /^Rack / }).getByRole('gridcell')
        await expect(cells.first()).toBeVisible()
        expect(await textProblems(page, 'main', namesOnly)).toEqual([])
        for (let at = 0; at < (await cells.count()); at += 1) {
          await cells.nth(at).click()
          await page.waitForLoadState('networkidle')
          expect(await textProblems(page, 'main', namesOnly), `cell ${at}`).toEqual([])
        }
      })

      test('rows of every list side by side', async ({ page }) => {
        const wrong: string[] = []
        const compared: string[] = []
        const change = foreignAnswers[kind].rewrite(() => undefined)
        serverOf(page).rewrite((answer, url) => change(withTwoRows(answer), url))
        const lists = [...addressesOf(ids)].filter(([, id]) => /(?:\.list|^all_\w+)$/.test(id))
        for (const [address, id] of lists) {
          await visit(page, address)
          const came = await compareTwo(page)
          if (came === 'offers none') continue
          if (came !== 'compared') wrong.push(`${id}: ${came}`)
          compared.push(id)
          for (const problem of await textProblems(page, 'dialog[open]', namesOnly)) wrong.push(`${id}: ${problem}`)
          await closeDialog(page)
        }
        test.info().annotations.push({ type: 'lists compared', description: `${compared.length}: ${compared.join()}` })
        expect(wrong).toEqual([])
        expect(compared.length).toBeGreaterThan(30)
      })
    })
  }
}

/** Roles of people whose names never end, in a window that is hardly higher than its frame. */
for (const theme of ['light', 'dark'] as const) {
  for (const id of ['fleet_role.edit', 'silo_access.edit', 'silo_role.edit', 'project_role.edit']) {
    test(`${id} with a name without an end, 256 px high, ${theme}`, async ({ page, watch }) => {
      await page.setViewportSize({ width: 320, height: 256 })
      await page.emulateMedia({ colorScheme: theme })
      const ids = await beginForeign(page, watch)
      const long = 'Wa\u202E'.repeat(40_000)
      serverOf(page).rewrite((answer) =>
        answer.replaceAll(/"display_name":"[^"]*"/g, () => `"display_name":${JSON.stringify(long)}`),
      )
      const screen = coverage.screens[id]
      if (screen === undefined) throw new Error(`there is no ${id}`)
      await page.goto(addressOf(id, screen, ids))
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Wa')
      expect(await textProblems(page, 'dialog[open]', namesOnly)).toEqual([])
      // All of it can be reached, and sent.
      const choice = dialog.getByRole('radio', { checked: false }).first()
      await choice.check()
      const submit = dialog.locator('button[type="submit"]')
      await submit.scrollIntoViewIfNeeded()
      await expect(submit).toBeInViewport()
      await choice.focus()
      await expect(choice).toBeInViewport()
      await submit.click()
      await expect(dialog).toBeHidden()
    })
  }
}
