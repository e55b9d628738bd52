/** Makes operations of the mock fail, by the data that its developer panel keeps. */
import type { Page } from '@playwright/test'

import type { FaultRule } from '../../../src/mock/http/fault.ts'

/** From the next page on, until the test ends. */
export async function makeFail(page: Page, ...rules: readonly FaultRule[]): Promise<void> {
  await page.addInitScript((text) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('cairn.mock.faults', text)
  }, JSON.stringify(rules))
}

/** From the next call on, on this page; without rules everything goes well again. */
export const failNow = (page: Page, ...rules: readonly FaultRule[]): Promise<void> =>
  page.evaluate((faults) => {
    const { cairnMock } = window as unknown as { cairnMock: { settings: object } }
    cairnMock.settings = { ...cairnMock.settings, faults }
  }, rules)
