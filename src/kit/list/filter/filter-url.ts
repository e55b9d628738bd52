/**
 * Filters as text, for the URL: `size:gt:10 GiB`, `state:any:attached,detached`, `name:empty`. Commas inside a value are
 * written `\,`, a backslash `\\`.
 */
import type { Column } from '../../spec.ts'
import { filteredColumn } from '../../url/keys.ts'
import { fieldTypeOf, isFilterable } from './field-type.ts'
import { type Input, type Operator, operatorOf } from './operators.ts'
import { valueProblem } from './values.ts'

export interface Filter {
  column: Column
  operator: Operator
  /** As people wrote them. */
  values: readonly string[]
}

/** A filter as the URL has it. */
export function printFilter({ column, operator, values }: Filter): string {
  const parts = [column.id, operator]
  if (values.length > 0) parts.push(values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(','))
  return parts.join(':')
}

/** Reads a filter of the URL, or says what is wrong with it. */
export function parseFilter(text: string, columns: readonly Column[]): { filter: Filter } | { problem: string } {
  const id = filteredColumn(text)
  const [, name = '', ...rest] = text.split(':')
  const column = columns.find((one) => one.id === id && isFilterable(one))
  if (!column) return { problem: `There is no column “${id}” to filter by.` }
  const info = operatorOf(fieldTypeOf(column), name)
  if (!info) return { problem: `${column.label} cannot be filtered by “${name}”.` }
  const values = rest.length === 0 ? [] : splitValues(rest.join(':'))
  const problem = filterProblem({ column, operator: info.operator, values })
  if (problem !== undefined) return { problem: `${column.label}: ${problem}` }
  return { filter: { column, operator: info.operator, values } }
}

const counts: Readonly<Record<Input, (count: number) => boolean>> = {
  nothing: (count) => count === 0,
  one: (count) => count === 1,
  two: (count) => count === 2,
  choices: (count) => count > 0,
  span: (count) => count === 1,
}

/** What is wrong with the values of a filter, or undefined. */
export function filterProblem({ column, operator, values }: Filter): string | undefined {
  const type = fieldTypeOf(column)
  const input = operatorOf(type, operator)?.input ?? 'one'
  if (!counts[input](values.length)) return input === 'choices' ? 'choose at least one' : 'enter a value'
  return values.map((value) => valueProblem(value, { type, operator })).find((problem) => problem !== undefined)
}

function splitValues(text: string): string[] {
  const values = ['']
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? ''
    if (char === ',') values.push('')
    else values[values.length - 1] += char === '\\' ? (text[(at += 1)] ?? '') : char
  }
  return values
}
