import { EmptyValue } from '../../../ui/EmptyValue.tsx'
import { NameText } from '../../../ui/NameText.tsx'
import { resolve } from '../../lookup/names.ts'
import { useCandidates } from '../../lookup/use-candidates.ts'
import type { FormField, Params, Widget } from '../../spec.ts'
import { useFormContext } from '../form-context.ts'
import { summaryText } from '../summary.ts'

/** What was filled into one field of an item. */
export function SummaryCell({ field, raw }: { field: FormField; raw: unknown }) {
  const { params } = useFormContext()
  const { widget } = field
  if (widget.kind === 'picker' && typeof raw === 'string' && raw !== '' && widget.lookup.value !== widget.lookup.text) {
    return <PickedName widget={widget} value={raw} params={params} />
  }
  const text = summaryText(field, raw)
  return text === '' ? <EmptyValue /> : <NameText text={text} />
}

interface PickedNameProps {
  widget: Extract<Widget, { kind: 'picker' }>
  value: string
  params: Params
}

function PickedName({ widget, value, params }: PickedNameProps) {
  const found = resolve(value, widget.lookup, useCandidates(widget.lookup, params, { enabled: true }))
  return found.kind === 'loading' ? 'Loading…' : <NameText text={found.kind === 'row' ? found.text : value} />
}
