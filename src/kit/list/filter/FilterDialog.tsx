import { type FormEvent, useState } from 'react'

import { capitalise } from '../../../lib/truncate.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { Column, Params, Row } from '../../spec.ts'
import { fieldTypeOf, isFilterable } from './field-type.ts'
import { type Filter, filterProblem } from './filter-url.ts'
import { FilterValues } from './FilterValues.tsx'
import { operatorOf, operatorsOf } from './operators.ts'

export interface FilterDialogProps {
  columns: readonly Column[]
  params: Params
  /** Rows that are there already: what they hold is offered too. */
  rows: readonly Row[]
  /** The filter to change; a new one without it. */
  initial?: Filter
  onApply: (filter: Filter) => void
  onClose: () => void
}

/** Builds one filter: field, operator, values. */
export function FilterDialog({ columns, params, rows, initial, onApply, onClose }: FilterDialogProps) {
  const [filter, setFilter] = useState<Filter | undefined>(initial)
  const [problem, setProblem] = useState<string>()
  const change = (next: Filter) => {
    setProblem(undefined)
    setFilter(next)
  }
  const choose = (id: string) => {
    const column = columns.find((one) => one.id === id)
    const [first] = column ? operatorsOf(fieldTypeOf(column)) : []
    if (column && first) change({ column, operator: first.operator, values: [] })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!filter) return setProblem('choose a column')
    const given = { ...filter, values: filter.values.map((value) => value.trim()) }
    const wrong = filterProblem(given)
    if (wrong !== undefined) setProblem(wrong)
    else onApply(given)
  }
  const type = filter && fieldTypeOf(filter.column)
  const info = filter && type && operatorOf(type, filter.operator)
  return (
    <Dialog
      title={initial ? 'Change filter' : 'Add filter'}
      size="sm"
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary">
            Apply
          </Button>
        </>
      }
    >
      <Field label="Column" error={filter ? undefined : sentence(problem)}>
        <Select
          value={filter?.column.id ?? ''}
          placeholder="Choose a column"
          options={columns.filter(isFilterable).map(({ id, label }) => ({ value: id, label }))}
          onChange={({ target }) => choose(target.value)}
        />
      </Field>
      {filter && type && info && (
        <>
          <Field label="Condition">
            <Select
              value={filter.operator}
              options={operatorsOf(type).map(({ operator, label }) => ({ value: operator, label }))}
              onChange={({ target }) => {
                const next = operatorOf(type, target.value)
                if (next)
                  change({ ...filter, operator: next.operator, values: next.input === info.input ? filter.values : [] })
              }}
            />
          </Field>
          <FilterValues
            // Another question is another set of controls.
            key={`${filter.column.id} ${info.input}`}
            filter={filter}
            input={info.input}
            params={params}
            rows={rows}
            problem={sentence(problem)}
            onChange={(values) => change({ ...filter, values })}
          />
        </>
      )}
    </Dialog>
  )
}

const sentence = (problem: string | undefined): string | undefined => problem && capitalise(problem)
