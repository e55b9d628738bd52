import type { ComponentType, ReactNode } from 'react'

import { lowerTitle } from '../../lib/titles.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorIcon } from '../../ui/LazyIcons.tsx'
import { ErrorText, failureTitle, RetryButton, StaleNotice } from '../feedback/ErrorText.tsx'
import type { ListScreen, Params } from '../spec.ts'
import { firstSearch, isFirstPage } from '../url/paging.ts'
import { CreateLink, type CreateLinkProps } from './CreateLink.tsx'
import type { PageState } from './page-state.ts'
import type { ListPage } from './use-list-page.ts'
import type { GoTo } from './use-list-search.ts'

export interface NoRowsProps {
  kind: Exclude<PageState['kind'], 'page' | 'many'>
  screen: ListScreen
  params: Params
  list: Pick<ListPage, 'error' | 'refresh' | 'updatedAt'>
  search: URLSearchParams
  go: GoTo
  previous: URLSearchParams | undefined
  create?: CreateLinkProps['create']
  /** What a list shows instead that has no rows at all. */
  empty?: ComponentType<{ params: Params }>
}

/** Why a page has no rows. */
export function NoRows({ kind, screen, params, list, search, go, previous, create, empty: Empty }: NoRowsProps) {
  const { title } = screen
  const { error, refresh, updatedAt } = list
  const isFirst = isFirstPage(search)
  const goTo = (to: URLSearchParams | undefined) => to && (() => go(to))
  switch (kind) {
    case 'forbidden':
      return <ForbiddenList title={title} />
    case 'failed':
      return (
        <FailedList
          title={title}
          error={error}
          onRetry={refresh}
          onFirstPage={isFirst ? undefined : goTo(firstSearch(search))}
        />
      )
    case 'empty':
      return (
        <>
          {error !== undefined && <StaleNotice error={error} updatedAt={updatedAt} onRetry={refresh} />}
          {!isFirst ? (
            <EmptyPage title={title} action={<Button onClick={goTo(previous)}>Previous page</Button>} />
          ) : Empty ? (
            <Empty params={params} />
          ) : (
            <EmptyList screen={screen} create={create} params={params} />
          )}
        </>
      )
  }
}

/** Nothing there yet. */
function EmptyList({
  screen,
  create,
  params,
}: {
  screen: ListScreen
  create?: CreateLinkProps['create']
  params: Params
}) {
  return (
    <EmptyState
      title={screen.empty.title}
      body={screen.empty.body}
      action={create && <CreateLink create={create} params={params} />}
    />
  )
}

/** A page behind the last row: the rows were deleted, or the one before was exactly full. */
function EmptyPage({ title, action }: { title: string; action: ReactNode }) {
  return <EmptyState title={`No more ${lowerTitle(title)}`} body="The rows on this page are gone." action={action} />
}

/** The caller may not see these rows. */
export function ForbiddenList({ title }: { title: string }) {
  return (
    <EmptyState
      title="Action not authorized"
      body={`You do not have permission to see ${lowerTitle(title)}.`}
      icon={<ErrorIcon size={32} />}
    />
  )
}

export interface FailedListProps {
  title: string
  error: unknown
  onRetry: () => Promise<unknown>
  /** Set behind the first page: its token may be what is wrong. */
  onFirstPage?: () => void
}

/** Nothing could be loaded. */
export function FailedList({ title, error, onRetry, onFirstPage }: FailedListProps) {
  return (
    <div role="alert">
      <EmptyState
        title={failureTitle(error, lowerTitle(title), `Could not load ${lowerTitle(title)}`)}
        body={<ErrorText error={error} />}
        icon={<ErrorIcon size={32} />}
        action={
          <div className="flex gap-2">
            <RetryButton error={error} onRetry={onRetry} />
            {onFirstPage && <Button onClick={onFirstPage}>First page</Button>}
          </div>
        }
      />
    </div>
  )
}
