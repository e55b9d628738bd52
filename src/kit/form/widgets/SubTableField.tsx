import { useState } from 'react'

import { readPath } from '../../../lib/condition.ts'
import { midSentence } from '../../../lib/truncate.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/Icons.tsx'
import { MessageText } from '../../../ui/NameText.tsx'
import { EntriesHead } from '../EntriesHead.tsx'
import { ItemDialog } from '../ItemDialog.tsx'
import type { RawItem } from '../held-list.ts'
import { prepareKeys } from '../prepare.ts'
import { rawOf } from '../raw.ts'
import { summaryColumns } from '../summary.ts'
import { duplicateAt, entryKey, itemKey, uniqueText } from '../unique.ts'
import type { WidgetProps } from '../use-field.ts'
import type { Problems } from '../validate.ts'
import { Entries } from './Entries.tsx'
import { EntriesFrame } from './EntriesFrame.tsx'
import { SummaryCell } from './SummaryCell.tsx'
import { useEntries } from './use-entries.ts'

/** A list of things with several fields each: a small table, each row edited in a dialog. */
export function SubTableField({ field, widget, name }: WidgetProps<'list'>) {
  const entries = useEntries(name)
  const { list, items, problems, append, remove, update } = entries
  const [open, setOpen] = useState<{ index: number | undefined; raw: unknown }>()
  const { item, max } = widget
  const noun = midSentence(item.label)
  const columns = summaryColumns(item)

  const check = (values: unknown): Problems => {
    const key = itemKey(widget, item.widget.kind === 'group' ? values : readPath(values, 'item'))
    const isThere = (entry: RawItem, index: number): boolean =>
      index !== open?.index && entryKey(widget, entry, list) === key
    return new Map(key !== undefined && items.some(isThere) ? [[duplicateAt(widget), uniqueText]] : [])
  }
  const done = (value: unknown) => {
    if (open?.index === undefined) append({ value }, true)
    else update(open.index, { value })
    setOpen(undefined)
  }

  return (
    <>
      <EntriesFrame
        field={field}
        of={entries}
        item={item}
        noun={noun}
        max={max}
        onAdd={() => setOpen({ index: undefined, raw: rawOf(item, item.initial) })}
      >
        {items.length > 0 && (
          // Words for screen readers stand where they are said: outside of it they would widen the page.
          <div className="relative overflow-x-auto rounded-md border border-line">
            <table aria-label={field.label} className="w-full text-sm">
              <EntriesHead columns={columns.map(({ label }) => label)} />
              <tbody>
                {/* A row that was changed is the same row: its button gets focus back. */}
                <Entries of={entries} columns={columns.length + 1}>
                  {({ value: raw }, index) => {
                    const [problem] = problems.get(index)?.values() ?? []
                    return (
                      <tr data-invalid={problem ? true : undefined} className="border-t border-line align-top">
                        {columns.map((column, at) => (
                          <td key={column.path} className="max-w-88 px-2.5 py-2 [&_bdi]:wrap-break-word">
                            <SummaryCell
                              field={column.field}
                              raw={column.path === '' ? raw : readPath(raw, column.path)}
                            />
                            {at === 0 && problem && (
                              <span className="block text-danger">
                                <MessageText text={problem} />
                              </span>
                            )}
                          </td>
                        ))}
                        <td className="px-1 py-1">
                          <span className="flex">
                            <Button
                              size="sm"
                              variant="ghost"
                              aria-label={`Edit ${noun} ${index + 1}`}
                              onClick={() => setOpen({ index, raw })}
                            >
                              Edit
                            </Button>
                            <IconButton
                              label={`Remove ${noun} ${index + 1}`}
                              size="sm"
                              icon={<CloseIcon />}
                              onClick={() => remove(index)}
                            />
                          </span>
                        </td>
                      </tr>
                    )
                  }}
                </Entries>
              </tbody>
            </table>
          </div>
        )}
      </EntriesFrame>
      {open && (
        <ItemDialog
          item={item}
          raw={open.raw}
          title={`${open.index === undefined ? 'Add' : 'Edit'} ${noun}`}
          submit={`${open.index === undefined ? 'Add' : 'Update'} ${noun}`}
          check={check}
          prepare={() => prepareKeys(widget, list)}
          onDone={done}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
