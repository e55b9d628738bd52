import { useState } from 'react'

import { saveFile } from '../../kit/feedback/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import type { MockOfPage } from '../mock.ts'
import { messageOf } from './message-of.ts'

/** Everything the mock holds: begun anew, saved to a file, taken from one. */
export function DataTools({ mock }: MockOfPage) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState('')
  const [keep, setKeep] = useState(mock.settings.keep)

  const takeIn = async () => {
    if (file === null) return
    try {
      await mock.control.import(await file.text())
      location.reload()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }

  return (
    <>
      <div className="mb-5">
        <Checkbox
          label="Keep what I do over a reload"
          help="If off, every reload restarts the scenario."
          checked={keep}
          onChange={({ target }) => {
            setKeep(target.checked)
            mock.choose({ keep: target.checked })
          }}
        />
      </div>
      <div className="mb-5 flex flex-wrap gap-2">
        <Button
          onClick={() =>
            void mock.control
              .export()
              .then((text) =>
                saveFile(`cairn-${mock.scenario.name}.json`, new Blob([text], { type: 'application/json' })),
              )
          }
        >
          Export
        </Button>
        <Button
          variant="danger"
          onClick={() => void mock.control.reset({ keep_faults: true }).then(() => location.reload())}
        >
          Reset scenario
        </Button>
      </div>
      <Field
        label="Import"
        required={false}
        hideOptional
        help="Takes the place of everything in this scenario."
        error={problem}
      >
        <FileInput
          accept=".json,application/json"
          value={file}
          onChange={(chosen) => {
            setFile(chosen)
            setProblem('')
          }}
        />
      </Field>
      <Button disabledReason={file === null ? 'Choose a file first' : ''} onClick={() => void takeIn()}>
        Import file
      </Button>
    </>
  )
}
