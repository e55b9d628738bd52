/** A new instance: what may go wrong, and what is not lost then. */
import type { Page } from '@playwright/test'

import { makeFail } from './support/faults.ts'
import {
  chooseImage,
  expectYamlError,
  fillLeast,
  form,
  image,
  instance,
  open,
  quota,
  requests,
  segment,
  send,
  userData,
} from './support/instance-form.ts'
import { tellStory } from './support/mock.ts'
import { dialog, expectFieldError, expectToast, field, fill, heading, submit } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('what is missing is said at its field, and nothing is sent', async ({ page }) => {
  const sent = requests(page)
  await open(page)
  await segment(page, 'Network interfaces', 'Custom').check()
  // One is proposed.
  await image(page).fill('')
  await send(page)
  await expectFieldError(form(page), 'Name', 'Name is required')
  await expect(field(form(page), 'Name')).toBeFocused()
  await expect(image(page)).toHaveAccessibleDescription(/^Image is required/)
  await expect(form(page).getByText('Network interfaces is required')).toBeVisible()
  expect(sent).toEqual([])
})

test('less than the image needs is refused, and stays when another image is chosen', async ({ page }) => {
  await open(page)
  await fillLeast(page)
  const size = field(form(page), 'Disk size')
  await expect(size).toHaveValue('10')
  await size.fill('0')
  await send(page)
  await expectFieldError(form(page), 'Disk size', 'Must be at least 1 GiB')
  await size.fill('1')
  await expectFieldError(form(page), 'Disk size', 'Must be as large as the chosen image (min 4 GiB)')
  await chooseImage(page, 'alma-10')
  await expect(size).toHaveValue('1')
  await expectFieldError(form(page), 'Disk size', 'Must be as large as the chosen image')
})

test('what the quota lacks is said while choosing, and the server has the last word', async ({ page, watch }) => {
  watch.expectFailure('instanceCreate', 507)
  tellStory(page, 'quota-exhausted')
  await open(page)
  await expect(quota(page).getByText('Exceeds the vCPUs, Memory, Storage quota')).toBeVisible()
  await expect(page.getByRole('radio', { name: '2 vCPUs / 8 GiB RAM' })).toHaveAccessibleDescription(
    'Exceeds the quota',
  )
  await fillLeast(page)
  await send(page)
  await expect(form(page).getByRole('alert').filter({ hasText: 'Storage Limit Exceeded' })).toBeVisible()
  await expect(field(form(page), 'Name')).toHaveValue('worker-1')
  expect((await instance(page, 'worker-1'))['error_code']).toBe('ObjectNotFound')
})

test('a name that is taken is said at the name, and another one is accepted', async ({ page, watch }) => {
  watch.expectFailure('instanceCreate', 400)
  await open(page)
  await fillLeast(page, 'web-1')
  await send(page)
  await expectFieldError(form(page), 'Name', 'Instance name already exists')
  await expect(field(form(page), 'Name')).toBeFocused()
  await fill(form(page), { Name: 'web-9' })
  await send(page)
  await expectToast(page, 'Instance web-9 created')
})

test('a lost network loses nothing, and the second try goes well', async ({ page, watch }) => {
  watch.allowFailures()
  makeFail(page, { operation: 'instance_create', fault: 'network' })
  await open(page)
  await fillLeast(page)
  await send(page)
  await expect(form(page).getByRole('alert').filter({ hasText: 'Could not reach the server' })).toBeVisible()
  await expect(image(page)).toHaveValue('debian-13')
  makeFail(page)
  await send(page)
  await expectToast(page, /^Instance .+ created$/)
})

test('who may not create instances is told so', async ({ page, watch }) => {
  watch.expectFailure('instanceCreate', 403)
  makeFail(page, { operation: 'instance_create', fault: 'forbidden' })
  await open(page)
  await fillLeast(page)
  await send(page)
  await expect(form(page).getByRole('alert').filter({ hasText: 'Action not authorized' })).toBeVisible()
})

test('a viewer learns so before filling anything in', async ({ page }) => {
  const sent = requests(page)
  tellStory(page, 'viewer')
  await open(page)
  await expect(form(page).getByText('You cannot create instances here')).toBeVisible()
  const button = form(page).getByRole('button', { name: 'Create instance' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await fillLeast(page)
  await field(form(page), 'Name').press('Enter')
  await button.click({ force: true })
  expect(sent).toEqual([])
})

/** A project whose first things, made along with it, are gone. */
async function openInBareProject(page: Page, gone: readonly string[]): Promise<void> {
  await page.goto('/projects-new')
  await fill(dialog(page, 'New project'), { Name: 'harvest' })
  await submit(dialog(page, 'New project'), 'Create project')
  await expectToast(page, 'Project harvest created')
  await page.evaluate(async (paths) => {
    for (const path of paths) await fetch(`/v1/${path}`, { method: 'DELETE' })
  }, gone)
  await page.goto('/projects/harvest/instances-new')
  await expect(heading(page, 'Create instance')).toBeVisible()
}

const defaultVpc = ['vpc-subnets/default?project=harvest&vpc=default', 'vpcs/default?project=harvest']

test('without a VPC there is no network interface, and one can be created on the spot', async ({ page }) => {
  const sent = requests(page)
  await openInBareProject(page, defaultVpc)
  await expect(segment(page, 'Network interfaces', 'None')).toBeChecked()
  const link = form(page).getByRole('link', { name: 'Create a VPC' })
  await expect(link).toHaveAttribute('href', '/projects/harvest/vpcs-new')
  await fillLeast(page)
  await segment(page, 'Network interfaces', 'Default').check()
  await send(page)
  await expect(form(page).getByRole('alert').filter({ hasText: 'The project has no VPC' })).toBeVisible()
  expect(sent).toEqual([])
  await link.click()
  const vpc = dialog(page, 'New VPC')
  await fill(vpc, { Name: 'default', 'DNS name': 'default' })
  await submit(vpc, 'Create VPC')
  await expect(vpc).toBeHidden()
  await expect(link).toBeHidden()
  await expect(field(form(page), 'Name')).toHaveValue('worker-1')
  await send(page)
  await expectToast(page, 'Instance worker-1 created')
})

test('without floating IPs the form says so, and takes one that is created on the spot', async ({ page }) => {
  const sent = requests(page)
  await openInBareProject(page, [])
  await fillLeast(page)
  const floating = field(form(page), 'Floating IPs')
  await expect(floating).toHaveAccessibleDescription('The project has no floating IPs')
  await form(page).getByRole('link', { name: 'Create a floating IP' }).click()
  const made = dialog(page, 'New floating IP')
  await fill(made, { Name: 'front' })
  await expect(field(made, 'IP pool')).toHaveValue('uplink')
  await submit(made, 'Create floating IP')
  await expect(form(page).getByRole('button', { name: 'Remove floating IP front' })).toBeVisible()
  await send(page)
  await expectToast(page, 'Instance worker-1 created')
  expect(sent).toEqual([
    expect.objectContaining({
      external_ips: [
        { type: 'ephemeral', pool: expect.any(String) },
        { type: 'floating', floating_ip: expect.any(String) },
      ],
    }),
  ])
})

test('without a default IP pool an ephemeral IP is off, says why, and needs a pool of its own', async ({ page }) => {
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  await page.evaluate(async () => {
    const { items } = (await (await fetch('/v1/ip-pools')).json()) as { items: { id: string; is_default: boolean }[] }
    const { silo_id } = (await (await fetch('/v1/me')).json()) as { silo_id: string }
    const pool = items.find((one) => one.is_default)?.id
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ is_default: false })
    await fetch(`/v1/system/ip-pools/${pool}/silos/${silo_id}`, { method: 'PUT', headers, body })
  })
  await open(page)
  const ephemeral = form(page).getByRole('checkbox', { name: 'Allocate an ephemeral IP' })
  await expect(ephemeral).not.toBeChecked()
  await expect(ephemeral).toHaveAccessibleDescription(/^The silo has no default IP pool/)
  await ephemeral.check()
  const pool = field(form(page), 'IP pool for ephemeral IP')
  await expect(pool).toHaveAccessibleDescription('There is no default IP pool: choose one')
  await send(page)
  await expect(pool).toHaveAccessibleDescription(/^IP pool for ephemeral IP is required/)
})

test('cloud-config that is not YAML is not sent: line and column are named, and the section opens', async ({
  page,
}) => {
  const sent = requests(page)
  await open(page)
  await fillLeast(page)
  await form(page).getByText('First boot').click()
  await userData(page).fill('#cloud-config\nruncmd:\n - a\n- b\n')
  await expectYamlError(page, 4)
  await form(page).getByText('First boot').click()
  await expect(userData(page)).toBeHidden()
  await send(page)
  await expect(userData(page)).toBeFocused()
  expect(sent).toEqual([])
  await userData(page).fill('#!/bin/sh\nexit 0\n- [')
  await send(page)
  await expectToast(page, /^Instance .+ created$/)
})

test('user data comes from a file: texts can be changed, others are kept, large ones are refused', async ({ page }) => {
  const sent = requests(page)
  await open(page)
  await fillLeast(page)
  await form(page).getByText('First boot').click()
  const choose = field(form(page), 'User data from a file')
  await choose.setInputFiles({ name: 'a.yaml', mimeType: 'text/yaml', buffer: Buffer.from('#cloud-config\na: 1\n') })
  await expect(userData(page)).toHaveValue('#cloud-config\na: 1\n')
  await choose.setInputFiles({ name: 'big.bin', mimeType: '', buffer: Buffer.alloc(32 * 1024 + 1) })
  await expect(form(page).getByText('Must be 32 KiB or less, and is 32769 bytes')).toBeVisible()
  await send(page)
  expect(sent).toEqual([])
  await choose.setInputFiles({ name: 'a.gz', mimeType: '', buffer: Buffer.from([0x1f, 0x8b, 8, 0]) })
  await expect(form(page).getByText('User data: a.gz')).toBeVisible()
  await send(page)
  await expectToast(page, /^Instance .+ created$/)
  expect(sent).toEqual([expect.objectContaining({ user_data: Buffer.from([0x1f, 0x8b, 8, 0]).toString('base64') })])
})

test('without images it starts with existing disks', async ({ page }) => {
  await page.goto('/projects/web-shop/disks')
  await expect(heading(page, 'Disks')).toBeVisible()
  await page.evaluate(async () => {
    for (const query of ['', '?project=web-shop']) {
      const { items } = (await (await fetch(`/v1/images${query}`)).json()) as { items: { id: string }[] }
      for (const { id } of items) await fetch(`/v1/images/${id}`, { method: 'DELETE' })
    }
  })
  await open(page)
  await expect(segment(page, 'What the instance boots from', 'Existing disks')).toBeChecked()
  await segment(page, 'What the instance boots from', 'Project images').check()
  await expect(form(page).getByRole('link', { name: 'Upload an image' })).toHaveAttribute('href', /\/images-new$/)
})

test('sent twice, it is made once', async ({ page }) => {
  const sent = requests(page)
  await open(page)
  await fillLeast(page)
  await field(form(page), 'Name').evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit()
    input.form?.requestSubmit()
  })
  await expectToast(page, /^Instance .+ created$/)
  expect(sent).toHaveLength(1)
})

test('leaving with changes asks; Cancel and an untouched form do not', async ({ page }) => {
  await open(page)
  const away = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Projects' })
  await fill(form(page), { Name: 'worker-1' })
  await away.click()
  await dialog(page, 'Confirm navigation').getByRole('button', { name: 'Keep editing' }).click()
  await expect(field(form(page), 'Name')).toHaveValue('worker-1')
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(heading(page, 'Instances')).toBeVisible()
  await open(page)
  await away.click()
  await expect(heading(page, 'Projects')).toBeVisible()
})

test('what was filled in survives the end of the session', async ({ page, watch }) => {
  watch.expectFailure('instanceCreate', 401)
  makeFail(page, { operation: 'instance_create', fault: 'unauthorized' })
  await open(page)
  await segment(page, 'Kind of hardware', 'High CPU').check()
  await fillLeast(page)
  await form(page).getByLabel('laptop').uncheck()
  await send(page)
  await expect(page).toHaveURL(/\/login/)
  await open(page)
  await expect(form(page).getByText('has been restored')).toBeVisible()
  await expect(field(form(page), 'Name')).toHaveValue('worker-1')
  await expect(image(page)).toHaveValue('debian-13')
  await expect(page.getByRole('radio', { name: '2 vCPUs / 4 GiB RAM' })).toBeChecked()
  await expect(form(page).getByLabel('laptop')).not.toBeChecked()
})
