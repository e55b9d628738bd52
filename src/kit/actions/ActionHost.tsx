import { lazy, Suspense, useSyncExternalStore } from 'react'

import { dialogStore } from './dialog-store.ts'

const ActionDialog = lazy(() => import('./ActionDialog.tsx').then((module) => ({ default: module.ActionDialog })))

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
