/**
 * The mock in the page answers as it does in Node and over HTTP: one committed transcript, and half of the recipes of the contract suite
 * against a mock in this process, the other half when the contract changes.
 */
import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { createNodeMock, type NodeMock } from '../../src/mock/node/node.ts'
import { recipes } from '../contract/mock/recipes/all.ts'
import { document as contract, type WireRequest } from '../contract/mock/support/backend.ts'
import { play, type Brought, type Transport } from '../contract/mock/support/play.ts'
import type { Recipe } from '../contract/mock/support/recipe.ts'
import { lines } from '../contract/mock/transcript/lines.ts'
import type { MockOnWindow } from './support/mock.ts'
import { isInShare } from './support/share.ts'
import { expect, test } from './support/test.ts'

const committed: unknown = JSON.parse(
  readFileSync(new URL('../contract/mock/transcript/transcript.json', import.meta.url), 'utf8'),
)

/** When the story of the transcript begins, and its time stands still. */
const start = '2026-01-01T00:00:00Z'

/** What a transport was asked to do, in order: requests, and how many milliseconds passed. */
type Asked = WireRequest | number

/** Does the same in the page, in one go from the start of the story. @returns the answers to the requests */
const askPage = (page: Page, asked: readonly Asked[]): Promise<Brought[]> =>
  page.evaluate(async (all) => {
    const { cairnMock } = window as unknown as MockOnWindow
    await cairnMock.control.reset()
    const brought: Brought[] = []
    for (const one of all) {
      if (typeof one === 'number') {
        await cairnMock.control.advance({ milliseconds: one })
        continue
      }
      const { url, method, headers, body } = one
      const response = await fetch(url, { method, headers, ...(typeof body === 'string' ? { body } : {}) })
      brought.push({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text: await response.text(),
      })
    }
    return brought
  }, asked)

/** Notes what a transport is asked to do. */
const noting = (transport: Transport): { transport: Transport; asked: Asked[] } => {
  const asked: Asked[] = []
  return {
    asked,
    transport: {
      send: (request) => {
        asked.push(request)
        return transport.send(request)
      },
      skip: (milliseconds) => {
        asked.push(milliseconds)
        return transport.skip(milliseconds)
      },
    },
  }
}

/** Brings what was brought before. */
const bringing = (brought: readonly Brought[]): Transport => {
  const rest = [...brought]
  return {
    send: async () => {
      const next = rest.shift()
      if (next === undefined) throw new Error('more requests than answers')
      return next
    },
    skip: async () => {},
  }
}

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
  // What the requests are depends on the answers before: they are those of Node, where they are the page's.
  const { transport, asked } = noting(inProcess(createNodeMock({ document: contract })))
  await play(lines, transport)
  expect(await play(lines, bringing(await askPage(page, asked)))).toEqual(committed)
})

/** Signing in is the page's own way: it keeps cookies by itself, and no script may set or read them. */
const usesCookies = ({ steps }: Recipe): boolean =>
  steps.some(({ call, headers }) => /^log(in|out)/.test(call) || headers?.['cookie'] !== undefined)

/**
 * A page adds its own way of carrying requests and answers, nothing else: each operation is done in one of them, and there is each kind of
 * refusal. All recipes are played in Node and over HTTP (tests/contract/mock).
 */
function enoughFor(all: readonly Recipe[]): Recipe[] {
  const met = new Set<string>()
  return all.filter(({ steps }) => {
    const before = met.size
    for (const { call, status } of steps) met.add(status < 400 ? call : String(status))
    return met.size > before
  })
}

const playable = enoughFor(recipes.filter((recipe) => !usesCookies(recipe)))

test('the page answers the recipes as a mock in Node does', async ({ page }) => {
  test.setTimeout(180_000)
  await openQuietly(page)
  const mock = createNodeMock({ document: contract })
  const different: unknown[] = []
  for (const { name, steps } of playable.filter((_, index) => isInShare(index, 2))) {
    mock.reset()
    const { transport, asked } = noting(inProcess(mock))
    const wanted = await play(steps, transport)
    const given = await play(steps, bringing(await askPage(page, asked)))
    const at = wanted.findIndex((line, index) => JSON.stringify(line) !== JSON.stringify(given[index]))
    if (at >= 0) different.push({ recipe: name, step: at + 1, wanted: wanted[at], given: given[at] })
  }
  expect(different).toEqual([])
})
