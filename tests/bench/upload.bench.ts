/**
 * Upload of an image file of 2 GB through the console's own screen: one of nothing but zeros, and one with something in every
 * sixteenth piece. Throughput stands beside that of a bare loop that reads the same pieces and sends bodies made before.
 */
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { findBrowser } from '../../scripts/browser.ts'
import { pieceSize } from '../../src/features/image-upload/upload.ts'
import { line, median, runs } from './console/figures.ts'
import { watchMemory } from './console/page.ts'
import { openSite, type Site } from './console/site.ts'
import { bareLoop, makeFile, uploaded, type ImageFile } from './console/upload.ts'

const size = 2 * 2 ** 30
const rounds = Math.min(runs, 3)

interface Figures {
  /** Milliseconds for all pieces of the file. */
  upload: number
  bare: number
  /** Bytes at most, of scripts' objects and of buffers, beyond what the page held before. */
  peak: number
  /** Bytes after it, collected. */
  kept: number
}

async function openForm(page: Page, site: Site, file: ImageFile): Promise<void> {
  await page.goto(`${site.console}/projects/web-shop/images-new`)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Name', exact: true }).fill(`image-${Date.now()}`)
  await main.getByRole('textbox', { name: 'Description' }).fill('A benchmark')
  await main.getByRole('textbox', { name: 'OS' }).fill('None')
  await main.getByRole('textbox', { name: 'Version' }).fill('1')
  await main.locator('input[type=file]').setInputFiles(file.path)
}

async function measure(browser: Browser, site: Site, file: ImageFile): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await openForm(page, site, file)
    const memory = await watchMemory(session)
    const done = uploaded(page)
    await page.getByRole('button', { name: 'Upload image', exact: true }).click()
    const upload = await done
    const { peak, kept } = await memory.end()
    const bare = await bareLoop(await context.newPage(), `${site.console}/projects`, file)
    return { upload, bare, peak, kept }
  } finally {
    await context.close()
  }
}

const site = await openSite('default')
const browser = await chromium.launch(findBrowser())
try {
  console.log(`medians of ${rounds} in ${browser.browserType().name()} ${browser.version()}, a file of ${size} bytes`)
  for (const { name, every } of [
    { name: 'all zeros', every: 0 },
    { name: 'every 16th piece', every: 16 },
  ]) {
    const file = await makeFile(size, pieceSize, every)
    try {
      const all: Figures[] = []
      for (let round = 0; round < rounds; round++) all.push(await measure(browser, site, file))
      const of = (key: keyof Figures): number => median(all.map((figures) => figures[key]))
      const rate = (milliseconds: number) => size / 1e6 / (milliseconds / 1000)
      line(`${name}: upload`, rate(of('upload')), 'MB/s')
      line('  a bare loop', rate(of('bare')), 'MB/s')
      line('  upload by bare loop', median(all.map(({ upload, bare }) => bare / upload)), '×')
      line('  memory at most, beyond that of the form', of('peak') / 2 ** 20, 'MB')
      line('  kept afterwards', of('kept') / 2 ** 20, 'MB')
    } finally {
      await file.remove()
    }
  }
} finally {
  await browser.close()
  await site.close()
}
