/** The form that a release is uploaded with. */
import type { FormSlots } from '../../kit/slots.ts'
import type { FormField } from '../../kit/spec.ts'
import { ReleaseFileField } from './ReleaseFileField.tsx'

export const releaseFields: readonly FormField[] = [
  {
    id: 'file',
    label: 'Release archive',
    help: 'A signed .zip archive, at most 4 GiB',
    required: true,
    // Its control is the slot's. A file widget would have the form read all of it into memory when it is sent.
    widget: { kind: 'text' },
  },
]

export const releaseSlots: FormSlots<object, string> = { fields: { file: ReleaseFileField } }
