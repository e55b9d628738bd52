import { type ReactNode, useEffect, useRef, useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorIcon, MinusIcon, SuccessIcon } from '../../ui/LazyIcons.tsx'
import { MessageText } from '../../ui/NameText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RequestId } from '../../ui/RequestId.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TransferBar } from '../transfer/TransferBar.tsx'
import { TryingAgain } from '../transfer/TryingAgain.tsx'
import { AnotherName } from './AnotherName.tsx'
import { stepIds, type Phase, type StepId, type StepState } from './upload.ts'
import type { UploadOnPage } from './use-upload.ts'

const stepLabels: Readonly<Record<StepId, string>> = {
  disk: 'Create temporary disk',
  start: 'Put disk in import mode',
  upload: 'Upload image file',
  stop: 'Get disk out of import mode',
  finalize: 'Finalize disk and create snapshot',
  image: 'Create image',
  cleanup: 'Delete disk and snapshot',
}

const stateTexts: Readonly<Record<StepState, string>> = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
}

const phaseTexts: Readonly<Record<Phase, string>> = {
  running: 'Uploading. Keep this page open until it is done.',
  paused: 'Paused. What is sent stays.',
  offline: 'Offline. The upload resumes when the connection is back.',
  failed: 'A step failed. Nothing is lost: it can be tried again from there.',
  cancelling: 'Cancelling: removing what was sent.',
  cancelled: 'Cancelled.',
  done: 'Image ready',
}

const againText = 'Trying again: the last try failed.'

const nameForm = 'upload-name'

export interface UploadProgressProps {
  current: UploadOnPage
  /** Back to the form, with what was filled in. */
  onBack: () => void
  /** A link to where the image is. */
  done: ReactNode
}

/** How far the upload is, step by step, and what can be done about it. */
export function UploadProgress({ current: { upload, status }, onBack, done }: UploadProgressProps) {
  const [asking, setAsking] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { phase, steps, progress, failure, again, leftovers, image } = status
  // Only the image has a name that somebody else may want.
  const isTaken = failure?.taken === true && steps.image === 'failed'
  const isActive = phase === 'running' || phase === 'offline' || phase === 'paused' || phase === 'failed'
  const tidying = steps.cleanup === 'running'
  return (
    <section aria-labelledby="upload-title" className="max-w-2xl rounded-lg border border-line bg-surface p-5">
      <h2 id="upload-title" ref={title} tabIndex={-1} className="text-lg font-semibold">
        Image upload progress
      </h2>
      <p className="mb-4 text-ink-2">
        <span className="font-medium text-ink wrap-anywhere">{image}</span>
        {' · '}
        <span role="status">{again === undefined ? phaseTexts[phase] : againText}</span>
      </p>
      <ol className="mb-4 flex flex-col gap-2">
        {stepIds.map((id) => (
          <li key={id} className="flex items-start gap-2">
            <StepIcon state={steps[id]} />
            <div className="min-w-0 flex-1">
              <span className={steps[id] === 'waiting' ? 'text-ink-2' : ''}>{stepLabels[id]}</span>
              <span className="sr-only">: {stateTexts[steps[id]]}</span>
              {again?.step === id && <TryingAgain {...again} />}
              {id === 'upload' && steps.upload !== 'waiting' && (
                <TransferBar label="Image file sent" progress={progress} />
              )}
            </div>
          </li>
        ))}
      </ol>
      {failure !== undefined && (
        <div className="mb-4">
          <Notice tone="danger" title="This step failed" live>
            <MessageText text={failure.message} />
            {failure.requestId !== undefined && <RequestId id={failure.requestId} className="mt-1 text-ink-2" />}
          </Notice>
        </div>
      )}
      {isTaken && <AnotherName formId={nameForm} key={image} taken={image} onName={upload.retry} />}
      {leftovers.length > 0 && (
        <div className="mb-4">
          <Notice tone="warning" title="Something could not be removed" live>
            <ul className="list-disc ps-4">
              {leftovers.map(({ text, requestId }) => (
                <li key={text}>
                  <MessageText text={text} />
                  {requestId !== undefined && <RequestId id={requestId} className="text-sm" />}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {isActive && (
          <Button variant="ghost" onClick={() => setAsking(true)}>
            Cancel upload
          </Button>
        )}
        {(phase === 'running' || phase === 'offline') && <Button onClick={upload.pause}>Pause</Button>}
        {phase === 'paused' && (
          <Button variant="primary" onClick={upload.resume}>
            Resume
          </Button>
        )}
        {isTaken && (
          <Button type="submit" form={nameForm} variant="primary">
            Create image
          </Button>
        )}
        {phase === 'failed' && !isTaken && (
          <Button variant="primary" onClick={() => upload.retry()}>
            Try again
          </Button>
        )}
        {leftovers.length > 0 && <Button onClick={() => upload.retry()}>Remove again</Button>}
        {phase === 'cancelled' && !tidying && <Button onClick={onBack}>Back to form</Button>}
        {phase === 'done' && !tidying && done}
      </div>
      {asking && isActive && (
        <ConfirmDialog
          title={`Cancel upload of ${image}?`}
          confirmLabel="Cancel upload"
          cancelLabel="Keep uploading"
          danger
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            upload.cancel()
          }}
        >
          What was sent so far is removed. What you filled in stays.
        </ConfirmDialog>
      )}
    </section>
  )
}

function StepIcon({ state }: { state: StepState }) {
  const frame = 'mt-0.5 flex size-4 shrink-0 items-center justify-center'
  switch (state) {
    case 'waiting':
    case 'cancelled':
      return <MinusIcon className={`${frame} text-ink-3`} />
    case 'running':
      return (
        <span className={`${frame} text-accent`}>
          <Spinner size={14} />
        </span>
      )
    case 'done':
      return <SuccessIcon className={`${frame} text-success`} />
    case 'failed':
      return <ErrorIcon className={`${frame} text-danger`} />
  }
}
