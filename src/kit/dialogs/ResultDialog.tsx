import { useState } from 'react'

import { codec } from '../../api/codec.ts'
import { writeJson } from '../../api/json.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { JsonText } from '../cells/JsonText.tsx'
import { Properties } from '../cells/Properties.tsx'
import type { Result } from '../actions/pipeline.ts'

/** What an action answered: its fields to read, and all of it as it came. */
export function ResultDialog({ result, onClose }: { result: Result; onClose: () => void }) {
  const { title, shown, answer, params } = result
  const [isRaw, setRaw] = useState(shown.length === 0)
  return (
    <Dialog
      title={title}
      size="md"
      onClose={onClose}
      footer={
        <>
          <span className="me-auto">
            <Button variant="ghost" aria-expanded={isRaw} onClick={() => setRaw(!isRaw)}>
              {isRaw ? 'Hide JSON' : 'Show JSON'}
            </Button>
          </span>
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Properties shown={shown} row={answer} updatedAt={0} params={params} />
        {isRaw && <JsonText text={writeJson(codec.toWire(answer))} label="Answer as JSON" />}
      </div>
    </Dialog>
  )
}
