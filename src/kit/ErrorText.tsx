import { ApiError, toUserMessage } from '../api/errors.ts'
import { Button, type ButtonSize } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { usePending } from './use-pending.ts'

/** Something is shown, but asking for it again failed. */
export function StaleNotice(failure: Failure) {
  return (
    <div className="mb-3">
      <FailureNotice title="Could not refresh" {...failure} />
    </div>
  )
}

interface Failure {
  error: unknown
  onRetry: () => Promise<unknown>
}

/** A part of a page has failed; the rest of it goes on. */
export function FailureNotice({ title, error, onRetry }: Failure & { title: string }) {
  return (
    <Notice tone="warning" live title={title} action={<RetryButton size="sm" onRetry={onRetry} />}>
      <ErrorText error={error} />
    </Notice>
  )
}

/** What went wrong, and the id under which the server's logs have it. */
export function ErrorText({ error }: { error: unknown }) {
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return (
    <>
      <p>{toUserMessage(error)}</p>
      {requestId && (
        <p className="mt-1 text-sm text-ink-3">
          Request ID: <span className="font-mono select-all">{requestId}</span>
        </p>
      )}
    </>
  )
}

/** Asks again after a failure. */
export function RetryButton({ size, onRetry }: { size?: ButtonSize; onRetry: () => Promise<unknown> }) {
  const [pending, retry] = usePending(onRetry)
  return (
    <Button size={size} pending={pending} onClick={retry}>
      Try again
    </Button>
  )
}
