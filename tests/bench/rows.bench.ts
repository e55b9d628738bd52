/** A list of 10,001 rows in a browser: sorting, searching, filtering, scrolling; and memory over fifty moves. */
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'

import { findBrowser } from '../../scripts/browser.ts'
import { line, medians, runs } from './console/figures.ts'
import { heap } from './console/page.ts'
import { openSite, type Site } from './console/site.ts'
import { changeRows, readToEnd, scrollThrough } from './console/rows.ts'

const list = '/projects/web-shop/vpcs/default/routers'
const search = 'input[aria-label^="Search"]'
const sortByName = 'main th button'
const removeFilter = 'main button[aria-label^="Remove filter"]'

interface Figures {
  read: number
  sort: number
  search: number
  filter: number
  median: number
  worst: number
  late: number
}

async function measure(browser: Browser, site: Site): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const start = performance.now()
    await readToEnd(page, `${site.console}${list}?sort=name`)
    const read = performance.now() - start
    const sort = await changeRows(page, { kind: 'press', target: sortByName })
    const scrolled = await scrollThrough(page)
    const searched = await changeRows(page, { kind: 'type', target: search, text: 'branch-07' })
    await readToEnd(page, `${site.console}${list}?sort=name&filter=name:has:99`)
    const filter = await changeRows(page, { kind: 'press', target: removeFilter })
    return { read, sort, search: searched, filter, ...scrolled }
  } finally {
    await context.close()
  }
}

interface Kept {
  /** Bytes of the heap. */
  heap: number
  /** Elements and texts, also of pages that were left. */
  nodes: number
}

/** What is in use after fifty moves between lists, and after fifty more: on the first, much is compiled that stays. */
async function memory(browser: Browser, site: Site): Promise<{ before: Kept; after: Kept }> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  const places = ['Snapshots', 'Disks', 'VPCs', 'Floating IPs', 'Affinity groups']
  const walk = async (): Promise<Kept> => {
    for (let round = 0; round < 10; round++) {
      for (const name of places) {
        await page.getByRole('navigation', { name: 'data-lake' }).getByRole('link', { name, exact: true }).click()
        await page.getByRole('heading', { name, level: 1 }).waitFor()
      }
    }
    return { heap: await heap(session), nodes: (await session.send('Memory.getDOMCounters')).nodes }
  }
  await page.goto(`${site.console}/projects/data-lake/disks`)
  const before = await walk()
  const after = await walk()
  await page.close()
  return { before, after }
}

const site = await openSite('crowded')
const browser = await chromium.launch(findBrowser())
try {
  const of = await medians(() => measure(browser, site))
  console.log(`medians of ${runs} in ${browser.browserType().name()} ${browser.version()}, 10,001 rows`)
  line('page opened until all rows are read', of('read'), 'ms')
  line('sorted', of('sort'), 'ms', 100)
  line('searched', of('search'), 'ms', 100)
  line('a filter taken away', of('filter'), 'ms', 100)
  line('scrolling: a frame', of('median'), 'ms', 16.7)
  line('  the longest of 300', of('worst'), 'ms')
  line('  later than 16.7 ms', of('late'), '%')
  const { before, after } = await memory(browser, site)
  line('heap after 50 moves between lists', before.heap / 2 ** 20, 'MB')
  line('  after 50 more', after.heap / 2 ** 20, 'MB', (before.heap / 2 ** 20) * 1.1)
  line('elements and texts after 50 moves', before.nodes, '')
  line('  after 50 more', after.nodes, '', before.nodes)
} finally {
  await browser.close()
  await site.close()
}
