import { Suspense, useDeferredValue, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useMatches, useNavigate } from 'react-router'

import { idField } from '../../../generated/model/conventions.gen.ts'
import { currentOffers } from '../../kit/menus/palette-offers.ts'
import { isUuid } from '../../kit/selectors.ts'
import { MeContext } from '../../kit/routing/page-scope.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import type { Row } from '../../kit/spec.ts'
import { SearchIcon } from '../../ui/Icons.tsx'
import { textLinkClass } from '../../ui/Link.tsx'
import { isComposing } from '../../ui/is-composing.ts'
import { lazyPart, whenReachable } from '../../ui/lazy-part.ts'
import { useModal } from '../../ui/use-modal.ts'
import { useNamesOfIds } from '../../kit/lookup/names-of-ids.ts'
import { trailOf } from '../frame/crumbs.ts'
import type { Place } from '../keys/targets.ts'
import { partOf, textOf } from '../session.ts'
import { PaletteList } from './PaletteList.tsx'
import { itemsOf, recentItems } from './places.ts'
import type { Actions } from './actions.ts'
import { withActions } from './actions.ts'
import { isAddress } from './by-address.ts'
import type { PaletteItem } from './places.ts'
import { progressText } from './progress.ts'
import { recentPlaces } from './recent.ts'
import { grouped, resultsOf } from './results.ts'
import { useSearch } from './use-search.ts'

const ActionsOf = lazyPart(() => import('./ActionsOf.tsx').then((module) => module.ActionsOf))

export interface PaletteProps {
  me: Row | undefined
  level: string
  /** It takes keys from now on, and what was typed before. */
  onReady: (take: (typed: string) => void) => void
  onClose: () => void
}

/** Jump to any place, do anything the page offers, find anything: all by keyboard. */
export function Palette({ me, level, onReady, onClose }: PaletteProps) {
  const listId = useId()
  const modal = useModal(onClose)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  // Not before it is shown: React draws what had to be waited for, and may hold it back for a while.
  useLayoutEffect(() => onReady(setTyped), [onReady])
  const [chosen, setChosen] = useState<string>()
  const wanted = typed.trim().slice(0, longest)
  // What is shown belongs to it: a moment ago that was another text.
  const query = useDeferredValue(wanted)
  const items = usePaletteItems(me, level)
  const { readLists, progress, addresses, isSearching, searchEverything } = useSearch(query, {
    params: usePageParams(),
    me,
  })
  const { recent, places } = items
  const found = useMemo(
    () => (query === '' ? grouped([...recent, ...places]) : resultsOf(places, readLists, query)),
    [query, recent, places, readLists],
  )
  const first = found[0]?.items[0]
  const [expanded, setExpanded] = useState<string>()
  const [actions, setActions] = useState<Actions>()
  const subject = found.flatMap(({ items: own }) => own).find(({ id }) => id === expanded) ?? exact(first)
  const groups = useMemo(() => withActions(found, subject, actions), [found, subject, actions])
  const all = groups.flatMap((group) => group.items)
  const at = Math.max(
    0,
    all.findIndex(({ id }) => id === chosen),
  )
  const active = all[at]
  const count = found.reduce((sum, { items: shown, more }) => sum + shown.length + more, 0)
  const optionId = (id: string): string => `${listId}-${all.findIndex((item) => item.id === id)}`

  useEffect(() => {
    if (active) document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, at, listId])

  const choose = (item: PaletteItem) => {
    if (item.disabledReason !== undefined) return
    // First, so that focus is back on the page when the page changes or a dialog opens.
    onClose()
    if (item.to !== undefined) void navigate(item.to)
    // In a moment: this dialog gives focus back when it goes.
    else setTimeout(() => item.run?.())
  }

  // Enter came before what is shown was about the text, or before the answer to what can be but one thing.
  const [isAwaited, setAwaited] = useState(false)
  const mayBeBetter =
    wanted !== query || (isSearching && (active === undefined || (isWholeThing(query) && exact(first) === undefined)))
  const awaited = useEffectEvent(() => {
    // Private addresses occur more than once: then people choose.
    const isOne = !isWholeThing(query) || found.flatMap(({ items: own }) => own).filter(exact).length < 2
    if (first && isOne) choose(first)
  })
  useEffect(() => {
    if (isAwaited && !mayBeBetter) awaited()
  }, [isAwaited, mayBeBetter])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    if (event.key === 'ArrowDown') setChosen(all[(at + 1) % all.length]?.id)
    else if (event.key === 'ArrowUp') setChosen(all.at(at - 1)?.id)
    else if (event.key === 'Enter' && mayBeBetter && chosen === undefined) setAwaited(true)
    else if (event.key === 'Enter' && active) choose(active)
    else if (event.key === 'ArrowRight' && active?.found && isAtEnd(event.currentTarget)) setExpanded(active.id)
    else return
    event.preventDefault()
  }

  return createPortal(
    <dialog
      {...modal}
      aria-label="Jump to"
      className="mx-auto mt-[min(12dvh,7rem)] mb-auto w-160 max-w-[calc(100vw-1.5rem)] animate-rise flex-col overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-dialog open:flex"
    >
      <div className="flex items-center gap-2.5 border-b border-line px-4">
        <SearchIcon className="shrink-0 text-ink-3" />
        <input
          type="text"
          role="combobox"
          aria-label="Jump to a place or an action, or find something by name, ID, IP or MAC address, or serial number"
          aria-expanded={all.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active.id)}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${listId}-keys`}
          placeholder="Search places, actions, names, IDs, addresses"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(undefined)
            setExpanded(undefined)
            setAwaited(false)
          }}
          onKeyDown={onKeyDown}
          className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-3"
        />
        <button
          type="button"
          onClick={onClose}
          className="rounded-sm border border-line px-1.5 py-0.5 text-xs text-ink-3 hover:text-ink"
        >
          <span className="sr-only">Dismiss</span>
          <kbd aria-hidden="true" className="font-sans">
            Esc
          </kbd>
        </button>
      </div>
      <PaletteList
        id={listId}
        groups={groups}
        active={active?.id}
        optionId={optionId}
        onPoint={setChosen}
        onChoose={choose}
        onClose={onClose}
      />
      {subject?.found && (
        <MeContext value={me ?? nobody}>
          <Suspense>
            <ActionsOf key={subject.id} id={subject.id} found={subject.found} onActions={setActions} />
          </Suspense>
        </MeContext>
      )}
      <Footer
        keysId={`${listId}-keys`}
        status={
          isAwaited && mayBeBetter
            ? 'Searching… The first match opens.'
            : query === ''
              ? ''
              : progressText(progress, count, addresses)
        }
        onEverything={searchEverything}
      />
    </dialog>,
    document.body,
  )
}

const nobody = {}

/** Characters that are looked for: nothing that can be found has a longer name, and each of its words would be looked for by itself. */
const longest = 200

const exact = (item: PaletteItem | undefined): PaletteItem | undefined => (item?.found?.isExact ? item : undefined)

/** Whether a text is all of an address or an id. */
const isWholeThing = (text: string): boolean => isAddress(text) || isUuid(text)

const isAtEnd = ({ selectionStart, value }: HTMLInputElement): boolean => selectionStart === value.length

/** Also for people who have switched the key for it off. */
const keysItem = (place: Place): PaletteItem => ({
  id: 'keys',
  label: 'Keyboard shortcuts',
  group: 'Help',
  run: () => void whenReachable(() => import('../keys/show.tsx')).then(({ showKeys }) => showKeys(place)),
})

/** From now on, over every page. */
const recordItem: PaletteItem = {
  id: 'record',
  label: 'Record requests',
  group: 'Help',
  run: () => void whenReachable(() => import('../record/record.tsx')).then(({ record }) => record()),
}

/** What there is without searching, as it was when the palette opened. */
function usePaletteItems(me: Row | undefined, level: string) {
  const { pathname } = useLocation()
  const params = usePageParams()
  const trail = trailOf(useMatches(), useNamesOfIds())
  const [offers] = useState(currentOffers)
  const user = textOf(me, idField)
  const [recent] = useState(() => (user === undefined ? [] : recentPlaces(user)))
  const [items] = useState(() => {
    const here = { level, pathname, params, me }
    return {
      recent: recentItems(recent, pathname),
      places: [...itemsOf({ ...here, trail, part: partOf(me), offers }), keysItem(here), recordItem],
    }
  })
  return items
}

const keys = [
  ['↑↓', 'to move'],
  ['↵', 'to choose'],
  ['→', 'for actions'],
  ['Esc', 'to close'],
] as const

interface FooterProps {
  keysId: string
  status: string
  onEverything: (() => void) | undefined
}

function Footer({ keysId, status, onEverything }: FooterProps) {
  // Without the keys a phone has nothing there. What is said later is heard only where the place for it stays.
  const isEmpty = status === '' && !onEverything
  return (
    <div
      className={`flex items-center gap-4 border-line px-4 text-xs text-ink-3 sm:min-h-9 sm:border-t sm:py-1.5 ${isEmpty ? '' : 'min-h-9 border-t py-1.5'}`}
    >
      <p role="status" className="min-w-0 flex-1">
        {status}
      </p>
      {onEverything && (
        <button type="button" onClick={onEverything} className={`shrink-0 ${textLinkClass}`}>
          Search everything
        </button>
      )}
      <p id={keysId} aria-hidden="true" className="hidden shrink-0 gap-3 sm:flex">
        {keys.map(([key, what]) => (
          <span key={key}>
            <kbd className="rounded-sm border border-line px-1 font-sans">{key}</kbd> {what}
          </span>
        ))}
      </p>
    </div>
  )
}
