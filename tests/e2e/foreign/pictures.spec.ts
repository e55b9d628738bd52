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
import { addressOf, coverage, type Ids } from '../support/walk.ts'

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
        let compared = 0
        for (const [id, screen] of Object.entries(coverage.screens)) {
          if (!/(?:\.list|^all_\w+)$/.test(id)) continue
          const address = addressOf(id, screen, ids)
          const isOpen = await page.evaluate(async (to) => {
            const { go: visit, until, isBusy, quiet, forget } = (window as unknown as WalkOnWindow).cairnWalk
            const dialog = (): Element | null => document.querySelector('dialog[open]')
            dialog()?.querySelector<HTMLButtonElement>('button[aria-label="Close"]')?.click()
            await until(() => dialog() === null, 1_000)
            await forget()
            visit(to)
            await until(
              () => location.pathname === to && !isBusy() && document.querySelector('main table') !== null,
              3_000,
            )
            await quiet()
            const boxes = [...document.querySelectorAll<HTMLInputElement>('main td input[type="checkbox"]')].slice(0, 2)
            if (boxes.length < 2) return false
            for (const box of boxes) box.click()
            const compare = (): HTMLButtonElement | undefined =>
              [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Compare')
            if (!(await until(() => compare() !== undefined && compare()?.ariaDisabled !== 'true', 2_000))) return false
            compare()?.click()
            return until(() => dialog()?.querySelector('table') != null, 3_000)
          }, address)
          if (!isOpen) continue
          compared += 1
          for (const problem of await textProblems(page, 'dialog[open]', namesOnly)) wrong.push(`${id}: ${problem}`)
        }
        test.info().annotations.push({ type: 'lists compared', description: String(compared) })
        expect(wrong).toEqual([])
        expect(compared).toBeGreaterThan(10)
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
