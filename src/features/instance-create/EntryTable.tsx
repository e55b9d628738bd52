import { type ReactNode, useRef } from 'react'

import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon } from '../../ui/Icons.tsx'

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
        <div className="overflow-x-auto rounded-md border border-line">
          <table aria-label={label} className="w-full text-sm">
            <thead className="bg-canvas text-ink-2">
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-2.5 py-1.5 text-start font-medium whitespace-nowrap">
                    {column}
                  </th>
                ))}
                <th scope="col" className="w-0 px-1">
                  <span className="sr-only">Change</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ key, name, cells, problem, actions }, index) => (
                <tr
                  key={key}
                  data-invalid={problem === undefined ? undefined : true}
                  className="border-t border-line align-top"
                >
                  {cells.map((cell, at) => (
                    <td key={columns[at]} className="px-2.5 py-2 wrap-anywhere">
                      {cell}
                      {at === 0 && problem !== undefined && (
                        <span role="alert" className="block text-danger">
                          {problem}
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
