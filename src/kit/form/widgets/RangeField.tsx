import { FieldGroup } from '../../../ui/Field.tsx'
import type { FormField } from '../../spec.ts'
import { useFrame } from '../use-field.ts'
import { TextField } from './TextField.tsx'

const ip = { kind: 'ip' } as const

/** Two addresses: from and to, both included. */
export function RangeField({ field, name }: { field: FormField; name: string }) {
  const end = (id: string, label: string): FormField => ({ id, label, required: field.required, widget: ip })
  return (
    <FieldGroup {...useFrame(field, name)}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField field={end('first', 'First')} widget={ip} name={`${name}.first`} />
        <TextField field={end('last', 'Last')} widget={ip} name={`${name}.last`} />
      </div>
    </FieldGroup>
  )
}
