import { useLocation, useNavigation, useSearchParams } from 'react-router'

import { Button } from '../../ui/Button.tsx'
import { PaginationBar } from '../../ui/PaginationBar.tsx'
import type { ListSlots } from '../slots.ts'
import type { ListScreen, Params } from '../spec.ts'
import { StaleNotice } from '../ErrorText.tsx'
import { EmptyList, EmptyPage, FailedList, ForbiddenList } from './ListStates.tsx'
import type { CreateLinkProps } from './CreateLink.tsx'
import { ListTable } from './ListTable.tsx'
import { isFirstPage, nextSearch, pageSize, previousSearch } from './paging.ts'
import type { ListPage } from './use-list-page.ts'

export interface ListContentProps<R extends object, C extends string> {
  screen: ListScreen
  params: Params
  list: ListPage
  create?: CreateLinkProps['create']
  slots?: ListSlots<R, C>
}

/** The rows, or why there are none. */
export function ListContent<R extends object, C extends string>(props: ListContentProps<R, C>) {
  const { screen, params, list, create, slots } = props
  const [search, setSearch] = useSearchParams()
  const turning = useTurning() || list.isPlaceholder
  const { page, error } = list
  const { title } = screen
  const first = isFirstPage(search)
  const goTo = (to: URLSearchParams | undefined) => to && (() => setSearch(to, { preventScrollReset: true }))
  const onNext = page && screen.source.paged ? goTo(nextSearch(search, page)) : undefined
  const onPrevious = screen.source.paged ? goTo(previousSearch(search)) : undefined

  if (list.forbidden) return <ForbiddenList title={title} />
  if (error !== undefined && !page) {
    return (
      <FailedList
        title={title}
        error={error}
        onRetry={list.refresh}
        onFirstPage={first ? undefined : goTo(new URLSearchParams())}
      />
    )
  }
  const stale = error !== undefined && <StaleNotice error={error} onRetry={list.refresh} />
  if (page?.items.length === 0) {
    const Empty = slots?.empty
    return (
      <>
        {stale}
        {!first ? (
          <EmptyPage title={title} action={<Button onClick={onPrevious}>Previous page</Button>} />
        ) : Empty ? (
          <Empty params={params} />
        ) : (
          <EmptyList screen={screen} create={create} params={params} />
        )}
      </>
    )
  }
  return (
    <>
      {stale}
      <ListTable
        screen={screen}
        params={params}
        rows={page?.items}
        updatedAt={list.updatedAt}
        busy={turning}
        slots={slots?.columns}
        footer={
          (onNext || onPrevious) && (
            <PaginationBar pageSize={pageSize} onNext={onNext} onPrevious={onPrevious} pending={turning} />
          )
        }
      />
    </>
  )
}

/** Whether another page of this very list is being loaded. */
function useTurning(): boolean {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  return next !== undefined && next.pathname === pathname
}
