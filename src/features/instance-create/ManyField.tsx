import { type ReactNode, useState } from 'react'

import { readPath } from '../../lib/condition.ts'
import { midSentence } from '../../lib/truncate.ts'
import type { Candidates } from '../../kit/lookup/names.ts'
import type { Row } from '../../kit/spec.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field } from '../../ui/Field.tsx'
import { EntryTable } from './EntryTable.tsx'
import { textsOf } from './request.ts'
import { useValue } from './use-value.ts'

export interface ManyFieldProps {
  /** Path of the list of ids. */
  path: string
  label: string
  /** What one is called. */
  one: string
  help: string
  candidates: Candidates
  /** What is said of a candidate besides its name. */
  hint: (row: Row) => string
  /** Why one cannot be chosen. */
  bar?: (row: Row) => string | undefined
  onOpen?: () => void
  /** Beside the label. */
  action?: ReactNode
}

/** Any number of things that exist, found by typing. */
export function ManyField({ path, label, one, help, candidates, hint, bar, onOpen, action }: ManyFieldProps) {
  const { value, onChange, control, error } = useValue(path)
  const ids = textsOf(value)
  const [isOpened, setOpened] = useState(false)
  const { rows, state } = candidates
  const nameOf = (row: Row | undefined, id: string) => String(readPath(row, 'name') ?? id)
  const options = rows
    .filter((row) => !ids.includes(String(readPath(row, 'id'))))
    .map((row) => ({
      value: String(readPath(row, 'id')),
      label: nameOf(row, ''),
      hint: hint(row),
      disabledReason: bar?.(row),
    }))
    .toSorted((a, b) => Number(a.disabledReason !== undefined) - Number(b.disabledReason !== undefined))
  const entries = ids.map((id) => {
    const row = rows.find((candidate) => readPath(candidate, 'id') === id)
    const name = nameOf(row, id)
    return { key: id, name: `${midSentence(one)} ${name}`, cells: [name, row ? hint(row) : ''] }
  })
  return (
    <EntryTable
      addFirst
      label={label}
      columns={['Name', 'Details']}
      entries={entries}
      onRemove={(index) => onChange(ids.filter((_, at) => at !== index))}
    >
      <div className="w-full [&>*]:mb-0">
        <Field label={label} help={help} error={error} required={false} action={action}>
          <Combobox
            {...control}
            value={null}
            onChange={(id) => id !== null && onChange([...ids, id])}
            options={options}
            // Candidates may wait until somebody wants to see them.
            loading={isOpened && state === 'loading' && options.length === 0}
            partial={state === 'loading'}
            placeholder={`Add ${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${midSentence(one)}`}
            emptyText={
              state === 'failed' ? 'Could not load them' : ids.length > 0 ? 'No others' : `No ${midSentence(label)}`
            }
            onOpen={() => {
              setOpened(true)
              onOpen?.()
            }}
          />
        </Field>
      </div>
    </EntryTable>
  )
}
