import { Suspense, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'

import { Button } from '../../../ui/Button.tsx'
import { Combobox } from '../../../ui/Combobox.tsx'
import type { ComboboxOption } from '../../../ui/combobox-options.ts'
import { Field } from '../../../ui/Field.tsx'
import { PlusIcon } from '../../../ui/Icons.tsx'
import { readPath } from '../../../lib/condition.ts'
import { plural } from '../../../lib/numbers.ts'
import { midSentence } from '../../../lib/truncate.ts'
import { plainText } from '../../format/view.ts'
import { pickerOptions } from '../../lookup/eligible.ts'
import { rowText } from '../../lookup/names.ts'
import { useCandidates } from '../../lookup/use-candidates.ts'
import type { Params } from '../../spec.ts'
import type { Created } from '../CreateInPlace.tsx'
import { useFormContext } from '../form-context.ts'
import { useDemands } from '../minimum.ts'
import { useProposedNames } from '../use-proposed-names.ts'
import { useTaken } from '../use-taken.ts'
import { standsForDefault, useChoicePerList, useDefault } from '../picker-choice.ts'
import { useField, type WidgetProps } from '../use-field.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { shortName } from '../../../lib/isolate.ts'

const CreateInPlace = lazyPart(() => import('../CreateInPlace.tsx').then((module) => module.CreateInPlace))

/** One of the rows of another list, found by typing. The list is fetched to its end, so that nothing is missing in it. */
export function PickerField({ field, widget, name }: WidgetProps<'picker'>) {
  const { lookup, among, reason, without, free, create, within, taken } = widget
  const { params, missing, place } = useListParams(within, name)
  const { text, onChange, control, frame } = useField(field, name)
  const { row: about } = useFormContext().context
  const [opened, setOpened] = useState(false)
  const [creating, setCreating] = useState(false)
  const [made, setMade] = useState<ComboboxOption>()
  // A chosen value needs its name at once, and so does what an empty field stands for; otherwise the list waits until someone
  // wants to see it.
  const enabled = !missing && (opened || text !== '' || standsForDefault(field, lookup))
  const candidates = useCandidates(lookup, params, { enabled })
  const used = useTaken(taken, lookup, { params, row: about, candidates, enabled })
  const { rows, retry } = candidates
  // Nothing is offered as long as it is not known what is left.
  const state = used.isKnown ? candidates.state : 'loading'
  const listed = useMemo(
    () => (used.isKnown ? pickerOptions(rows, lookup, { among, reason, without, row: about, taken: used.rule }) : []),
    [rows, lookup, among, reason, without, about, used],
  )
  const chosen = useMemo(
    () => (text === '' ? undefined : rows.find((row) => plainText(readPath(row, lookup.value)) === text)),
    [rows, lookup, text],
  )
  useDemands(widget, chosen)
  useProposedNames(widget, chosen)
  const standard = useDefault({ field, lookup, name }, { rows, state })
  // What was just made here may not be in the list yet.
  const options = made && !listed.some(({ value }) => value === made.value) ? [made, ...listed] : listed
  const found = options.find(({ value }) => value === text)
  // What was chosen keeps its name when its list loses it: somebody has taken it, or this very form has, and nobody was told.
  const [seen, setSeen] = useState<ComboboxOption & { place?: string }>()
  if (found && (found.value !== seen?.value || found.label !== seen.label || place !== seen.place))
    setSeen({ ...found, place })
  const label = seen?.value === text && seen.place === place ? seen.label : undefined
  const isLost = !free && state === 'complete' && text !== '' && !found && label === undefined
  useChoicePerList(name, place, isLost)
  const { one } = lookup.label
  const many = midSentence(lookup.label.many)
  const isUnnamed = lookup.value !== lookup.text && state === 'loading'

  const onCreated = ({ row }: Created) => {
    const value = plainText(readPath(row, lookup.value))
    setCreating(false)
    if (value === '') return
    setMade({ value, label: rowText(row, lookup) || value })
    onChange(value)
  }

  const action =
    state === 'failed' || (state === 'partial' && candidates.isMissed) ? (
      <span className="flex items-center gap-2 text-sm text-ink-3">
        <span>{state === 'partial' ? 'Some could' : 'Could'} not be loaded</span>
        <Button size="sm" variant="ghost" onClick={retry}>
          Try again
        </Button>
      </span>
    ) : state === 'partial' ? (
      <span className="text-sm text-ink-3">The first {plural(rows.length, 'row')} only</span>
    ) : create ? (
      <Button size="sm" variant="ghost" icon={<PlusIcon size={14} />} onClick={() => setCreating(true)}>
        New {midSentence(one)}
      </Button>
    ) : undefined

  return (
    <Field {...frame} help={standard.lack ?? frame.help} action={action}>
      <Combobox
        {...control}
        value={text === '' ? null : text}
        onChange={(value) => onChange(value ?? '')}
        options={options}
        valueText={label ?? (isUnnamed ? '' : undefined)}
        placeholder={
          isUnnamed && text !== ''
            ? 'Loading…'
            : standard.row && `${shortName(rowText(standard.row, lookup))} (default)`
        }
        loading={!missing && opened && state === 'loading' && listed.length === 0}
        partial={!missing && state === 'loading'}
        free={free}
        clearable={!frame.required && standard.lack === undefined}
        emptyText={missing ? `Choose ${missing} first` : state === 'failed' ? `Could not load ${many}` : `No ${many}`}
        onOpen={() => {
          setOpened(true)
          if (state === 'failed') retry()
        }}
      />
      {creating && create && (
        <Suspense>
          <CreateInPlace load={create} params={params} onCreated={onCreated} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </Field>
  )
}

/** The parameters of the list of candidates: those of the page, and those that other fields hold; else what has to be chosen first. */
function useListParams(
  within: Readonly<Record<string, string>> = nowhere,
  name: string,
): { params: Params; missing?: string; place?: string } {
  const { params, methods, fields } = useFormContext()
  const base = name.slice(0, name.lastIndexOf('.') + 1)
  const paths = Object.values(within).map((field) => base + field)
  const held: readonly unknown[] = useWatch({ control: methods.control, name: paths })
  const values = held.map((value) => (typeof value === 'string' ? value : ''))
  const own = Object.fromEntries(Object.keys(within).map((param, index) => [param, values[index] ?? '']))
  const empty = values.indexOf('')
  const field = empty === -1 ? undefined : Object.values(within)[empty]
  const all = { ...params, ...own }
  const place = paths.length === 0 ? undefined : JSON.stringify(own)
  if (field === undefined) return { params: all, place }
  return { params: all, place, missing: fields.find(({ id }) => id === field)?.label ?? field }
}

const nowhere: Readonly<Record<string, string>> = {}
