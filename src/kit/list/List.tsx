import { Suspense, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

import { plural } from '../../lib/numbers.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { readCellsAgain } from '../cells/read-again.ts'
import { collectionKey } from '../queries/query.ts'
import type { ListSlots } from '../slots.ts'
import type { ListScreen, Params, Row } from '../spec.ts'
import { usePageParams } from '../routing/use-params.ts'
import { useListSettings } from './columns/use-list-settings.ts'
import { CreateLink } from './CreateLink.tsx'
import { ListToolbar } from './toolbar/ListToolbar.tsx'
import { ListContent } from './ListContent.tsx'
import { ListTable } from './ListTable.tsx'
import { isFirstPage, keepPage } from '../url/paging.ts'
import { type RowSelection, useSelection } from './selection/use-selection.ts'
import { useTableModel } from './table/table-model.ts'
import { hasMore, type ListPage, useListPage } from './use-list-page.ts'
import { useListSearch } from './use-list-search.ts'
import { useWholeRows, type WholeRows } from './use-whole-rows.ts'
import { wantsWhole } from '../url/keys.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const loadWhole = () => import('./whole/WholeList.tsx')
const Notice = lazyPart(() => import('../../ui/Notice.tsx').then((module) => module.Notice))
const WholeList = lazyPart(() => loadWhole().then((module) => module.WholeList))
const BulkBar = lazyPart(() => import('../bulk/BulkBar.tsx').then((module) => module.BulkBar))
const AboutButton = lazyPart(() => import('../about/AboutButton.tsx').then((module) => module.AboutButton))

/** Code that searching, sorting and filtering take, fetched when somebody is about to. */
const fetchWhole = () => void loadWhole().catch(() => undefined)

export interface ListProps<R extends object, C extends string> {
  screen: ListScreen
  slots?: ListSlots<R, C>
}

/** A list screen: heading, toolbar, table of one page or of the whole collection, row menus, and the forms that open over it. */
export function List<R extends object = Row, C extends string = string>({ screen, slots }: ListProps<R, C>) {
  const params = usePageParams()
  return (
    <>
      {/* Another collection is another list: nothing of the former one may show in it. */}
      <ListOf key={collectionKey(screen.source, params)} screen={screen} slots={slots} params={params} />
      <Outlet />
    </>
  )
}

interface ListOfProps<R extends object, C extends string> extends ListProps<R, C> {
  params: Params
}

function ListOf<R extends object, C extends string>({ screen, slots, params }: ListOfProps<R, C>) {
  const [search, go] = useListSearch()
  const isSearched = wantsWhole(search)
  const page = useListPage(screen, { params, search, enabled: !isSearched })
  // Sorted here, and longer than a page.
  const isLong = screen.sort !== undefined && page.page !== undefined && (hasMore(page.page) || !isFirstPage(search))
  const drained = useWholeRows(screen, { params, enabled: isSearched || isLong, search })
  const isShort = screen.sort !== undefined && page.page !== undefined && page.page.items.length > 0
  const isWhole = isSearched || isLong || isShort
  const whole = isSearched || isLong ? drained : wholeOf(page)
  const { updatedAt, refresh, forbidden } = isWhole ? whole : page
  const rows = isWhole ? whole.rows : page.page?.items
  const count = isWhole
    ? countOf(whole, screen)
    : isFirstPage(search) && page.page && !page.page.nextPage && page.page.partial !== true
      ? rows?.length
      : undefined
  const [settings, changeSettings] = useListSettings(screen)
  const selection = useSelection(screen, { rows, complete: isWhole && whole.end === 'complete' })
  const table = useTableModel(screen, {
    params,
    rows,
    updatedAt,
    search,
    go,
    settings,
    changeSettings,
    selection,
    slots: slots?.columns,
    count,
  })
  // Whoever may not see the rows is not offered to make one either.
  const create = forbidden
    ? undefined
    : screen.create && { ...screen.create, to: keepPage(screen.create.to(params), search) }
  useFocusOfGoneRow()
  const Header = slots?.header
  const createButton = create && <CreateLink create={create} params={params} count={count} primary />
  return (
    <>
      <Heading screen={screen}>{createButton}</Heading>
      {Header && <Header params={params} />}
      <ListToolbar
        screen={screen}
        params={params}
        {...{ search, go, settings, changeSettings, table, updatedAt, rows }}
        // Nothing to look for in a list that is known to be empty.
        isEmpty={!isWhole && rows?.length === 0 && page.page?.partial !== true}
        onRefresh={() => {
          readCellsAgain()
          return refresh()
        }}
        onIntent={fetchWhole}
      >
        {screen.embedded && (
          <>
            <About screen={screen} />
            {createButton}
          </>
        )}
      </ListToolbar>
      <Suspense fallback={<ListTable table={table} rows={undefined} onIntent={fetchWhole} />}>
        {isWhole ? (
          <WholeList table={table} whole={whole} {...{ search, go, selection, params }} />
        ) : (
          <ListContent
            table={table}
            list={page}
            onIntent={fetchWhole}
            {...{ params, search, go, selection, create, slots }}
          />
        )}
      </Suspense>
      {selection && <Selected screen={screen} params={params} selection={selection} />}
    </>
  )
}

const none: readonly Row[] = []

/** A page that has all rows. */
const wholeOf = ({ page, error, forbidden, updatedAt, refresh }: ListPage): WholeRows => ({
  rows: page?.items ?? none,
  end: page?.partial === true ? undefined : 'complete',
  ordered: false,
  error,
  forbidden,
  updatedAt,
  refresh,
})

/** How many rows there are; unknown where the server leaves some out. */
const countOf = ({ end, rows }: WholeRows, { source }: ListScreen): number | undefined =>
  end === 'complete' && source.server?.filters === undefined ? rows.length : undefined

/** What is selected, and what can be done with it. */
function Selected({ screen, params, selection }: { screen: ListScreen; params: Params; selection: RowSelection }) {
  const { selected, gone } = selection
  return (
    <>
      {gone > 0 && (
        <div className="mt-3">
          <Suspense>
            <Notice>{plural(gone, 'selected row is', 'selected rows are')} gone and no longer selected.</Notice>
          </Suspense>
        </div>
      )}
      {selected.size > 0 && (
        <Suspense>
          <div className="sticky bottom-[calc(0.75rem+var(--bottom-bar,0px))] z-20 mt-3">
            <BulkBar
              screen={screen}
              params={params}
              rows={[...selected.values()]}
              onClear={selection.clear}
              onSelect={selection.keepOnly}
            />
          </div>
        </Suspense>
      )}
    </>
  )
}

/** A deleted row takes its focused menu along: the page's heading is a better place for focus than nowhere. */
function useFocusOfGoneRow(): void {
  const focused = useRef<EventTarget>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // After every change of what is shown.
  useEffect(() => {
    const { current } = focused
    if (!(current instanceof Node) || current.isConnected || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
}

function Heading({ screen, children }: { screen: ListScreen; children: ReactNode }) {
  if (screen.embedded) return <h2 className="sr-only">{screen.title}</h2>
  return <PageHeader title={screen.title} help={<About screen={screen} />} actions={children} />
}

/** Its words come after the list: nobody waits for them. */
function About({ screen: { id, title } }: { screen: ListScreen }) {
  return (
    <Suspense fallback={<span className="size-7" />}>
      <AboutButton id={id} title={title} />
    </Suspense>
  )
}
