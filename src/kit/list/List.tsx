import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Outlet, useSearchParams } from 'react-router'

import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tip } from '../../ui/Tooltip.tsx'
import { collectionKey } from '../query.ts'
import { RefreshButton } from '../RefreshButton.tsx'
import type { ListSlots } from '../slots.ts'
import type { ListScreen, Params, Row } from '../spec.ts'
import { usePageParams } from '../use-params.ts'
import { CreateLink } from './CreateLink.tsx'
import { ListContent } from './ListContent.tsx'
import { keepPage } from './paging.ts'
import { useListPage } from './use-list-page.ts'

export interface ListProps<R extends object, C extends string> {
  screen: ListScreen
  slots?: ListSlots<R, C>
}

/** A list screen: heading, table of one page, paging, row menus, and the forms that open over it. */
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
  const [search] = useSearchParams()
  const list = useListPage(screen, { params, search })
  const create = screen.create && { ...screen.create, to: keepPage(screen.create.to(params), search) }
  useFocusOfGoneRow()
  const Header = slots?.header
  return (
    <>
      <Heading screen={screen}>
        <RefreshButton updatedAt={list.updatedAt} onRefresh={list.refresh} />
        {create && <CreateLink create={create} params={params} primary />}
      </Heading>
      {Header && <Header params={params} />}
      <ListContent screen={screen} params={params} list={list} create={create} slots={slots} />
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
  if (screen.embedded) {
    return (
      <div className="mb-3 flex flex-wrap items-center justify-end gap-2">
        <h2 className="sr-only">{screen.title}</h2>
        {children}
      </div>
    )
  }
  return (
    <PageHeader
      title={screen.title}
      help={screen.help && <Tip label={`About ${screen.title}`}>{screen.help}</Tip>}
      actions={children}
    />
  )
}
