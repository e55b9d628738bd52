import { accessSync, constants, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { unpackBrowser } from './browser.ts'

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'a browser is unpacked anew where one that still ran when packages were installed left its fonts alone',
  () => {
    const cache = mkdtempSync(join(tmpdir(), 'cairn-browser-'))
    onTestFinished(() => rmSync(cache, { recursive: true }))
    const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'))
    mkdirSync(join(cache, version, 'font-cache'), { recursive: true })

    accessSync(join(unpackBrowser(cache), 'chromium'), constants.X_OK)
    expect(readdirSync(cache)).toEqual([version])
  },
  // It unpacks a whole browser, which takes a busy machine longer than other tests may take.
  60_000,
)
