/** What people are known not to have the role for is disabled, and says which role it needs. */
import { makeFail } from './support/faults.ts'
import { tellStory } from './support/mock.ts'
import { heading, menuItem, rowOf } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('a viewer reads which role each action needs', async ({ page }) => {
  tellStory(page, 'viewer')
  await page.goto('/projects/web-shop/disks')
  await expect(rowOf(page, 'orders-old')).toBeVisible()
  await rowOf(page, 'orders-old').getByRole('button', { name: 'Row actions' }).click()
  const remove = menuItem(page, 'Delete')
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await expect(remove).toHaveAccessibleDescription('Requires the Collaborator role on the project')
  await expect(menuItem(page, 'Copy ID')).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('Escape')

  const create = page.getByRole('link', { name: 'New disk' })
  await expect(create).toHaveAttribute('aria-disabled', 'true')
  await expect(create).toHaveAccessibleDescription('Requires the Collaborator role on the project')
})

test('a page that is refused says which role it needs', async ({ page, watch }) => {
  watch.expectFailure('certificateList', 403)
  tellStory(page, 'viewer')
  await page.goto('/settings/certificates')
  await expect(heading(page, 'Action not authorized')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Requires the Admin role on the silo.')
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeHidden()
})

test('the page of one thing and the palette say the same', async ({ page, watch }) => {
  // The palette may look through lists before it is known whether this person may read them: a refusal teaches it.
  watch.allowFailures()
  tellStory(page, 'viewer')
  await page.goto('/projects/web-shop/disks/orders-old')
  await expect(heading(page, 'orders-old')).toBeVisible()
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await expect(menuItem(page, 'Delete')).toHaveAccessibleDescription('Requires the Collaborator role on the project')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('delete')
  await expect(page.getByRole('option', { name: 'Delete' })).toContainText(
    'Requires the Collaborator role on the project',
  )
})

test('who has the role is asked for nothing and offered everything', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/projects/web-shop/disks')
  await expect(rowOf(page, 'orders-old')).toBeVisible()
  await rowOf(page, 'orders-old').getByRole('button', { name: 'Row actions' }).click()
  await expect(menuItem(page, 'Delete')).not.toHaveAttribute('aria-disabled')
  await expect(page.getByRole('link', { name: 'New disk' })).toBeVisible()
  // Silo administrators administer every project: who they are says it all.
  expect(asked.filter((path) => path.endsWith('/policy'))).toEqual([])
})

test('whose list of tokens is refused is offered no new token, neither on the page nor in the palette', async ({
  page,
  watch,
}) => {
  watch.expectFailure('scimTokenList', 403)
  const newToken = () => page.getByRole('main').getByRole('link', { name: 'Create token' })
  const options = (name: string) => page.getByRole('dialog', { name: 'Jump to' }).getByRole('option', { name })
  // Who may read the list is offered both: the names are right.
  await page.goto('/system/silos/lantern/scim')
  await expect(newToken()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('create token')
  await expect(options('Create token')).toBeVisible()

  makeFail(page, { operation: 'scim_token_list', fault: 'forbidden', every: 1 })
  await page.reload()
  await expect(page.getByRole('main').getByText('Action not authorized')).toBeVisible()
  await expect(newToken()).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('scim')
  await expect(options('SCIM').first()).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('create token')
  await expect(options('Create token')).toBeHidden()
})

test('regression: a refused page had one title, and another one once it was known that somebody has no role at all', async ({
  page,
  watch,
}) => {
  watch.expectFailure('projectList', 403)
  tellStory(page, 'no-roles')
  // Every heading that is ever on the page. What stands there until the console does is hidden by its styles, once they have come.
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('main h1:not(.not-loaded *)'))
        if (one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) seen.add(one.textContent)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto('/projects')
  await expect(page.getByText('You are not in any groups and have no role on the silo.')).toBeVisible()
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
    'Something went wrong',
  ])
  const help = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Read what to do' }).click()
  await expect((await help).getByRole('heading', { name: 'Signed in, but not in any group' })).toBeVisible()
})
