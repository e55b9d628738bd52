/**
 * The mock in the page answers as it does in Node and over HTTP: one committed transcript, and every recipe of the
 * contract suite against a mock in this process.
 */
import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { createNodeMock, type NodeMock } from '../../src/mock/node.ts'
import { recipes } from '../contract/mock/recipes/all.ts'
import { document as contract } from '../contract/mock/support/backend.ts'
import { play, type Brought, type Transport } from '../contract/mock/support/play.ts'
import type { Recipe } from '../contract/mock/support/recipe.ts'
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

const inProcess = (mock: NodeMock): Transport => ({
  send: async ({ url, ...init }) => {
    const response = await mock.fetch(new Request(`http://mock.test${url}`, init))
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }
  },
  skip: (milliseconds) => mock.skip(milliseconds),
})

/** A page that asks nothing itself: requests have numbers. */
async function openQuietly(page: Page): Promise<void> {
  await page.addInitScript((time) => localStorage.setItem('cairn.mock.clock', time), start)
  await page.goto('/device/success')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('the page gives the transcript of the other transports', async ({ page }) => {
  await openQuietly(page)
  await resetMock(page)
  expect(await play(lines, inPage(page))).toEqual(committed)
})

/** Signing in is the page's own way: it keeps cookies by itself, and no script may set or read them. */
const usesCookies = ({ steps }: Recipe): boolean =>
  steps.some(({ call, headers }) => /^log(in|out)/.test(call) || headers?.['cookie'] !== undefined)

const playable = recipes.filter((recipe) => !usesCookies(recipe))

const shares = 6
for (let share = 0; share < shares; share++) {
  test(`the page answers the recipes as a mock in Node does (${share + 1} of ${shares})`, async ({ page }) => {
    test.setTimeout(180_000)
    await openQuietly(page)
    const mock = createNodeMock({ document: contract })
    const different: unknown[] = []
    for (const { name, steps } of playable.filter((_, index) => index % shares === share)) {
      mock.reset()
      await resetMock(page)
      const wanted = await play(steps, inProcess(mock))
      const given = await play(steps, inPage(page))
      const at = wanted.findIndex((line, index) => JSON.stringify(line) !== JSON.stringify(given[index]))
      if (at >= 0) different.push({ recipe: name, step: at + 1, wanted: wanted[at], given: given[at] })
    }
    expect(different).toEqual([])
  })
}
