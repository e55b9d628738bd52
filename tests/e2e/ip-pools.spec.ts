import {
  confirm,
  deleteRow,
  dialog,
  expectBlocked,
  expectFieldError,
  expectToast,
  field,
  fill,
  heading,
  menuItem,
  notifications,
  pageAction,
  pick,
  property,
  reload,
  rowAction,
  rowOf,
  submit,
  tab,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

const pools = '/system/networking/ip-pools'

test('a pool is made, filled with a range and linked to a silo', async ({ page }) => {
  await page.goto(pools)
  await page.getByRole('link', { name: 'New IP pool' }).click()
  const form = dialog(page, 'New IP pool')
  await reload(page, form)
  await fill(form, { Name: 'edge', Description: 'Branch offices' })
  await submit(form, 'Create IP pool')
  await expectToast(page, 'IP pool edge created')
  await expect(page).toHaveURL(pools)
  await expect(rowOf(page, 'edge')).toContainText('IPv4')

  await page.getByRole('link', { name: 'edge' }).click()
  await expect(page).toHaveURL(`${pools}/edge`)
  await expect(page.getByText('No IP ranges')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Add range' }).first().click()
  const rangeForm = dialog(page, 'Add range')
  await reload(page, rangeForm)
  await fill(rangeForm, { First: '192.0.2.100', Last: '192.0.2.109' })
  await submit(rangeForm, 'Add IP range')
  await expect(page).toHaveURL(`${pools}/edge`)
  await expect(rowOf(page, '192.0.2.100')).toContainText('192.0.2.109')

  await tab(page, 'Linked silos').click()
  await expect(page.getByText('No linked silos')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Link silo' }).first().click()
  const linkForm = dialog(page, 'Link silo')
  await pick(linkForm, 'Silo', 'lantern')
  await submit(linkForm, 'Link')
  await expectToast(page, 'Silo lantern linked to IP pool edge')
  await expect(page).toHaveURL(`${pools}/edge/silos`)
  await expect(rowOf(page, 'lantern')).toContainText('No')
  await reload(page, rowOf(page, 'lantern'))

  await tab(page, 'Utilization').click()
  await expect(property(page, 'Total')).toHaveText('10')
  await expect(property(page, 'Available')).toHaveText('10')
})

test('an IPv6 pool is refused with the words of the server', async ({ page, watch }) => {
  watch.expectFailure('ipPoolCreate', 400)
  await page.goto(`${pools}-new`)
  const form = dialog(page, 'New IP pool')
  await fill(form, { Name: 'uplink' })
  await submit(form, 'Create IP pool')
  await expectFieldError(form, 'Name', 'IP pool name already exists')
  await fill(form, { Name: 'six' })
  await form.getByRole('radio', { name: /^IPv6/ }).check()
  await submit(form, 'Create IP pool')
  await expect(form.getByRole('alert')).toContainText('IPv6 pools are not yet supported')
})

test('a rename on the page of the pool moves to its new address', async ({ page, watch }) => {
  await page.goto(`${pools}/lab`)
  await pageAction(page, 'Edit')
  await expect(page).toHaveURL(`${pools}/lab/edit`)
  const form = dialog(page, 'Edit IP pool')
  await reload(page, form)
  await expect(field(form, 'Description')).toHaveValue('Not handed out yet')
  await fill(form, { Name: 'workshop', Description: 'Trials' })
  await submit(form, 'Update IP pool')
  await expectToast(page, 'IP pool workshop updated')
  await expect(page).toHaveURL(`${pools}/workshop`)
  await expect(heading(page, 'workshop')).toBeVisible()
  await expect(property(page, 'Description')).toHaveText('Trials')
  await expect(rowOf(page, '192.0.2.16')).toBeVisible()
  watch.expectFailure('ipPoolView', 404)
  watch.expectFailure('ipPoolRangeList', 404)
  await page.goto(`${pools}/lab`)
  await expect(heading(page, 'Page not found')).toBeVisible()
})

const badRanges: readonly (readonly [string, string, string, string])[] = [
  ['', '', 'First', 'First is required'],
  ['192.0.2', '192.0.2.9', 'First', 'Not a valid IP address'],
  ['192.0.2.1', '192.0.2.x', 'Last', 'Not a valid IP address'],
]

test('ranges are judged in the form, by us and by the server', async ({ page, watch }) => {
  watch.expectFailure('ipPoolRangeAdd', 400)
  await page.goto(`${pools}/lab/ranges-add`)
  const form = dialog(page, 'Add range')
  for (const [first, last, label, message] of badRanges) {
    await fill(form, { First: first, Last: last })
    await submit(form, 'Add IP range')
    await expectFieldError(form, label, message)
  }
  await fill(form, { First: '203.0.113.50', Last: '203.0.113.200' })
  await submit(form, 'Add IP range')
  await expect(form.getByRole('alert')).toContainText(
    'The provided IP range 203.0.113.50-203.0.113.200 overlaps with an existing range',
  )
  await fill(form, { First: '192.0.2.9', Last: '192.0.2.1' })
  await submit(form, 'Add IP range')
  await expect(form.getByText(/must be non-decreasing|must not be|before/i)).toBeVisible()
  await expect(form).toBeVisible()
})

test('a range goes only when none of its addresses is in use', async ({ page, watch }) => {
  watch.expectFailure('ipPoolRangeRemove', 400)
  await page.goto(`${pools}/uplink`)
  await rowAction(page, rowOf(page, '203.0.113.10'), 'Remove')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(notifications(page)).toContainText(
    'IP pool ranges cannot be deleted while external IP addresses are allocated from them',
  )
  await expect(rowOf(page, '203.0.113.10')).toBeVisible()
  await page.goto(`${pools}/lab`)
  await rowAction(page, rowOf(page, '192.0.2.16'), 'Remove')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, /^IP range 192\.0\.2\.16–\S+ removed from lab$/)
  await expect(rowOf(page, '192.0.2.16')).toBeHidden()
})

test('a pool becomes the default of a silo, and the former one is none any more', async ({ page }) => {
  await page.goto(`${pools}/partner/silos`)
  await rowAction(page, rowOf(page, 'meadow'), 'Make default')
  // What is replaced is named before it is.
  await expect(dialog(page, 'Make partner the default pool of meadow?')).toContainText(
    'partner becomes the default. uplink stops being it, and stays linked.',
  )
  await confirm(page, 'Make partner the default pool of meadow?')
  await expectToast(page, 'partner is the default pool of meadow')
  await expect(rowOf(page, 'meadow')).toContainText('Yes')

  // Seen from the other end
  await rowOf(page, 'meadow').getByRole('link', { name: 'meadow' }).click()
  await tab(page, 'IP pools').click()
  await expect(rowOf(page, 'partner')).toContainText('Yes')
  await expect(rowOf(page, 'uplink')).toContainText('No')
  await rowOf(page, 'partner').getByRole('button', { name: 'Row actions' }).click()
  await expect(menuItem(page, 'Make default')).toBeDisabled()
  await expect(menuItem(page, 'Make default')).toHaveAccessibleDescription('Already the default pool')
  await menuItem(page, 'Clear default').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'partner is no longer the default pool of meadow')
  await expect(rowOf(page, 'partner')).toContainText('No')
})

test('a pool is linked and unlinked from the page of the silo', async ({ page, watch }) => {
  watch.expectFailure('ipPoolSiloUnlink', 400)
  await page.goto('/system/silos/meadow/ip-pools')
  await page.getByRole('link', { name: 'Link pool' }).click()
  const form = dialog(page, 'Link pool')
  await pick(form, 'IP pool', 'lab')
  await submit(form, 'Link')
  await expectToast(page, 'IP pool lab linked to silo meadow')
  await expect(page).toHaveURL('/system/silos/meadow/ip-pools')
  await expect(rowOf(page, 'lab')).toContainText('Not handed out yet')
  await rowAction(page, rowOf(page, 'uplink'), 'Unlink')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(notifications(page)).toContainText('IP addresses from this pool are in use in the linked silo')
  await rowAction(page, rowOf(page, 'lab'), 'Unlink')
  await confirm(page, 'Unlink IP pool lab from silo meadow?')
  await expectToast(page, 'IP pool lab unlinked from silo meadow')
  await expect(rowOf(page, 'lab')).toBeHidden()
})

test('a pool that is linked as the default replaces the one that the form names', async ({ page }) => {
  await page.goto('/system/silos/meadow/ip-pools-add')
  const form = dialog(page, 'Link pool')
  await pick(form, 'IP pool', 'lab')
  await form.getByRole('checkbox', { name: 'Default' }).check()
  await expect(form.getByText('uplink is the default pool of meadow now.')).toBeVisible()
  await submit(form, 'Link')
  await expectToast(page, 'IP pool lab linked to silo meadow')
  await expect(rowOf(page, 'lab')).toContainText('Yes')
  await expect(rowOf(page, 'uplink')).toContainText('No')

  // From the other end, for a silo that is chosen there.
  await page.goto(`${pools}/lab/silos-add`)
  const other = dialog(page, 'Link silo')
  await other.getByRole('checkbox', { name: 'Default' }).check()
  await pick(other, 'Silo', 'harbor')
  await expect(other.getByText(/ is the default pool of harbor now\./)).toBeVisible()
  await submit(other, 'Link')
  await expect(rowOf(page, 'harbor')).toContainText('Yes')
})

test('a pool with ranges stays; without them it is deleted', async ({ page }) => {
  await page.goto(pools)
  await rowAction(page, rowOf(page, 'lab'), 'Delete')
  await expect(dialog(page, 'Delete lab?')).toContainText('192.0.2.16–192.0.2.31')
  await expectBlocked(page, 'Delete lab?', 'Delete these first: 1 IP range')
  await page.getByRole('link', { name: 'lab' }).click()
  await rowAction(page, rowOf(page, '192.0.2.16'), 'Remove')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('No IP ranges')).toBeVisible()
  await page.goto(pools)
  await deleteRow(page, 'lab')
  await expectToast(page, 'IP pool lab deleted')
})
