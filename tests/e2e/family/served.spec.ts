/** The harbour's console in front of a real server of the harbour, as `npm start -- --api` serves it: no mock is in it. */
import type { Page } from '@playwright/test'

import { confirm, deleteRow, expectFieldError, fill, heading, property, rowAction, rowOf } from '../support/screen.ts'
import { crew } from './crew.ts'
import { call, expect, familyTest, inFrontOf, type Maker } from './family.ts'
import { startHarbourServer, type HarbourServer } from './harbour-server.ts'
import {
  beginBerth,
  lengthenNorth,
  loadWheat,
  makeNorth,
  makeNorthAgain,
  raiseTariff,
  turnPage,
} from './harbour-steps.ts'

let harbour: HarbourServer

const atTheHarbour: Maker = async (spec) => {
  harbour = await startHarbourServer()
  const made = await inFrontOf(harbour.url)(spec)
  return { ...made, stop: () => Promise.all([made.stop(), harbour.close()]) }
}

const gated = { ...crew, session: { ...crew.session, signIn: '/gate' } }
const test = familyTest('served', gated, atTheHarbour)
test.describe.configure({ mode: 'serial' })

/** From a page of the console: who is not signed in is sent to the gate, and comes back. */
async function signIn(page: Page, path: string, refused: number[]): Promise<void> {
  refused.push(401)
  await page.goto(path)
  await expect(heading(page, 'Harbour gate')).toBeVisible()
  await page.getByLabel('Watchword').fill('saltwater')
  await page.getByRole('button', { name: 'Come in' }).click()
  await expect(page).toHaveURL(path)
  refused.length = 0
}

test('whoever is not signed in is sent to the server’s own page, and comes back to where they were', async ({
  page,
  refused,
}) => {
  refused.push(401)
  await page.goto('/ships')
  await expect(page).toHaveURL('/gate?redirect_uri=%2Fships')
  await page.getByLabel('Watchword').fill('fresh water')
  await page.getByRole('button', { name: 'Come in' }).click()
  await expect(page).toHaveURL('/gate?redirect_uri=%2Fships')
  await page.getByLabel('Watchword').fill('saltwater')
  await page.getByRole('button', { name: 'Come in' }).click()
  await expect(page).toHaveURL('/ships')
  await expect(page.getByText('No ships')).toBeVisible()
  await expect(page.getByRole('button', { name: 'User menu: Petrel' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Saltmouth' })).toBeVisible()
})

test('a berth is made, refused, shown, changed and given up', async ({ page, refused }) => {
  await signIn(page, '/berths', refused)
  const form = await beginBerth(page)
  await fill(form, { Title: 'North 1', 'Length m': '120', Remark: 'By the crane' })
  await form.getByRole('radio', { name: 'South' }).check()
  await makeNorth(page)
  await expect(property(page, 'Quay')).toHaveText('south')

  refused.push(409)
  await makeNorthAgain(page)
  await expectFieldError(form, 'Title', 'Another berth is called North 1')
  await form.getByRole('button', { name: 'Cancel' }).click()
  refused.length = 0

  // What was not touched is sent as it was: the server replaces the whole.
  await lengthenNorth(page)
  await expect(rowOf(page, 'North 1')).toContainText('south')
  await deleteRow(page, 'North 1')
  await expect(page.getByText('No berths')).toBeVisible()
})

test('what the server refuses is told in its words', async ({ page, refused }) => {
  await signIn(page, '/berths', refused)
  const made = (await call(page, 'POST', '/api/berths', { title: 'Oil 1', length_m: 300 })) as { key: string }
  await call(page, 'POST', '/api/ships', { title: 'Aurora', berthKey: made.key })
  await page.reload()
  refused.push(409, 404)
  await rowAction(page, rowOf(page, 'Oil 1'), 'Delete')
  await confirm(page, 'Delete Oil 1?')
  await expect(page.getByText('Aurora still lies at Oil 1')).toBeVisible()
  await expect(page.getByText(/t-\d+/).first()).toBeVisible()
  await page.goto('/berths/nobody')
  await expect(heading(page, 'Page not found')).toBeVisible()
})

test('lists are read page by page, and sorted, by the server', async ({ page, asked, refused }) => {
  await signIn(page, '/berths', refused)
  for (let n = 10; n < 70; n++)
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await call(page, 'POST', '/api/berths', { title: `South ${n}`, length_m: 50 + n })
  await turnPage(page, asked, { path: '/api/berths', first: 'South 10', second: 'South 69' })
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'prev' }).click()
  await expect(rowOf(page, 'South 10')).toBeVisible()
})

test('rows below a row, and one thing that is there once', async ({ page, refused }) => {
  await signIn(page, '/ships', refused)
  await loadWheat(page, 'Boreas')
  await deleteRow(page, 'Wheat')
  await raiseTariff(page)
})

test('a session that ends leads to the gate, and back to what was looked at', async ({ page, refused }) => {
  await signIn(page, '/berths', refused)
  await expect(rowOf(page, 'South 10')).toBeVisible()
  harbour.endSessions()
  refused.push(401)
  await page.getByRole('navigation').getByRole('link', { name: 'Tariff' }).click()
  await expect(heading(page, 'Harbour gate')).toBeVisible()
  await page.getByLabel('Watchword').fill('saltwater')
  await page.getByRole('button', { name: 'Come in' }).click()
  await expect(page.getByRole('button', { name: 'User menu: Petrel' })).toBeVisible()
})

test('signing out ends the session at the server', async ({ page, asked, refused }) => {
  await signIn(page, '/ships', refused)
  await page.getByRole('button', { name: 'User menu: Petrel' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/gate')
  expect(asked).toContain('POST /api/leave')
  refused.push(401)
  await page.goto('/ships')
  await expect(heading(page, 'Harbour gate')).toBeVisible()
})

test('the server was asked for nothing that is not in the document', () => {
  const known = /^(?:\w+ \/api\/(?:me|leave|tariff|(?:berths|ships)(?:[/?].*)?)(?:\?.*)?|(?:GET|POST) \/gate(?:\?.*)?)$/
  expect(harbour.asked.filter((one) => !known.test(one))).toEqual([])
})
