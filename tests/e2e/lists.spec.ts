/** What every list can do: sort, filter, search, choose columns, select; and that all of it is in the URL. */
import type { Locator, Page } from '@playwright/test'

import { dialog, heading, rowOf, table } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const disks = '/projects/data-lake/disks'

/** Texts of the name column, top down, of the rows that are in the page. */
const names = (page: Page): Promise<string[]> =>
  table(page, 'Disks')
    .getByRole('row')
    .getByRole('link', { name: /^(chunk|raw|index)-/ })
    .allTextContents()

const sortBy = (page: Page, column: string): Promise<void> =>
  page.getByRole('columnheader', { name: column }).getByRole('button', { name: column }).click()

const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search Disks' })

const extent = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByRole('main').getByRole('status').filter({ hasText: text })).toBeVisible()

async function openDisks(page: Page, query = ''): Promise<void> {
  await page.goto(disks + query)
  await expect(heading(page, 'Disks')).toBeVisible()
  await expect(table(page, 'Disks').getByRole('row').nth(2)).toBeVisible()
}

async function addFilter(
  page: Page,
  column: string,
  condition: string,
  fillIn: (form: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const form = dialog(page, 'Add filter')
  await form.getByLabel('Column', { exact: true }).selectOption(column)
  await form.getByLabel('Condition', { exact: true }).selectOption(condition)
  await fillIn(form)
  await form.getByRole('button', { name: 'Apply' }).click()
  await expect(form).toBeHidden()
}

test('a heading sorts the whole collection, up, down and not at all', async ({ page }) => {
  await openDisks(page)
  const [first] = await names(page)
  await sortBy(page, 'Name')
  await expect(page).toHaveURL(/\?sort=name$/)
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await sortBy(page, 'Name')
  await expect(page).toHaveURL(/\?sort=-name$/)
  // A disk of the second page comes first now.
  await expect.poll(async () => (await names(page))[0]).not.toBe(first)
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  await expect(table(page, 'Disks')).toHaveAttribute('aria-rowcount', /^\d+$/)
  const falling = await names(page)
  expect(falling).toEqual(falling.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })))
  await sortBy(page, 'Name')
  await expect(page).toHaveURL(/\/disks$/)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  expect((await names(page))[0]).toBe(first)
})

test('the server orders what it can, and is not asked again for another order of rows that are all there', async ({
  page,
}) => {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/v1/disks') && searchParams.get('limit') === '1000') asked.push(searchParams.get('sort_by'))
  })
  await openDisks(page, '?sort=-name')
  await extent(page, /^\d+ rows$/)
  const [last] = await names(page)
  await sortBy(page, 'Size')
  await expect(page.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'ascending')
  await sortBy(page, 'Name')
  await expect
    .poll(async () => {
      const shown = await names(page)
      return shown[0] !== last && shown.join() === shown.toSorted((x, y) => x.localeCompare(y, 'en')).join()
    })
    .toBe(true)
  await extent(page, /^\d+ rows$/)
  expect(asked).toEqual(['name_descending'])
})

test('a search looks at every row and every visible text, and says how many it found', async ({ page }) => {
  await openDisks(page)
  await search(page).fill('chunk-06 gib')
  await extent(page, /^\d+ of \d+$/)
  await expect(page).toHaveURL(/\?q=chunk-06\+gib$/)
  // None of these is on the first page of fifty.
  await expect
    .poll(() => names(page))
    .toEqual(['chunk-060', 'chunk-061', 'chunk-062', 'chunk-063', 'chunk-064'].slice(0, (await names(page)).length))
  await expect(search(page)).toBeFocused()
  await search(page).fill('nothing like it')
  await expect(page.getByText('No matching disks')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/disks$/)
  await expect(search(page)).toHaveValue('')
  await expect(table(page, 'Disks').getByRole('row').nth(50)).toBeAttached()
})

test('a search finds what a reference is called', async ({ page }) => {
  await openDisks(page)
  await search(page).fill('query')
  await extent(page, /^\d+ of \d+$/)
  for (const name of await names(page)) await expect(rowOf(page, name)).toContainText('query')
})

test('filters by choice and by size; each chip can be changed and taken away', async ({ page }) => {
  await openDisks(page)
  await addFilter(page, 'State', 'is any of', (form) =>
    form.getByRole('checkbox', { name: 'detached', exact: true }).check(),
  )
  await addFilter(page, 'Size', '<', (form) => form.getByLabel('Value', { exact: true }).fill('20 GiB'))
  await expect(page).toHaveURL(/\?filter=state\.state:any:detached&filter=size:lt:20\+GiB$/)
  const chips = page.getByRole('list', { name: 'Filters' })
  await expect(chips.getByRole('listitem')).toHaveCount(2)
  const first = table(page, 'Disks').getByRole('row').nth(1)
  await expect(first).toContainText('16 GiB')
  await expect(first).toContainText('detached')

  await chips.getByRole('button', { name: 'Size < 20 GiB', exact: true }).click()
  const form = dialog(page, 'Change filter')
  await form.getByLabel('Value', { exact: true }).fill('much')
  await form.getByRole('button', { name: 'Apply' }).click()
  await expect(form.getByText('Not a size such as 10 GiB')).toBeVisible()
  await form.getByLabel('Value', { exact: true }).fill('40')
  await form.getByRole('button', { name: 'Apply' }).click()
  await expect(chips.getByRole('button', { name: 'Size < 40', exact: true })).toBeVisible()

  await chips.getByRole('button', { name: 'Remove filter: State is detached' }).press('Enter')
  await expect(chips.getByRole('listitem')).toHaveCount(1)
  await expect(chips.getByRole('button', { name: 'Remove filter: Size < 40' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/disks$/)
  await expect(search(page)).toBeFocused()
})

test('an address is enough to see the same rows; what makes no sense in it is left out and said', async ({ page }) => {
  await openDisks(page, '?q=chunk&sort=-size&filter=state.state:any:attached&filter=colour:is:red&filter=size:gt:much')
  await expect(page.getByText('There is no column “colour” to filter by.')).toBeVisible()
  await expect(page.getByText('Size: not a size such as 10 GiB')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Filters' }).getByRole('listitem')).toHaveCount(1)
  await expect(search(page)).toHaveValue('chunk')
  await expect(page.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'descending')
  await extent(page, /^\d+ of \d+$/)
})

test('rows per page', async ({ page }) => {
  await openDisks(page)
  await page.getByLabel('rows per page').selectOption('25')
  await expect(page).toHaveURL(/\?size=25$/)
  await expect(table(page, 'Disks').getByRole('row')).toHaveCount(26)
  await page.getByRole('button', { name: 'next' }).click()
  await expect(page).toHaveURL(/size=25&page=/)
  await page.reload()
  await expect(table(page, 'Disks').getByRole('row')).toHaveCount(26)
  await page.getByLabel('rows per page').selectOption('50')
  await expect(page).toHaveURL(/\/disks$/)
})

test('Back restores order, scroll and selection', async ({ page }) => {
  await openDisks(page, '?sort=-name')
  const box = page.getByRole('region', { name: 'Disks' })
  await page.getByRole('checkbox', { name: 'Select chunk-060' }).check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await box.evaluate((element) => element.scrollTo({ top: 1200 }))
  const target = rowOf(page, 'chunk-030').getByRole('link', { name: 'chunk-030' })
  await target.click()
  await expect(heading(page, 'chunk-030')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Disks')).toBeVisible()
  await expect(target).toBeInViewport()
  // The press may have moved the row fully into sight.
  expect(Math.abs((await box.evaluate(({ scrollTop }) => scrollTop)) - 1200)).toBeLessThan(20)
  await expect(page.getByText('1 selected')).toBeVisible()
})

test('a selection is made by keyboard and survives paging, sorting and searching', async ({ page }) => {
  await openDisks(page)
  const box = (name: string): Locator => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
  await box('chunk-002').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(box('chunk-004')).toBeFocused()
  await expect(box('chunk-004')).toBeChecked()
  await expect(page.getByText('3 selected')).toBeVisible()
  await box('chunk-008').click({ modifiers: ['Shift'] })
  await expect(page.getByText('7 selected')).toBeVisible()
  await page.getByRole('button', { name: 'next' }).click()
  await expect(box('chunk-002')).toBeHidden()
  await expect(page.getByText('7 selected')).toBeVisible()
  await search(page).fill('chunk-00')
  await expect(box('chunk-004')).toBeChecked()
  await expect(box('chunk-001')).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Select all 9 matching rows' }).check()
  await expect(page.getByText('9 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByText(/\d selected/)).toBeHidden()
  await expect(box('chunk-004')).not.toBeChecked()
})

test('columns are shown, hidden, moved, resized by keyboard, remembered and reset', async ({ page }) => {
  await openDisks(page)
  const headings = (): Promise<string[]> => table(page, 'Disks').getByRole('columnheader').allInnerTexts()
  const usual = await headings()
  await page.getByRole('button', { name: 'Columns' }).click()
  const form = dialog(page, 'Columns')
  await form.getByRole('checkbox', { name: 'Project', exact: true }).check()
  await form.getByRole('checkbox', { name: 'Created', exact: true }).uncheck()
  await form.getByRole('button', { name: 'Move Size before Attached to' }).click()
  await form.getByRole('button', { name: 'Done' }).click()
  const changed = ['Name', 'Size', 'Attached to', 'State', 'Project']
  await expect.poll(async () => (await headings()).filter((text) => changed.includes(text))).toEqual(changed)
  await expect(rowOf(page, 'chunk-001')).toContainText('data-lake')

  const name = page.getByRole('columnheader', { name: 'Name' })
  const before = (await name.boundingBox())?.width ?? 0
  await name.getByRole('button').press('Shift+ArrowRight')
  await expect.poll(async () => Math.round(((await name.boundingBox())?.width ?? 0) - before)).toBeGreaterThan(10)

  await page.reload()
  await expect.poll(async () => (await headings()).filter((text) => changed.includes(text))).toEqual(changed)
  await page.getByRole('button', { name: 'Columns' }).click()
  await form.getByRole('button', { name: 'Reset' }).click()
  await form.getByRole('button', { name: 'Done' }).click()
  await expect.poll(headings).toEqual(usual)
})

test('rows are low when people want many', async ({ page }) => {
  await openDisks(page)
  const height = async (): Promise<number> => Math.round((await rowOf(page, 'chunk-001').boundingBox())?.height ?? 0)
  expect(await height()).toBe(40)
  await page.getByRole('button', { name: 'Compact rows' }).click()
  await expect.poll(height).toBe(36)
  await page.reload()
  await expect.poll(height).toBe(36)
})

test('a list below another page tells its age once', async ({ page }) => {
  await page.goto('/projects/web-shop/vpcs/backend/subnets')
  await expect(rowOf(page, 'stock')).toBeVisible()
  await expect(page.getByText(/^Updated /)).toHaveCount(1)
})

test('a form over a searched list leaves it as it is', async ({ page }) => {
  await openDisks(page, '?q=chunk-00')
  await page.getByRole('link', { name: 'New disk' }).click()
  await dialog(page, 'New disk').getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/disks\?q=chunk-00$/)
  await expect(search(page)).toHaveValue('chunk-00')
})
