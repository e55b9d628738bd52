import { RequestPanel } from '../equivalent/RequestPanel.tsx'
import { Button } from '../../ui/Button.tsx'
import { CodeBlock } from '../../ui/Code.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export interface QueryDialogProps {
  title: string
  /** The query, a step per line. */
  lines: string
  /** The query as it is sent. */
  text: string
  send: (text: string) => Promise<unknown>
  onClose: () => void
}

/** The question behind a chart, to be read, copied and asked elsewhere. */
export function QueryDialog({ title, lines, text, send, onClose }: QueryDialogProps) {
  return (
    <Dialog
      size="lg"
      title={`${title} query (OxQL)`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <CodeBlock text={lines} label="OxQL query" wrap />
      <RequestPanel make={() => send(text)} />
    </Dialog>
  )
}
