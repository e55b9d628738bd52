/** Who may do what: the policies of a project, of silos and of the fleet. */
import type { Page } from '@playwright/test'

import { expectNoViolations } from './support/axe.ts'
import { makeFail } from './support/faults.ts'
import { tellStory } from './support/mock.ts'
import {
  confirm,
  dialog,
  expectToast,
  field,
  menuItem,
  notifications,
  rowAction,
  rowOf,
  submit,
  table,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

const names = (page: Page, title: string) => table(page, title).locator('tbody tr[data-row]').locator('td:first-child')

interface Assignment {
  identity_id: string
  identity_type: string
  role_name: string
}

/** What somebody else does meanwhile, at the same server. */
async function changePolicy(page: Page, path: string, change: Record<string, string>): Promise<void> {
  await page.evaluate(
    async ([url, roles]) => {
      const users = (await (await fetch('/v1/users?limit=100')).json()) as {
        items: { id: string; display_name: string }[]
      }
      const policy = (await (await fetch(url)).json()) as { role_assignments: Assignment[] }
      const rest = policy.role_assignments.filter(
        ({ identity_id }) => !users.items.some((user) => user.id === identity_id && user.display_name in roles),
      )
      const changed = users.items.flatMap(({ id, display_name }) => {
        const role = roles[display_name]
        return role === undefined || role === ''
          ? []
          : [{ identity_id: id, identity_type: 'silo_user', role_name: role }]
      })
      await fetch(url, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ role_assignments: [...rest, ...changed] }),
      })
    },
    [path, change] as const,
  )
}

const shopPolicy = '/v1/projects/web-shop/policy'

test('a project shows who has access, groups after users, with where a role comes from', async ({ page }) => {
  await page.goto('/projects/web-shop/access')
  await expect(names(page, 'Project access')).toHaveText([
    'bruno-castell',
    'gita-rao',
    'ivo-petrov',
    'lena-brandt',
    'operators',
    'web-team',
  ])
  await expect(rowOf(page, 'operators')).toContainText('Group')
  await expect(rowOf(page, 'operators')).toContainText('silo.admin')
  await expect(rowOf(page, 'gita-rao')).toContainText('project.collaborator')
  await rowOf(page, 'operators').getByRole('button', { name: 'Row actions' }).click()
  for (const action of ['Change role', 'Remove access']) {
    await expect(menuItem(page, action)).toBeDisabled()
    await expect(menuItem(page, action)).toHaveAccessibleDescription(
      'Managed by “Silo access”: the role comes from the silo',
    )
  }
})

test('identities are found by name and by role', async ({ page }) => {
  await page.goto('/projects/web-shop/access')
  await page.getByRole('searchbox', { name: 'Search' }).fill('silo.')
  await expect(names(page, 'Project access')).toHaveText(['bruno-castell', 'lena-brandt', 'operators'])
  await page.getByRole('searchbox', { name: 'Search' }).fill('web-t')
  await expect(names(page, 'Project access')).toHaveText(['web-team'])
})

test('a role is given to a group, changed and taken back', async ({ page }) => {
  await page.goto('/projects/web-shop/access')
  await page.getByRole('link', { name: 'Add user or group' }).click()
  const form = dialog(page, 'Add user or group')
  await field(form, 'User or group').click()
  // Those who have a role in the project's own policy are not offered; inherited roles do not count.
  await expect(form.getByRole('option', { name: /^gita-rao/ })).toHaveCount(0)
  await expect(form.getByRole('option', { name: /^web-team/ })).toHaveCount(0)
  await expect(form.getByRole('option', { name: /^lena-brandt/ })).toHaveCount(1)
  await field(form, 'User or group').fill('operators')
  await form.getByRole('option', { name: /^operators/ }).click()
  await form.getByRole('radio', { name: /^Collaborator/ }).check()
  await form.getByRole('button', { name: 'Show request' }).click()
  await expect(form.getByText('PUT', { exact: false }).first()).toBeVisible()
  await submit(form, 'Assign role')
  await expectToast(page, /^(Admin|Collaborator|Viewer) role assigned to .+$/)
  await expect(rowOf(page, 'operators')).toContainText('silo.adminproject.collaborator')

  await rowAction(page, rowOf(page, 'operators'), 'Change role')
  const change = dialog(page, 'Change project role for operators')
  await expect(change.getByRole('radio', { name: /^Collaborator/ })).toBeChecked()
  await change.getByRole('radio', { name: /^Viewer/ }).check()
  await submit(change, 'Update role')
  await expectToast(page, /^Role of .+ changed to (Admin|Collaborator|Viewer)$/)
  await expect(rowOf(page, 'operators')).toContainText('silo.adminproject.viewer')

  await rowAction(page, rowOf(page, 'operators'), 'Remove access')
  await expect(dialog(page, 'Remove access of operators?')).toContainText('operators keeps only')
  await confirm(page, 'Remove access of operators?')
  await expectToast(page, /^Access of .+ removed$/)
  await expect(rowOf(page, 'operators')).not.toContainText('project.')
  await page.reload()
  await expect(rowOf(page, 'operators')).toContainText('silo.admin')
  await expect(rowOf(page, 'gita-rao')).toContainText('project.collaborator')
})

test('what others did to others meanwhile is kept', async ({ page }) => {
  await page.goto('/projects/web-shop/access')
  await rowAction(page, rowOf(page, 'gita-rao'), 'Change role')
  const form = dialog(page, 'Change project role for gita-rao')
  await form.getByRole('radio', { name: /^Viewer/ }).check()
  await changePolicy(page, shopPolicy, { 'ivo-petrov': '', 'deniz-aksoy': 'admin' })
  await submit(form, 'Update role')
  await expectToast(page, /^Role of .+ changed to (Admin|Collaborator|Viewer)$/)
  await expect(rowOf(page, 'gita-rao')).toContainText('project.viewer')
  await expect(rowOf(page, 'deniz-aksoy')).toContainText('project.admin')
  await expect(rowOf(page, 'ivo-petrov')).toBeHidden()
})

test('what others did to the same one is asked about', async ({ page }) => {
  await page.goto('/projects/web-shop/access')
  await rowAction(page, rowOf(page, 'gita-rao'), 'Change role')
  const form = dialog(page, 'Change project role for gita-rao')
  await form.getByRole('radio', { name: /^Viewer/ }).check()
  await changePolicy(page, shopPolicy, { 'gita-rao': 'admin' })
  await submit(form, 'Update role')
  await expect(form.getByText('Role assignment was changed by another user. Review it and try again.')).toBeVisible()
  await expect(form.getByText('Changed on the server since you began to edit')).toBeVisible()
  await expect(form.getByRole('listitem').filter({ hasText: 'admin' })).toBeVisible()
  await form.getByRole('button', { name: 'Keep mine: Role' }).click()
  await submit(form, 'Update role')
  await expectToast(page, /^Role of .+ changed to (Admin|Collaborator|Viewer)$/)
  await expect(rowOf(page, 'gita-rao')).toContainText('project.viewer')
})

test('a delete does not take away what nobody has looked at', async ({ page }) => {
  await page.goto('/projects/web-shop/access')
  await expect(rowOf(page, 'gita-rao')).toContainText('project.collaborator')
  await changePolicy(page, shopPolicy, { 'gita-rao': 'admin' })
  await rowAction(page, rowOf(page, 'gita-rao'), 'Remove access')
  await confirm(page, 'Remove access of gita-rao?')
  await expect(notifications(page)).toContainText('changed by another user')
  await expect(rowOf(page, 'gita-rao')).toContainText('project.admin')
  await rowAction(page, rowOf(page, 'gita-rao'), 'Remove access')
  await confirm(page, 'Remove access of gita-rao?')
  await expect(rowOf(page, 'gita-rao')).toBeHidden()
})

test('whoever got a role meanwhile is not given a second one', async ({ page }) => {
  await page.goto('/projects/web-shop/access-new')
  const form = dialog(page, 'Add user or group')
  await field(form, 'User or group').fill('deniz')
  await form.getByRole('option', { name: /^deniz-aksoy/ }).click()
  await changePolicy(page, shopPolicy, { 'deniz-aksoy': 'admin' })
  await submit(form, 'Assign role')
  await expect(form.getByRole('alert')).toContainText('already exists')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, 'deniz-aksoy')).toContainText('project.admin')
})

test('whoever would lose the right to decide is told', async ({ page }) => {
  await page.goto('/access')
  await rowAction(page, rowOf(page, 'operators'), 'Change role')
  const form = dialog(page, 'Change silo role for operators')
  await expect(form.getByText('This is what lets you decide about access')).toBeVisible()
  await submit(form, 'Cancel')
  await rowAction(page, rowOf(page, 'operators'), 'Remove access')
  await expect(dialog(page, 'Remove access of operators?')).toContainText('without it you cannot undo this')
  await submit(dialog(page, 'Remove access of operators?'), 'Cancel')
  await rowAction(page, rowOf(page, 'bruno-castell'), 'Remove access')
  await expect(dialog(page, 'Remove access of bruno-castell?')).not.toContainText('without it')
})

test('of one’s own silo: a role is given and shows in its projects', async ({ page }) => {
  await page.goto('/access')
  await expect(names(page, 'Silo access')).toHaveText(['bruno-castell', 'lena-brandt', 'operators'])
  await page.getByRole('link', { name: 'Add user or group' }).click()
  const form = dialog(page, 'Add user or group')
  await field(form, 'User or group').fill('chiara')
  await form.getByRole('option', { name: /^chiara-novak/ }).click()
  await submit(form, 'Assign role')
  await expectToast(page, /^(Admin|Collaborator|Viewer) role assigned to .+$/)
  await expect(rowOf(page, 'chiara-novak')).toContainText('silo.viewer')
  await page.goto('/projects/web-shop/access')
  await expect(rowOf(page, 'chiara-novak')).toContainText('silo.viewer')
})

test('of another silo: its users by name', async ({ page }) => {
  await page.goto('/system/silos/harbor/access')
  await expect(rowOf(page, 'farah-idris')).toContainText('silo.viewer')
  await page.getByRole('link', { name: 'Add user or group' }).click()
  const form = dialog(page, 'Add user or group')
  await field(form, 'User or group').fill('kira')
  await form.getByRole('option', { name: /^kira-osei/ }).click()
  await submit(form, 'Assign role')
  await expectToast(page, /^(Admin|Collaborator|Viewer) role assigned to .+$/)
  await expect(rowOf(page, 'kira-osei')).toContainText('silo.viewer')
})

test('of the fleet: users of all silos, and what silos confer', async ({ page }) => {
  await page.goto('/system/identity/access')
  await expect(names(page, 'Fleet access')).toHaveText(['hana-mori', 'jonas-falk (harbor)'])
  await expect(page.getByRole('main')).toContainText('meadow: silo.admin has fleet.admin')
  await rowAction(page, rowOf(page, 'hana-mori'), 'Change role')
  const form = dialog(page, 'Change fleet role for hana-mori')
  await form.getByRole('radio', { name: /^Collaborator/ }).check()
  await submit(form, 'Update role')
  await expectToast(page, /^Role of .+ changed to (Admin|Collaborator|Viewer)$/)
  await expect(rowOf(page, 'hana-mori')).toContainText('fleet.collaborator')
})

test('a viewer sees who has access and changes nothing', async ({ page }) => {
  tellStory(page, 'viewer')
  await page.goto('/projects/web-shop/access')
  await rowOf(page, 'gita-rao').getByRole('button', { name: 'Row actions' }).click()
  await expect(menuItem(page, 'Change role')).toHaveAccessibleDescription('Requires the Admin role on the project')
  await expect(menuItem(page, 'Remove access')).toHaveAccessibleDescription('Requires the Admin role on the project')
  await page.keyboard.press('Escape')
  const add = page.getByRole('link', { name: 'Add user or group' })
  await expect(add).toHaveAccessibleDescription('Requires the Admin role on the project')
})

test('a refusal of the server stays in the form, and nothing changes', async ({ page, watch }) => {
  watch.expectFailure('projectPolicyUpdate', 503)
  makeFail(page, { operation: 'project_policy_update', fault: 'unavailable' })
  await page.goto('/projects/web-shop/access')
  await rowAction(page, rowOf(page, 'gita-rao'), 'Change role')
  const form = dialog(page, 'Change project role for gita-rao')
  await form.getByRole('radio', { name: /^Viewer/ }).check()
  await submit(form, 'Update role')
  await expect(form.getByRole('alert')).toContainText('Service Unavailable')
  await expect(form.getByRole('radio', { name: /^Viewer/ })).toBeChecked()
})

test('without names the page says who has access by id', async ({ page, watch }) => {
  watch.expectFailure('userList', 500)
  watch.expectFailure('groupList', 500)
  makeFail(page, { operation: 'user_list', fault: 'internal' }, { operation: 'group_list', fault: 'internal' })
  await page.goto('/projects/web-shop/access')
  await expect(table(page, 'Project access').getByText('project.collaborator')).toBeVisible()
  await expect(names(page, 'Project access').first()).toHaveText(/^[0-9a-f-]{36}$/)
})

test('no accessibility violations in both themes', async ({ page }) => {
  test.slow()
  for (const path of [
    '/projects/web-shop/access',
    '/access',
    '/system/identity/access',
    '/system/silos/harbor/access',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('table').getByRole('button', { name: 'Row actions' }).first()).toBeVisible()
    await expectNoViolations(page)
  }
  await page.goto('/access')
  await rowAction(page, rowOf(page, 'operators'), 'Change role')
  await expect(dialog(page, 'Change silo role for operators')).toContainText('lets you decide')
  await expectNoViolations(page)
})
