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

  await test.step('what the mock answers by itself is true: links from both ends, rows as they were written', async () => {
    const answers = await page.evaluate(async () => {
      const send = async (method: string, path: string, body?: object): Promise<unknown> => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
        return answer.status === 200 ? answer.json() : answer.status
      }
      const count = async (path: string): Promise<unknown> => {
        const rows = await send('GET', path)
        return typeof rows === 'object' && rows !== null && 'items' in rows && Array.isArray(rows.items)
          ? rows.items.length
          : rows
      }
      const ends = ['/v1/buoys/north/disks?project=web-shop', '/v1/disks/orders-old/buoys?project=web-shop']
      const both = async (): Promise<unknown[]> => [await count(ends[0] ?? ''), await count(ends[1] ?? '')]
      const changed = await send('PUT', '/v1/system/tugs/north', { name: 'north', description: 'Pulls', strength: 7 })
      return {
        before: await both(),
        link: await send('POST', ends[0] ?? '', { disk: 'orders-old' }),
        linked: await both(),
        again: await send('POST', ends[0] ?? '', { disk: 'orders-old' }),
        unlink: await send('DELETE', '/v1/buoys/north/disks/orders-old?project=web-shop'),
        after: await both(),
        isSame: JSON.stringify(await send('GET', '/v1/system/tugs/north')) === JSON.stringify(changed),
        strength: typeof changed === 'object' && changed !== null && 'strength' in changed && changed.strength,
      }
    })
    expect(answers).toEqual({
      before: [0, 0],
      link: 201,
      linked: [1, 1],
      again: 400,
      unlink: 204,
      after: [0, 0],
      isSame: true,
      strength: 7,
    })
  })

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
