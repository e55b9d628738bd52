import { useMemo } from 'react'

import type { FormField } from '../../spec.ts'
import { FieldView } from '../FieldView.tsx'
import type { RawEntry } from '../held-list.ts'
import { rawOf } from '../raw.ts'
import type { WidgetProps } from '../use-field.ts'
import { Entries } from './Entries.tsx'
import { EntriesFrame } from './EntriesFrame.tsx'
import { EntryRow } from './EntryRow.tsx'
import { TextField } from './TextField.tsx'
import { useEntries } from './use-entries.ts'

const text = { kind: 'text' } as const
const keyField: FormField = { id: 'key', label: 'Key', required: true, widget: text }

/** Keys and values, both the user's. */
export function MapField({ field, widget: { value }, name }: WidgetProps<'map'>) {
  const entries = useEntries(name)
  const fields = useMemo(() => [keyField, { ...value, id: 'value' }], [value])
  const add = () => {
    const entry: RawEntry = { key: '', value: rawOf(value, value.initial) }
    entries.append(entry)
  }
  return (
    <EntriesFrame field={field} of={entries} item={value} noun="entry" onAdd={add}>
      <Entries of={entries}>
        {(entry, place) => (
          <EntryRow
            of={entries}
            fields={fields}
            place={place}
            entry={entry}
            noun="entry"
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] *:mb-0"
          >
            <TextField field={keyField} widget={text} name="key" />
            <FieldView field={{ ...value, id: '' }} name="value" />
          </EntryRow>
        )}
      </Entries>
    </EntriesFrame>
  )
}
