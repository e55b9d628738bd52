import { Notice } from '../../ui/Notice.tsx'
import { UnreadableValue } from '../cells/UnreadableValue.tsx'
import type { UnreadableField } from './shown-fields.ts'

/** Which fields are missing in an edit form, and why. */
export function UnreadableNotice({ fields }: { fields: readonly UnreadableField[] }) {
  return (
    <div className="mb-4">
      <Notice tone="warning" title="Some fields cannot be edited">
        <p>The server’s values are not as documented. They stay as they are.</p>
        <ul className="mt-1.5 grid gap-1">
          {fields.map(({ field: { id, label }, value }) => (
            <li key={id} className="flex flex-wrap items-center gap-2">
              {label} <UnreadableValue value={value} label={label} />
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
