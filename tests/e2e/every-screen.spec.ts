/** Every screen that the generator counts opens: with a heading, without a crash, and in words. */
import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { expect, test } from './support/test.ts'

interface Coverage {
  screens: Record<string, { path: string; kind: 'generated' | 'bespoke' | 'placeholder' }>
  redirects: Record<string, string>
}

const coverage = JSON.parse(readFileSync(new URL('../../generated/coverage.json', import.meta.url), 'utf8')) as Coverage

/** Things of the story, by route parameter. What has no name there gets an id that nothing has. */
const known: Readonly<Record<string, string>> = {
  project: 'web-shop',
  instance: 'web-1',
  disk: 'orders',
  snapshot: 'orders-monday',
  image: 'shop-base',
  floatingIp: 'shop',
  vpc: 'backend',
  subnet: 'stock',
  router: 'system',
  sshKey: 'laptop',
  certificate: 'meadow-2026',
  silo: 'meadow',
  pool: 'uplink',
  provider: 'keys',
  addressLot: 'rack-infra',
  announceSet: 'internet',
  bgpConfig: 'edge',
}
const nobody = '00000000-0000-4000-8000-00000000dead'

const filled = (path: string, more: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => known[name] ?? more[name] ?? nobody)

/** Ids of things that have no name. */
async function idsOf(page: Page): Promise<Record<string, string>> {
  await page.goto('/system/hardware/switch-ports')
  await expect(page.getByRole('table')).toBeVisible()
  const switchPort = await page.evaluate(async () => {
    const answer = await fetch('/v1/system/hardware/switch-port?limit=1')
    const body = (await answer.json()) as { items: { id: string }[] }
    return body.items[0]?.id ?? ''
  })
  return { switchPort }
}

/** Screens by where they lie, so that they can be looked at side by side. */
function levelOf(path: string): string {
  const [, first = ''] = path.split('/')
  if (first === 'system') return path.startsWith('/system/networking') ? 'system networking' : 'system'
  if (first === 'projects' || first === 'projects-new') return path.includes('/vpcs') ? 'VPCs' : 'projects'
  return 'silo and settings'
}

const levels = Object.groupBy(Object.entries(coverage.screens), ([, { path }]) => levelOf(path))

for (const [level, screens = []] of Object.entries(levels)) {
  test(`all ${screens.length} screens of ${level} open`, async ({ page, watch }) => {
    test.slow()
    watch.allowFailures()
    const ids = await idsOf(page)
    for (const [id, { path, kind }] of screens) {
      await test.step(id, async () => {
        const before = watch.failures.length
        await page.goto(filled(path, ids))
        const main = page.getByRole('main')
        await expect(page.getByRole('heading').first()).toHaveText(/\S/)
        await expect(main.or(page.getByRole('dialog')).first()).not.toContainText(
          /"(error_code|request_id|message)":|\[object |undefined|NaN/,
        )
        const shown = await main.textContent()
        const failed = watch.failures.length > before
        // Only an answer of the server is a reason for an error page.
        if (!failed) expect(shown, id).not.toMatch(/Something went wrong|Page not found|could not be loaded/)
        if (kind === 'placeholder' && !failed) await expect(page.locator('body')).toContainText(/not built yet/i)
      })
    }
  })
}

test('a page that comes later says what it will be, and with which issue', async ({ page }) => {
  const later = Object.values(coverage.screens).find(({ kind, path }) => kind === 'placeholder' && !path.includes(':'))
  test.skip(later === undefined, 'every page is built')
  await page.goto(later?.path ?? '/')
  await expect(page.getByRole('main')).toContainText('Not built yet')
  await expect(page.getByRole('main')).toContainText(/Comes with issue \d+\./)
})

test('every redirect leads to a page', async ({ page, watch }) => {
  watch.allowFailures()
  const ids = await idsOf(page)
  for (const [from, to] of Object.entries(coverage.redirects)) {
    await test.step(from, async () => {
      await page.goto(filled(from, ids))
      await expect(page).toHaveURL(filled(to, ids))
      await expect(page.getByRole('heading').first()).toHaveText(/\S/)
    })
  }
})
