/** What all forms share, shown with a few of them: leaving, drafts, duplicates, refusals, small tables, secrets. */
import type { Page } from '@playwright/test'

import { expectNoViolations } from './support/axe.ts'
import { makeFail } from './support/faults.ts'
import { tellStory } from './support/mock.ts'
import { motion } from './support/motion.ts'
import {
  dialog,
  expectFieldError,
  expectToast,
  field,
  fill,
  heading,
  pageAction,
  rowAction,
  rowOf,
  submit,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.use(motion)

const question = (page: Page) => dialog(page, 'Confirm navigation')

test('a changed form asks before it is left by Escape, the close button, the backdrop or Back; Cancel does not ask', async ({
  page,
}) => {
  await page.goto('/projects')
  await page.getByRole('link', { name: 'New project' }).click()
  const form = dialog(page, 'New project')
  await fill(form, { Name: 'harvest' })
  const ways: readonly (() => Promise<unknown>)[] = [
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(40, 300),
    () => page.goBack(),
  ]
  for (const leave of ways) {
    await leave()
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(question(page)).toBeHidden()
    await expect(field(form, 'Name')).toHaveValue('harvest')
  }
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await expect(question(page)).toBeHidden()

  await page.getByRole('link', { name: 'New project' }).click()
  await fill(form, { Name: 'harvest' })
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Leave form' }).click()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL('/projects')
})

test('who was back in a form that had been sent was taken away from it when the answer came, and nothing was said', async ({
  page,
}) => {
  await page.goto('/projects/web-shop/disks')
  await page.getByRole('link', { name: 'New disk' }).click()
  const form = dialog(page, 'New disk')
  await fill(form, { Name: 'amid' })
  const answer = Promise.withResolvers<void>()
  await page.route('**/v1/disks?*', async (route) => {
    if (route.request().method() === 'POST') await answer.promise
    return route.fallback()
  })
  await submit(form, 'Create disk')
  await page.goBack()
  await question(page).getByRole('button', { name: 'Leave form' }).click()
  await expect(form).toBeHidden()
  await page.goForward()
  await expect(field(form, 'Name')).toHaveValue('')
  answer.resolve()
  await expectToast(page, 'Disk amid created')
  await expect(page).toHaveURL(/disks-new$/)
  await expect(form).toBeVisible()
})

test('a reload asks while there is something to lose, and only then', async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (native) => {
    asked.push(native.type())
    void native.accept()
  })
  await page.goto('/projects-new')
  const form = dialog(page, 'New project')
  await form.getByRole('textbox', { name: 'Name' }).click()
  await page.reload()
  await expect(form).toBeVisible()
  expect(asked).toEqual([])
  await fill(form, { Name: 'harvest' })
  await page.reload()
  await expect(form).toBeVisible()
  expect(asked).toEqual(['beforeunload'])
  await expect(field(form, 'Name')).toHaveValue('')
})

test('what was filled in survives the end of the session, without its secrets', async ({ page, watch }) => {
  watch.expectFailure('projectCreate', 401)
  // The first of two calls: after signing in again it goes well.
  makeFail(page, { operation: 'project_create', fault: 'unauthorized', every: 2 })
  const asked: string[] = []
  page.on('dialog', (native) => {
    asked.push(native.type())
    void native.accept()
  })
  await page.goto('/projects-new')
  const form = dialog(page, 'New project')
  await fill(form, { Name: 'harvest', Description: 'Grain and hay' })
  await submit(form, 'Create project')
  await expect(page).toHaveURL(/\/login/)
  expect(asked, 'the page leaves without asking').toEqual([])

  await page.goto('/projects-new')
  await expect(form.getByText('has been restored')).toBeVisible()
  await expect(field(form, 'Name')).toHaveValue('harvest')
  await expect(field(form, 'Description')).toHaveValue('Grain and hay')
  await form.getByRole('button', { name: 'Discard draft' }).click()
  await expect(field(form, 'Name')).toHaveValue('')
  await expect(form.getByText('has been restored')).toBeHidden()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await page.goto('/projects-new')
  await expect(form).toBeVisible()
  await expect(field(form, 'Name')).toHaveValue('')
})

test('a disk is duplicated from its row: same size, a name of its own; a reload keeps it', async ({ page }) => {
  await page.goto('/projects/web-shop/disks')
  await rowAction(page, rowOf(page, 'orders'), 'Duplicate')
  await expect(page).toHaveURL(/\/disks-new\?from=/)
  const form = dialog(page, 'New disk')
  await expect(field(form, 'Name')).toHaveValue(/^orders-[0-9a-f]{6}$/)
  await expect(field(form, 'Size')).toHaveValue('500')
  await page.reload()
  await expect(field(form, 'Name')).toHaveValue(/^orders-[0-9a-f]{6}$/)
  const name = await field(form, 'Name').inputValue()
  await submit(form, 'Create disk')
  await expectToast(page, /^Disk .+ created$/)
  await expect(rowOf(page, name)).toContainText('500 GiB')
})

test('a VPC is duplicated from its own page; one that is gone leaves an empty form', async ({ page, watch }) => {
  await page.goto('/projects/web-shop/vpcs/backend')
  await expect(heading(page, 'backend')).toBeVisible()
  await pageAction(page, 'Duplicate')
  const form = dialog(page, 'New VPC')
  await expect(field(form, 'Name')).toHaveValue(/^backend-[0-9a-f]{6}$/)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()

  watch.expectFailure('vpcView', 404)
  await page.goto('/projects/web-shop/vpcs-new?from=nowhere')
  await expect(form.getByText('Could not load the original. Fill in the form, or try again.')).toBeVisible()
  await expect(field(form, 'Name')).toHaveValue('')
})

test('the list of a form is a small table, its rows edited one at a time', async ({ page }) => {
  await page.goto('/system/networking/address-lots-new')
  const form = dialog(page, 'New address lot')
  await fill(form, { Name: 'spare' })
  await form.getByRole('button', { name: 'Add block' }).click()
  const add = dialog(page, 'Add block')
  await fill(add, { 'First address': '10.9.0.1', 'Last address': 'x' })
  await submit(add, 'Add block')
  await expectFieldError(add, 'Last address', 'Not a valid IP address')
  await expect(field(add, 'Last address')).toBeFocused()
  await fill(add, { 'Last address': '10.9.0.9' })
  await page.keyboard.press('Enter')
  await expect(add).toBeHidden()
  await expect(form.getByRole('button', { name: 'Add block' })).toBeFocused()
  const blocks = form.getByRole('table', { name: 'Blocks' })
  await expect(blocks.getByRole('row').nth(1)).toContainText('10.9.0.110.9.0.9')

  await blocks.getByRole('button', { name: 'Edit block 1' }).click()
  const edit = dialog(page, 'Edit block')
  await expect(field(edit, 'First address')).toHaveValue('10.9.0.1')
  await fill(edit, { 'Last address': '10.9.0.20' })
  // Nothing of it is lost by accident, nor kept.
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Leave form' }).click()
  await expect(edit).toBeHidden()
  await expect(blocks).toContainText('10.9.0.9')
  await blocks.getByRole('button', { name: 'Remove block 1' }).click()
  await expect(blocks).toBeHidden()
  await expect(form.getByRole('button', { name: 'Add block' })).toBeFocused()
  await expect(field(form, 'Name')).toHaveValue('spare')
})

test('a route that every router has can only change its target', async ({ page }) => {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') bodies.push(request.postDataJSON())
  })
  await page.goto('/projects/web-shop/vpcs/default/routers/system/routes/default-v4/edit')
  const form = dialog(page, 'Edit route')
  await expect(form.getByRole('group', { name: 'Target' })).toBeVisible()
  await expect(field(form, 'Name')).toBeHidden()
  await expect(form.getByRole('group', { name: 'Destination' })).toBeHidden()
  await form.getByRole('radio', { name: /^Drop/ }).check()
  await submit(form, 'Update route')
  await expectToast(page, /^Route .+ updated$/)
  expect(bodies).toEqual([{ destination: { type: 'ip_net', value: '0.0.0.0/0' }, target: { type: 'drop' } }])
})

test('what changes on the server meanwhile: untouched fields follow, touched ones are asked about', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/projects/web-shop/vpcs/backend/edit')
  const form = dialog(page, 'Edit VPC')
  await fill(form, { Description: 'Mine' })
  await page.evaluate(async () => {
    await fetch('/v1/vpcs/backend?project=web-shop', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ description: 'Theirs', dns_name: 'rear' }),
    })
  })
  await page.clock.fastForward(31_000)
  await expect(form.getByText('Changed on the server since you began to edit')).toBeVisible()
  await expect(field(form, 'DNS name')).toHaveValue('rear')
  await expect(field(form, 'Description')).toHaveValue('Mine')
  await expect(form.getByRole('listitem').filter({ hasText: 'Description' })).toContainText(
    /Yours.*Mine.*Theirs.*Theirs/,
  )
  await form.getByRole('button', { name: 'Take theirs: Description' }).click()
  await expect(field(form, 'Description')).toHaveValue('Theirs')
  await expect(form.getByText('Changed on the server since you began to edit')).toBeHidden()
  // Nothing is left to lose.
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
})

test('small tables, their dialogs and long pickers have no accessibility violations, light and dark', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/system/networking/address-lots-new')
  await page.getByRole('button', { name: 'Add block' }).click()
  const add = dialog(page, 'Add block')
  await submit(add, 'Add block')
  await expect(add.getByText('First address is required')).toBeVisible()
  await expectNoViolations(page)
  await fill(add, { 'First address': '10.9.0.1', 'Last address': '10.9.0.9' })
  await submit(add, 'Add block')
  await expect(page.getByRole('table', { name: 'Blocks' })).toBeVisible()
  await expectNoViolations(page)
  tellStory(page, 'crowded')
  await page.goto('/projects/web-shop/vpcs/default/subnets-new')
  await field(dialog(page, 'New subnet'), 'Custom router').click()
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-setsize', '10001')
  await expectNoViolations(page)
})
