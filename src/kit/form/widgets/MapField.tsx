import { useMemo } from 'react'

import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/Icons.tsx'
import type { FormField } from '../../spec.ts'
import { FieldView } from '../FieldView.tsx'
import type { RawEntry } from '../held-list.ts'
import { rawOf } from '../raw.ts'
import type { WidgetProps } from '../use-field.ts'
import { Entries } from './Entries.tsx'
import { EntriesFrame } from './EntriesFrame.tsx'
import { EntryForm } from './EntryForm.tsx'
import { TextField } from './TextField.tsx'
import { useEntries } from './use-entries.ts'

const text = { kind: 'text' } as const
const keyField: FormField = { id: 'key', label: 'Key', required: true, widget: text }

/** Keys and values, both the user's. */
export function MapField({ field, widget: { value }, name }: WidgetProps<'map'>) {
  const entries = useEntries(name)
  const { problems, append, remove, update } = entries
  const fields = useMemo(() => [keyField, { ...value, id: 'value' }], [value])
  const add = () => {
    const entry: RawEntry = { key: '', value: rawOf(value, value.initial) }
    append(entry)
  }
  return (
    <EntriesFrame field={field} of={entries} item={value} noun="entry" onAdd={add}>
      <Entries of={entries}>
        {(entry, place) => (
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2 *:mb-0">
            <EntryForm
              fields={fields}
              name={name}
              place={place}
              entry={entry}
              problems={problems.get(place)}
              onChange={update}
            >
              <TextField field={keyField} widget={text} name="key" />
              <FieldView field={{ ...value, id: '' }} name="value" />
            </EntryForm>
            <div className="pt-6">
              <IconButton
                label={`Remove entry ${place + 1}`}
                size="sm"
                icon={<CloseIcon />}
                onClick={() => remove(place)}
              />
            </div>
          </div>
        )}
      </Entries>
    </EntriesFrame>
  )
}
