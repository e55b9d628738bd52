import { useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'

import { readPath } from '../../../lib/condition.ts'
import { midSentence } from '../../../lib/truncate.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldGroup } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon, PlusIcon } from '../../../ui/Icons.tsx'
import { useFormContext } from '../form-context.ts'
import { ItemDialog } from '../ItemDialog.tsx'
import { rawOf } from '../raw.ts'
import { summaryColumns } from '../summary.ts'
import { useFrame, type WidgetProps } from '../use-field.ts'
import { SummaryCell } from './SummaryCell.tsx'

/** A list of things with several fields each: a small table, each row edited in a dialog. */
export function SubTableField({ field, widget, name }: WidgetProps<'list'>) {
  const { methods, problems } = useFormContext()
  const frame = useFrame(field, name)
  const items = useFieldArray({ control: methods.control, name })
  const [open, setOpen] = useState<{ index: number | undefined; raw: unknown }>()
  const area = useRef<HTMLDivElement>(null)
  const { item } = widget
  const noun = midSentence(item.label)
  const columns = summaryColumns(item)
  const full = widget.max !== undefined && items.fields.length >= widget.max

  const remove = (index: number) => {
    items.remove(index)
    area.current?.querySelector<HTMLElement>('[data-add] button')?.focus()
  }
  const done = (value: unknown) => {
    if (open?.index === undefined) items.append({ value }, { shouldFocus: false })
    else items.update(open.index, { value })
    setOpen(undefined)
  }
  const problemOf = (index: number): string | undefined =>
    [...problems].find(([path]) => path.startsWith(`${name}.${index}.`))?.[1]

  return (
    <FieldGroup {...frame}>
      <div ref={area} data-invalid={frame.error ? true : undefined} className="grid gap-2">
        {items.fields.length > 0 && (
          <div className="overflow-x-auto rounded-md border border-line">
            <table aria-label={field.label} className="w-full text-sm">
              <thead className="bg-canvas text-left text-ink-2">
                <tr>
                  {columns.map(({ label, path }) => (
                    <th key={path} scope="col" className="px-2.5 py-1.5 font-medium whitespace-nowrap">
                      {label}
                    </th>
                  ))}
                  <th scope="col" className="w-0 px-1">
                    <span className="sr-only">Change</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {items.fields.map((row, index) => {
                  const raw = readPath(row, 'value')
                  const problem = problemOf(index)
                  return (
                    <tr
                      // A row that was changed is the same row: its button gets focus back. Rows hold nothing of their own.
                      // oxlint-disable-next-line react/no-array-index-key
                      key={index}
                      data-invalid={problem ? true : undefined}
                      className="border-t border-line align-top"
                    >
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
                })}
              </tbody>
            </table>
          </div>
        )}
        <div data-add>
          <Button
            size="sm"
            icon={<PlusIcon size={14} />}
            disabledReason={full ? `At most ${widget.max}` : undefined}
            onClick={() => setOpen({ index: undefined, raw: rawOf(item, item.initial) })}
          >
            Add {noun}
          </Button>
        </div>
      </div>
      {open && (
        <ItemDialog
          item={item}
          raw={open.raw}
          title={`${open.index === undefined ? 'Add' : 'Edit'} ${noun}`}
          submit={`${open.index === undefined ? 'Add' : 'Update'} ${noun}`}
          onDone={done}
          onClose={() => setOpen(undefined)}
        />
      )}
    </FieldGroup>
  )
}
