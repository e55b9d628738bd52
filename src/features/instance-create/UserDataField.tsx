import { useEffect, useRef, useState } from 'react'

import { bytesText } from '../../lib/bytes.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { addToast } from '../../ui/toast-store.ts'
import { asUserData, readUserData, sizeOf, type UserData, userDataFormat, userDataProblem } from './user-data.ts'
import { useValue } from './use-value.ts'
import { YamlEditor } from './YamlEditor.tsx'

const help =
  'What cloud-init does when the instance first starts: cloud-config, a script, or anything else that it takes. At most 32 KiB.'

/** Data for the first boot, typed or from a file. */
export function UserDataField() {
  const { value, onChange, control, error } = useValue('userData')
  const data = asUserData(value)
  const text = data?.kind === 'text' ? data.text : ''
  const format = userDataFormat(text)
  const yaml = useYamlProblem(format === 'cloud-config' ? text : undefined)
  const load = (file: File | null) => {
    if (!file) return
    readUserData(file).then(onChange, () => addToast({ content: 'The file could not be read', variant: 'error' }))
  }
  return (
    <>
      {data?.kind === 'file' ? (
        <Held data={data} error={error} onClear={() => onChange('')} />
      ) : (
        <>
          <Field
            label="User data"
            help={help}
            required={false}
            error={error ?? (data ? userDataProblem(data) : undefined) ?? yaml.problem}
          >
            <YamlEditor
              {...control}
              value={text}
              isYaml={format === 'cloud-config'}
              placeholder={'#cloud-config\npackages:\n  - nginx'}
              onChange={(next) => onChange(next === '' ? '' : ({ kind: 'text', text: next } satisfies UserData))}
            />
          </Field>
          <p className="-mt-4 mb-4 min-h-5 text-sm text-ink-2" aria-live="polite">
            {data &&
              [sayings[format], bytesText(sizeOf(data)), yaml.isValid && 'valid YAML'].filter(Boolean).join(' · ')}
          </p>
        </>
      )}
      <Field label="User data from a file" required={false}>
        <FileInput value={null} onChange={load} />
      </Field>
    </>
  )
}

const sayings = {
  'cloud-config': 'cloud-config',
  script: 'Script',
  other: 'For cloud-init',
  unknown: 'cloud-init ignores what does not begin with #cloud-config, #! or another line that it knows',
}

/** A file that is no text. */
function Held({ data, error, onClear }: { data: UserData & { kind: 'file' }; error?: string; onClear: () => void }) {
  const problem = error ?? userDataProblem(data)
  return (
    <div className="mb-4" data-invalid={problem === undefined ? undefined : true}>
      <Notice
        tone={problem === undefined ? 'neutral' : 'danger'}
        live
        title={`User data: ${data.name}`}
        action={
          <Button size="sm" onClick={onClear}>
            Remove
          </Button>
        }
      >
        {problem ?? `${bytesText(data.size)}, sent as it is.`}
      </Notice>
    </div>
  )
}

interface Verdict {
  text: string
  problem: string | undefined
}

/** Looks at a text once it has not changed for a moment. */
function useYamlProblem(text: string | undefined): { problem?: string | undefined; isValid: boolean } {
  const [verdict, setVerdict] = useState<Verdict>()
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
    if (text === undefined) return
    const check = async () => {
      // Without the checker the platform has the last word.
      const checker = await import('./yaml-check.ts').catch(() => undefined)
      if (checker && latest.current === text) setVerdict({ text, problem: checker.yamlProblem(text) })
    }
    const timer = setTimeout(() => void check(), 250)
    return () => clearTimeout(timer)
  }, [text])
  return verdict && verdict.text === text
    ? { problem: verdict.problem, isValid: verdict.problem === undefined }
    : { isValid: false }
}
