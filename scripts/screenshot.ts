/** `npm run screenshot`: takes the README's picture of the console, the left half light and the right half dark. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { chromium } from 'playwright'
import type { Browser } from 'playwright'

import { findBrowser } from './browser.ts'
import { readArgs } from './lib/args.ts'
import { buildConsole, buildFolder } from './lib/build-console.ts'
import { root } from './lib/project.ts'
import { createStages } from './lib/stages.mjs'
import { addressOf, listen } from '../server/listen.ts'
import { createConsoleServer } from '../server/server.ts'

const usage = `npm run screenshot -- [options]
  --page PATH   of the console (default: /projects/web-shop/disks)
  --out FILE    default docs/screenshot.png`

const viewport = { width: 1440, height: 900 }
const host = '127.0.0.1'

const { values } = readArgs(usage, {
  page: { type: 'string', default: '/projects/web-shop/disks' },
  out: { type: 'string', default: join(root, 'docs/screenshot.png') },
})

const stages = createStages()
const built = await stages.run('build-mock', (progress) => buildConsole('mock', progress))
const taken = built.ok && (await stages.run('screenshot', takePicture)).ok
if (!taken) process.exitCode = 1

async function takePicture() {
  const { server, stop } = createConsoleServer({ folder: buildFolder('mock') })
  const origin = new URL(addressOf(host, await listen(server, { host, port: 4100 })))
  const browser = await chromium.launch(findBrowser())
  try {
    const url = new URL(values.page, origin).href
    const picture = await beside(browser, await pageIn(browser, 'light', url), await pageIn(browser, 'dark', url))
    mkdirSync(dirname(values.out), { recursive: true })
    writeFileSync(values.out, picture)
    return { ok: true, note: `${relative(root, values.out)}, ${Math.ceil(picture.length / 1000)} kB` }
  } finally {
    await browser.close()
    await stop(0)
  }
}

async function pageIn(browser: Browser, colorScheme: 'light' | 'dark', url: string): Promise<string> {
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce', locale: 'en-GB' })
  await page.goto(url)
  // Rows come with names for their ids, asked for after the rows.
  await page.getByRole('row').nth(1).waitFor()
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot()
  await page.close()
  return `data:image/png;base64,${picture.toString('base64')}`
}

async function beside(browser: Browser, left: string, right: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport })
  await page.setContent(`
    <style>
      body { margin: 0 }
      img { position: absolute; inset: 0 }
      img + img { clip-path: polygon(56% 0, 100% 0, 100% 100%, 44% 100%) }
    </style>
    <img src="${left}"><img src="${right}">`)
  const picture = await page.screenshot()
  await page.close()
  return picture
}
