import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { shortTime } from '../../../lib/dates.ts'
import { formatNumber } from '../../../lib/numbers.ts'
import { siteStorage } from '../../../lib/storage.ts'
import { Link } from '../../../ui/Link.tsx'
import { MenuButton } from '../../../ui/Menu.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { NameText } from '../../../ui/NameText.tsx'
import { addToast } from '../../../ui/toast-store.ts'
import { mayOpen } from '../../roles/roles.ts'
import { MeContext } from '../../routing/page-scope.ts'
import { keepSaved, notKept, readSaved, type SavedText } from '../../saved/saved-texts.ts'
import { searchText } from '../../url/keys.ts'
import { countAgain, countsStore } from './counts.ts'
import { viewsChanged, viewsKey, viewsStore } from './views.ts'

const SaveDialog = lazyPart(() => import('../../saved/SaveDialog.tsx').then((module) => module.SaveDialog))

/** Milliseconds between two rounds of counting. */
const pause = 60_000

/** The views that a person has saved in this browser, with how many rows they have. */
export function SavedViews({ entryClass }: { entryClass: string }) {
  const key = viewsKey(use(MeContext))
  const kept = useSyncExternalStore(viewsStore.subscribe, () => (key === undefined ? null : siteStorage.getItem(key)))
  const counts = useSyncExternalStore(countsStore.subscribe, countsStore.get)
  const { pathname, search } = useLocation()
  const [renamed, setRenamed] = useState<SavedText>()
  const views = readSaved({ getItem: () => kept }, key).filter(({ text }) => /^\/(?![/\\])/.test(text) && mayOpen(text))
  const here = `${pathname}${searchText(new URLSearchParams(search))}`
  const addresses = views.flatMap(({ text }) => (text === here ? [] : [text])).join('\n')
  useEffect(() => {
    const stop = new AbortController()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine)
        void countAgain(addresses.split('\n'), stop.signal)
    }, pause)
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [addresses])

  const remove = (view: SavedText) => {
    if (!keepSaved(siteStorage, key, { without: view.name }))
      return addToast({ variant: 'error', content: `Could not delete ${view.name}. ${notKept(key)}` })
    const undo = () => {
      if (!keepSaved(siteStorage, key, { put: view })) addToast({ variant: 'error', content: notKept(key) })
      viewsChanged()
    }
    addToast({ content: `View ${view.name} deleted`, actions: [{ label: 'Undo', onSelect: undo }] })
    viewsChanged()
  }
  if (views.length === 0) return null
  return (
    <nav aria-label="Saved views" className="flex flex-col gap-0.5 px-3 pb-4">
      <p className="px-2.5 pb-1 text-xs font-semibold text-ink-3">Saved views</p>
      <ul className="flex flex-col gap-0.5">
        {views.map((view) => {
          const known = counts.get(view.text)
          return (
            <li key={view.name} className="flex items-center">
              <Link
                to={view.text}
                aria-current={view.text === here ? 'page' : undefined}
                className={`${entryClass} min-w-0 flex-1`}
              >
                <span className="min-w-0 flex-1">
                  <NameText text={view.name} />
                </span>
                {known && (
                  <span className="text-sm text-ink-3 tabular-nums" title={`As of ${shortTime(new Date(known.at))}`}>
                    {formatNumber(known.count)}
                    {!known.isAll && '+'}
                  </span>
                )}
              </Link>
              <MenuButton
                label={`Actions on ${view.name}`}
                size="sm"
                items={[
                  { id: 'rename', label: 'Rename…', onSelect: () => setRenamed(view) },
                  { id: 'delete', label: 'Delete', danger: true, onSelect: () => remove(view) },
                ]}
              />
            </li>
          )
        })}
      </ul>
      {renamed && (
        <Suspense>
          <SaveDialog
            storageKey={key}
            saved={renamed}
            words={{ one: 'view', many: 'views' }}
            onSaved={viewsChanged}
            onClose={() => setRenamed(undefined)}
          />
        </Suspense>
      )}
    </nav>
  )
}
