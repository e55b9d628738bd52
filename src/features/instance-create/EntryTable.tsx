import { type ReactNode, useRef } from 'react'

import { EntriesHead } from '../../kit/form/EntriesHead.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon } from '../../ui/Icons.tsx'
import { MessageText } from '../../ui/NameText.tsx'

export interface Entry {
  key: string
  /** What the row is called, for the buttons. */
  name: string
  cells: readonly ReactNode[]
  problem?: string
  actions?: ReactNode
}

export interface EntryTableProps {
  label: string
  columns: readonly string[]
  entries: readonly Entry[]
  onRemove: (index: number) => void
  /** What adds to the table; takes focus when the row that had it is gone. */
  children?: ReactNode
  /** Above the table instead of below it. */
  addFirst?: boolean
}

/** A small table of what has been chosen or entered, and the controls that add to it. */
export function EntryTable({ label, columns, entries, onRemove, children, addFirst = false }: EntryTableProps) {
  const area = useRef<HTMLDivElement>(null)
  const remove = (index: number) => {
    onRemove(index)
    area.current?.querySelector<HTMLElement>('[data-add] :is(button, input)')?.focus()
  }
  const add = (
    <div data-add className="flex flex-wrap gap-2">
      {children}
    </div>
  )
  return (
    <div ref={area} className="mb-5 grid gap-2">
      {addFirst && add}
      {entries.length > 0 && (
        // Words for screen readers stand where they are said: outside of it they would widen the page.
        <div className="relative overflow-x-auto rounded-md border border-line">
          <table aria-label={label} className="w-full text-sm">
            <EntriesHead columns={columns} />
            <tbody>
              {entries.map(({ key, name, cells, problem, actions }, index) => (
                <tr
                  key={key}
                  data-invalid={problem === undefined ? undefined : true}
                  className="border-t border-line align-top"
                >
                  {cells.map((cell, at) => (
                    <td key={columns[at]} className="max-w-88 px-2.5 py-2 wrap-break-word [&_bdi]:wrap-break-word">
                      {cell}
                      {at === 0 && problem !== undefined && (
                        <span role="alert" className="block text-danger">
                          <MessageText text={problem} />
                        </span>
                      )}
                    </td>
                  ))}
                  <td className="px-1 py-1">
                    <span className="flex justify-end">
                      {actions}
                      <IconButton
                        label={`Remove ${name}`}
                        size="sm"
                        icon={<CloseIcon />}
                        onClick={() => remove(index)}
                      />
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {!addFirst && add}
    </div>
  )
}
