import { timeseriesQuery } from '../../../generated/api/sdk/experimental.gen.ts'
import { RequestPanel } from '../../kit/equivalent/RequestPanel.tsx'
import { Button } from '../../ui/Button.tsx'
import { CodeBlock } from '../../ui/Code.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export interface QueryDialogProps {
  title: string
  /** The query, a step per line. */
  lines: string
  /** The query as it is sent. */
  text: string
  project: string
  onClose: () => void
}

/** The question behind a chart, to be read, copied and asked elsewhere. */
export function QueryDialog({ title, lines, text, project, onClose }: QueryDialogProps) {
  return (
    <Dialog
      size="lg"
      title={`${title} query (OxQL)`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <CodeBlock text={lines} label="OxQL query" wrap />
      <RequestPanel make={() => timeseriesQuery({ query: { project }, body: { query: text } })} />
    </Dialog>
  )
}
