/** The mock in the page answers as it does in Node and over HTTP: the same committed transcript. */
import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { play, type Brought, type Transport } from '../contract/mock/support/play.ts'
import { lines } from '../contract/mock/transcript/lines.ts'
import { resetMock, skipTime } from './support/mock.ts'
import { expect, test } from './support/test.ts'

const committed: unknown = JSON.parse(
  readFileSync(new URL('../contract/mock/transcript/transcript.json', import.meta.url), 'utf8'),
)

/** When the story of the transcript begins, and its time stands still. */
const start = '2026-01-01T00:00:00Z'

const inPage = (page: Page): Transport => ({
  send: ({ url, method, headers, body }) =>
    page.evaluate(
      async ([path, init]): Promise<Brought> => {
        const response = await fetch(path, init)
        return {
          status: response.status,
          headers: Object.fromEntries(response.headers),
          text: await response.text(),
        }
      },
      [url, { method, headers, ...(typeof body === 'string' ? { body } : {}) }] as const,
    ),
  skip: (milliseconds) => skipTime(page, milliseconds),
})

test('the page gives the transcript of the other transports', async ({ page }) => {
  await page.addInitScript((time) => localStorage.setItem('cairn.mock.clock', time), start)
  // A page that asks nothing itself: requests have numbers.
  await page.goto('/device/success')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await resetMock(page)
  const transcript = await play(lines, inPage(page))
  expect(transcript).toEqual(committed)
})
