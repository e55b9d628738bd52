import { use } from 'react'

import type { FormField } from '../spec.ts'
import { LackingNote } from './LackingNote.tsx'
import { UnservedContext } from './use-unserved.ts'
import { CheckboxField } from './widgets/CheckboxField.tsx'
import { ChoiceField } from './widgets/ChoiceField.tsx'
import { DurationField } from './widgets/DurationField.tsx'
import { FileField } from './widgets/FileField.tsx'
import { GridField } from './widgets/GridField.tsx'
import { GroupField } from './widgets/GroupField.tsx'
import { KnownField } from './widgets/KnownField.tsx'
import { ListField } from './widgets/ListField.tsx'
import { MapField } from './widgets/MapField.tsx'
import { NetworkField } from './widgets/NetworkField.tsx'
import { NumberField } from './widgets/NumberField.tsx'
import { OfferedName } from './widgets/OfferedName.tsx'
import { PickerField } from './widgets/PickerField.tsx'
import { RangeField } from './widgets/RangeField.tsx'
import { SubTableField } from './widgets/SubTableField.tsx'
import { TextField } from './widgets/TextField.tsx'
import { UnionField } from './widgets/UnionField.tsx'

export interface FieldViewProps {
  field: FormField
  /** Path of the raw value in the form. */
  name: string
}

/** One field with label, help and message, by its widget. */
export function FieldView({ field: own, name }: FieldViewProps) {
  const { widget } = own
  const unserved = use(UnservedContext)
  const why = unserved?.field(name)
  const field = unserved?.needs(name) ? { ...own, required: true } : own
  if (why !== undefined) return <LackingNote label={field.label} why={why} />
  switch (widget.kind) {
    case 'cidr':
      if (widget.apart) return <NetworkField field={field} widget={widget} apart={widget.apart} name={name} />
      return <TextField field={field} widget={widget} name={name} />
    case 'text':
      return <TextField field={field} widget={widget} name={name} />
    case 'name':
      if (widget.offers) return <OfferedName field={field} offers={widget.offers} name={name} />
      return <TextField field={field} widget={{ kind: 'name' }} name={name} />
    case 'description':
    case 'ip':
    case 'uuid':
    case 'date':
    case 'json':
      return <TextField field={field} widget={{ kind: widget.kind }} name={name} />
    case 'portRange':
      return widget.known ? (
        <KnownField field={field} known={widget.known} knownBy={widget.knownBy} name={name} />
      ) : (
        <TextField field={field} widget={widget} name={name} />
      )
    case 'integer':
      if (widget.known) return <KnownField field={field} known={widget.known} knownBy={widget.knownBy} name={name} />
      return widget.length === undefined ? (
        <NumberField field={field} widget={widget} name={name} />
      ) : (
        <DurationField field={field} widget={widget} name={name} />
      )
    case 'bytes':
      return <NumberField field={field} widget={widget} name={name} />
    case 'select':
    case 'radio':
      return <ChoiceField field={field} widget={widget} name={name} />
    case 'checkbox':
      return <CheckboxField field={field} name={name} />
    case 'picker':
      return <PickerField field={field} widget={widget} name={name} />
    case 'file':
      return <FileField field={field} name={name} />
    case 'ipRange':
      return <RangeField field={field} name={name} />
    case 'group':
      return <GroupField field={field} widget={widget} name={name} />
    case 'union':
      return <UnionField field={field} widget={widget} name={name} />
    case 'list':
      return isTable(widget) ? (
        <SubTableField field={field} widget={widget} name={name} />
      ) : (
        <ListField field={field} widget={widget} name={name} />
      )
    case 'grid':
      return <GridField field={field} widget={widget} name={name} />
    case 'map':
      return <MapField field={field} widget={widget} name={name} />
  }
}

/** Items with several fields of their own are rows of a table; a single value is edited where it stands. */
const isTable = ({ item }: Extract<FormField['widget'], { kind: 'list' }>): boolean =>
  item.widget.kind === 'union' || (item.widget.kind === 'group' && item.widget.fields.length > 1)
