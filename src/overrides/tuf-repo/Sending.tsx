import { useEffect, useRef, useState } from 'react'

import { TransferBar } from '../../features/transfer/TransferBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { Phase } from './upload.ts'
import type { ReleaseUpload } from './use-release-upload.ts'

const phaseTexts: Readonly<Partial<Record<Phase, string>>> = {
  sending: 'Uploading. Keep this page open until it is done.',
  sent: 'Sent. The server is verifying the release; this can take a few minutes.',
  offline: 'Offline. The upload restarts from the beginning when the connection is back.',
}

/** How far an upload is. */
export function Sending({ current, onCancel }: { current: ReleaseUpload; onCancel: () => void }) {
  const { file, status } = current
  const [asking, setAsking] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section aria-labelledby="upload-title" className="max-w-2xl rounded-lg border border-line bg-surface p-5">
      <h2 id="upload-title" ref={title} tabIndex={-1} className="text-lg font-semibold wrap-anywhere">
        {file.name}
      </h2>
      <p role="status" className="mb-3 text-ink-2">
        {phaseTexts[status.phase]}
      </p>
      <TransferBar label="Release sent" progress={status.progress} />
      <div className="mt-4 flex justify-end">
        <Button variant="ghost" onClick={() => setAsking(true)}>
          Cancel upload
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={`Cancel upload of ${file.name}?`}
          confirmLabel="Cancel upload"
          cancelLabel="Keep uploading"
          danger
          onCancel={() => setAsking(false)}
          onConfirm={onCancel}
        >
          {status.phase === 'sent'
            ? 'The whole file was sent; the server may still add the release.'
            : 'Uploaded data is discarded. The file stays selected.'}
        </ConfirmDialog>
      )}
    </section>
  )
}
