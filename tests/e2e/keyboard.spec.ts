/** The console without a mouse: everything below is typed. */
import type { Locator, Page } from '@playwright/test'

import { deleteDefaultVpc } from './support/default-vpc.ts'
import { tabTo } from './support/keyboard.ts'
import { motion } from './support/motion.ts'
import { dialog, expectToast, field, heading, menuItem, reload, rowOf } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.use(motion)

const rowMenu = (page: Page, name: string): Locator => rowOf(page, name).getByRole('button', { name: 'Row actions' })

test('a project is made, renamed and deleted', async ({ page }) => {
  const { keyboard } = page
  await page.goto('/projects')
  await tabTo(page, page.getByRole('link', { name: 'New project' }))
  await keyboard.press('Enter')
  const create = dialog(page, 'New project')
  await expect(field(create, 'Name')).toBeFocused()
  await keyboard.type('orchard')
  await keyboard.press('Tab')
  await expect(field(create, 'Description')).toBeFocused()
  await keyboard.type('Apples and pears')
  await tabTo(page, create.getByRole('button', { name: 'Create project' }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/projects/orchard/instances')
  await expect(heading(page, 'Instances')).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Projects' }).first())
  await keyboard.press('Enter')
  await expect(heading(page, 'Projects')).toBeFocused()
  await tabTo(page, rowMenu(page, 'orchard'))
  await keyboard.press('Enter')
  await expect(menuItem(page, 'Copy ID')).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(menuItem(page, 'Edit')).toBeFocused()
  await keyboard.press('Enter')
  const edit = dialog(page, 'Edit project')
  await expect(field(edit, 'Name')).toBeFocused()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('meadow-orchard')
  // A form is sent with Enter from a field of one line.
  await keyboard.press('Enter')
  await expectToast(page, /^Project .+ updated$/)
  await expect(rowOf(page, 'meadow-orchard')).toContainText('Apples and pears')

  // A project goes only when it is empty.
  await deleteDefaultVpc(page, 'meadow-orchard')
  await page.goto('/projects')
  await tabTo(page, rowMenu(page, 'meadow-orchard'))
  await keyboard.press('ArrowDown')
  await expect(menuItem(page, 'Copy ID')).toBeFocused()
  await keyboard.press('End')
  await expect(menuItem(page, 'Delete')).toBeFocused()
  await keyboard.press('Enter')
  const question = dialog(page, 'Delete meadow-orchard?')
  // Nothing is deleted by a second Enter.
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(question.getByRole('button', { name: 'Confirm' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(rowOf(page, 'meadow-orchard')).toBeHidden()
  // Its row is gone: focus is on the page, not lost.
  await expect(heading(page, 'Projects')).toBeFocused()
})

test('a union, a picker and a number are filled in', async ({ page }) => {
  const { keyboard } = page
  await page.goto('/projects/web-shop/disks-new')
  const form = dialog(page, 'New disk')
  await expect(field(form, 'Name')).toBeFocused()
  await keyboard.type('rollback')
  await tabTo(page, form.getByRole('radio', { name: /^Blank/ }))
  await keyboard.press('ArrowDown')
  await expect(form.getByRole('radio', { name: /^Snapshot/ })).toBeChecked()
  await keyboard.press('Tab')
  const picker = field(form, 'Source snapshot')
  await expect(picker).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(form.getByRole('option')).toHaveText([/^before-upgrade/, /^orders-monday/, /^orders-tuesday/])
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(picker).toHaveValue('orders-monday')
  await expect(form.getByRole('option')).toHaveCount(0)
  await tabTo(page, field(form, 'Size'))
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('509')
  await keyboard.press('ArrowUp')
  await keyboard.press('PageUp')
  await expect(field(form, 'Size')).toHaveValue('520')
  await keyboard.press('Enter')
  await expectToast(page, /^Disk .+ created$/)
  await expect(rowOf(page, 'rollback')).toContainText('520 GiB')
})

test('Escape closes what is open, one thing at a time, and focus returns', async ({ page }) => {
  const { keyboard } = page
  await page.goto('/projects/web-shop/disks')

  // A menu
  const trigger = rowMenu(page, 'orders')
  await tabTo(page, trigger)
  await keyboard.press('Enter')
  await expect(menuItem(page, 'Copy ID')).toBeFocused()
  await keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(trigger).toBeFocused()

  // A form of an action
  await keyboard.press('Enter')
  await expect(menuItem(page, 'Copy ID')).toBeFocused()
  await keyboard.press('s')
  await expect(menuItem(page, 'Snapshot')).toBeFocused()
  await keyboard.press('Enter')
  await expect(field(dialog(page, 'Snapshot disk'), 'Name')).toBeFocused()
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(trigger).toBeFocused()

  // A form of a page, and in it the list of a picker
  const link = page.getByRole('link', { name: 'New disk' })
  await link.focus()
  await keyboard.press('Enter')
  const form = dialog(page, 'New disk')
  await expect(field(form, 'Name')).toBeFocused()
  await keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page).toHaveURL('/projects/web-shop/disks')
  await expect(link).toBeFocused()

  await page.goto('/projects/web-shop/snapshots-new')
  const picking = dialog(page, 'New snapshot')
  await tabTo(page, field(picking, 'Disk'))
  await keyboard.press('ArrowDown')
  await expect(picking.getByRole('option').first()).toBeVisible()
  await keyboard.press('Escape')
  await expect(picking.getByRole('option')).toHaveCount(0)
  await expect(picking).toBeVisible()
  await keyboard.press('Escape')
  await expect(picking).toBeHidden()
})

test('focus stays inside an open dialog', async ({ page }) => {
  await page.goto('/projects-new')
  const form = dialog(page, 'New project')
  await expect(field(form, 'Name')).toBeFocused()
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog') != null ? 'inside' : 'outside'
    })
    expect(place).toBe('inside')
  }
})

test('a form with changes asks before it is left, whichever way', async ({ page }) => {
  const { keyboard } = page
  await page.goto('/projects')
  await page.getByRole('link', { name: 'New project' }).focus()
  await keyboard.press('Enter')
  const form = dialog(page, 'New project')
  const guard = dialog(page, 'Confirm navigation')
  await expect(field(form, 'Name')).toBeFocused()
  await keyboard.type('half')

  await keyboard.press('Escape')
  await expect(guard).toBeVisible()
  await expect(guard.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(guard).toBeHidden()
  await expect(field(form, 'Name')).toHaveValue('half')

  await form.getByRole('button', { name: 'Close' }).click()
  await expect(guard).toBeVisible()
  await keyboard.press('Escape')
  await expect(guard).toBeHidden()
  await expect(form).toBeVisible()

  await page.goBack()
  await expect(guard).toBeVisible()
  await guard.getByRole('button', { name: 'Leave form' }).click()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL('/projects')

  // Nothing was changed, or it is given up on purpose: no question.
  await page.getByRole('link', { name: 'New project' }).click()
  await expect(field(form, 'Name')).toHaveValue('')
  await field(form, 'Name').fill('half')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/projects')
})

test('tabs are links that the arrow keys walk along', async ({ page }) => {
  await page.goto('/system/silos/meadow/quotas')
  const tabs = page.getByRole('navigation', { name: 'Tabs' })
  await tabs.getByRole('link', { name: 'Quotas' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.getByRole('link', { name: 'IP pools' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/system/silos/meadow/ip-pools')
  await expect(rowOf(page, 'uplink')).toBeVisible()
})

test('a second Enter does not send a form twice', async ({ page }) => {
  await page.goto('/projects-new')
  const form = dialog(page, 'New project')
  await field(form, 'Name').fill('once')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects/once/instances')
  await reload(page, heading(page, 'Instances'))
})
