/**
 * The serial console: a flood of 10 MB until its last line is drawn, and the echo of a key; beside a plain terminal of the same
 * size that is given the same bytes.
 */
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'

import { findBrowser } from '../../scripts/browser.ts'
import { line, median, runs } from './console/figures.ts'
import { watchMemory } from './console/page.ts'
import { flooded, echoes, makeFlood, openLine, type SerialLine } from './console/serial.ts'
import { openSite, type Site } from './console/site.ts'

const flood = makeFlood(10_000_000)

interface Figures {
  drawn: number
  plain: number
  block: number
  plainBlock: number
  peak: number
  kept: number
  echo: number
  plainEcho: number
}

async function measure(browser: Browser, site: Site, serial: SerialLine): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const connected = serial.next()
    await page.goto(`${site.console}/projects/web-shop/instances/web-1/serial-console`)
    const machine = await connected
    await page.getByRole('status').getByText('Connected', { exact: true }).waitFor()
    const box = await page.getByRole('region', { name: 'Serial console' }).boundingBox()
    if (box === null) throw new Error('the terminal is not there')
    const memory = await watchMemory(session)
    const [ours] = await Promise.all([flooded(page), machine.print(flood)])
    const { peak, kept } = await memory.end()
    const echo = await echoes(page)
    await page.close()

    const bare = await context.newPage()
    await bare.goto(`${serial.url}/plain.html?width=${box.width}&height=${box.height}`)
    await bare.waitForFunction(() => document.querySelector('.xterm-rows') !== null)
    const result = flooded(bare)
    await bare.evaluate(() => window.print10())
    const theirs = await result
    const plainEcho = await echoes(bare)
    return {
      drawn: ours.drawn,
      block: ours.block,
      plain: theirs.drawn,
      plainBlock: theirs.block,
      peak,
      kept,
      echo,
      plainEcho,
    }
  } finally {
    await context.close()
  }
}

let serial: SerialLine | undefined
const site = await openSite('default', async (api) => (serial = await openLine(api, flood)))
const browser = await chromium.launch(findBrowser())
try {
  if (serial === undefined) throw new Error('no line')
  const all: Figures[] = []
  for (let round = 0; round <= runs; round++) {
    const figures = await measure(browser, site, serial)
    if (round > 0) all.push(figures)
  }
  const of = (key: keyof Figures): number => median(all.map((figures) => figures[key]))
  console.log(
    `medians of ${runs} in ${browser.browserType().name()} ${browser.version()}, ${flood.length} bytes at once`,
  )
  line('flood drawn to its last line', of('drawn'), 'ms')
  line('  a plain terminal, bytes at hand', of('plain'), 'ms')
  line('  as a multiple of it', median(all.map(({ drawn, plain }) => drawn / plain)), '×')
  line('  longest block of the page', of('block'), 'ms')
  line('  of the plain one', of('plainBlock'), 'ms')
  line('  memory at most, beyond that of the console', of('peak') / 2 ** 20, 'MB')
  line('  kept: what scrolls back, and the log', of('kept') / 2 ** 20, 'MB')
  line('a key until its echo is drawn', of('echo'), 'ms')
  line('  a plain terminal that echoes itself', of('plainEcho'), 'ms')
  line('  as a multiple of it', median(all.map(({ echo, plainEcho }) => echo / plainEcho)), '×')
} finally {
  await browser.close()
  await site.close()
}
