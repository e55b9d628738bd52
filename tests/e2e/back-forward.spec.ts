/**
 * A page that the browser itself keeps when it is left and shows again on the way back, where there is a browser that does so: the
 * small Chromium that comes as a package never does, and Playwright turns it off in all others.
 */
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { findBrowser } from '../../scripts/browser.ts'
import { heading } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const why = 'this browser keeps no page that was left: set CHROMIUM_PATH to a Chromium with a window'

async function browserThatKeepsPages(): Promise<Browser> {
  const { args, ignoreDefaultArgs, ...rest } = findBrowser()
  return chromium.launch({
    ...rest,
    args: [...args, '--headless=new'],
    ignoreDefaultArgs: [...ignoreDefaultArgs, '--disable-back-forward-cache', '--headless'],
  })
}

/** Where the browser tells how often it showed a page again that it had kept. It outlives the page, which loads itself anew. */
const noteReturns = (): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sessionStorage.setItem('kept', document.body.hidden ? 'hidden' : 'shown')
  })

/** Leaves the console and comes back. @param meanwhile what happens elsewhere */
async function leaveAndReturn(page: Page, elsewhere: string, meanwhile: () => Promise<unknown>): Promise<void> {
  await page.goto(elsewhere)
  await meanwhile()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('#root > *').first()).toBeVisible()
}

const wasKept = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('kept'))

test('a page that the browser had kept shows nothing of the person who has signed out since, and is there again for one who has not', async ({
  baseURL,
}) => {
  const browser = await browserThatKeepsPages()
  try {
    const page = await browser.newPage({ baseURL, locale: 'en-GB' })
    await page.addInitScript(noteReturns)
    const elsewhere = `${baseURL}/favicon.svg`
    await page.goto('/projects/web-shop/disks')
    const row = page.getByRole('link', { name: 'orders', exact: true })
    await expect(row).toBeVisible()

    await leaveAndReturn(page, elsewhere, () => Promise.resolve())
    test.skip((await wasKept(page)) === null, why)
    expect(await wasKept(page)).toBe('hidden')
    await expect(row).toBeVisible()

    await page.evaluate(() => sessionStorage.removeItem('kept'))
    await leaveAndReturn(page, elsewhere, () => page.request.post('/v1/logout'))
    await expect(heading(page, 'Sign in')).toBeVisible()
    await expect(page.getByText('orders')).toHaveCount(0)
  } finally {
    await browser.close()
  }
})
