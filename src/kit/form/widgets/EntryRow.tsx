import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/Icons.tsx'
import { EntryForm, type EntryFormProps } from './EntryForm.tsx'
import type { useEntries } from './use-entries.ts'

export interface EntryRowProps extends Pick<EntryFormProps, 'fields' | 'place' | 'entry' | 'children'> {
  of: ReturnType<typeof useEntries>
  /** What an entry is called. */
  noun: string
  className: string
}

/** An entry that is filled in where it stands, and the button that removes it. */
export function EntryRow({ of: { name, problems, update, remove }, noun, className, place, ...rest }: EntryRowProps) {
  return (
    <div className={`items-start gap-2 ${className}`}>
      <EntryForm {...rest} name={name} place={place} problems={problems.get(place)} onChange={update} />
      <div className="pt-6">
        <IconButton
          label={`Remove ${noun} ${place + 1}`}
          size="sm"
          icon={<CloseIcon />}
          onClick={() => remove(place)}
        />
      </div>
    </div>
  )
}
