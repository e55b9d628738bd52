/** The console of a larger document: its new screens open, and what they ask for is answered. */
import { expect, test, added } from './newer.ts'

/** What stands for parameters of addresses: things of the story, and those that the test makes. */
const names: Readonly<Record<string, string>> = {
  project: 'web-shop',
  disk: 'orders-old',
  snapshot: 'orders-monday',
  beacon: 'north',
  buoy: 'north',
  pier: 'north',
  tug: 'north',
}

test('new screens open from the sidebar or by their address, with things in them', async ({ page, watch }) => {
  test.setTimeout(120_000)
  await page.goto('/projects/web-shop/disks')
  await page.getByRole('link', { name: 'Beacons', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Beacons', level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'New beacon' }).first().click()
  const form = page.getByRole('dialog', { name: 'New beacon' })
  await form.getByLabel('Name').fill('north')
  await form.getByLabel('Strength').fill('3')
  await form.getByRole('button', { name: 'Create beacon' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'north' })).toBeVisible()
  const made = await page.evaluate(async () => {
    const body = JSON.stringify({ name: 'north', description: '', strength: 3 })
    const headers = { 'content-type': 'application/json' }
    const paths = ['/v1/buoys?project=web-shop', '/v1/system/piers', '/v1/system/tugs']
    return Promise.all(paths.map(async (path) => (await fetch(path, { method: 'POST', headers, body })).status))
  })
  expect(made).toEqual([201, 201, 201])

  const opened: string[] = []
  for (const [id, { path }] of Object.entries(added().screens)) {
    const params = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    // Nothing of these is there yet.
    if (params.some((name) => names[name] === undefined)) continue
    await test.step(id, async () => {
      await page.goto(path.replaceAll(/:(\w+)/g, (_, name: string) => names[name] ?? ''))
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page).not.toHaveTitle(/not found|went wrong|not authorized/i)
      opened.push(id)
    })
  }
  for (const id of [
    'beacon.detail',
    'beacon.edit',
    'disk.wear',
    'disk_mark.list',
    'pier.log',
    'tide_calibrate',
    'harbor_settings.detail',
  ])
    expect(opened).toContain(id)
  expect(watch.failures).toEqual([])
})
