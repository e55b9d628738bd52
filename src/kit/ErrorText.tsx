import { ApiError, toUserMessage } from '../api/errors.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

/** Something is shown, but asking for it again failed. */
export function StaleNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="mb-3">
      <Notice
        tone="warning"
        live
        title="Could not refresh"
        action={
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <ErrorText error={error} />
      </Notice>
    </div>
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
