/** What others wrote is text and nothing else, on every page that is built: markup, reordering marks, emoji, ten kilobytes. */
import type { Page } from '@playwright/test'

import { expect, test } from './support/test.ts'
import { addressOf, levels, openStory, walkTo } from './support/walk.ts'

const texts = [
  '<img src="/nothing.png" onerror="window.intruder = true"><script>window.intruder = true</script>',
  '" onmouseover="window.intruder=true" autofocus onfocus="window.intruder=true" x="',
  'javascript:window.intruder=true',
  '{{constructor.constructor("window.intruder=true")()}} ${window.intruder=true}',
  'invoice \u202Egpj.exe\u202C \u2066\u2069 \u200F שלום مرحبا',
  '👩🏽‍🚀🏴‍☠️ e\u0301 ﷽',
  '<b>'.padEnd(10_240, 'W'),
]

interface MockOnWindow {
  cairnMock: {
    store: Store
  }
}

interface Store {
  table(name: string): {
    all(): { key: string; row: object }[]
    patch(key: string, change: object): void
  }
}

const tables = [
  'project',
  'disk',
  'snapshot',
  'image',
  'vpc',
  'vpc_subnet',
  'vpc_router',
  'floating_ip',
  'ssh_key',
  'silo',
  'ip_pool',
]

/** Gives the things of the story descriptions that nobody would like. */
const spoil = (page: Page): Promise<void> =>
  page.evaluate(
    ({ names, hostile }) => {
      const { store } = (window as unknown as MockOnWindow).cairnMock
      for (const name of names) {
        const table = store.table(name)
        for (const [at, { key }] of table.all().entries()) {
          table.patch(key, { description: hostile[at % hostile.length] })
        }
      }
    },
    { names: tables, hostile: texts },
  )

for (const [level, screens = []] of Object.entries(levels)) {
  const built = screens.filter(
    ([, { kind, path }]) => kind !== 'placeholder' && !/^\/(login|device|lookup)|\/metrics\//.test(path),
  )
  test(`hostile texts are inert on ${built.length} screens of ${level}`, async ({ page, watch }) => {
    test.slow()
    watch.allowFailures()
    const ids = await openStory(page)
    await spoil(page)
    const addresses = new Set(built.map(([id, screen]) => addressOf(id, screen, ids)))
    const wrong: string[] = []
    let shown = 0
    for (const address of addresses) {
      await walkTo(page, address)
      const state = await page.evaluate(() => ({
        intruded: 'intruder' in window,
        // A text without a place to break must not make the page as wide as itself.
        wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        markup: document.querySelector('#content img[onerror], #content script, dialog img[onerror]') !== null,
        linked: document.querySelector('a[href^="javascript:"]') !== null,
        broken: document.title.startsWith('Something went wrong'),
      }))
      if ((await page.locator('body').innerText()).includes('window.intruder')) shown += 1
      const found = Object.entries(state).flatMap(([what, is]) => (is ? [what] : []))
      if (found.length > 0) wrong.push(`${address}: ${found.join(', ')}`)
    }
    expect(wrong).toEqual([])
    expect(shown, 'pages that show such a text').toBeGreaterThan(0)
  })
}
