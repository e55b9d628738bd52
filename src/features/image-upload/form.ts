/** The form that an image is uploaded with. */
import type { FormSlots } from '../../kit/slots.ts'
import type { FormField } from '../../kit/spec.ts'
import { aboutImage } from './about-image.ts'
import { ImageFileField } from './ImageFileField.tsx'

/** What the form asks for. */
export const imageFields: readonly FormField[] = [
  ...aboutImage,
  {
    id: 'blockSize',
    label: 'Block size',
    help: 'Bytes per block that the file was made for. Most images are made for 512, optical media for 2048.',
    required: true,
    widget: {
      kind: 'radio',
      options: [
        { value: 512, label: '512' },
        { value: 2048, label: '2048' },
        { value: 4096, label: '4096' },
      ],
    },
    initial: 512,
  },
  {
    id: 'file',
    label: 'Image file',
    help: 'A raw disk image, not compressed',
    required: true,
    // Its control is the slot's. A file widget would have the form read all of it into memory when it is sent.
    widget: { kind: 'text' },
  },
]

export const imageSlots: FormSlots<object, string> = { fields: { file: ImageFileField } }
