/**
 * Finds a browser for the tests where nobody has installed one: `$CHROMIUM_PATH`, Playwright's own, the system's,
 * and at last the one that comes as an npm package.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromium } from 'playwright'

/** What Playwright's `launch` needs to start the browser that was found. */
export interface BrowserLaunch {
  executablePath: string
  args: string[]
  ignoreDefaultArgs: string[]
  env: Record<string, string>
}

const root = fileURLToPath(new URL('..', import.meta.url))

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Bytes that the processes of a browser may want to share at once. */
const SHARED = 2 ** 30

/** Finds the browser, unpacking it if need be (once, ~5 s). @throws Error that says how to get one */
export function findBrowser(): BrowserLaunch {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  // Chromium's sandbox refuses to run as root, as in most containers.
  const args = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET
  const installed = fromEnvironment() ?? fromPlaywright() ?? fromSystem()
  const ignoreDefaultArgs = sharesMemory() ? ['--disable-dev-shm-usage'] : []
  if (installed !== undefined) return { executablePath: installed, args, ignoreDefaultArgs, env }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium found. Run `npx playwright install chromium`, or set CHROMIUM_PATH to one.')
  }
  const folder = unpackBrowser(join(root, 'node_modules', '.cache', 'cairn-chromium'))
  return {
    executablePath: join(folder, 'chromium'),
    args,
    ignoreDefaultArgs,
    env: {
      ...env,
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

/** Whether there is room for shared memory: Playwright has browsers use files instead, since small containers lack it, and files are slower. */
function sharesMemory(): boolean {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize >= SHARED
}

function fromEnvironment(): string | undefined {
  const path = process.env['CHROMIUM_PATH']
  if (!path) return undefined
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH is ${path}, and there is no such file.`)
  return path
}

function fromPlaywright(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function fromSystem(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ]
  return candidates.find((path) => existsSync(path))
}

/**
 * Unpacks the packaged browser, unless that is done already.
 * @returns the folder in `cache` with `chromium`, its libraries and its fonts
 */
export function unpackBrowser(cache: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'))
  const folder = join(cache, version)
  // A browser that still runs while packages are installed anew leaves a folder with nothing but its fonts.
  const isWhole = () => existsSync(join(folder, 'chromium'))
  if (isWhole()) return folder

  // Unpacked aside and moved into place whole: an interrupted run leaves nothing that looks finished.
  const staging = join(cache, `unpacking-${process.pid}`)
  mkdirSync(staging, { recursive: true })
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/browser/unpack.ts')], {
    env: { ...process.env, TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The browser could not be unpacked to ${staging}:\n${stderr}`)
  writeFileSync(join(staging, 'fonts.conf'), fontConfig(join(folder, 'font-cache')))
  try {
    if (!isWhole()) rmSync(folder, { recursive: true, force: true })
    renameSync(staging, folder)
  } catch (error) {
    // Another process was faster.
    if (!isWhole()) throw error
    rmSync(staging, { recursive: true, force: true })
  }
  return folder
}

/** The package's own configuration points to folders of another machine, and the browser dies without any font. */
function fontConfig(cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${cache}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`
}
