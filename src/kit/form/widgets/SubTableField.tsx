import { useState } from 'react'

import { readPath } from '../../../lib/condition.ts'
import { midSentence } from '../../../lib/truncate.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldGroup } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/Icons.tsx'
import { ItemDialog } from '../ItemDialog.tsx'
import { rawOf } from '../raw.ts'
import { summaryColumns } from '../summary.ts'
import { duplicateAt, itemKey, uniqueText } from '../unique.ts'
import { useFrame, type WidgetProps } from '../use-field.ts'
import type { Problems } from '../validate.ts'
import { AddEntry } from './AddEntry.tsx'
import { Entries } from './Entries.tsx'
import { SummaryCell } from './SummaryCell.tsx'
import { useEntries } from './use-entries.ts'

/** A list of things with several fields each: a small table, each row edited in a dialog. */
export function SubTableField({ field, widget, name }: WidgetProps<'list'>) {
  const frame = useFrame(field, name)
  const { entries, area, problems, drawn, append, remove } = useEntries(name)
  const [open, setOpen] = useState<{ index: number | undefined; raw: unknown }>()
  const { item } = widget
  const noun = midSentence(item.label)
  const columns = summaryColumns(item)
  const isFull = widget.max !== undefined && entries.fields.length >= widget.max

  /** Items other than the one that is open. */
  const others = () => entries.fields.map((row) => readPath(row, 'value')).filter((_, index) => index !== open?.index)
  const check = (values: unknown): Problems => {
    const key = itemKey(widget, item.widget.kind === 'group' ? values : readPath(values, 'item'))
    const isThere = key !== undefined && others().some((other) => itemKey(widget, other) === key)
    return new Map(isThere ? [[duplicateAt(widget), uniqueText]] : [])
  }
  const done = (value: unknown) => {
    if (open?.index === undefined) append({ value }, { shouldFocus: false })
    else entries.update(open.index, { value })
    setOpen(undefined)
  }

  return (
    <FieldGroup {...frame}>
      <div ref={area} data-invalid={frame.error ? true : undefined} className="grid gap-2">
        {entries.fields.length > 0 && (
          <div className="overflow-x-auto rounded-md border border-line">
            <table aria-label={field.label} className="w-full text-sm">
              <thead className="bg-canvas text-ink-2">
                <tr>
                  {columns.map(({ label, path }) => (
                    <th key={path} scope="col" className="px-2.5 py-1.5 text-start font-medium whitespace-nowrap">
                      {label}
                    </th>
                  ))}
                  <th scope="col" className="w-0 px-1">
                    <span className="sr-only">Change</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {/* A row that was changed is the same row: its button gets focus back. Rows hold nothing of their own. */}
                <Entries drawn={drawn} columns={columns.length + 1}>
                  {(index) => {
                    const raw = readPath(entries.fields[index], 'value')
                    const problem = problems.get(index)
                    return (
                      <tr data-invalid={problem ? true : undefined} className="border-t border-line align-top">
                        {columns.map((column, at) => (
                          <td key={column.path} className="max-w-64 px-2.5 py-2 wrap-break-word">
                            <SummaryCell
                              field={column.field}
                              raw={column.path === '' ? raw : readPath(raw, column.path)}
                            />
                            {at === 0 && problem && <span className="block text-danger">{problem}</span>}
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
        <AddEntry
          noun={noun}
          most={isFull ? widget.max : undefined}
          onAdd={() => setOpen({ index: undefined, raw: rawOf(item, item.initial) })}
        />
      </div>
      {open && (
        <ItemDialog
          item={item}
          raw={open.raw}
          title={`${open.index === undefined ? 'Add' : 'Edit'} ${noun}`}
          submit={`${open.index === undefined ? 'Add' : 'Update'} ${noun}`}
          check={check}
          onDone={done}
          onClose={() => setOpen(undefined)}
        />
      )}
    </FieldGroup>
  )
}
