import { bringAxe, violations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('a packet is shown on the map, where everything is reached by keyboard', async ({ page }) => {
  await bringAxe(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/projects/web-shop/vpcs/default/packet?from=internet&to=instance%3Aweb-1&protocol=tcp&port=22')
  await page.getByRole('link', { name: 'Show on map' }).click()
  await expect(page.getByRole('heading', { name: 'Passes' })).toBeVisible()
  await expect(page.getByText('Inbound rules of web-1: Allowed by allow-ssh')).toBeVisible()
  const tree = page.getByRole('tree', { name: 'Network map of default' })
  const item = (name: RegExp) => tree.getByRole('treeitem', { name })
  await expect(item(/On the way of the packet$/)).toHaveText([
    /^Internet/,
    /^Internet gatewaydefault/,
    /^Routersystem/,
    /^Routedefault-v4/,
    /^Subnetdefault/,
    /^Network interfaceweb-1/,
  ])
  await expect(tree.locator('[data-way]')).toHaveCount(3)
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, { again: true })).toEqual([])

  await page.getByRole('searchbox', { name: 'Search map' }).fill('db-primary')
  await expect(page.getByRole('status').filter({ hasText: '1 match' })).toBeVisible()
  await expect(page).toHaveURL(/\/map\?from=internet&to=instance:web-1&protocol=tcp&port=22&q=db-primary$/)
  await item(/^Internet On/).focus()
  await page.keyboard.press('End')
  await expect(item(/web-1/)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(item(/db-primary/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects/web-shop/instances/db-primary/networking')
})
