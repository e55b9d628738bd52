/**
 * The network map, the packet test and the question for a route in a VPC with very many subnets: ten thousand are read as a whole, the
 * pages say how far that has come, and nothing blocks. Of more they say why there is no answer.
 */
import type { Page } from '@playwright/test'

import { vpcMapPath, vpcPacketPath, vpcRouterListPath } from '../../../generated/model/paths.gen.ts'
import { manyRows } from '../support/foreign-answers.ts'
import { beginForeign } from '../support/foreign-walk.ts'
import { serverOf } from '../support/mock.ts'
import { longestTask } from '../support/tasks.ts'
import { expect, test } from '../support/test.ts'
import { filled } from '../support/walk.ts'

/** Milliseconds of processor time. */
const patience = 200
const { subnets, large } = { subnets: 10_000, large: 10_001 }

/** The list of subnets has that many. Each has an interface, except where `hasInterfaces` says none has. */
async function serve(page: Page, count: number, onRead?: () => void): Promise<void> {
  const change = manyRows('pages', () => undefined, count)
  serverOf(page).rewrite((answer, url) => (url.pathname === '/v1/vpc-subnets' ? change(answer, url) : answer))
  // The mock knows nothing of these subnets.
  await page.route(/\/v1\/vpc-subnets\/00000000-0000-4000-8000-[^/]+\/network-interfaces/, async (route) => {
    onRead?.()
    const { pathname } = new URL(route.request().url())
    const subnet = pathname.split('/')[3] ?? ''
    const number = Number(subnet.slice(-6))
    await route.fulfill({ json: { items: number % 10 === 0 ? [interfaceIn(subnet, number)] : [] } })
  })
}

const interfaceIn = (subnet: string, number: number) => ({
  id: subnet.replace('-4000-', '-4001-'),
  instance_id: subnet.replace('-4000-', '-4002-'),
  ip: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  mac: 'A8:40:25:F0:00:01',
  name: 'net0',
  description: '',
  primary: true,
  subnet_id: subnet,
  vpc_id: subnet,
  time_created: '2026-01-01T00:00:00Z',
  time_modified: '2026-01-01T00:00:00Z',
  transit_ips: [],
})

const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

test.use({ cold: true })

test('a VPC with ten thousand subnets was refused: it is read, drawn where people look, and answered for', async ({
  page,
  watch,
}) => {
  test.setTimeout(400_000)
  await beginForeign(page, watch)
  const browser = page.context().browser()
  if (browser === null) throw new Error('this page has no browser')
  let read = 0
  await serve(page, subnets, () => (read += 1))
  const tree = page.getByRole('tree')
  const took: Record<string, number> = {}
  const measure = async (step: string, act: () => Promise<unknown>): Promise<void> => {
    took[step] = Math.round(await longestTask(browser, page, act))
  }
  await measure('begins to read', async () => {
    await go(page, filled(vpcMapPath))
    await expect(page.getByText(`This VPC has ${subnets.toLocaleString('en')} subnets`)).toBeVisible()
    expect(read).toBe(0)
    await page.getByRole('button', { name: 'Read them all' }).click()
    await expect(page.getByText(/Reading the network: [\d,]+ of 10,\d+ subnets and routers/)).toBeVisible()
  })
  await measure('read and drawn', () => expect(tree.getByRole('treeitem').first()).toBeVisible({ timeout: 300_000 }))
  expect(await page.evaluate(() => document.querySelectorAll('main *').length)).toBeLessThan(3_000)
  await measure('to the end', async () => {
    await page.evaluate(() => document.querySelector('[role="tree"]')?.parentElement?.scrollTo(0, 1e9))
    await expect(tree.getByText('row-009999', { exact: true }).first()).toBeVisible()
  })
  await measure('searched', async () => {
    await page.getByRole('searchbox', { name: 'Search map' }).fill('row-00777')
    await expect(page.getByText('10 matches')).toBeVisible()
  })
  await measure('packet test', async () => {
    await go(page, filled(vpcPacketPath))
    await expect(page.getByText('Choose a source and a destination')).toBeVisible()
  })
  await measure('question for a route', async () => {
    await go(page, filled(vpcRouterListPath))
    await page.getByText('Where does an address go?').click()
    await page.getByLabel('From subnet').fill('row-009999')
    await page.getByRole('option', { name: 'row-009999' }).click()
    await page.getByLabel('To address').fill('192.0.2.1')
    await expect(page.getByText(/No matching route|, route /)).toBeVisible()
  })
  test.info().annotations.push({ type: 'longest tasks in ms', description: JSON.stringify(took) })
  expect(Object.entries(took).filter(([, ms]) => ms > patience)).toEqual([])
})

test('of a VPC with more subnets than are read the map says why it is not drawn', async ({ page, watch }) => {
  await beginForeign(page, watch)
  await serve(page, large)
  await go(page, filled(vpcMapPath))
  await expect(page.getByText('it has 10,001 subnets, more than 10,000')).toBeVisible()
})
