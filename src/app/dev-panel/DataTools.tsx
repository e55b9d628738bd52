import { useState } from 'react'

import type { ImportProblem } from '../../mock/store/export.ts'
import { saveFile } from '../../kit/feedback/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import type { MockOfPage } from '../mock.ts'

const problems: Readonly<Record<ImportProblem, string>> = {
  unreadable: 'This is not an export of the mock',
  'other-contract': 'This export was made with another version of the API and does not fit',
}

/** Everything the mock holds: begun anew, saved to a file, taken from one. */
export function DataTools({ mock, choose }: MockOfPage) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState('')
  const [keep, setKeep] = useState(mock.settings.keep)

  const takeIn = async () => {
    if (file === null) return
    const found = await mock.import(await file.text())
    if (found === undefined) location.reload()
    else setProblem(problems[found])
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
            choose({ keep: target.checked })
          }}
        />
      </div>
      <div className="mb-5 flex flex-wrap gap-2">
        <Button
          onClick={() =>
            void mock
              .export()
              .then((text) =>
                saveFile(`cairn-${mock.scenario.name}.json`, new Blob([text], { type: 'application/json' })),
              )
          }
        >
          Export
        </Button>
        <Button variant="danger" onClick={() => void mock.reset().then(() => location.reload())}>
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
