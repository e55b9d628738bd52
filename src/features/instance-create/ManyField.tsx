import { type ReactNode, useState } from 'react'

import { midSentence } from '../../lib/truncate.ts'
import type { Candidates } from '../../kit/lookup/names.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field } from '../../ui/Field.tsx'
import { EntryTable } from './EntryTable.tsx'
import { textsOf } from '../../lib/texts-of.ts'
import { useValue } from './use-value.ts'

/** What a candidate is told and chosen by. */
type Named = { id: string; name: string }

export interface ManyFieldProps<R extends Named> {
  /** Path of the list of ids. */
  path: string
  label: string
  /** What one is called. */
  one: string
  help: string
  candidates: Candidates<R>
  /** What is said of a candidate besides its name. */
  hint: (row: R) => string
  /** Why one cannot be chosen. */
  bar?: (row: R) => string | undefined
  onOpen?: () => void
  /** Beside the label. */
  action?: ReactNode
}

/** Any number of things that exist, found by typing. */
export function ManyField<R extends Named>(props: ManyFieldProps<R>) {
  const { path, label, one, help, candidates, hint, bar, onOpen, action } = props
  const { value, onChange, control, error } = useValue(path)
  const ids = textsOf(value)
  const chosen = new Set(ids)
  const [isOpened, setOpened] = useState(false)
  const { rows, state } = candidates
  const options = rows
    .filter((row) => !chosen.has(row.id))
    .map((row) => ({
      value: row.id,
      label: row.name,
      hint: hint(row),
      disabledReason: bar?.(row),
    }))
    .toSorted((a, b) => Number(a.disabledReason !== undefined) - Number(b.disabledReason !== undefined))
  const entries = ids.map((id) => {
    const row = rows.find((candidate) => candidate.id === id)
    const name = row?.name ?? id
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
