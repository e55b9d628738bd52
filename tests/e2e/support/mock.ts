/** What tests do with the mock behind the page: a server of this process, or a part of the page (src/app/mock.ts). */
import type { BrowserContext, Page } from '@playwright/test'

import type { Control } from '../../../src/mock/control/control.ts'
import type { ScenarioName } from '../../../src/mock/scenarios/index.ts'
import type { TestServer } from './test-server.ts'

const servers = new WeakMap<BrowserContext, TestServer>()

/** Who answers the pages of this context. */
export function servedBy(context: BrowserContext, server: TestServer): void {
  servers.set(context, server)
}

/** Who answers the page. */
export function serverOf(page: Page): TestServer {
  const server = servers.get(page.context())
  if (server === undefined) throw new Error('This page has its mock inside: there is no server to tell.')
  return server
}

/** Another story, from its beginning, for all pages of the test. @param as name of who looks at it */
export const tellStory = (page: Page, scenario: ScenarioName, as?: string): void => serverOf(page).tell(scenario, as)

export interface MockOnWindow {
  cairnMock: {
    control: Pick<Control, 'reset' | 'advance'>
  }
  queryTimeseries: (query: string, project?: string) => Promise<unknown>
}

/** Moves the mock's time forward. */
export const skipTime = (page: Page, milliseconds: number): Promise<void> => serverOf(page).skip(milliseconds)

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

/** Puts a server of another version of the contract behind the page. */
export const playVersion = (page: Page, version: string, isStrict?: boolean): void =>
  serverOf(page).playVersion(version, isStrict)
