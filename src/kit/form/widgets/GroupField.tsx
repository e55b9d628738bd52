import { FieldGroup } from '../../../ui/Field.tsx'
import { FieldsOf } from '../FieldsOf.tsx'
import { useFrame, type WidgetProps } from '../use-field.ts'

/** Fields that belong together. */
export function GroupField({ field, widget, name }: WidgetProps<'group'>) {
  return (
    <FieldGroup {...useFrame(field, name)}>
      <div className="border-s-2 border-line ps-4">
        <FieldsOf fields={widget.fields} base={name} />
      </div>
    </FieldGroup>
  )
}
