import { use, useMemo, useState } from 'react'

import { keepChoice, siteStorage } from '../../../lib/storage.ts'
import { MeContext } from '../../routing/page-scope.ts'
import type { ListScreen } from '../../spec.ts'
import type { GoTo } from '../use-list-search.ts'
import { type ListSettings, parseSettings, printSettings, settingsKey, withColumns } from './settings.ts'

export type ChangeSettings = (change: (settings: ListSettings) => ListSettings) => void

/** What a user has set for a list, remembered in this browser as far as it lets us; the address may name other columns. */
export function useListSettings(
  screen: Pick<ListScreen, 'id' | 'columns'>,
  search: URLSearchParams,
  go: GoTo,
): [ListSettings, ChangeSettings] {
  const { columns } = screen
  const [own, change] = useOwnSettings(screen)
  const named = search.get('columns')
  const settings = useMemo(() => (named === null ? own : withColumns(own, columns, named)), [named, own, columns])
  if (named === null) return [own, change]
  return [
    settings,
    (next) => {
      change(() => next(settings))
      const others = new URLSearchParams(search)
      others.delete('columns')
      go(others, { replace: true })
    },
  ]
}

function useOwnSettings(screen: { id: string }): [ListSettings, ChangeSettings] {
  const key = settingsKey(use(MeContext), screen.id)
  const [settings, setSettings] = useState(() => parseSettings(key === undefined ? null : siteStorage.getItem(key)))
  return [
    settings,
    (change) =>
      setSettings((former) => {
        const next = change(former)
        keepChoice(key, printSettings(next))
        return next
      }),
  ]
}
