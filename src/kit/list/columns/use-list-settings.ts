import { use, useState } from 'react'

import { readPath } from '../../../lib/condition.ts'
import { plainText } from '../../cells/view.ts'
import { MeContext } from '../../page-scope.ts'
import { type ListSettings, parseSettings, printSettings, settingsKey } from './settings.ts'

export type ChangeSettings = (change: (settings: ListSettings) => ListSettings) => void

/** What a user has set for a list, remembered in this browser as far as it lets us. */
export function useListSettings(screen: { id: string }): [ListSettings, ChangeSettings] {
  const key = settingsKey(plainText(readPath(use(MeContext), 'id')), screen.id)
  const [settings, setSettings] = useState(() => parseSettings(stored(key)))
  return [
    settings,
    (change) =>
      setSettings((former) => {
        const next = change(former)
        store(key, printSettings(next))
        return next
      }),
  ]
}

// Storage may be forbidden or full: then nothing is remembered, and nothing else happens.
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // See above.
  }
}
