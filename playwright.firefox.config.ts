import { defineConfig } from '@playwright/test'

import everyday, { apart } from './playwright.config.ts'
import { channel, findFirefox, type FoundFirefox } from './scripts/firefox.ts'

// The plain build is all that it looks at.
const { webServer: _, use, ...rest } = everyday
const { launchOptions: __, ...page } = use ?? {}

/** Twenty flows through the console, by the titles of their tests. */
const flows = [
  'a project, a disk and snapshots of it: made, shown after every reload, and deleted',
  'a name that is taken is refused at its field, and the form stays as it was filled in',
  'the list says where a disk is attached, how large it is and in which state',
  'a disk from a snapshot is at least as large as it, and leads back to it',
  'an instance is started, and its row follows until it runs',
  'several are stopped at once',
  'size is changed within its limits',
  'a heading sorts the whole collection, up, down and not at all',
  'filters by choice and by size; each chip can be changed and taken away',
  'a rule is made: what does not fit its kind is refused, and equal entries too',
  'a rule is moved with the keyboard, and numbers change only where there is no gap',
  'an address moves between instances',
  'an image is promoted to the silo and demoted to another project',
  'a pool is made, filled with a range and linked to a silo',
  'quotas are edited in their tab, and those that somebody else has changed meanwhile stay',
  'a VPC is made and opens on its first tab',
  'a role is given to a group, changed and taken back',
  'list → filter → select → bulk → create → edit → delete, all typed',
  'who is signed out and follows a deep link comes back to it after signing in',
  'a sign-out in one tab ends the others, and they come back to where they were',
]

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
