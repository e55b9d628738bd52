/**
 * Finds an installed Firefox that Playwright can drive: `$FIREFOX_PATH`, then the system's. Playwright speaks WebDriver BiDi with it, as
 * far as that Firefox speaks it: the only way to know is to try.
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { firefox } from 'playwright'

/** What is found, or why there is nothing to test with. */
export type FoundFirefox = { path: string; version: string } | { reason: string }

/** The channel of Playwright for a Firefox that is not its own. */
export const channel = 'moz-firefox'

export async function findFirefox(): Promise<FoundFirefox> {
  const path = process.env['FIREFOX_PATH'] ?? installed()
  if (path === undefined) return { reason: 'No Firefox found. Install one, or set FIREFOX_PATH.' }
  if (!existsSync(path)) return { reason: `FIREFOX_PATH is ${path}, and there is no such file.` }
  const browser = await firefox.launch({ channel, executablePath: path }).catch(wordsOf)
  if (typeof browser === 'string') return { reason: `${path} cannot be driven: ${browser}` }
  const version = browser.version()
  const problem = await browser.newContext().then(() => undefined, wordsOf)
  await browser.close()
  return problem === undefined ? { path, version } : { reason: `${path} (${version}) cannot be driven: ${problem}` }
}

function wordsOf(error: unknown): string {
  const [first = ''] = String(error instanceof Error ? error.message : error).split('\n')
  const command = /Protocol error \(([\w.]+)\): unknown command/.exec(first)?.[1]
  return command === undefined ? first : `it is too old, and lacks ${command} of WebDriver BiDi`
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return [
    ...folders.flatMap((folder) => ['firefox', 'firefox-esr'].map((name) => join(folder, name))),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ].find((path) => existsSync(path))
}
