import { Notice } from './Notice.tsx'
import { RequestId } from './RequestId.tsx'

export interface ErrorPanelProps {
  errors: readonly string[]
  /** Of the call that was refused. */
  requestId?: string | undefined
}

/** What is wrong with a form as a whole: one message as it is, several as a list (spec §8). */
export function ErrorPanel({ errors, requestId }: ErrorPanelProps) {
  if (errors.length === 0) return null
  const id = requestId !== undefined && <RequestId id={requestId} className="mt-1 text-ink-2" />
  if (errors.length === 1) {
    return (
      <Notice tone="danger" title="Error" live>
        {errors[0]}
        {id}
      </Notice>
    )
  }
  return (
    <Notice tone="danger" title="Errors" live>
      {errors.length} issues:
      <ul className="list-disc pl-4">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
      {id}
    </Notice>
  )
}
