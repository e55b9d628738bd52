/** Groups that keep instances apart or together, and their members. */

import { expectNoViolations } from './support/axe.ts'
import { tellStory } from './support/mock.ts'
import { go, moveTo } from './support/move.ts'
import {
  confirm,
  deleteRow,
  dialog,
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
  rowAction,
  rowOf,
  submit,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

const stopped = 'batch'

test('groups of both kinds are made, renamed and deleted', async ({ page, watch }) => {
  watch.expectFailure('antiAffinityGroupCreate', 400)
  await page.goto('/projects/web-shop/affinity')
  await page.getByRole('link', { name: 'New group' }).click()
  const form = dialog(page, 'New anti-affinity group')
  await fill(form, { Name: 'front-apart' })
  await submit(form, 'Add group')
  await expectFieldError(form, 'Name', 'Anti affinity group name already exists')
  await fill(form, { Name: 'back-apart' })
  await form.getByRole('radio', { name: /^Fail/ }).check()
  await submit(form, 'Add group')
  await expect(heading(page, 'back-apart')).toBeVisible()
  await expect(page.getByText('No group members')).toBeVisible()

  await pageAction(page, 'Edit')
  const edit = dialog(page, 'Edit anti-affinity group')
  await expect(field(edit, 'Name')).toHaveValue('back-apart')
  await fill(edit, { Name: 'rear-apart', Description: 'Survives the loss of a sled' })
  await submit(edit, 'Edit group')
  await expectToast(page, 'Anti-affinity group rear-apart updated')
  await expect(page).toHaveURL('/projects/web-shop/affinity/rear-apart')
  await expect(heading(page, 'rear-apart')).toBeVisible()
  await expect(property(page, 'Description')).toHaveText('Survives the loss of a sled')
  await go(page, '/projects/web-shop/affinity', 'Affinity groups')
  await expect(rowOf(page, 'rear-apart')).toContainText(/fail/i)
  await deleteRow(page, 'rear-apart')
  await expect(rowOf(page, 'front-apart')).toBeVisible()

  await moveTo(page, '/projects/web-shop/affinity-groups-new')
  const together = dialog(page, 'New affinity group')
  await fill(together, { Name: 'shop-together' })
  await submit(together, 'Add group')
  await expect(heading(page, 'shop-together')).toBeVisible()
  await pageAction(page, 'Edit')
  const editTogether = dialog(page, 'Edit affinity group')
  await fill(editTogether, { Name: 'shop-near', Description: 'Talks to itself a lot' })
  await submit(editTogether, 'Edit group')
  await expectToast(page, 'Affinity group shop-near updated')
  await expect(page).toHaveURL('/projects/web-shop/affinity-groups/shop-near')
  await expect(heading(page, 'shop-near')).toBeVisible()
  await expect(property(page, 'Description')).toHaveText('Talks to itself a lot')
  await pageAction(page, 'Delete')
  await confirm(page, 'Delete shop-near?')
  await expectToast(page, 'Affinity group shop-near deleted')
  await expect(heading(page, 'Affinity groups (together)')).toBeVisible()
  await expect(rowOf(page, 'shop-near')).toBeHidden()
})

for (const [kind, path, group] of [
  ['anti-affinity', '/projects/web-shop/affinity', 'front-apart'],
  ['affinity', '/projects/web-shop/affinity-groups', 'shop-together'],
] as const) {
  test(`members of an ${kind} group: only stopped ones are added, any one is removed`, async ({ page }) => {
    if (kind === 'affinity') {
      await page.goto(`${path}-new`)
      const create = dialog(page, 'New affinity group')
      await fill(create, { Name: group })
      await submit(create, 'Add group')
      await expect(heading(page, group)).toBeVisible()
    } else {
      await page.goto(path)
      await page.getByRole('link', { name: group }).click()
      await expect(rowOf(page, 'web-1')).toContainText(/running/i)
    }
    await page.getByRole('link', { name: 'Add instance' }).first().click()
    const form = dialog(page, 'Add instance to group')
    await submit(form, 'Add to group')
    await expectFieldError(form, 'Instance', 'Instance is required')
    await field(form, 'Instance').click()
    await expect(form.getByRole('option', { name: /^db-primary/ })).toBeDisabled()
    await expect(form.getByRole('option', { name: /^db-primary/ })).toContainText('Stop the instance first')
    if (kind === 'anti-affinity')
      await expect(form.getByRole('option', { name: /^web-1/ })).toContainText('Already a member')
    await pick(form, 'Instance', stopped)
    await submit(form, 'Add to group')
    await expectToast(page, `${stopped} added to ${group}`)
    await expect(rowOf(page, stopped)).toContainText(/stopped/i)
    await expect(page.getByRole('table').getByRole('link', { name: stopped })).toHaveAttribute(
      'href',
      `/projects/web-shop/instances/${stopped}`,
    )
    await page.reload()
    await rowAction(page, rowOf(page, stopped), 'Remove from group')
    await confirm(page, `Remove ${stopped} from ${group}?`)
    await expectToast(page, `${stopped} removed from ${group}`)
    await expect(rowOf(page, stopped)).toBeHidden()
  })
}

test('an instance that was started meanwhile is refused, in the form', async ({ page, watch }) => {
  watch.expectFailure('antiAffinityGroupMemberInstanceAdd', 400)
  await page.goto('/projects/web-shop/affinity/front-apart/members-new')
  const form = dialog(page, 'Add instance to group')
  await pick(form, 'Instance', stopped)
  await page.evaluate(
    (name) => fetch(`/v1/instances/${name}/start?project=web-shop`, { method: 'POST' }).then(({ status }) => status),
    stopped,
  )
  await submit(form, 'Add to group')
  await expect(form.getByRole('alert')).toContainText('cannot be added to anti-affinity group with reservation')
  await expect(notifications(page)).not.toContainText('added to')
})

test('a viewer reads which role members need', async ({ page }) => {
  tellStory(page, 'viewer')
  await page.goto('/projects/web-shop/affinity/front-apart')
  await expect(heading(page, 'front-apart')).toBeVisible()
  await rowOf(page, 'web-1').getByRole('button', { name: 'Row actions' }).click()
  await expect(menuItem(page, 'Remove from group')).toHaveAccessibleDescription(
    'Requires the Collaborator role on the project',
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Add instance' })).toHaveAccessibleDescription(
    'Requires the Collaborator role on the project',
  )
})

test('no accessibility violations in both themes', async ({ page }) => {
  test.slow()
  await page.goto('/projects/web-shop/affinity/front-apart')
  await expect(rowOf(page, 'web-1')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Add instance' }).first().click()
  await field(dialog(page, 'Add instance to group'), 'Instance').click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoViolations(page)
})
