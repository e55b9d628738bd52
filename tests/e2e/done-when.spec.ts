/** What a person can do with the console: a project, a disk in it, snapshots of it, and all of it away again. */
import type { Page } from '@playwright/test'

import { deleteDefaultVpc } from './support/default-vpc.ts'
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
  openDetails,
  pageAction,
  pick,
  property,
  reload,
  rowAction,
  rowOf,
  submit,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('a project, a disk and snapshots of it: made, shown after every reload, and deleted', async ({ page, watch }) => {
  test.slow()
  await page.goto('/')
  await expect(page).toHaveURL('/projects')

  // Project
  await page.getByRole('link', { name: 'New project' }).click()
  await expect(page).toHaveURL('/projects-new')
  const projectForm = dialog(page, 'New project')
  await reload(page, projectForm)
  await fill(projectForm, { Name: 'harvest', Description: 'Sensors of the fields' })
  await submit(projectForm, 'Create project')
  await expectToast(page, 'Project harvest created')
  await expect(page).toHaveURL('/projects/harvest/instances')
  await reload(page, heading(page, 'Instances'))
  await visit(page, 'Projects', '/projects')
  await expect(rowOf(page, 'harvest')).toContainText('Sensors of the fields')

  // Disk
  await page.goto('/projects/harvest/disks')
  await expect(page.getByText('No disks')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'New disk' }).first().click()
  await expect(page).toHaveURL('/projects/harvest/disks-new')
  const diskForm = dialog(page, 'New disk')
  await reload(page, diskForm)
  await fill(diskForm, { Name: 'readings', Description: 'One year', Size: '24' })
  await submit(diskForm, 'Create disk')
  await expectToast(page, 'Disk readings created')
  await expect(page).toHaveURL('/projects/harvest/disks')
  await reload(page, rowOf(page, 'readings'))
  await expect(rowOf(page, 'readings')).toContainText('24 GiB')
  await expect(rowOf(page, 'readings')).toContainText('detached')
  await page.getByRole('link', { name: 'readings' }).click()
  await reload(page, heading(page, 'readings'))
  await openDetails(page)
  await expect(property(page, 'Description')).toHaveText('One year')
  await expect(property(page, 'Size')).toHaveText('24 GiB')

  // Snapshot, from the disk's row
  await visit(page, 'Disks', '/projects/harvest/disks')
  await rowAction(page, rowOf(page, 'readings'), 'Snapshot')
  const question = dialog(page, 'Snapshot disk')
  await fill(question, { Name: 'readings-spring', Description: 'Before sowing' })
  await submit(question, 'Snapshot')
  await expect(question).toBeHidden()
  await expectToast(page, 'Snapshot readings-spring created')

  // Snapshot, from its own form
  await page.getByRole('link', { name: 'Snapshots' }).click()
  await expect(rowOf(page, 'readings-spring')).toContainText('24 GiB')
  await page.getByRole('link', { name: 'New snapshot' }).click()
  const snapshotForm = dialog(page, 'New snapshot')
  await reload(page, snapshotForm)
  await fill(snapshotForm, { Name: 'readings-autumn' })
  await pick(snapshotForm, 'Disk', 'readings')
  await submit(snapshotForm, 'Create snapshot')
  await expectToast(page, 'Snapshot readings-autumn created')
  await expect(page).toHaveURL('/projects/harvest/snapshots')
  await reload(page, rowOf(page, 'readings-autumn'))
  await expect(rowOf(page, 'readings-autumn').getByRole('link', { name: 'readings', exact: true })).toHaveAttribute(
    'href',
    '/projects/harvest/disks/readings',
  )
  await page.getByRole('link', { name: 'readings-spring' }).click()
  await reload(page, heading(page, 'readings-spring'))
  await openDetails(page)
  await expect(property(page, 'Description')).toHaveText('Before sowing')
  await expect(property(page, 'Disk')).toHaveText('readings')

  // A project that holds something stays.
  await visit(page, 'Projects', '/projects')
  await rowAction(page, rowOf(page, 'harvest'), 'Delete')
  await expectBlocked(page, 'Delete harvest?', 'Delete these first: 1 disk, 2 snapshots, 1 VPC')
  await expect(rowOf(page, 'harvest')).toBeVisible()

  // Snapshots: one from its page, one from its row
  await page.goto('/projects/harvest/snapshots/readings-spring')
  await pageAction(page, 'Delete')
  await confirm(page, 'Delete readings-spring?')
  await expect(page).toHaveURL('/projects/harvest/snapshots')
  await expectToast(page, 'Snapshot readings-spring deleted')
  await expect(rowOf(page, 'readings-autumn')).toBeVisible()
  await expect(rowOf(page, 'readings-spring')).toBeHidden()
  await deleteRow(page, 'readings-autumn')
  await reload(page, page.getByText('No snapshots'))

  // Disk
  await page.getByRole('link', { name: 'Disks' }).click()
  await deleteRow(page, 'readings')
  await reload(page, page.getByText('No disks'))

  // The network it came with
  await deleteDefaultVpc(page, 'harvest')

  // Project
  await visit(page, 'Projects', '/projects')
  await deleteRow(page, 'harvest')
  await expectToast(page, 'Project harvest deleted')
  await reload(page, rowOf(page, 'web-shop'))
  await expect(rowOf(page, 'harvest')).toBeHidden()

  watch.expectFailure('projectView', 404)
  watch.expectFailure('instanceList', 404)
  await page.goto('/projects/harvest/instances')
  await expect(heading(page, 'Page not found')).toBeVisible()
})

test('a name that is taken is refused at its field, and the form stays as it was filled in', async ({
  page,
  watch,
}) => {
  watch.expectFailure('projectCreate', 400)
  await page.goto('/projects-new')
  const form = dialog(page, 'New project')
  await fill(form, { Name: 'web-shop', Description: 'Another one' })
  await submit(form, 'Create project')
  await expectFieldError(form, 'Name', 'Project name already exists')
  await expect(field(form, 'Name')).toBeFocused()
  await expect(field(form, 'Description')).toHaveValue('Another one')

  await fill(form, { Name: 'web-shop-2' })
  await expect(field(form, 'Name')).not.toHaveAttribute('aria-invalid')
  await submit(form, 'Create project')
  await expect(page).toHaveURL('/projects/web-shop-2/instances')
})

const illegalNames: readonly (readonly [string, string])[] = [
  ['', 'Name is required'],
  ['Web', 'Must start with a lower-case letter'],
  ['4web', 'Must start with a lower-case letter'],
  ['web_shop', 'Can only contain lower-case letters, digits and dashes'],
  ['web shop', 'Can only contain lower-case letters, digits and dashes'],
  ['wéb', 'Can only contain lower-case letters, digits and dashes'],
  ['web-', 'Must end with a letter or a digit'],
  ['w'.repeat(64), 'Must be 63 characters or fewer'],
  ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'Must not have the form of an ID'],
]

test('every rule of names has its message, and nothing is sent before they are met', async ({ page }) => {
  await page.goto('/projects-new')
  const form = dialog(page, 'New project')
  for (const [name, message] of illegalNames) {
    await fill(form, { Name: name })
    await submit(form, 'Create project')
    await expectFieldError(form, 'Name', message)
  }
  await fill(form, { Name: 'w'.repeat(63) })
  await submit(form, 'Create project')
  await expect(page).toHaveURL(`/projects/${'w'.repeat(63)}/instances`)
})

test('the server judges names by itself, whoever sends them', async ({ page }) => {
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  const answers = await page.evaluate(
    async (names) => {
      const create = async (name: string) => {
        const response = await fetch('/v1/projects', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name, description: '' }),
        })
        const { message } = (await response.json()) as { message: string }
        return `${response.status} ${message.replace(/ at line \d+ column \d+$/, '')}`
      }
      return Promise.all(names.map(create))
    },
    ['Web', 'web_shop', 'web-', 'w'.repeat(64), 'web-shop'],
  )
  expect(answers).toEqual([
    '400 unable to parse JSON body: name: name must begin with an ASCII lowercase character',
    '400 unable to parse JSON body: name: name contains invalid character: "_" (allowed characters are lowercase ASCII, digits, and "-")',
    '400 unable to parse JSON body: name: name cannot end with "-"',
    '400 unable to parse JSON body: name: name may contain at most 63 characters',
    '400 already exists: project "web-shop"',
  ])
})

async function visit(page: Page, crumb: string, url: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: crumb, exact: true }).click()
  await expect(page).toHaveURL(url)
}
