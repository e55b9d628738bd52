import { createElement, type ReactNode } from 'react'

import type { PageMock, StorageNotice } from '../mock/browser/browser.ts'
import type { TextStorage } from '../mock/browser/page-settings.ts'
import { type KeptTexts, siteStorage, tabStorage } from '../lib/storage.ts'
import { provideLoginMethods } from '../features/sign-in/login-methods.ts'
import { addToast } from '../ui/toast-store.ts'
import { LastWords } from './errors/LastResort.tsx'

/** The mock of this page. */
export interface MockOfPage {
  readonly mock: PageMock
}

let started: Promise<MockOfPage> | undefined

/** Milliseconds that the mock has to start before the page says what may be wrong. It may still start after that. */
const startLimit = 10_000

/**
 * The mock API, in builds of mode `mock` only: elsewhere the condition is false when the code is built, and the import goes
 * with it. Resolves once the mock answers.
 *
 * @param show takes what stands in for the console as long as the mock does not answer
 */
export async function prepareApi(show: (page: ReactNode) => void): Promise<void> {
  if (import.meta.env.MODE !== 'mock') return
  started ??= start()
  void showFailure(started, show)
  await started
}

async function showFailure(starting: Promise<unknown>, show: (page: ReactNode) => void): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error('The service worker or the storage does not answer.')),
    startLimit,
  )
  try {
    await Promise.race([starting, late.promise])
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    const page = import('./MockFailure.tsx').then(({ MockFailure }) => createElement(MockFailure, { problem }))
    show(await page.catch(() => createElement(LastWords)))
  } finally {
    clearTimeout(timer)
  }
}

/** The mock once it answers; only in builds of mode `mock`. */
export function mockOfPage(): Promise<MockOfPage> {
  if (started === undefined) throw new Error('the mock is not part of this build')
  return started
}

async function start(): Promise<MockOfPage> {
  const [{ startMock }, { memoryStorage, readSettings, unknownScenario, writeSettings }] = await Promise.all([
    import('../mock/browser/browser.ts'),
    import('../mock/browser/page-settings.ts'),
  ])
  const places = {
    tab: keptOr(tabStorage, memoryStorage),
    browser: keptOr(siteStorage, memoryStorage),
  }
  const asked = takeScenario()
  const settings = readSettings(places, asked)
  writeSettings(places, settings)
  const unknown = unknownScenario(asked, settings)
  if (unknown !== undefined) addToast({ variant: 'info', timeout: null, ...unknown })
  const mock = await startMock({
    settings,
    onSettings: (changed) => writeSettings(places, changed),
    onNotice: (notice) => addToast({ variant: 'info', ...notices[notice] }),
  })
  provideLoginMethods(() => Promise.resolve(mock.loginMethods()))
  // For people with the browser's console open.
  Object.assign(window, { cairnMock: mock, queryTimeseries })
  return { mock }
}

/** Where storage is barred the page remembers by itself, until it is left. */
const keptOr = (storage: KeptTexts, otherwise: () => TextStorage): TextStorage =>
  storage.isThere() ? storage : otherwise()

/** The scenario that the address asks for. Taken out of it: a later choice must not be undone by a reload. */
function takeScenario(): string | null {
  const url = new URL(location.href)
  const asked = url.searchParams.get('scenario')
  if (asked === null) return null
  url.searchParams.delete('scenario')
  history.replaceState(history.state, '', url)
  return asked
}

/**
 * Asks for time series: all of the system's, or those of a project.
 *
 * @param query like `get sled_data_link:bytes_sent | filter timestamp > @now() - 1h`
 * @param project name or id
 */
async function queryTimeseries(query: string, project?: string): Promise<unknown> {
  const path = project === undefined ? '/v1/system/timeseries/query' : '/v1/timeseries/query'
  const url = new URL(path, location.origin)
  if (project !== undefined) url.searchParams.set('project', project)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return response.json()
}

const notices: Readonly<Record<StorageNotice, { title: string; content: string }>> = {
  dropped: {
    title: 'The preview was reset',
    content: 'What you made earlier belonged to another version and could not be kept.',
  },
  unavailable: {
    title: 'Nothing is kept',
    content: 'This browser stores nothing for this page: a reload resets the preview.',
  },
}
