/** The mock of the page, for tests that ask it directly (src/app/mock.ts puts it on the window). */
import type { Page } from '@playwright/test'

interface MockOnWindow {
  cairnMock: {
    reset(): Promise<void>
    skip(milliseconds: number): Promise<void>
  }
  queryTimeseries: (query: string, project?: string) => Promise<unknown>
}

/** Starts the story anew, request numbers included. */
export const resetMock = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as MockOnWindow).cairnMock.reset())

/** Moves the mock's time forward. */
export const skipTime = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((time) => (window as unknown as MockOnWindow).cairnMock.skip(time), milliseconds)

/** What people call in the browser's console. */
export const queryTimeseries = (page: Page, query: string): Promise<unknown> =>
  page.evaluate((text) => (window as unknown as MockOnWindow).queryTimeseries(text), query)
