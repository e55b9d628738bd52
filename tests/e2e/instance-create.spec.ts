/** A new instance: from a name and an image to everything there is. */
import type { Locator } from '@playwright/test'

import { expectNoViolations } from './support/axe.ts'
import {
  chooseImage,
  expectYamlError,
  fillLeast,
  form,
  image,
  instance,
  itemsOf,
  open,
  quota,
  read,
  requests,
  segment,
  send,
  userData,
} from './support/instance-form.ts'
import { tellStory } from './support/mock.ts'
import {
  dialog,
  expectFieldError,
  expectToast,
  field,
  fill,
  heading,
  pick,
  rowAction,
  rowOf,
  submit,
  table,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('a name and an image make an instance', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('New instance')).toBeVisible()
  await fillLeast(page)
  await send(page)
  await expectToast(page, /^Instance .+ created$/)
  await expect(page).toHaveURL('/projects/web-shop/instances/worker-1/storage')
  expect(await instance(page, 'worker-1')).toMatchObject({ ncpus: 2, memory: 8 * 2 ** 30, hostname: 'worker-1' })
  const [disk, ...others] = await itemsOf(page, '/v1/instances/worker-1/disks?project=web-shop')
  expect(disk).toMatchObject({ name: expect.stringMatching(/^worker-1-debian-13-[0-9a-f]{6}$/), size: 10 * 2 ** 30 })
  expect(others).toEqual([])
  const keys = await itemsOf(page, '/v1/instances/worker-1/ssh-public-keys?project=web-shop')
  expect(keys.map(({ name }) => name)).toEqual(['laptop', 'workstation'])
})

test('everything there is, and the request shown is the one that is sent', async ({ page }) => {
  const sent = requests(page)
  await open(page)
  await fill(form(page), { Name: 'worker-2', Description: 'With all' })
  await form(page).getByLabel('Start after creation').uncheck()
  await segment(page, 'Kind of hardware', 'Custom').check()
  await fill(form(page), { CPUs: '3', Memory: '7' })
  await segment(page, 'What the instance boots from', 'Project images').check()
  await chooseImage(page, 'shop-base')
  await fill(form(page), { 'Disk size': '20', 'Disk name': 'worker-2-root' })

  await form(page).getByRole('button', { name: 'Create new disk' }).click()
  await fill(dialog(page, 'New disk'), { Name: 'worker-2-root', Size: '5' })
  await submit(dialog(page, 'New disk'), 'Add disk')
  await expectFieldError(dialog(page, 'New disk'), 'Name', 'Name is already in use')
  await fill(dialog(page, 'New disk'), { Name: 'worker-2-data' })
  await submit(dialog(page, 'New disk'), 'Add disk')
  await expect(table(page, 'Additional disks').getByRole('row', { name: /worker-2-data new 5 GiB/ })).toBeVisible()
  await expect(quota(page)).toContainText(/Storage\s*Uses 25 GiB, /)

  await segment(page, 'Network interfaces', 'Custom').check()
  for (const [name, subnet] of [
    ['back', 'stock'],
    ['front', 'payment'],
  ] as const) {
    await form(page).getByRole('button', { name: 'Add network interface' }).click()
    const nic = dialog(page, 'Add network interface')
    await field(nic, 'Subnet').click()
    await expect(nic.getByText('Choose VPC first')).toBeVisible()
    await page.keyboard.press('Escape')
    await fill(nic, { Name: name })
    await pick(nic, 'VPC', 'backend')
    await field(nic, 'Subnet').click()
    await nic.getByRole('option', { name: subnet }).click()
    if (name === 'front') {
      await fill(nic, { 'IP address': '10.20.1.30' })
      await nic.getByRole('button', { name: 'Add transit IP' }).click()
      await fill(nic, { 'Transit IP 1': '10.99.0.0/24' })
    }
    await submit(nic, 'Add network interface')
    await expect(nic).toBeHidden()
  }
  await form(page).getByRole('button', { name: 'Make interface front primary' }).click()
  await expect(table(page, 'Network interfaces').getByRole('row').nth(1)).toContainText('front primary')
  await field(form(page), 'IP pool for ephemeral IP').fill('partner')
  await page.getByRole('option', { name: /partner/ }).click()
  await field(form(page), 'Floating IPs').click()
  await page.getByRole('option', { name: /^spare/ }).click()
  await form(page).getByLabel('laptop').uncheck()

  await form(page).getByText('First boot').click()
  await fill(form(page), { Hostname: 'worker.example.org' })
  await userData(page).fill('#cloud-config\npackages: [nginx]\n')
  await expect(form(page).getByText('valid YAML')).toBeVisible()
  await form(page).getByText('Placement and recovery').click()
  await field(form(page), 'Anti-affinity groups').click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await field(form(page), 'CPU platform').selectOption('AMD Turin')
  await field(form(page), 'Auto-restart policy').selectOption('Never: leave it failed')

  await form(page).getByRole('button', { name: 'Show request' }).click()
  const shown = page.getByRole('region', { name: 'Request as curl' })
  await expect(shown).toContainText('"worker-2-root"')
  await expect(shown).toContainText('project=web-shop')
  await send(page)
  await expectToast(page, /^Instance .+ created$/)

  expect(sent).toEqual([
    expect.objectContaining({
      name: 'worker-2',
      hostname: 'worker.example.org',
      start: false,
      ncpus: 3,
      memory: 7 * 2 ** 30,
      boot_disk: expect.objectContaining({ type: 'create', name: 'worker-2-root', size: 20 * 2 ** 30 }),
      disks: [expect.objectContaining({ type: 'create', name: 'worker-2-data', size: 5 * 2 ** 30 })],
      network_interfaces: {
        type: 'create',
        params: [
          expect.objectContaining({ name: 'front', ip: '10.20.1.30', transit_ips: ['10.99.0.0/24'] }),
          expect.objectContaining({ name: 'back', vpc_name: 'backend', subnet_name: 'stock' }),
        ],
      },
      external_ips: [
        { type: 'ephemeral', pool: expect.any(String) },
        { type: 'floating', floating_ip: expect.any(String) },
      ],
      ssh_public_keys: [expect.any(String)],
      user_data: Buffer.from('#cloud-config\npackages: [nginx]\n').toString('base64'),
      anti_affinity_groups: [expect.any(String)],
      cpu_platform: 'amd_turin',
      auto_restart_policy: 'never',
    }),
  ])
  expect(await instance(page, 'worker-2')).toMatchObject({ run_state: 'stopped', cpu_platform: 'amd_turin' })
})

test('it starts from an existing disk, with another one attached, without network and without keys', async ({
  page,
}) => {
  await page.goto('/projects/web-shop/disks')
  await expect(heading(page, 'Disks')).toBeVisible()
  await page.evaluate(async () => {
    for (const name of ['root', 'extra']) {
      const disk_source = { type: 'blank', block_size: 512 }
      const body = JSON.stringify({ name, description: '', size: 2 ** 30, disk_source })
      const headers = { 'content-type': 'application/json' }
      await fetch('/v1/disks?project=web-shop', { method: 'POST', headers, body })
    }
  })
  const sent = requests(page)
  await open(page)
  await fill(form(page), { Name: 'worker-3' })
  await segment(page, 'What the instance boots from', 'Existing disks').check()
  await pick(form(page), 'Disk', 'root')
  await form(page).getByRole('button', { name: 'Attach existing disk' }).click()
  const attach = dialog(page, 'Attach existing disk')
  await field(attach, 'Disk').click()
  await expect(attach.getByRole('option', { name: 'extra' })).toBeVisible()
  await expect(attach.getByRole('option', { name: /^root/ })).toBeHidden()
  await attach.getByRole('option', { name: 'extra' }).click()
  await submit(attach, 'Add disk')
  await expect(table(page, 'Additional disks').getByRole('row', { name: /extra existing 1 GiB/ })).toBeVisible()
  await expect(quota(page)).toContainText(/Storage\s*Uses 0 B, /)
  await segment(page, 'Network interfaces', 'None').check()
  await expect(field(form(page), 'Floating IPs')).toBeHidden()
  await form(page).getByLabel('Select all').uncheck()
  await expect(form(page).getByText('Without a key, no user can sign in')).toBeVisible()
  await send(page)
  await expectToast(page, /^Instance .+ created$/)
  expect(sent).toEqual([
    expect.objectContaining({
      boot_disk: { type: 'attach', name: 'root' },
      disks: [{ type: 'attach', name: 'extra' }],
      network_interfaces: { type: 'none' },
      external_ips: [],
      ssh_public_keys: [],
    }),
  ])
})

test('size and name of the boot disk stay when another image, or another kind of image, is chosen', async ({
  page,
}) => {
  await open(page)
  const size = field(form(page), 'Disk size')
  const source = (name: string) => segment(page, 'What the instance boots from', name).check()
  await chooseImage(page, 'debian-13')
  await fill(form(page), { 'Disk size': '2', 'Disk name': 'mine' })
  await source('Project images')
  await expect(size).toHaveValue('2')
  await expect(field(form(page), 'Disk name')).toHaveValue('mine')
  await chooseImage(page, 'shop-base')
  await expect(size).toHaveValue('2')
  await expectFieldError(form(page), 'Disk size', 'Must be as large as the chosen image')
  await source('Existing disks')
  await expect(size).toBeHidden()
  await source('Silo images')
  await expect(image(page)).toHaveValue('debian-13')
  await expect(size).toHaveValue('2')
  await size.fill('30')
  await source('Project images')
  await expect(image(page)).toHaveValue('shop-base')
  await expect(size).toHaveValue('30')
  await expect(size).not.toHaveAttribute('aria-invalid', 'true')
})

test('an ephemeral IP starts with the default pool, and needs a network interface', async ({ page }) => {
  await open(page)
  const ephemeral = form(page).getByRole('checkbox', { name: 'Allocate an ephemeral IP' })
  const pool = field(form(page), 'IP pool for ephemeral IP')
  await expect(pool).toHaveValue('uplink')
  await segment(page, 'Network interfaces', 'Custom').check()
  await expect(ephemeral).toBeDisabled()
  await expect(ephemeral).not.toBeChecked()
  await expect(ephemeral).toHaveAccessibleDescription('Add a network interface first')
  await expect(pool).toBeHidden()
  await segment(page, 'Network interfaces', 'Default').check()
  await expect(ephemeral).toBeChecked()
  await expect(pool).toHaveValue('uplink')
})

test('presets set both numbers, and a custom size keeps what was set', async ({ page }) => {
  await open(page)
  await segment(page, 'Kind of hardware', 'High memory').check()
  await expect(page.getByRole('radio', { name: '2 vCPUs / 16 GiB RAM' })).toBeChecked()
  await page.getByRole('radio', { name: '8 vCPUs / 64 GiB RAM' }).check()
  await expect(quota(page)).toContainText(/vCPUs\s*Uses 8, /)
  await segment(page, 'Kind of hardware', 'Custom').check()
  await expect(field(form(page), 'CPUs')).toHaveValue('8')
  await expect(field(form(page), 'Memory')).toHaveValue('64')
  await fill(form(page), { CPUs: '65', Memory: '7.5' })
  await send(page)
  await expectFieldError(form(page), 'CPUs', 'Can be at most 64 vCPUs')
  await expectFieldError(form(page), 'Memory', 'Must be a whole number of GiB')
})

test('a key can be added on the spot', async ({ page }) => {
  await open(page)
  await form(page).getByRole('button', { name: 'Add SSH key' }).click()
  const key = dialog(page, 'New SSH key')
  await fill(key, { Name: 'tablet', 'Public key': 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJtablet ada@tern' })
  await submit(key, 'Add SSH key')
  await expect(form(page).getByLabel('tablet')).toBeChecked()
})

test('a duplicate starts with size, groups and keys of the other one', async ({ page, watch }) => {
  for (const operation of ['View', 'AntiAffinityGroupList', 'NetworkInterfaceList', 'SshPublicKeyList']) {
    watch.expectFailure(`instance${operation}`, 404)
  }
  await page.goto('/projects/web-shop/instances')
  await rowAction(page, rowOf(page, 'web-1'), 'Duplicate')
  await expect(heading(page, 'Create instance')).toBeVisible()
  await expect(field(form(page), 'Name')).toHaveValue(/^web-1-[0-9a-f]{6}$/)
  const original = await instance(page, 'web-1')
  await expect(quota(page)).toContainText(new RegExp(`vCPUs\\s*Uses ${String(original['ncpus'])}, `))
  await expect(
    form(page).getByText(
      /^Starts with size, groups, .* of web-1\. Its boot disk \(40 GiB\) was not made from an image/,
    ),
  ).toBeVisible()
  await page.goto('/projects/web-shop/instances-new?from=nothing-like-it')
  await expect(form(page).getByText('Could not load the original. Fill in the form, or try again.')).toBeVisible()
  await expect.poll(() => new Set(watch.failures).size).toBe(4)
})

test('it joins affinity groups before it starts', async ({ page }) => {
  const sent = requests(page)
  await page.goto('/projects/data-lake/instances-new')
  await fillLeast(page, 'reader')
  await form(page).getByText('Placement and recovery').click()
  await field(form(page), 'Affinity groups').click()
  await page.getByRole('option', { name: /^lake-together/ }).click()
  await send(page)
  await expectToast(page, /^Instance .+ created$/)
  expect(sent).toEqual([expect.objectContaining({ start: false })])
  const members = await itemsOf(page, '/v1/affinity-groups/lake-together/members?project=data-lake')
  const names = members.map(({ value }) => (value as { name: string }).name)
  expect(names).toContain('reader')
  await expect
    .poll(async () => (await read(page, '/v1/instances/reader?project=data-lake'))['run_state'])
    .toMatch(/creating|starting|running/)
})

test('without a mouse', async ({ page }) => {
  const { keyboard } = page
  /** Presses Tab until something has focus: what cannot be reached so is a failure. */
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await keyboard.press('Tab')
    }
    await expect(target, 'reached with Tab').toBeFocused()
  }
  await open(page)
  await tabTo(field(form(page), 'Name'))
  await keyboard.type('typed-1')
  await tabTo(segment(page, 'Kind of hardware', 'General purpose'))
  await keyboard.press('ArrowRight')
  await tabTo(page.getByRole('radio', { name: '2 vCPUs / 4 GiB RAM' }))
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '4 vCPUs / 8 GiB RAM' })).toBeChecked()
  await tabTo(image(page))
  await keyboard.type('debian')
  await keyboard.press('Enter')
  await tabTo(form(page).getByRole('button', { name: 'Create new disk' }))
  await keyboard.press('Enter')
  const disk = dialog(page, 'New disk')
  await tabTo(field(disk, 'Name'))
  await keyboard.type('typed-data')
  await keyboard.press('Enter')
  await expect(disk).toBeHidden()
  await expect(form(page).getByRole('button', { name: 'Create new disk' })).toBeFocused()
  await tabTo(form(page).getByRole('button', { name: 'Remove disk typed-data' }))
  await keyboard.press('Enter')
  await expect(form(page).getByRole('button', { name: 'Create new disk' })).toBeFocused()
  const firstBoot = form(page).locator('summary').filter({ hasText: 'First boot' })
  await tabTo(firstBoot)
  await keyboard.press('Enter')
  await tabTo(userData(page))
  await expect(userData(page)).toBeInViewport({ ratio: 0.5 })
  await tabTo(form(page).getByRole('button', { name: 'Create instance' }))
  await keyboard.press('Enter')
  await expectToast(page, /^Instance .+ created$/)
  expect(await instance(page, 'typed-1')).toMatchObject({ ncpus: 4, memory: 8 * 2 ** 30 })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('nothing is wider than the page, and it can be sent', async ({ page }) => {
    await open(page)
    await fillLeast(page)
    await segment(page, 'Network interfaces', 'Custom').check()
    await segment(page, 'Network interfaces', 'Default').check()
    for (const name of ['First boot', 'Placement and recovery']) await form(page).getByText(name).click()
    await userData(page).fill(`#cloud-config\nlong: ${'x'.repeat(200)}\n`)
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
    await send(page)
    await expectToast(page, /^Instance .+ created$/)
  })
})

test('form, dialogs and messages have no violations of accessibility', async ({ page }) => {
  tellStory(page, 'quota-exhausted')
  await open(page)
  await expect(quota(page).getByText('Exceeds the')).toBeVisible()
  await segment(page, 'Network interfaces', 'Custom').check()
  for (const name of ['First boot', 'Placement and recovery']) await form(page).getByText(name).click()
  await userData(page).fill('#cloud-config\n# why\nname: "x"\nbad: [1\n')
  await expectYamlError(page, 5)
  await send(page)
  await expectFieldError(form(page), 'Name', 'Name is required')
  await expectNoViolations(page)
  await form(page).getByRole('button', { name: 'Add network interface' }).click()
  await expect(dialog(page, 'Add network interface')).toBeVisible()
  await expectNoViolations(page)
})
