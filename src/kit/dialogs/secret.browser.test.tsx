/** One-time values of the manifest: nobody sees one a second time, so nothing takes it away before it was seen, and nothing keeps it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { createUnauthorizedHandler } from '../../api/unauthorized.ts'
import { sessionGuard } from '../../api/session-guard.ts'
import { tellLeaving } from '../../lib/leaving.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { dropDialogs, showSecret } from '../actions/dialog-store.ts'
import { carryOut, type Ports } from '../actions/pipeline.ts'
import { quietPorts } from '../actions/ports.fixture.ts'
import { showCrates } from './crates.fixture.tsx'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../generated/screens/*/*.gen.{ts,tsx}', {
  eager: true,
})

interface Revealing {
  id: string
  reveal: { path: string; label: string }
}

const isRevealing = (value: unknown): value is Revealing =>
  typeof value === 'object' && value !== null && 'id' in value && 'reveal' in value && value.reveal !== undefined

/** Forms and actions whose answer has one, by name. */
const revealing = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isRevealing)
    .map(({ id, reveal }) => ({ name: `${file.split('/').at(-2)} ${id}`, reveal })),
)

const value = 'shown-once'
const logged: unknown[][] = []
const load = vi.fn()
const place = { pathname: '/crates', search: '' }

beforeEach(() => {
  dropDialogs()
  logged.length = 0
  load.mockReset()
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...given) => void logged.push(given))
})
afterEach(() => {
  dropDialogs()
  sessionGuard.restart()
})

test('there are some', () => {
  expect(revealing.length).toBeGreaterThan(0)
})

/** Its call is answered. */
async function answered({ path, label }: Revealing['reveal']) {
  const shown = await showCrates()
  const answer = path.split('.').reduceRight<unknown>((inner, step) => ({ [step]: inner }), value)
  const ports: Ports = { ...quietPorts, toast: (toast) => void logged.push([toast]), reveal: showSecret }
  const scope = { params: {}, row: {}, parent: {}, me: {}, form: {} }
  await carryOut({ call: () => Promise.resolve(answer), scope, effects: [], reveal: { path, label } }, ports)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(value)
  return { ...shown, dialog }
}

/** Whether the browser asks before the page goes. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** All that outlives the page, or that others can read. */
const keptTexts = (): string =>
  JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    window.location.href,
    history.state,
    document.title,
    logged.map((given) => given.map(String)),
  ])

describe.each(revealing)('$name', ({ reveal }) => {
  test('a session that ends right after it was made does not take it away before it was seen', async () => {
    const { dialog } = await answered(reveal)
    const handle = createUnauthorizedHandler({ location: () => place, load })
    handle({ method: 'GET', url: '/v1/tokens' })
    await expect.element(dialog).toMatchTextContent('Your session has ended')
    await expect.element(dialog).toMatchTextContent(value)
    await expectAccessible()
    expect(load).not.toHaveBeenCalled()
    load.mockImplementation(() => expect(asks(), 'who has seen it is not asked').toBe(false))
    await dialog.getByRole('button', { name: 'Done' }).click()
    expect(load).toHaveBeenCalledExactlyOnceWith('/login?redirect_uri=%2Fcrates', expect.any(Function))
  })

  test('it was lost without a word when the page was loaded again: the browser asks', async () => {
    const { dialog } = await answered(reveal)
    expect(asks()).toBe(true)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => dialog.elements()).toEqual([])
    expect(asks()).toBe(false)
  })

  test('it stays when people go back, to another tab, or are somebody else by now', async () => {
    const { dialog, back, address } = await answered(reveal)
    await back()
    expect(address()).toBe('/')
    await expect.element(dialog).toMatchTextContent(value)
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('blur'))
    sessionGuard.heard({ id: 'a', displayName: 'Ada' })
    sessionGuard.heard({ id: 'b', displayName: 'Bruno' })
    await expect.element(dialog).toMatchTextContent(value)
  })

  test('nothing keeps it: no storage, address, entry of the history, title or log', async () => {
    const { dialog } = await answered(reveal)
    tellLeaving('sign-in')()
    tellLeaving('reload')()
    expect(keptTexts()).not.toContain(value)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => dialog.elements()).toEqual([])
    expect(keptTexts()).not.toContain(value)
    expect(document.documentElement.outerHTML).not.toContain(value)
  })
})
