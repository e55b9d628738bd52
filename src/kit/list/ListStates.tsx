import type { ReactNode } from 'react'

import { lowerTitle } from '../../lib/titles.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorIcon } from '../../ui/LazyIcons.tsx'
import { ErrorText, failureTitle, RetryButton } from '../feedback/ErrorText.tsx'
import type { ListScreen, Params } from '../spec.ts'
import { CreateLink, type CreateLinkProps } from './CreateLink.tsx'

/** Nothing there yet. */
export function EmptyList({
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
export function EmptyPage({ title, action }: { title: string; action: ReactNode }) {
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
