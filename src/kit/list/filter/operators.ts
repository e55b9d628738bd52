/** Which questions each type of field can be asked, and what they take for an answer. */
import type { FieldType } from './field-type.ts'

export type Operator =
  | 'any'
  | 'none'
  | 'has'
  | 'is'
  | 'starts'
  | 'eq'
  | 'lt'
  | 'gt'
  | 'between'
  | 'before'
  | 'after'
  | 'last'
  | 'in'
  | 'empty'
  | 'set'

/** What a person enters: nothing, one text, two ends, several choices, or a span of time. */
export type Input = 'nothing' | 'one' | 'two' | 'choices' | 'span'

export interface OperatorInfo {
  operator: Operator
  label: string
  input: Input
}

const choices: readonly OperatorInfo[] = [
  { operator: 'any', label: 'is any of', input: 'choices' },
  { operator: 'none', label: 'is none of', input: 'choices' },
]
const compare: readonly OperatorInfo[] = [
  { operator: 'eq', label: '=', input: 'one' },
  { operator: 'lt', label: '<', input: 'one' },
  { operator: 'gt', label: '>', input: 'one' },
  { operator: 'between', label: 'between', input: 'two' },
]
const address: readonly OperatorInfo[] = [
  { operator: 'eq', label: 'equals', input: 'one' },
  { operator: 'in', label: 'is in the block', input: 'one' },
]
const emptiness: readonly OperatorInfo[] = [
  { operator: 'empty', label: 'is empty', input: 'nothing' },
  { operator: 'set', label: 'is not empty', input: 'nothing' },
]

const byType: Readonly<Record<FieldType, readonly OperatorInfo[]>> = {
  text: [
    { operator: 'has', label: 'contains', input: 'one' },
    { operator: 'is', label: 'is', input: 'one' },
    { operator: 'starts', label: 'starts with', input: 'one' },
    ...emptiness,
  ],
  number: [...compare, ...emptiness],
  bytes: [...compare, ...emptiness],
  duration: [...compare, ...emptiness],
  date: [
    { operator: 'last', label: 'in the last', input: 'span' },
    { operator: 'before', label: 'before', input: 'one' },
    { operator: 'after', label: 'after', input: 'one' },
    { operator: 'between', label: 'between', input: 'two' },
    ...emptiness,
  ],
  boolean: [...choices.slice(0, 1), ...emptiness],
  choice: [...choices, ...emptiness],
  reference: [...choices, ...emptiness],
  ip: [...address, ...emptiness],
  cidr: [...address, ...emptiness],
  list: [{ operator: 'has', label: 'contains', input: 'one' }, ...emptiness],
}

/** The questions a type of field can be asked, the likeliest first. */
export const operatorsOf = (type: FieldType): readonly OperatorInfo[] => byType[type]

/** One of them by its name, or undefined if fields of this type cannot be asked that. */
export const operatorOf = (type: FieldType, name: string): OperatorInfo | undefined =>
  byType[type].find(({ operator }) => operator === name)
