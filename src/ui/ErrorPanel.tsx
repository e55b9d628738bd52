import { Link, textLinkClass } from './Link.tsx'
import { MessageText } from './NameText.tsx'
import { Notice } from './Notice.tsx'
import { RequestId } from './RequestId.tsx'

/**
 * What is wrong with a form as a whole; `detail` is what the server said, where the message puts it in other words; `look` the page that
 * shows what came of it, which is not known.
 */
export type FormError = string | { message: string; detail?: string | undefined; look?: string | undefined }

export interface ErrorPanelProps {
  errors: readonly FormError[]
  /** Of the call that was refused. */
  requestId?: string | undefined
}

/** What is wrong with a form as a whole: one message as it is, several as a list (spec §8). */
export function ErrorPanel({ errors, requestId }: ErrorPanelProps) {
  const [first, ...more] = errors
  if (first === undefined) return null
  const id = requestId !== undefined && <RequestId id={requestId} className="mt-1 text-ink-2" />
  if (more.length === 0) {
    return (
      <Notice tone="danger" title="Error" live>
        <ErrorLine error={first} />
        {id}
      </Notice>
    )
  }
  return (
    <Notice tone="danger" title="Errors" live>
      {errors.length} issues:
      <ul className="list-disc ps-4">
        {errors.map((error) => (
          <li key={typeof error === 'string' ? error : error.message}>
            <ErrorLine error={error} />
          </li>
        ))}
      </ul>
      {id}
    </Notice>
  )
}

function ErrorLine({ error }: { error: FormError }) {
  if (typeof error === 'string') return <MessageText text={error} />
  const { message, detail, look } = error
  return (
    <>
      <p>
        <MessageText text={message} />
      </p>
      {look !== undefined && (
        <Link to={look} target="_blank" className={textLinkClass}>
          Look in a new tab
        </Link>
      )}
      {detail !== undefined && (
        <details className="mt-1 text-sm text-ink-2">
          <summary className="cursor-pointer">Server message</summary>
          <p className="mt-1 font-mono wrap-anywhere">
            <MessageText text={detail} />
          </p>
        </details>
      )}
    </>
  )
}
