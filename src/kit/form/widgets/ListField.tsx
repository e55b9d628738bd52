import { useMemo } from 'react'

import { midSentence } from '../../../lib/truncate.ts'
import { FieldView } from '../FieldView.tsx'
import { rawOf } from '../raw.ts'
import type { WidgetProps } from '../use-field.ts'
import { Entries } from './Entries.tsx'
import { EntriesFrame } from './EntriesFrame.tsx'
import { EntryRow } from './EntryRow.tsx'
import { useEntries } from './use-entries.ts'

/** Any number of equal fields. */
export function ListField({ field, widget: { item, max }, name }: WidgetProps<'list'>) {
  const entries = useEntries(name)
  const noun = midSentence(item.label)
  const fields = useMemo(() => [{ ...item, id: 'value' }], [item])
  return (
    <EntriesFrame
      field={field}
      of={entries}
      item={item}
      noun={noun}
      max={max}
      onAdd={() => entries.append({ value: rawOf(item, item.initial) })}
    >
      <Entries of={entries}>
        {(entry, place) => (
          <EntryRow of={entries} fields={fields} place={place} entry={entry} noun={noun} className="flex">
            <div className="min-w-0 flex-1 [&>*:last-child]:mb-0">
              <FieldView field={numbered(item, place)} name="value" />
            </div>
          </EntryRow>
        )}
      </Entries>
    </EntriesFrame>
  )
}

const numbered = (item: ListItem, index: number): ListItem => ({
  ...item,
  id: '',
  required: true,
  label: `${item.label} ${index + 1}`,
  help: index === 0 ? item.help : undefined,
})

type ListItem = WidgetProps<'list'>['widget']['item']
