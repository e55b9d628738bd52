import { Suspense, useSyncExternalStore } from 'react'

import { dialogStore } from '../actions/dialog-store.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const ActionDialog = lazyPart(() => import('./ActionDialog.tsx').then((module) => module.ActionDialog), 'essential')

/**
 * Where questions and one-time secrets of actions appear. Mounted once, inside the router; the dialogs themselves are
 * loaded when the first one is asked for.
 */
export function ActionHost() {
  const dialogs = useSyncExternalStore(dialogStore.subscribe, dialogStore.get)
  const [first] = dialogs
  if (!first) return null
  return (
    <Suspense>
      <ActionDialog key={first.id} dialog={first} />
    </Suspense>
  )
}
