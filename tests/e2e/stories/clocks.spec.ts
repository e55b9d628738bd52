/** Computers that sleep, whose clock is wrong or which stand elsewhere: an upload goes on, and charts end at the present of the server. */
import type { Page } from '@playwright/test'

import { presets } from '../../../src/kit/charts/range.ts'
import { holdUpload } from '../support/hold-upload.ts'
import { serverOf } from '../support/mock.ts'
import { field, fill, heading, submit } from '../support/screen.ts'
import { expect, test } from '../support/test.ts'
import { shiftClock } from '../support/trouble.ts'

const hour = 3_600_000

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  for (const days of [-1, 1]) {
    test(`charts of every stretch of time end at the server's present: a clock that is wrong by ${days} day, ${timezoneId}`, async ({
      browser,
      baseURL,
      page: anyPage,
    }) => {
      const server = serverOf(anyPage)
      server.tellDate()
      const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId, locale: 'en-GB' })
      const page = await context.newPage()
      await shiftClock(page, days * 24 * hour)
      const queries: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/v1/timeseries/query')) queries.push(String(request.postDataJSON().query))
      })
      const plot = page.getByRole('region', { name: 'CPU utilization', exact: true }).getByRole('slider')
      for (const { id, seconds } of presets) {
        queries.length = 0
        await page.goto(`/projects/web-shop/instances/web-1/metrics/cpu?refresh=off&range=${id}`)
        await expect(plot).toBeVisible()
        const [from = 0, until = 0] = endsOf(queries.at(-1) ?? '')
        const now = Date.now()
        // The step that is under way is left out.
        const longest = Math.max(60_000, (seconds * 1000) / 20)
        expect(until, id).toBeLessThanOrEqual(now + 10_000)
        expect(until, id).toBeGreaterThan(now - longest)
        expect(Math.abs(until - from - seconds * 1000), id).toBeLessThanOrEqual(longest)
        await plot.focus()
        await page.keyboard.press('End')
        const said = (await plot.getAttribute('aria-valuetext')) ?? ''
        expect(said, id).toMatch(/: Running [\d.]+ %/)
        expect(said, id).toContain(await timeSaid(page, until, longest))
      }
      await context.close()
    })
  }
}

/** The stretch of time that a query asks for, in milliseconds since the epoch. */
const endsOf = (query: string): number[] =>
  [...query.matchAll(/@(\d{4}-\d\d-\d\dT[\d:.]+)/g)].map(([, time]) => Date.parse(`${time}Z`)).toSorted()

/** The hour of the last point as the reader's clock has it. */
const timeSaid = (page: Page, until: number, longest: number): Promise<string> =>
  page.evaluate(
    ([time = 0, step = 0]) => {
      const texts = new Set(
        [time, time - step].map((one) => new Intl.DateTimeFormat('en-GB', { hour: '2-digit' }).format(one)),
      )
      const said = document.querySelector('section [role="slider"]')?.getAttribute('aria-valuetext') ?? ''
      return [...texts].find((text) => said.includes(`${text}:`)) ?? `an hour of ${[...texts].join()}`
    },
    [until, longest],
  )

test('a computer slept for an hour amid an upload and woke without a network: the upload says so and goes on by itself', async ({
  page,
  context,
  watch,
}) => {
  watch.allowFailures()
  await holdUpload(page)
  await page.addInitScript(() => {
    // Time that a page is given by a test, as the browser's own limits are not.
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
  await page.clock.install()
  await page.goto('/projects/web-shop/images-new')
  await expect(heading(page, 'Upload image')).toBeVisible()
  const form = page.getByRole('main')
  await fill(form, { Name: 'debian', Description: 'From a file', OS: 'Debian', Version: '13' })
  const buffer = Buffer.alloc(4 * 1024 * 1024, 'x')
  buffer.write('EFI PART', 512)
  await field(form, 'Image file').setInputFiles({ name: 'debian.raw', mimeType: 'application/octet-stream', buffer })
  await submit(form, 'Upload image')
  const progress = page.getByRole('region', { name: 'Image upload progress' })
  await expect(progress).toContainText(/1 MiB of 4 MiB|1 of 4 MiB|25/)
  await context.setOffline(true)
  await page.clock.fastForward(hour)
  await expect(progress).toContainText('Offline. The upload resumes when the connection is back.')
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn())
  await page.clock.fastForward(60_000)
  await expect(progress).not.toContainText('Try again')
  await context.setOffline(false)
  await expect(progress).not.toContainText('Offline')
  // The pauses of what was tried amid the change.
  await page.clock.runFor(30_000)
  await expect(
    page
      .getByText('Image ready')
      .or(page.getByText(/Image debian/))
      .first(),
  ).toBeVisible()
  const images = await page.evaluate(async () => {
    const answer = await fetch('/v1/images?project=web-shop&limit=1000')
    const { items }: { items: { name: string }[] } = await answer.json()
    return items.map(({ name }) => name)
  })
  expect(images).toContain('debian')
})
