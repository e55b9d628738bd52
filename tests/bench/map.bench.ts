/** The network map of a VPC with about 4,000 interfaces in a browser: drawn, opened, searched, scrolled, zoomed. */
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { findBrowser } from '../../scripts/browser.ts'
import { line, medians, runs } from './console/figures.ts'
import { move, watch } from './console/page.ts'
import { scrollThrough } from './console/rows.ts'
import { openSite, type Site } from './console/site.ts'

const tabs = 'nav[aria-label="Tabs"]'
const subnet = 'main [role="treeitem"]:has(a[href$="/subnets/fleet"])'
const row = 'main [role="treeitem"] a[href*="/instances/"]'

/** The project that holds most of the instances. */
const largest = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const read = async (url: string) => (await (await fetch(url)).json()) as { items: { name: string }[] }
    const { items } = await read('/v1/projects?limit=1000')
    const made = items.flatMap(({ name }) => (/-\d\d$/.test(name) ? name : []))
    const [first = ''] = made.toSorted((a, b) => Number(a.slice(-2)) - Number(b.slice(-2)))
    return first
  })

interface Figures {
  drawn: number
  again: number
  opened: number
  searched: number
  zoomed: number
  elements: number
  median: number
  worst: number
  late: number
}

async function measure(browser: Browser, site: Site): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await watch(page)
    await page.goto(`${site.console}/projects`)
    const project = await largest(page)
    const map = `${site.console}/projects/${project}/vpcs/default/map`
    const start = performance.now()
    await page.goto(map)
    await page.locator(subnet).waitFor()
    const drawn = performance.now() - start
    await move(page, `${tabs} a[href$="/routers"]`, 'main table[aria-label="Routers"] tbody tr td a')
    const again = await move(page, `${tabs} a[href$="/map"]`, subnet)
    const opened = await move(page, `${subnet} button`, row)
    const scrolled = await scrollThrough(page, 'main [role="tree"]')
    const elements = await page.locator('main [role="tree"] *').count()
    const zoomed = await move(page, 'main button[aria-label="Zoom in"]', 'main [role="tree"]')
    const from = performance.now()
    await page.goto(`${map}?q=node`)
    await page.locator(row).first().waitFor()
    return { drawn, again, opened, zoomed, searched: performance.now() - from, elements, ...scrolled }
  } finally {
    await context.close()
  }
}

const site = await openSite('large')
const browser = await chromium.launch(findBrowser())
try {
  const of = await medians(() => measure(browser, site))
  console.log(`medians of ${runs} in ${browser.browserType().name()} ${browser.version()}, a fresh cache each`)
  line('map of 4,000 interfaces: page opened until drawn', of('drawn'), 'ms', 2000)
  line('  from another tab', of('again'), 'ms')
  line('  their subnet opened', of('opened'), 'ms')
  line('  enlarged', of('zoomed'), 'ms')
  line('  page opened with a search that finds all', of('searched'), 'ms')
  line('  elements in the picture', of('elements'), '')
  line('scrolling: a frame', of('median'), 'ms', 16.7)
  line('  the longest of 300', of('worst'), 'ms')
  line('  later than 16.7 ms', of('late'), '%')
} finally {
  await browser.close()
  await site.close()
}
