import { CopyText } from './CopyButton.tsx'

/** The id of a call that failed, for whoever asks the people who run the server. */
export function RequestId({ id, className }: { id: string; className: string }) {
  return (
    <p className={className}>
      Request ID: <CopyText text={id} />
    </p>
  )
}
