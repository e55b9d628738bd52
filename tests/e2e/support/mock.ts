/** The mock of the page, for tests that ask it directly (src/app/mock.ts puts it on the window). */
import type { Page } from '@playwright/test'

export interface MockOnWindow {
  cairnMock: {
    reset(): Promise<void>
    skip(milliseconds: number): Promise<void>
  }
  queryTimeseries: (query: string, project?: string) => Promise<unknown>
}

/** Moves the mock's time forward. */
export const skipTime = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((time) => (window as unknown as MockOnWindow).cairnMock.skip(time), milliseconds)

/** What people call in the browser's console. */
export const queryTimeseries = (page: Page, query: string): Promise<unknown> =>
  page.evaluate((text) => (window as unknown as MockOnWindow).queryTimeseries(text), query)

/** What somebody else does meanwhile: a call that the page does not know of. @returns the status of the answer */
export const meanwhile = (
  page: Page,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<number> =>
  page.evaluate(
    async ([verb, url, text]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(url, { method: verb, ...(text === undefined ? {} : { headers, body: text }) })).status
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  )
