import { FormFields } from '../../kit/form/FormFields.tsx'
import { useRequestForm } from '../../kit/form/use-request-form.ts'
import type { FormField, Widget } from '../../kit/spec.ts'
import { Button } from '../../ui/Button.tsx'

const field = (id: string, label: string, widget: Widget, rest: Partial<FormField> = {}): FormField => ({
  id,
  label,
  required: false,
  widget,
  ...rest,
})

const first: readonly FormField[] = [
  field('name', 'Name', { kind: 'name' }, { required: true, help: 'Unique in the project.' }),
  field('description', 'Description', { kind: 'description' }),
  field('secret', 'Secret', { kind: 'text', secret: true }),
  field('count', 'vCPUs', { kind: 'integer', min: 1, max: 64 }, { initial: 2 }),
  field('size', 'Size', { kind: 'bytes', unit: 'GiB' }, { initial: 10 * 1024 ** 3 }),
  field('ip', 'IP address', { kind: 'ip' }),
  field('block', 'IPv4 block', { kind: 'cidr' }),
  field('ports', 'Ports', { kind: 'portRange' }),
  field('range', 'Range', { kind: 'ipRange' }),
]

const second: readonly FormField[] = [
  field('date', 'Expires', { kind: 'date' }),
  field('json', 'Document', { kind: 'json' }),
  field('enabled', 'Enabled', { kind: 'checkbox' }, { initial: true }),
  field('file', 'Certificate', { kind: 'file', encoding: 'text' }),
  field(
    'tags',
    'Tags',
    { kind: 'list', item: field('', 'Tag', { kind: 'text' }, { required: true }) },
    { initial: ['shop', 'orders'] },
  ),
  field(
    'labels',
    'Labels',
    { kind: 'map', value: field('', 'Value', { kind: 'text' }) },
    { initial: { tier: 'gold' } },
  ),
  field(
    'source',
    'Source',
    {
      kind: 'union',
      tag: 'type',
      variants: [
        {
          value: 'blank',
          label: 'Blank',
          fields: [field('block', 'Block size', { kind: 'integer' }, { initial: 512 })],
        },
        { value: 'snapshot', label: 'Snapshot', fields: [] },
      ],
    },
    { initial: { type: 'blank', block: 512 } },
  ),
]

/** The fields that generated forms are made of. */
export function Widgets() {
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 md:grid-cols-2">
      <WidgetForm label="First fields" fields={first} />
      <WidgetForm label="More fields" fields={second} />
    </div>
  )
}

const params = {}

function WidgetForm({ label, fields }: { label: string; fields: readonly FormField[] }) {
  const form = useRequestForm({ fields, params, send: () => Promise.resolve({ status: 'cancelled' as const }) })
  return (
    <form noValidate aria-label={label} onSubmit={form.onSubmit}>
      <FormFields form={form} />
      <Button type="submit" variant="primary">
        Check
      </Button>
    </form>
  )
}
