/** From page to page without a page load: as a link of the console does. */
import type { Page } from '@playwright/test'

import { heading } from './screen.ts'
import { expect } from './test.ts'

/** Follows a link of the console without a page load, which would undo what a test has put into the page. */
export const moveTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** The same, until the page with that heading is there. */
export async function go(page: Page, path: string, title: string): Promise<void> {
  await moveTo(page, path)
  await expect(heading(page, title)).toBeVisible()
}
