import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

import { plural } from '../../lib/numbers.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { afterFirstPage } from '../../lib/first-page.ts'
import { collectionKey } from '../queries/query.ts'
import type { ListSlots } from '../slots.ts'
import type { ListScreen, Params, Row } from '../spec.ts'
import { usePageParams } from '../routing/use-params.ts'
import { CreateLink } from './CreateLink.tsx'
import { ListToolbar } from './toolbar/ListToolbar.tsx'
import { ListContent } from './ListContent.tsx'
import { ListTable } from './ListTable.tsx'
import type { RowSelection } from './selection/use-selection.ts'
import { useServedList } from './use-served-list.ts'
import { useListState } from './use-list-state.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const loadWhole = () => import('./whole/WholeList.tsx')
const Notice = lazyPart(() => import('../../ui/Notice.tsx').then((module) => module.Notice))
const WholeList = lazyPart(() => loadWhole().then((module) => module.WholeList), 'essential')
const BulkBar = lazyPart(() => import('../bulk/BulkBar.tsx').then((module) => module.BulkBar))
const AboutButton = lazyPart(() =>
  afterFirstPage(() => import('../about/AboutButton.tsx').then((module) => module.AboutButton)),
)

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

function ListOf<R extends object, C extends string>({ screen: all, slots, params }: ListOfProps<R, C>) {
  const screen = useServedList(all)
  const list = useListState(screen, { params, slots: slots?.columns })
  const { isWhole, page, create, count, selection, table } = list
  const Header = slots?.header
  const createButton = create && <CreateLink create={create} params={params} count={count} primary />
  return (
    <>
      <Heading screen={screen}>{createButton}</Heading>
      {Header && <Header params={params} />}
      <ListToolbar {...list} screen={screen} onIntent={fetchWhole}>
        {screen.embedded && (
          <>
            <About screen={screen} />
            {createButton}
          </>
        )}
      </ListToolbar>
      <Suspense fallback={<ListTable table={table} rows={undefined} onIntent={fetchWhole} />}>
        {isWhole ? <WholeList {...list} /> : <ListContent {...list} list={page} slots={slots} onIntent={fetchWhole} />}
      </Suspense>
      {selection && <Selected screen={screen} params={params} selection={selection} />}
    </>
  )
}

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

function Heading({ screen, children }: { screen: ListScreen; children: ReactNode }) {
  if (screen.embedded) return <h2 className="sr-only">{screen.title}</h2>
  return <PageHeader title={screen.heading ?? screen.title} help={<About screen={screen} />} actions={children} />
}

/** Its words come after the list: nobody waits for them. */
function About({ screen: { id } }: { screen: ListScreen }) {
  return (
    <Suspense fallback={<span className="size-7" />}>
      <AboutButton id={id} />
    </Suspense>
  )
}
