import { Button } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/Icons.tsx'

/** Adds an entry to a list or map; see `useEntries`. */
export function AddEntry({ noun, most, onAdd }: { noun: string; most?: number | undefined; onAdd: () => void }) {
  return (
    <div data-add>
      <Button
        size="sm"
        icon={<PlusIcon size={14} />}
        disabledReason={most === undefined ? undefined : `At most ${most}`}
        onClick={onAdd}
      >
        Add {noun}
      </Button>
    </div>
  )
}
