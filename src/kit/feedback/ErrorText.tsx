import type { ReactNode } from 'react'

import { onServer } from '../../lib/clock.ts'
import {
  ApiError,
  isNotOffered,
  mayHelpToRetry,
  requestIdOf,
  toUserMessage,
  unreadableDetail,
} from '../../api/errors.ts'
import { dateTime } from '../../lib/dates.ts'
import { lowerTitle } from '../../lib/titles.ts'
import { Button, type ButtonSize } from '../../ui/Button.tsx'
import { WarningIcon } from '../../ui/LazyIcons.tsx'
import { MessageText } from '../../ui/NameText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RequestId } from '../../ui/RequestId.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { usePending } from './use-pending.ts'

interface StaleNoticeProps extends Failure {
  /** When it was answered last, in milliseconds since the epoch. Charts say so themselves. */
  updatedAt?: number
}

/** Something is shown, but asking for it again failed. */
export function StaleNotice({ error, onRetry, updatedAt = 0 }: StaleNoticeProps) {
  return (
    <div className="mb-3">
      <NoticeOf title="Could not refresh" error={error} onRetry={onRetry}>
        {updatedAt > 0 && <p>{asOf(updatedAt)}.</p>}
      </NoticeOf>
    </div>
  )
}

/** How old what is shown is. @param updatedAt when it was answered, in milliseconds since the epoch */
export const asOf = (updatedAt: number): string => `Shown as of ${dateTime(new Date(onServer(updatedAt)))}`

interface Failure {
  error: unknown
  onRetry: () => Promise<unknown>
}

interface FailureNoticeProps extends Failure {
  /** Its title. */
  what: string
  /** When it was answered last, in milliseconds since the epoch: that is shown. 0 = never. */
  updatedAt?: number
}

/** A part of a page has failed; the rest of it goes on. */
export function FailureNotice({ what, error, onRetry, updatedAt = 0 }: FailureNoticeProps) {
  const isKnown = updatedAt > 0
  const title = failureTitle(error, lowerTitle(what), `${what} could not be ${isKnown ? 'refreshed' : 'loaded'}`)
  return (
    <NoticeOf title={title} error={error} onRetry={onRetry}>
      {isKnown && <p>{asOf(updatedAt)}.</p>}
    </NoticeOf>
  )
}

function NoticeOf({ title, error, onRetry, children }: Failure & { title: string; children?: ReactNode }) {
  return (
    <Notice tone="warning" live title={title} action={<RetryButton size="sm" error={error} onRetry={onRetry} />}>
      <ErrorText error={error} />
      {children}
    </Notice>
  )
}

/**
 * The heading of a failure. @param what in the middle of a sentence: the server has no operation that reads it, whatever else it has
 * for it. @param otherwise what is said of other failures
 */
export const failureTitle = (error: unknown, what: string, otherwise: string): string =>
  isNotOffered(error) ? `This server cannot show ${what}` : otherwise

/** What went wrong, what is wrong with an answer that cannot be read, and the id under which the server's logs have it. */
export function ErrorText({ error }: { error: unknown }) {
  const requestId = requestIdOf(error)
  const detail = unreadableDetail(error)
  return (
    <>
      <p>
        <MessageText text={toUserMessage(error)} />
      </p>
      {detail && <p className="text-sm text-ink-2">{detail}</p>}
      {requestId && <RequestId id={requestId} className="mt-1 text-sm text-ink-3" />}
    </>
  )
}

interface RetryButtonProps {
  size?: ButtonSize
  /** What went wrong, where that is known. */
  error?: unknown
  onRetry: () => Promise<unknown>
}

/** Asks again after a failure; nothing where that cannot help. */
export function RetryButton({ size, error, onRetry }: RetryButtonProps) {
  const [pending, retry] = usePending(onRetry)
  if (!mayHelpToRetry(error)) return null
  return (
    <Button size={size} pending={pending} onClick={retry}>
      Try again
    </Button>
  )
}

interface NotReadProps {
  error: unknown
  /** What was read before stands there. */
  isKnown: boolean
  onRetry: () => unknown
}

/** In the place of a value, or beside it. It is not nothing: nobody knows what it is, or what has become of it. Pressed, it is asked for again. */
export function NotRead({ error, isKnown, onRetry }: NotReadProps) {
  const isForbidden = error instanceof ApiError && error.statusCode === 403
  return (
    <Tooltip stay content={<ErrorText error={error} />}>
      <button
        type="button"
        className={`rounded-sm text-ink-2 ${isKnown ? 'ms-1.5 align-middle' : ''}`}
        aria-label={isKnown ? 'Could not be refreshed' : undefined}
        onClick={() => void onRetry()}
      >
        {isKnown ? <WarningIcon size={14} /> : isForbidden ? 'Not permitted' : 'Could not be loaded'}
      </button>
    </Tooltip>
  )
}
