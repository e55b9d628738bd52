/** What is started once the first page is there: it makes later ones faster, or looks after them. */
import { createElement } from 'react'

import { followSeen } from '../kit/compare/seen.ts'
import { afterFirstPage, noteFirstPage } from '../lib/first-page.ts'
import { loadMenuItems } from '../ui/Menu.tsx'
import { announcePages } from './announce-pages.ts'
import { followIds } from './names/follow-ids.ts'
import { followKeys } from './keys/follow-keys.ts'
import { followLostChoice } from './follow-lost-choice.ts'
import { followPlaces } from './palette/follow-places.ts'
import { followIntent } from './prefetch/intent.ts'
import { restoreBulkRuns } from './restore-runs.ts'
import { lateNotices } from './late-notices.ts'
import { Notices } from './Notices.tsx'
import type { ConsoleRouter } from './router.tsx'
import { keepApart } from './session/keep-apart.ts'
import { followGoneFiles } from './version/follow-gone-files.ts'
import { watchVersion } from './version/watch.ts'

export function startAfterFirstPage(router: ConsoleRouter): void {
  noteFirstPage()
  keepApart(router)
  lateNotices.set(createElement(Notices))
  void afterFirstPage(() => import('./answers/follow-answers.ts')).then(({ followAnswers }) => followAnswers())
  followIntent(router)
  followIds(router)
  followPlaces(router)
  announcePages(router)
  followKeys(router)
  watchVersion()
  followGoneFiles()
  followLostChoice()
  restoreBulkRuns(router)
  followSeen()
  // Whoever presses its keys goes on typing at once, and an error page is needed when nothing can be fetched.
  const parts = [
    import('./palette/Palette.tsx'),
    import('./errors/ErrorPage.tsx'),
    import('../ui/ToastCard.tsx'),
    loadMenuItems(),
  ]
  for (const part of parts) part.catch(() => undefined)
}
