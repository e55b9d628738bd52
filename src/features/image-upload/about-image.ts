import type { ImageCreate } from '../../../generated/api/types.gen.ts'
import type { FieldsOf } from '../../kit/body-fields.ts'

/** What is asked for of every image, whatever it is made from. */
export const aboutImage = [
  {
    id: 'name',
    label: 'Name',
    required: true,
    widget: { kind: 'name' },
  },
  { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
  {
    id: 'os',
    label: 'OS',
    help: 'Operating system that the image contains, for example Debian.',
    required: true,
    widget: { kind: 'text' },
  },
  {
    id: 'version',
    label: 'Version',
    help: 'Version of the operating system, for example 13.2',
    required: true,
    widget: { kind: 'text' },
  },
] satisfies FieldsOf<ImageCreate>
