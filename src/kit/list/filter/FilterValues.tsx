import { useState } from 'react'

import { readPath } from '../../../lib/condition.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field, FieldGroup } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { NameText } from '../../../ui/NameText.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { plainText } from '../../format/view.ts'
import { rowText } from '../../lookup/names.ts'
import { inReadingOrder } from '../../lookup/reading-order.ts'
import { useCandidates } from '../../lookup/use-candidates.ts'
import type { Column, Lookup, Params, Row } from '../../spec.ts'
import { valueLabel } from './describe.ts'
import { type FieldType, fieldTypeOf } from './field-type.ts'
import type { Filter } from './filter-url.ts'
import type { Input } from './operators.ts'

/** Characters: the value stands in the address. */
const longest = 500

export interface FilterValuesProps {
  filter: Filter
  input: Input
  params: Params
  rows: readonly Row[]
  problem: string | undefined
  onChange: (values: readonly string[]) => void
}

/** The controls for what a filter compares with. */
export function FilterValues(props: FilterValuesProps) {
  const { filter, input, params, problem, onChange } = props
  const { column, values } = filter
  switch (input) {
    case 'nothing':
      return null
    case 'one':
    case 'two': {
      const labels = input === 'one' ? ['Value'] : ['From', 'To']
      const set = (index: number, text: string) =>
        onChange(labels.map((_, at) => (at === index ? text : (values[at] ?? ''))))
      return labels.map((label, index) => (
        <Field key={label} label={label} help={helpOf(column)} error={index === 0 ? problem : undefined}>
          <TextInput
            type={fieldTypeOf(column) === 'date' ? 'date' : 'text'}
            maxLength={longest}
            value={values[index] ?? ''}
            onChange={({ target }) => set(index, target.value)}
          />
        </Field>
      ))
    }
    case 'span':
      return <Span value={values[0]} problem={problem} onChange={(value) => onChange([value])} />
    case 'choices':
      return column.cell.kind === 'ref' ? (
        <ReferenceChoices {...props} lookup={column.cell.lookup} params={params} />
      ) : (
        <Choices {...props} choices={choicesOf(column, props.rows)} />
      )
  }
}

const helpOf = (column: Column): string | undefined =>
  column.cell.kind === 'duration'
    ? `Such as 90 min or 1 h 30 min; a number alone counts ${column.cell.unit}.`
    : helps[fieldTypeOf(column)]

const helps: Partial<Record<FieldType, string>> = {
  bytes: 'Such as 10 GiB or 512 MiB; a number alone counts GiB.',
  ip: 'Such as 10.0.0.7; a block such as 10.0.0.0/8.',
  cidr: 'Such as 10.0.0.0/8.',
}

function Span({
  value = '',
  problem,
  onChange,
}: {
  value?: string | undefined
  problem: string | undefined
  onChange: (value: string) => void
}) {
  const unit = value.endsWith('h') ? 'h' : 'd'
  const count = value.replace(/[hd]$/, '')
  return (
    <>
      <Field label="Value" error={problem}>
        <TextInput
          inputMode="numeric"
          value={count}
          onChange={({ target }) => onChange(`${target.value.trim()}${unit}`)}
        />
      </Field>
      <Field label="Unit">
        <Select
          value={unit}
          options={[
            { value: 'h', label: 'hours' },
            { value: 'd', label: 'days' },
          ]}
          onChange={({ target }) => onChange(`${count}${target.value || 'd'}`)}
        />
      </Field>
    </>
  )
}

function ReferenceChoices({ lookup, params, ...props }: FilterValuesProps & { lookup: Lookup }) {
  const { rows, state } = useCandidates(lookup, params, { enabled: true })
  const choices = [...new Set(inReadingOrder(rows, lookup).map((row) => rowText(row, lookup)))]
  return <Choices {...props} choices={choices} isLoading={state === 'loading'} />
}

interface ChoicesProps extends Omit<FilterValuesProps, 'params'> {
  choices: readonly string[]
  isLoading?: boolean
}

const manyChoices = 8
const mostShown = 100

/** Check boxes; with many of them a box that narrows them down. */
function Choices({ filter, choices, problem, onChange, isLoading = false }: ChoicesProps) {
  const { column, values } = filter
  const [text, setText] = useState('')
  // What is chosen stays in sight, also when it is no choice any more.
  const all = [...new Set([...choices, ...values])]
  const wanted = text.trim().toLowerCase()
  const found = all.filter((value) => valueLabel(value, column).toLowerCase().includes(wanted))
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value])
  return (
    <FieldGroup label="Values" error={problem}>
      {all.length > manyChoices && (
        <div className="mb-2">
          <TextInput
            aria-label="Find a value"
            placeholder="Find"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      )}
      <div className="max-h-56 overflow-y-auto">
        {found.slice(0, mostShown).map((value) => (
          <div key={value} className="py-0.5">
            <Checkbox
              label={<NameText text={valueLabel(value, column)} />}
              checked={values.includes(value)}
              onChange={() => toggle(value)}
            />
          </div>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-3">
        {isLoading
          ? 'Reading the values …'
          : found.length > mostShown
            ? `${found.length - mostShown} more: type to find them.`
            : found.length === 0 && 'No such value.'}
      </p>
    </FieldGroup>
  )
}

/** What an enum may hold: by the contract, and what rows hold besides. */
function choicesOf(column: Column, rows: readonly Row[]): string[] {
  const { cell } = column
  if (cell.kind === 'boolean') return ['true', 'false']
  if (cell.kind !== 'badge') return []
  const held = rows.map((row) => plainText(readPath(row, column.path))).filter((text) => text !== '')
  const stated = [...Object.keys(cell.tones), ...Object.keys(cell.labels ?? {}), ...(column.values ?? []).map(String)]
  return [...new Set([...stated, ...held])]
}
