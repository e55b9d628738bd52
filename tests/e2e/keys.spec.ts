/** Single keys: on a list, to other places, and switched off. */
import type { Page } from '@playwright/test'

import { expectNoViolations } from './support/axe.ts'
import { dialog, heading } from './support/screen.ts'
import { expect, test } from './support/test.ts'

/** What listens comes when the first page is there. */
async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path)
  await expect(heading(page, title)).toBeVisible()
  await expect(page.locator('[data-announced=page]')).toBeAttached()
}

test('rows are walked, selected and opened, and places reached, by single keys', async ({ page }) => {
  const { keyboard } = page
  await open(page, '/projects/web-shop/instances', 'Instances')
  // Of each row the first: the others lead to what belongs to it.
  const links = page.getByRole('main').locator('tr[data-row] td:nth-child(2)').getByRole('link')
  await expect(links.first()).toBeVisible()
  const selection = page.getByRole('region', { name: 'Selection' })

  await keyboard.press('j')
  await expect(links.first()).toBeFocused()
  await keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await keyboard.press('x')
  await expect(selection).toContainText('1 selected')
  await keyboard.press('k')
  await expect(links.first()).toBeFocused()
  // Of the browser and of other programs.
  await keyboard.press('Alt+x')
  await keyboard.press('Shift+x')
  await expect(selection).toContainText('1 selected')
  await keyboard.press('x')
  await expect(selection).toContainText('2 selected')
  await keyboard.press('s')
  await expect(selection.getByRole('button').first()).toBeFocused()
  await keyboard.press('?')
  await expect(dialog(page, 'Keyboard shortcuts').getByText('Actions for selected rows')).toBeVisible()
  await keyboard.press('Escape')

  await keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search Instances' })
  await expect(search).toBeFocused()
  await keyboard.type('jgx/?')
  await expect(search).toHaveValue('jgx/?')
  await expect(selection).toContainText('2 selected')
  await keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await search.blur()

  await keyboard.press('g')
  const targets = page.getByRole('status', { name: 'Go to' })
  await expect(targets.getByText('Disks')).toBeVisible()
  await expectNoViolations(page)
  await keyboard.press('Escape')
  await expect(targets).toHaveText('')
  await keyboard.press('g')
  await keyboard.press('d')
  await expect(page).toHaveURL('/projects/web-shop/disks')
  await expect(heading(page, 'Disks')).toBeVisible()
  await expect(targets).toHaveText('')

  await keyboard.press('j')
  await expect(links.first()).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projects\/web-shop\/disks\/[\w-]+$/)
})

test('regression: a key pressed before its code had come was overtaken by the next', async ({ page, context }) => {
  const code = Promise.withResolvers<void>()
  await context.route(/\/assets\/press-[^/]+\.js$/, async (route) => {
    await code.promise
    await route.continue()
  })
  await open(page, '/projects/web-shop/instances', 'Instances')
  const rows = page.getByRole('main').getByRole('row', { selected: true })
  await expect(page.getByRole('main').getByRole('row').getByRole('link').first()).toBeVisible()
  await page.keyboard.type('jjx')
  code.resolve()
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 selected')
  await expect(rows.getByRole('link').first()).toBeFocused()
})

test('the list of keys says what they do here, and switches them off', async ({ page }) => {
  const { keyboard } = page
  await open(page, '/projects/web-shop/disks', 'Disks')
  const link = page.getByRole('main').getByRole('row').getByRole('link').first()
  await expect(link).toBeVisible()
  await keyboard.press('?')
  const list = dialog(page, 'Keyboard shortcuts')
  await expect(list.getByRole('definition')).toContainText(['Search the list', 'Next row', 'Instances', 'Projects'])
  await expectNoViolations(page)
  // The page below takes no keys.
  await keyboard.press('j')
  await expect(link).not.toBeFocused()

  await list.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck()
  await keyboard.press('Escape')
  await expect(list).toBeHidden()
  await keyboard.press('?')
  await keyboard.press('j')
  await keyboard.press('g')
  await keyboard.press('i')
  await expect(list).toBeHidden()
  await expect(link).not.toBeFocused()
  await expect(page).toHaveURL('/projects/web-shop/disks')

  // Ctrl+K is no single key: the way back.
  await keyboard.press('Control+k')
  await expect(dialog(page, 'Jump to').getByRole('combobox')).toBeFocused()
  await keyboard.type('keyboard')
  await expect(dialog(page, 'Jump to').getByRole('option', { selected: true })).toHaveText('Keyboard shortcuts')
  await keyboard.press('Enter')
  await expect(list).toBeVisible()
  await list.getByRole('checkbox', { name: 'Single-key shortcuts' }).check()
  await keyboard.press('Escape')
  await expect(list).toBeHidden()
  await keyboard.press('j')
  await expect(link).toBeFocused()
})
