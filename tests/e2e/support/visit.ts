/** Every screen of the console, one after the other in one page load. */
import type { Page } from '@playwright/test'

import { belongsToServer } from '../../../server/http/routes.ts'
import type { WalkOnWindow } from './in-page-walk.ts'
import { addressOf, coverage, type Ids } from './walk.ts'

/** All but the pages of signing in and those that a server answers itself. */
const screens = Object.entries(coverage.screens).filter(
  ([, { path }]) => !belongsToServer('GET', path) && !/^\/(login|device)\b/.test(path),
)

/** Screens by their addresses in the story. What it lacks has no ID, and an address without one would be that of the list. */
export function addressesOf(ids: Ids): ReadonlyMap<string, string> {
  const known = Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== ''))
  return new Map(screens.map(([id, screen]) => [addressOf(id, screen, known), id]))
}

/** What no page says, whatever it is about. */
export const raw = /"(error_code|request_id|message)":|\[object |undefined|NaN|TypeError/

export interface Seen {
  isThere: boolean
  heading: string
  text: string
  /** What tells a page from the same one in another story, for axe. */
  shape: string
}

/** Goes to a page as a link does, waits until it is there, and leaves nothing of it in the cache. */
export const visit = (page: Page, address: string): Promise<Seen> =>
  page.evaluate(async (to) => {
    const { until, isBusy, quiet, forget, shown, go } = (window as unknown as WalkOnWindow).cairnWalk
    const heading = (): string => document.querySelector('h1, h2')?.textContent?.trim() ?? ''
    // One error page is called like the next: it is left for a page that everybody may see.
    const isError = (): boolean => /^(Something went wrong|Action not authorized|Page not found)$/.test(heading())
    if (isError()) {
      go('/settings/profile')
      await until(() => !isError())
    }
    const { title } = document
    go(to)
    const isThere = await until(() => document.title !== title && !isBusy() && heading() !== '', 3000)
    await quiet()
    await until(() => !isBusy())
    const parts = document.querySelectorAll('main [role], main h2, main h3, main button:disabled, dialog[open]')
    const seen = {
      isThere,
      heading: heading(),
      text: shown(),
      shape: [...new Set([...parts].map((part) => `${part.tagName} ${part.getAttribute('role') ?? ''}`))].sort().join(),
    }
    await forget()
    return seen
  }, address)
