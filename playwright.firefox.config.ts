import { defineConfig } from '@playwright/test'

import everyday, { apart } from './playwright.config.ts'
import { channel, findFirefox, type FoundFirefox } from './scripts/firefox.ts'
import { flows } from './tests/e2e/firefox/flows.ts'

// The plain build is all that it looks at.
const { webServer: _, use, ...rest } = everyday
const { launchOptions: __, ...page } = use ?? {}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

// Found once, which takes seconds: the workers read this file again.
const known = process.env['CAIRN_FIREFOX']?.match(/^(?<version>\S+) (?<path>.+)$/)?.groups
const unknown = process.env['CAIRN_NO_FIREFOX']
const found: FoundFirefox = known
  ? { version: known['version'] ?? '', path: known['path'] ?? '' }
  : unknown === undefined
    ? await findFirefox()
    : { reason: unknown }
if ('reason' in found) process.env['CAIRN_NO_FIREFOX'] = found.reason
else process.env['CAIRN_FIREFOX'] = `${found.version} ${found.path}`

/** `npm run e2e:firefox`: the console in Firefox, where one is installed that Playwright can drive. */
export default defineConfig({
  ...rest,
  reporter: 'list',
  retries: 0,
  projects: [
    'reason' in found
      ? { name: 'firefox', testMatch: 'firefox/none.spec.ts' }
      : {
          name: `firefox ${found.version}`,
          testIgnore: apart,
          grep: flows.map((title) => new RegExp(`${escaped(title)}$`)),
          use: { ...page, browserName: 'firefox', channel, launchOptions: { executablePath: found.path } },
        },
  ],
})
