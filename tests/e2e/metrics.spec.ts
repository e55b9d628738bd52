/** Charts of what instances do. */
import type { Locator, Page } from '@playwright/test'

import { textHash } from '../../src/mock/oxql/noise.ts'
import { gapNear } from '../../src/mock/oxql/source.ts'
import { expectNoViolations } from './support/axe.ts'
import { makeFail } from './support/faults.ts'
import { serverOf } from './support/mock.ts'
import { dialog, heading, tab } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const path = (page: 'cpu' | 'disk' | 'network', instance = 'web-1', search = ''): string =>
  `/projects/web-shop/instances/${instance}/metrics/${page}${search}`

const chart = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true })
const plot = (page: Page, title: string): Locator => chart(page, title).getByRole('slider')
const choice = (page: Page, label: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${label} (?!charts$)`) })
const metrics = (page: Page): Locator => page.getByRole('navigation', { name: 'Metrics' })

async function choose(page: Page, label: string, option: string): Promise<void> {
  await choice(page, label).click()
  await page.getByRole('menuitemradio', { name: option, exact: true }).click()
}

/** Queries that the page sends, as they are. */
function queriesOf(page: Page): string[] {
  const queries: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v1/timeseries/query')) queries.push(String(request.postDataJSON().query))
  })
  return queries
}

const moments = [
  { when: 'at noon', now: '2026-05-04T12:00:00Z', stamp: String.raw`\d\d:\d\d(:\d\d)?` },
  // Found by a run at night: what reaches back into yesterday says of which day it is.
  { when: 'after midnight', now: '2026-05-04T00:20:00Z', stamp: String.raw`4 May, \d\d:\d\d(:\d\d)?` },
]

for (const { when, now, stamp } of moments) {
  test(`the CPU of an instance by state, point by point and in numbers, ${when}`, async ({ page }) => {
    await page.clock.setSystemTime(now)
    serverOf(page).startAt(Date.parse(now))
    // Every ten seconds a new point comes: on a busy computer another one was in the table than under the slider.
    await page.goto(path('cpu', 'web-1', '?refresh=off'))
    await expect(heading(page, 'web-1')).toBeVisible()
    await expect(tab(page, 'Metrics')).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveTitle(/^CPU \/ Metrics \/ web-1 \//)
    const states = chart(page, 'CPU utilization').getByRole('listitem')
    await expect(states).toHaveText([/^Running[\d.]+ %$/, /^Emulation[\d.]+ %$/, /^Waiting[\d.]+ %$/, /^Idle[\d.]+ %$/])
    const slider = plot(page, 'CPU utilization')
    await slider.focus()
    await page.keyboard.press('End')
    const end = await slider.getAttribute('aria-valuetext')
    await page.keyboard.press('ArrowLeft')
    await expect(slider).not.toHaveAttribute('aria-valuetext', end ?? '')
    const before = (await slider.getAttribute('aria-valuetext')) ?? ''
    const shares = String.raw`Running [\d.]+ %, Emulation [\d.]+ %, Waiting [\d.]+ %, Idle [\d.]+ %`
    expect(before).toMatch(new RegExp(`^${stamp}: ${shares}$`))
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', end ?? '')

    await chart(page, 'CPU utilization').getByRole('button', { name: 'Table of CPU utilization' }).click()
    const row = page.getByRole('table').getByRole('row').nth(2)
    const [time = '', running = ''] = [
      await row.getByRole('rowheader').textContent(),
      await row.getByRole('cell').first().textContent(),
    ]
    expect(before).toContain(`${time}: Running ${running}`)
  })
}

test('charts were not drawn where the browser has no language that it knows by name', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'language', { value: 'en-US@posix', configurable: true }),
  )
  await page.goto(path('cpu'))
  await expect(plot(page, 'CPU utilization')).toBeVisible()
})

test('a line can be hidden, a state be looked at alone', async ({ page }) => {
  const queries = queriesOf(page)
  await page.goto(path('cpu'))
  const idle = chart(page, 'CPU utilization').getByRole('button', { name: /^Idle/ })
  await idle.click()
  await expect(idle).toHaveAttribute('aria-pressed', 'false')
  await expect(plot(page, 'CPU utilization')).not.toHaveAttribute('aria-valuetext', /Idle/)
  await choose(page, 'State', 'Emulation')
  await expect(page).toHaveURL(/[?&]state=emulation/)
  await expect(plot(page, 'CPU utilization: Emulation')).toHaveAttribute('aria-valuetext', /: Emulation [\d.]+ %$/)
  expect(queries.at(-1)).toContain('state == "emulation"')
})

test('disks and network interfaces, each with a line of its own', async ({ page }) => {
  await page.goto(path('disk', 'db-primary'))
  for (const title of ['Bytes read', 'Bytes written', 'Disk reads', 'Disk writes', 'Disk flushes']) {
    await expect(chart(page, title).getByRole('listitem')).toHaveCount(2)
  }
  await expect(chart(page, 'Bytes read').getByRole('listitem').first()).toHaveText(/ [KMG]?i?B\/s$/)
  await expect(chart(page, 'Disk reads').getByRole('listitem').first()).toHaveText(/ ops\/s$/)
  await choose(page, 'Disk', 'orders')
  await expect(page).toHaveURL(/[?&]disk=orders/)
  await expect(chart(page, 'Disk flushes').getByRole('listitem')).toHaveText([/^orders/])
  await metrics(page).getByRole('link', { name: 'Network' }).click()
  await expect(page).toHaveURL(path('network', 'db-primary'))
  await expect(page).toHaveTitle(/^Network \/ Metrics \/ db-primary \//)
  for (const title of ['Bytes sent', 'Bytes received', 'Packets sent', 'Packets received', 'Packets dropped']) {
    await expect(chart(page, title).getByRole('listitem')).toHaveText([/^net0/])
  }
  await expect(tab(page, 'Metrics')).toHaveAttribute('aria-current', 'page')
})

test('the range is in the address, and goes along', async ({ page }) => {
  const queries = queriesOf(page)
  await page.goto(path('cpu'))
  await expect(plot(page, 'CPU utilization')).toBeVisible()
  await choose(page, 'Time range', 'Last 7 days')
  await expect(page).toHaveURL(path('cpu', 'web-1', '?range=7d'))
  await expect.poll(() => queries.at(-1)).toContain('align mean_within(3600s)')
  await metrics(page).getByRole('link', { name: 'Disk' }).click()
  await expect(page).toHaveURL(path('disk', 'web-1', '?range=7d'))
  await page.reload()
  await expect(choice(page, 'Time range')).toHaveText(/Last 7 days/)
  await expect(plot(page, 'Bytes read')).toBeVisible()
  await page.goBack()
  await expect(plot(page, 'CPU utilization')).toBeVisible()
  await page.goBack()
  await expect(choice(page, 'Time range')).toHaveText(/Last hour/)
})

test('a range of its own is typed in, checked, and stands still', async ({ page }) => {
  await page.goto(path('cpu'))
  await choose(page, 'Time range', 'Custom…')
  const form = dialog(page, 'Custom time range')
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  await form.getByLabel('Start').fill(`${yesterday}T12:00`)
  await form.getByLabel('End').fill(`${yesterday}T11:00`)
  await form.getByRole('button', { name: 'Show range' }).click()
  await expect(form.getByLabel('End')).toHaveAccessibleDescription('End must be after start')
  await form.getByLabel('End').fill(`${yesterday}T13:00`)
  await form.getByRole('button', { name: 'Show range' }).click()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(
    path(
      'cpu',
      'web-1',
      `?start=${encodeURIComponent(`${yesterday}T12:00:00.000Z`)}&end=${encodeURIComponent(`${yesterday}T13:00:00.000Z`)}`,
    ),
  )
  await expect(choice(page, 'Time range')).toHaveText(/12:00 – 13:00/)
  await expect(plot(page, 'CPU utilization')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh Off' })).toHaveAccessibleDescription(
    'Only a range up to now can be refreshed',
  )
})

test('a stretch that is dragged over becomes the range', async ({ page }) => {
  await page.goto(path('cpu'))
  await chart(page, 'CPU utilization').getByRole('list').scrollIntoViewIfNeeded()
  const box = await plot(page, 'CPU utilization').boundingBox()
  if (!box) throw new Error('the plot has no place')
  await page.mouse.move(box.x + box.width * 0.4, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.6, box.y + 120, { steps: 4 })
  await page.mouse.up()
  await expect(page).toHaveURL(/\?start=.*&end=/)
  const { searchParams } = new URL(page.url())
  const minutes = (Date.parse(searchParams.get('end') ?? '') - Date.parse(searchParams.get('start') ?? '')) / 60_000
  expect(minutes).toBeGreaterThan(9)
  expect(minutes).toBeLessThan(16)
  await expect(plot(page, 'CPU utilization')).toBeVisible()
})

/** Coloured pixels in the column of a plot where a time is. */
const colourAt = (page: Page, share: number): Promise<number> =>
  plot(page, 'CPU utilization').evaluate((element, part) => {
    const canvas = element.querySelector('canvas')
    const over = element.querySelector<HTMLElement>('.u-over')
    const context = canvas?.getContext('2d')
    if (!canvas || !over || !context) return -1
    const ratio = canvas.width / canvas.clientWidth
    const left = Math.round((over.offsetLeft + over.clientWidth * part) * ratio)
    const { data } = context.getImageData(left - 1, 0, 3, canvas.height)
    let found = 0
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
      if (alpha > 100 && Math.max(red, green, blue) - Math.min(red, green, blue) > 40) found++
    }
    return found
  }, share)

test('where nothing was measured there is no line, and the page says so', async ({ page }) => {
  await page.goto('/projects/web-shop/instances')
  await expect(heading(page, 'Instances')).toBeVisible()
  const id = await page.evaluate(async () => {
    const answer = await fetch('/v1/instances/web-1?project=web-shop')
    const found: { id: string } = await answer.json()
    return found.id
  })
  const quarter = 6 * 3_600_000
  const gap = Array.from({ length: 80 }, (_, index) => gapNear(textHash(id), Date.now() - (index + 2) * quarter)).find(
    (found) => found !== undefined && found.until - found.from > 600_000,
  )
  if (!gap) throw new Error('the story has no gap in the last weeks')
  const [from, until] = [gap.from - 1_200_000, gap.until + 1_200_000].map((time) => new Date(time).toISOString())
  await page.goto(path('cpu', 'web-1', `?start=${from}&end=${until}`))
  await expect(chart(page, 'CPU utilization').getByText(/^No data: \d.* – .*\.$/)).toBeVisible()
  const middle = ((gap.from + gap.until) / 2 - gap.from + 1_200_000) / (gap.until - gap.from + 2_400_000)
  await expect.poll(() => colourAt(page, 0.1)).toBeGreaterThan(0)
  expect(await colourAt(page, middle)).toBe(0)
  await page.getByRole('button', { name: 'Table of CPU utilization' }).click()
  await expect(page.getByRole('cell', { name: 'No data' }).first()).toBeVisible()
})

test('an instance that does not run has nothing to show, and says why', async ({ page }) => {
  await page.goto(path('cpu', 'batch', '?range=30m'))
  const region = chart(page, 'CPU utilization')
  await expect(region.getByText('No data', { exact: true })).toBeVisible()
  await expect(region.getByText('batch is stopped: only running instances are measured.')).toBeVisible()
})

test('a failure is told in its place, and a second try helps', async ({ page, watch }) => {
  watch.expectFailure('timeseriesQuery', 503)
  const fault = { operation: 'timeseries_query', fault: 'unavailable' } as const
  makeFail(page, fault)
  await page.goto(path('cpu', 'web-1', '?refresh=off'))
  const alert = chart(page, 'CPU utilization').getByRole('alert')
  await expect(alert).toContainText('CPU utilization could not be loaded')
  await expect(alert).toContainText('Service Unavailable')
  makeFail(page)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(plot(page, 'CPU utilization')).toBeVisible()
  // What is there stays when asking again fails.
  makeFail(page, fault)
  await page.getByRole('button', { name: 'Refresh charts' }).click()
  await expect(chart(page, 'CPU utilization').getByRole('alert')).toContainText('Could not refresh')
  await expect(plot(page, 'CPU utilization')).toBeVisible()
})

test('who may not ask is told so; the rest of the page is there', async ({ page, watch }) => {
  watch.expectFailure('timeseriesQuery', 403)
  makeFail(page, { operation: 'timeseries_query', fault: 'forbidden' })
  await page.goto(path('network', 'web-1', '?refresh=off'))
  await expect(chart(page, 'Bytes sent').getByRole('alert')).toContainText('Action not authorized')
  await expect(heading(page, 'web-1')).toBeVisible()
})

test('charts move on by themselves, but not while hidden, offline or told not to', async ({ page, context }) => {
  await page.clock.install()
  const queries = queriesOf(page)
  await page.goto(path('cpu'))
  await expect(plot(page, 'CPU utilization')).toBeVisible()
  // What menus are made of is here before the network goes, not on its way: a browser does not ask for it twice.
  await choice(page, 'Refresh').click()
  await expect(page.getByRole('menuitemradio', { name: 'Off', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  const first = queries.length
  await page.clock.fastForward(31_000)
  await expect.poll(() => queries.length).toBeGreaterThan(first)
  await context.setOffline(true)
  await expect(page.getByText('Offline. The charts update when the connection is back.')).toBeVisible()
  const offline = queries.length
  await page.clock.fastForward(61_000)
  expect(queries.length).toBe(offline)
  await context.setOffline(false)
  await expect.poll(() => queries.length).toBeGreaterThan(offline)

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const hidden = queries.length
  await page.clock.fastForward(61_000)
  expect(queries.length).toBe(hidden)
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => queries.length).toBeGreaterThan(hidden)

  await choose(page, 'Refresh', 'Off')
  await expect(page).toHaveURL(/[?&]refresh=off/)
  await expect(plot(page, 'CPU utilization')).toBeVisible()
  const off = queries.length
  await page.clock.fastForward(120_000)
  expect(queries.length).toBe(off)
})

test('the query can be read, copied and asked elsewhere', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path('disk', 'web-1', '?refresh=off'))
  await page.getByRole('button', { name: 'Show query of Disk reads' }).click()
  const query = dialog(page, 'Disk reads query (OxQL)')
  await expect(query.getByRole('region', { name: 'OxQL query' })).toContainText('get virtual_disk:reads')
  await query.getByRole('button', { name: 'Click to copy' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^get virtual_disk:reads\n\| filter .*\n\| align mean_within\(\d+s\)\n\| group_by \[disk_id\], sum$/,
  )
  await expect(query.getByRole('region', { name: 'Request as curl' })).toContainText(
    '/v1/timeseries/query?project=web-shop',
  )
  // Esc would close the tooltip that says that it was copied, if that is there by now.
  await query.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: 'Show query of Disk reads' })).toBeFocused()
})

test('names of disks are text, whatever is in them', async ({ page }) => {
  const hostile = '<img src=x onerror=alert(1)>'
  // The mock would refuse such a name; a server that does not must not matter.
  await page.addInitScript((name) => {
    const { fetch: original } = window
    window.fetch = async (...request) => {
      const answer = await original(...request)
      if (!/\/disks\?/.test(answer.url)) return answer
      return new Response((await answer.text()).replaceAll('"web-1-boot"', JSON.stringify(name)), answer)
    }
  }, hostile)
  await page.goto(path('disk'))
  await expect(chart(page, 'Disk reads').getByRole('listitem')).toContainText(hostile)
  await expect(plot(page, 'Disk reads')).toHaveAttribute('aria-valuetext', /: <img src=x onerror=alert\(1\)> /)
  await page.getByRole('button', { name: 'Table of Disk reads' }).click()
  await expect(page.getByRole('columnheader', { name: hostile })).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
})

test('one chart, as lines and in numbers, has no violations, light and dark', async ({ page }) => {
  await page.goto(path('cpu', 'web-1', '?refresh=off'))
  await expect(plot(page, 'CPU utilization')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Table of CPU utilization' }).click()
  await expectNoViolations(page)
})

test('many charts, and the query of one, have no violations, light and dark', async ({ page }) => {
  await page.goto(path('disk', 'db-primary', '?refresh=off'))
  await expect(plot(page, 'Disk flushes')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Show query of Disk reads' }).click()
  await expect(dialog(page, 'Disk reads query (OxQL)').getByRole('tabpanel')).toBeVisible()
  await expectNoViolations(page)
})

test('an empty chart and the form of a range have no violations, light and dark', async ({ page }) => {
  await page.goto(path('cpu', 'batch', '?refresh=off&range=30m'))
  await expect(page.getByText('No data', { exact: true })).toBeVisible()
  await expectNoViolations(page)
  await choose(page, 'Time range', 'Custom…')
  await expect(dialog(page, 'Custom time range')).toBeVisible()
  await expectNoViolations(page)
})
