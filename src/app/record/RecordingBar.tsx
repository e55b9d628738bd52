import { useState, useSyncExternalStore } from 'react'

import { TextTabs } from '../../kit/equivalent/TextTabs.tsx'
import { saveFile } from '../../kit/feedback/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeBlock } from '../../ui/Code.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { clearRecording, most, recording, startRecording, stopRecording } from './recorder.ts'
import { bashScript, programScript } from './script.ts'

/** Says that requests are recorded, over every page, and leads to the script. */
export function RecordingBar({ onClose }: { onClose: () => void }) {
  const { isOn, entries } = useSyncExternalStore(recording.subscribe, recording.get)
  const [isOpen, setIsOpen] = useState(false)
  const discard = () => {
    stopRecording()
    clearRecording()
    onClose()
  }
  const count = entries.length === 1 ? '1 request' : `${entries.length} requests`
  return (
    <>
      <section
        aria-label="Recording"
        className="fixed inset-x-4 bottom-4 z-40 max-sm:bottom-24 mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-raised px-3 py-2 text-sm text-ink shadow-pop"
      >
        <span role="status" className="flex items-center gap-2">
          {isOn && <span aria-hidden className="size-2.5 rounded-full bg-danger-fill" />}
          {isOn ? 'Recording requests' : 'Recording stopped'}: {count}
        </span>
        <span className="flex gap-2">
          {isOn ? (
            <Button size="sm" onClick={stopRecording}>
              Stop
            </Button>
          ) : (
            <Button size="sm" onClick={startRecording}>
              Continue
            </Button>
          )}
          <Button
            size="sm"
            variant="primary"
            disabledReason={entries.length === 0 ? 'No requests yet. Change something first.' : undefined}
            onClick={() => setIsOpen(true)}
          >
            Show script
          </Button>
          {!isOn && (
            <Button size="sm" variant="ghost" onClick={discard}>
              Discard
            </Button>
          )}
        </span>
      </section>
      {isOpen && <ScriptDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

const forms = [
  { id: 'curl', label: 'curl', file: 'recorded.sh', write: bashScript },
  { id: 'typescript', label: 'TypeScript', file: 'recorded.ts', write: programScript },
] as const

function ScriptDialog({ onClose }: { onClose: () => void }) {
  const { entries, isFull } = useSyncExternalStore(recording.subscribe, recording.get)
  const [tab, setTab] = useState<(typeof forms)[number]['id']>('curl')
  const form = forms.find(({ id }) => id === tab) ?? forms[0]
  const text = form.write(entries, window.location.origin)
  const clear = () => {
    clearRecording()
    onClose()
  }
  return (
    <Dialog
      title="Recorded requests"
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button onClick={clear}>Clear</Button>
          <Button variant="primary" onClick={() => saveFile(form.file, new Blob([text], { type: 'text/plain' }))}>
            Download {form.file}
          </Button>
        </>
      }
    >
      <TextTabs
        label="Form of the script"
        tabs={forms}
        value={tab}
        onChange={setTab}
        beside={<CopyButton text={text} label="Copy script" />}
      >
        <CodeBlock text={text} label={`Script as ${form.label}`} copy={false} />
      </TextTabs>
      <p className="mt-2 text-sm text-ink-2">
        Kept in this tab only, until you reload or sign out. Check the script before you run it.
        {isFull && ` Only the first ${most} requests are kept.`}
      </p>
    </Dialog>
  )
}
