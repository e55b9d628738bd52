import { useState } from 'react'

import type { Choices } from '../../mock/browser/browser.ts'
import type { FaultRule } from '../../mock/http/fault-rules.ts'
import type { FaultKind } from '../../mock/http/fault.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { faultTitles } from './fault-words.ts'

/** How many of the calls. */
const shares = [
  { value: 'all', label: 'Every call', rule: {} },
  { value: 'half', label: 'The first of every two', rule: { every: 2 } },
  { value: 'once', label: 'The next call only', rule: { times: 1 } },
] as const

/** One more rule. */
export function FaultForm({ choices, onAdd }: { choices: Choices; onAdd: (rule: FaultRule) => void }) {
  const { operations, faultKinds } = choices
  const [id, setId] = useState<string | null>(null)
  const [fault, setFault] = useState<FaultKind>('internal')
  const [share, setShare] = useState<string>('all')
  const [isDone, setIsDone] = useState(false)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const operation = operations.find((one) => one.id === id)
  const path = Object.fromEntries(
    (operation?.params ?? []).flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  )

  return (
    <>
      <Field label="Operation">
        <Combobox
          mono
          clearable
          value={id}
          onChange={(chosen) => {
            setId(chosen)
            setValues({})
          }}
          options={operations.map((one) => ({ value: one.id, label: one.id }))}
        />
      </Field>
      {operation?.params.map((name) => (
        <Field
          key={name}
          label={`Only where ${name} is`}
          required={false}
          hideOptional
          help="As in the path: name or ID"
        >
          <TextInput
            mono
            value={values[name] ?? ''}
            onChange={({ target: { value } }) => {
              const { [name]: _, ...others } = values
              setValues(value === '' ? others : { ...others, [name]: value })
            }}
          />
        </Field>
      ))}
      <Field label="Fault">
        <Select
          value={fault}
          options={faultKinds.map((kind) => ({ value: kind, label: faultTitles[kind] }))}
          onChange={({ target }) => setFault(faultKinds.find((kind) => kind === target.value) ?? fault)}
        />
      </Field>
      <Field label="Calls">
        <Select
          value={share}
          options={shares.map(({ value, label }) => ({ value, label }))}
          onChange={({ target }) => setShare(target.value)}
        />
      </Field>
      <div className="mb-5">
        <Checkbox
          label="Carry out the call"
          help="Only its answer fails."
          checked={isDone}
          onChange={({ target }) => setIsDone(target.checked)}
        />
      </div>
      <div className="mb-5">
        <Button
          disabledReason={operation === undefined ? 'Choose an operation first' : ''}
          onClick={() => {
            if (operation === undefined) return
            onAdd({
              operation: operation.id,
              ...(Object.keys(path).length === 0 ? {} : { path }),
              fault,
              ...(isDone ? { done: true } : {}),
              ...shares.find(({ value }) => value === share)?.rule,
            })
            setId(null)
          }}
        >
          Add fault
        </Button>
      </div>
    </>
  )
}
