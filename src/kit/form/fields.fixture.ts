/** Fields for the tests of this folder. */
import type { FormField, Lookup, Page, Params, Row, Widget } from '../spec.ts'

/** A required field with this widget; `more` overrides anything. */
export const field = (id: string, widget: Widget, more: Partial<FormField> = {}): FormField => ({
  id,
  label: id.charAt(0).toUpperCase() + id.slice(1),
  required: true,
  widget,
  ...more,
})

/** The fields of a crate: name, description, size and a union of sources. */
export const crateFields: readonly FormField[] = [
  field('name', { kind: 'name' }),
  field('description', { kind: 'description' }),
  field('contents', {
    kind: 'union',
    tag: 'type',
    variants: [
      {
        value: 'blank',
        label: 'Blank',
        fields: [
          field(
            'blockSize',
            {
              kind: 'radio',
              options: [
                { value: 512, label: '512' },
                { value: 4096, label: '4096' },
              ],
            },
            { initial: 4096, label: 'Block size' },
          ),
        ],
      },
      { value: 'copy', label: 'Copy', fields: [field('originalId', { kind: 'uuid' }, { label: 'Original' })] },
    ],
  }),
  field('size', { kind: 'bytes', unit: 'GiB', min: 2 ** 30, max: 1023 * 2 ** 30 }, { initial: 10 * 2 ** 30 }),
]

/** A list of rows, each with a key of its own in the cache. */
export const listOf = (entity: string, items: readonly Row[], asked: Params[] = []): Lookup => ({
  entity,
  label: { one: 'Branch', many: 'Branches' },
  value: 'id',
  text: 'name',
  source: {
    shape: { kind: 'page' },
    paged: true,
    query: (params) => ({
      queryKey: [{ _id: entity }],
      queryFn: async (): Promise<Page> => {
        asked.push(params)
        return { items, nextPage: null }
      },
    }),
  },
})
