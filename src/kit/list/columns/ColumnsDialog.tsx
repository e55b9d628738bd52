import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SortDownIcon, SortUpIcon } from '../../../ui/Icons.tsx'
import type { Column } from '../../spec.ts'
import { withMoved, withShown } from './change-settings.ts'
import { defaultSettings, type ListSettings, shownColumns } from './settings.ts'
import type { ChangeSettings } from './use-list-settings.ts'

export interface ColumnsDialogProps {
  columns: readonly Column[]
  settings: ListSettings
  onChange: ChangeSettings
  onClose: () => void
}

const collator = new Intl.Collator()

/** Chooses, orders and resets the columns of a list. Changes show at once in the table behind it. */
export function ColumnsDialog({ columns, settings, onChange, onClose }: ColumnsDialogProps) {
  const shown = shownColumns(columns, settings)
  const others = columns
    .filter((column) => !shown.includes(column))
    .toSorted((a, b) => collator.compare(a.label, b.label))
  const move = (column: Column, by: -1 | 1) => onChange((former) => withMoved(former, columns, column.id, by))

  return (
    <Dialog
      title="Columns"
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={() => onChange(() => defaultSettings)}>
            Reset
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <ul aria-label="Shown columns">
        {shown.map((column, index) => (
          <li key={column.id} className="flex items-center justify-between gap-2 py-0.5">
            <Checkbox
              label={column.label}
              checked
              // A table without columns says nothing.
              disabled={shown.length === 1}
              onChange={() => onChange((former) => withShown(former, column, false))}
            />
            <span className="flex">
              <IconButton
                size="sm"
                label={`Move ${column.label} before ${shown[index - 1]?.label ?? 'the first'}`}
                icon={<SortUpIcon />}
                disabledReason={index === 0 ? 'It is the first column' : undefined}
                onClick={() => move(column, -1)}
              />
              <IconButton
                size="sm"
                label={`Move ${column.label} behind ${shown[index + 1]?.label ?? 'the last'}`}
                icon={<SortDownIcon />}
                disabledReason={index === shown.length - 1 ? 'It is the last column' : undefined}
                onClick={() => move(column, 1)}
              />
            </span>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 text-sm font-medium text-ink-2">More columns</h3>
          <ul aria-label="More columns">
            {others.map((column) => (
              <li key={column.id} className="flex min-h-8 items-center">
                <Checkbox
                  label={column.label}
                  checked={false}
                  onChange={() => onChange((former) => withShown(former, column, true))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 text-sm text-ink-3">
        Drag the edge of a heading to resize its column, or press Shift and an arrow key on the heading; a double click
        on the edge goes back to the width of its contents.
      </p>
    </Dialog>
  )
}
