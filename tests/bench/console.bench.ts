/** Load, navigation and memory of the console, in a browser, each run with a fresh cache. docs/design.md §10 has the bars. */
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'

import { findBrowser } from '../../scripts/browser.ts'
import { line, medians, runs } from './console/figures.ts'
import { firstRow, heap, move, scriptBytes, traffic, watch } from './console/page.ts'
import { openSite, type Site } from './console/site.ts'

interface Figures {
  calibration: number
  visible: number
  requests: number
  script: number
  list: number
  detail: number
  tab: number
  form: number
  formRequests: number
  editor: number
  chart: number
  charts: number
  heap: number
  perRow: number
}

async function measure(browser: Browser, site: Site): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(site.calibration)
    await page.waitForFunction(() => window.calibrated !== undefined)
    const calibration = await page.evaluate(() => window.calibrated ?? Number.NaN)

    const session = await context.newCDPSession(page)
    const counted = await traffic(session)
    await watch(page)
    const { after: visible, at } = await firstRow(page, `${site.console}/projects`)
    const first = counted.until(at)
    if (process.env['CAIRN_BENCH_VERBOSE']) console.log(first.map(({ url, bytes }) => `${bytes} ${url}`).join('\n'))
    const { requests, script } = { requests: first.length, script: scriptBytes(first) }

    /** Requests of the API since the last reset. */
    const calls = () => counted.until(Infinity).filter(({ url }) => url.includes('/v1/')).length
    await page.goto(`${site.console}/projects/data-lake/snapshots`)
    await page.getByRole('heading', { name: 'Snapshots', level: 1 }).waitFor()
    counted.reset()
    const list = await move(page, 'nav a[href$="/disks"]', 'main table[aria-label="Disks"] tbody tr td a')
    await page.waitForLoadState('networkidle')
    const perRow = calls()
    const detail = await move(page, 'main table tbody tr td a', 'main dl dd')
    await page.goto(`${site.console}/projects/web-shop/vpcs/default/subnets`)
    await page.getByRole('table', { name: 'Subnets' }).waitFor()
    const tab = await move(
      page,
      'nav[aria-label="Tabs"] a[href$="/routers"]',
      'main table[aria-label="Routers"] tbody tr',
    )

    await page.goto(`${site.console}/projects/web-shop/instances`)
    await page.getByRole('heading', { name: 'Instances', level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    counted.reset()
    const form = await move(
      page,
      'main a[href$="/instances-new"]',
      'main form[aria-label="Create instance"] button[type="submit"]',
    )
    await page.waitForLoadState('networkidle')
    const formRequests = calls()

    await page.goto(`${site.console}/projects/web-shop/vpcs/default/firewall-rules`)
    await page.getByRole('table', { name: 'Firewall rules' }).waitFor()
    await page.waitForLoadState('networkidle')
    const editor = await move(page, 'main a[href$="/firewall-rules-new"]', 'dialog[open] button[type="submit"]')

    await page.goto(`${site.console}/projects/web-shop/instances/web-1/storage`)
    await page.waitForLoadState('networkidle')
    const chart = await move(page, 'nav[aria-label="Tabs"] a[href*="/metrics/"]', 'main [role="slider"] canvas')
    const charts = await move(
      page,
      'nav[aria-label="Metrics"] a[href*="/disk"]',
      'main:has(section:nth-of-type(5) [role="slider"] canvas)',
    )

    await page.goto(`${site.console}/projects`)
    await page.getByRole('table', { name: 'Projects' }).waitFor()
    await page.goto(`${site.console}/projects/data-lake/disks`)
    for (const name of ['Snapshots', 'Disks', 'VPCs']) {
      await page.getByRole('navigation', { name: 'data-lake' }).getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { name, level: 1 }).waitFor()
    }
    const moves = { list, detail, tab, perRow, form, formRequests, editor, chart, charts }
    return { calibration, visible, requests, script, ...moves, heap: await heap(session) }
  } finally {
    await context.close()
  }
}

const site = await openSite('default')
const browser = await chromium.launch(findBrowser())
try {
  const of = await medians(() => measure(browser, site))
  console.log(`medians of ${runs} in ${browser.browserType().name()} ${browser.version()}, a fresh cache each`)
  line('calibration page', of('calibration'), 'ms')
  line('first list (projects) visible', of('visible'), 'ms', 346)
  line('  as a multiple of the calibration page', of('visible') / of('calibration'), '×')
  line('  requests until then, all counted', of('requests'), '', 14)
  line('  JavaScript on the wire until then', of('script') / 1000, 'kB', 155)
  line('to a list', of('list'), 'ms', 303 / 2)
  line('  API requests for it (50 rows)', of('perRow'), '')
  line('to a detail page', of('detail'), 'ms', 215 / 2)
  line('to a tab', of('tab'), 'ms', 159 / 2)
  line('to the form for a new instance', of('form'), 'ms')
  line('  as a multiple of the calibration page', of('form') / of('calibration'), '×')
  line('  API requests for it', of('formRequests'), '')
  line('to the editor of a firewall rule', of('editor'), 'ms')
  line('  as a multiple of the calibration page', of('editor') / of('calibration'), '×', 0.8)
  line('to the metrics tab, chart drawn', of('chart'), 'ms')
  line('  as a multiple of the calibration page', of('chart') / of('calibration'), '×')
  line('  and on to five more charts', of('charts'), 'ms')
  line('heap after load and three moves', of('heap') / 2 ** 20, 'MB', 8)
} finally {
  await browser.close()
  await site.close()
}
