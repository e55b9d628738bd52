/** What a page asks for, against what the generator counts for it: in `coverage.json`, and in the queries that it waits for. */
import type { Page } from '@playwright/test'

import { coverage } from './walk.ts'
import type { WalkOnWindow } from './in-page-walk.ts'

/** Who is signed in, and what that person may do: asked for on any page. */
const ofFrame: readonly string[] = [
  'current_user_view',
  'current_user_groups',
  'policy_view',
  'project_policy_view',
  'project_view',
  'silo_policy_view',
  'system_policy_view',
]

/** The last call so far, in this page load. */
export const lastCall = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as WalkOnWindow).cairnMock.log.entries().at(-1)?.requestId ?? '')

/** Operations that were called since, and where the page is now. */
export const callsSince = (page: Page, last: string): Promise<{ operations: string[]; path: string }> =>
  page.evaluate((id) => {
    const entries = (window as unknown as WalkOnWindow).cairnMock.log.entries()
    // After a page load the log begins anew.
    const since = entries.slice(entries.findIndex(({ requestId }) => requestId === id) + 1)
    const operations = new Set(since.flatMap(({ operation }) => operation ?? []))
    return { operations: [...operations], path: location.pathname }
  }, last)

/** Screens that are drawn at an address: those around it, and all that share it. */
const screensAt = (path: string): readonly string[] =>
  Object.entries(coverage.screens).flatMap(([id, { path: pattern }]) => {
    const begin = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}(?:$|/|-new|-add)`)
    return begin.test(path) ? [id] : []
  })

/** Operations that none of the screens at the address is counted for. */
export function undeclared(operations: readonly string[], path: string): readonly string[] {
  const screens = screensAt(path)
  return operations.filter(
    (one) => !ofFrame.includes(one) && !coverage.operations[one]?.screens.some((screen) => screens.includes(screen)),
  )
}
