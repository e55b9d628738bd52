import { Button } from '../../ui/Button.tsx'
import { MessageText, NameText } from '../../ui/NameText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RequestId } from '../../ui/RequestId.tsx'
import { TransferBar } from '../transfer/TransferBar.tsx'
import { TryingAgain } from '../transfer/TryingAgain.tsx'
import type { DownloadStatus, Phase } from './download.ts'
import type { DownloadOnPage } from './use-download.ts'

const phaseTexts: Readonly<Record<Phase, string>> = {
  running: 'Downloading. Keep this page open until it is done.',
  paused: 'Paused. Downloaded data is kept.',
  offline: 'Offline. The download resumes when the connection is back.',
  failed: 'The download failed.',
  cancelled: 'Cancelled.',
  done: 'Saved to the browser’s downloads.',
}

const anewTexts: Readonly<Record<NonNullable<DownloadStatus['anew']>, string>> = {
  changed: 'Changed on the server. The download was restarted.',
  whole: 'The server cannot resume downloads. The download was restarted.',
}

export interface DownloadPanelProps {
  current: DownloadOnPage
  onClose: () => void
}

/** How far a download is, and what can be done about it. */
export function DownloadPanel({ current, onClose }: DownloadPanelProps) {
  const { target, download, status, name, isChosen } = current
  const phase = status?.phase ?? 'done'
  const { failure, again, anew } = status ?? {}
  const isOver = phase === 'done'
  const text = !download
    ? 'Downloading in the browser. See its downloads for progress.'
    : isOver && isChosen
      ? 'Saved.'
      : phaseTexts[phase]
  return (
    <section aria-label={`Download of ${target.label}`} className="mb-4 rounded-lg border border-line bg-surface p-4">
      <p className="mb-2 text-ink-2">
        <span className="font-medium text-ink">
          <NameText text={name} />
        </span>
        {' · '}
        <span role="status">{text}</span>
      </p>
      {status && <TransferBar label="Downloaded" progress={status.progress} />}
      {again && <TryingAgain {...again} />}
      {anew && <p className="text-sm text-warning">{anewTexts[anew]}</p>}
      {failure && (
        <div className="mt-2">
          <Notice tone="danger" title="The download failed" live>
            <MessageText text={failure.message} />
            {failure.requestId !== undefined && <RequestId id={failure.requestId} className="mt-1 text-ink-2" />}
          </Notice>
        </div>
      )}
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        {isOver ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <Button variant="ghost" onClick={download?.cancel}>
            Cancel download
          </Button>
        )}
        {(phase === 'running' || phase === 'offline') && <Button onClick={download?.pause}>Pause</Button>}
        {phase === 'paused' && (
          <Button variant="primary" onClick={download?.resume}>
            Resume
          </Button>
        )}
        {failure?.isFinal === false && (
          <Button variant="primary" onClick={download?.retry}>
            Try again
          </Button>
        )}
      </div>
    </section>
  )
}
