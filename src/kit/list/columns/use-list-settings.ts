import { idField } from '../../../../generated/model/conventions.gen.ts'
import { use, useState } from 'react'

import { readPath } from '../../../lib/condition.ts'
import { siteStorage } from '../../../lib/storage.ts'
import { plainText } from '../../format/view.ts'
import { MeContext } from '../../routing/page-scope.ts'
import { type ListSettings, parseSettings, printSettings, settingsKey } from './settings.ts'

export type ChangeSettings = (change: (settings: ListSettings) => ListSettings) => void

/** What a user has set for a list, remembered in this browser as far as it lets us. */
export function useListSettings(screen: { id: string }): [ListSettings, ChangeSettings] {
  const key = settingsKey(plainText(readPath(use(MeContext), idField)), screen.id)
  const [settings, setSettings] = useState(() => parseSettings(siteStorage.getItem(key)))
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

function store(key: string, text: string | null): void {
  if (text === null) siteStorage.removeItem(key)
  else siteStorage.setItem(key, text)
}
