/** Getting about without a mouse. */
import type { Locator, Page } from '@playwright/test'

import { expect } from './test.ts'

/** Presses Tab until something has focus: what cannot be reached so is a failure. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target, `reached with ${key}`).toBeFocused()
}
