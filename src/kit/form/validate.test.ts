import { describe, expect, test } from 'vitest'
import type { FormField, Widget } from '../spec.ts'
import { crateFields, field } from './fields.fixture.ts'
import { initialValues, setPath } from './raw.ts'
import { validate } from './validate.ts'

const problems = (fields: readonly FormField[], values: unknown) => Object.fromEntries(validate(fields, values))
const one = (widget: Widget, value: unknown, more: Partial<FormField> = {}) =>
  validate([field('x', widget, more)], { x: value }).get('x')

test('a disk image that was chosen as a certificate was read as a whole', () => {
  const file = new File([], 'a.iso')
  Object.defineProperty(file, 'size', { value: 4 * 2 ** 30 })
  expect(one({ kind: 'file', encoding: 'text' }, file)).toBe('Must be 8 MiB or less, and is 4 GiB')
  expect(one({ kind: 'file', encoding: 'bytes' }, file)).toBeUndefined()
  expect(one({ kind: 'file', encoding: 'text' }, new File(['x'], 'a.pem'))).toBeUndefined()
})

describe('required', () => {
  test('the label is named, in the order of the fields', () => {
    const values = initialValues(crateFields)
    setPath(values, 'contents.tag', 'copy')
    setPath(values, 'size', null)
    expect([...validate(crateFields, values)]).toEqual([
      ['name', 'Name is required'],
      ['contents.variants.copy.originalId', 'Original is required'],
      ['size', 'Size is required'],
    ])
  })
  test('blanks are nothing, but a secret may be made of them', () => {
    expect(one({ kind: 'text' }, '   ')).toBe('X is required')
    expect(one({ kind: 'text', secret: true }, '   ')).toBeUndefined()
  })
  test('an empty description is fine, and so is a null that the API allows', () => {
    expect(one({ kind: 'description' }, '')).toBeUndefined()
    expect(one({ kind: 'picker', lookup: undefined as never }, '', { nullable: true })).toBeUndefined()
  })
  test('zero is a number', () => {
    expect(one({ kind: 'integer' }, 0)).toBeUndefined()
  })
})

test.each<[string, Widget, unknown, string | undefined]>([
  ['ip', { kind: 'ip' }, ' 10.0.0.1 ', undefined],
  ['ip', { kind: 'ip' }, '10.0.0.256', 'Not a valid IP address'],
  ['cidr', { kind: 'cidr' }, '10.0.0.0', 'Must contain an IP address and a width, separated by a /'],
  ['cidr', { kind: 'cidr' }, '10.0.0.0/x', 'Width must be an integer'],
  ['cidr', { kind: 'cidr' }, '10.0.0.0/33', 'Max width for IPv4 is 32'],
  ['cidr', { kind: 'cidr' }, 'fd00::/129', 'Max width for IPv6 is 128'],
  ['ports', { kind: 'portRange' }, ' 80-443 ', undefined],
  ['ports', { kind: 'portRange' }, '443-80', 'Not a valid port or port range'],
  ['ports with a dash', { kind: 'portRange' }, '80–443', undefined],
  ['other numbers', { kind: 'portRange', max: 255 }, '0-255', undefined],
  ['other numbers', { kind: 'portRange', max: 255 }, '0-256', 'Must be a number from 0 to 255, or a range of them'],
  ['uuid', { kind: 'uuid' }, 'web', 'Must be a UUID'],
  ['json', { kind: 'json' }, '{', 'Not valid JSON at line 1, column 2'],
  ['json with what it needs', { kind: 'json', needs: ['a', 'b.c'] }, '{"a": null, "b": {"c": 0}}', undefined],
  ['json without', { kind: 'json', needs: ['a', 'b.c', 'd'] }, '{"b": {}, "d": 1}', 'Has no a, b.c'],
  ['json that is no object', { kind: 'json', needs: ['a'] }, '[]', 'Has no a'],
  ['date', { kind: 'date' }, '2025-02-30x', 'Not a valid date'],
  ['integer', { kind: 'integer', min: 1, max: 8 }, 9, 'Can be at most 8'],
  ['integer', { kind: 'integer', min: 1, unit: 'vCPUs' }, 0, 'Must be at least 1 vCPU'],
  ['integer', { kind: 'integer' }, Number.NaN, 'Must be a whole number'],
  ['integer', { kind: 'integer' }, '1.5', 'Must be a whole number'],
  ['integer', { kind: 'integer', max: 10 }, '18446744073709551615', 'Can be at most 10'],
  ['bytes', { kind: 'bytes', unit: 'GiB', max: 1023 * 2 ** 30 }, 1024, 'Can be at most 1023 GiB'],
  ['bytes', { kind: 'bytes', unit: 'GiB', min: 2 ** 30 }, 0, 'Must be at least 1 GiB'],
  ['text', { kind: 'text', maxLength: 2 }, '😀😀', undefined],
  ['text', { kind: 'text', maxLength: 2 }, 'abc', 'Must be 2 characters or fewer'],
  ['text', { kind: 'text', minLength: 2 }, 'a', 'Must be at least 2 characters'],
  ['text', { kind: 'text', pattern: '^\\d+$' }, 'a', 'Does not have the expected form'],
  ['a pattern that cannot be compiled', { kind: 'text', pattern: '(?P<x' }, 'a', undefined],
  ['name', { kind: 'name' }, 'Web', 'Must start with a lower-case letter'],
  ['description', { kind: 'description' }, 'x'.repeat(513), 'Must be 512 characters or fewer'],
])('%s %o %o', (_, widget, value, message) => {
  expect(one(widget, value)).toBe(message)
})

describe('ranges of addresses', () => {
  const fields = [field('range', { kind: 'ipRange' })]
  test('each end has its own message', () => {
    expect(problems(fields, { range: { first: '', last: 'x' } })).toEqual({
      'range.first': 'First is required',
      'range.last': 'Not a valid IP address',
    })
  })
  test('both ends together', () => {
    expect(problems(fields, { range: { first: '10.0.0.9', last: '10.0.0.1' } })).toHaveProperty(['range.last'])
  })
})

describe('lists', () => {
  const list = (more: object = {}) => [
    field('l', { kind: 'list', item: field('', { kind: 'ip' }, { label: 'Address' }), ...more }),
  ]
  const items = (...values: string[]) => ({ l: values.map((value) => ({ value })) })
  test('items are checked at their place', () => {
    expect(problems(list(), items('10.0.0.1', '', 'x'))).toEqual({
      'l.1.value': 'Address is required',
      'l.2.value': 'Not a valid IP address',
    })
  })
  test('items must be unique, as they would be sent', () => {
    expect(problems(list({ unique: true }), items('10.0.0.1', ' 10.0.0.1'))).toEqual({ l: 'Items must be unique' })
    expect(problems(list({ unique: true }), items('10.0.0.1', '10.0.0.2'))).toEqual({})
    expect(
      problems(list({ unique: true, item: field('', { kind: 'portRange' }, { label: 'Port' }) }), items('80', ' 80')),
    ).toEqual({ l: 'Port range already added' })
  })
  test('too few and too many', () => {
    expect(problems(list({ min: 1 }), items())).toEqual({ l: 'L is required' })
    expect(problems(list({ max: 1 }), items('10.0.0.1', '10.0.0.2'))).toEqual({ l: 'Can have at most 1 item' })
  })
})

test('map keys are required beside a value and unique', () => {
  const fields = [field('m', { kind: 'map', value: field('', { kind: 'text' }, { label: 'Value' }) })]
  const values = {
    m: [
      { key: '', value: '' },
      { key: '', value: 'v' },
      { key: 'a', value: 'x' },
      { key: 'a', value: '' },
    ],
  }
  expect(problems(fields, values)).toEqual({
    m: 'Items must be unique',
    'm.1.key': 'Key is required',
    'm.3.value': 'Value is required',
  })
})

describe('an address of the version that another field of the form has', () => {
  const target = field('target', { kind: 'ip', version: '$form.destination.value' })
  const fields = [
    field('destination', {
      kind: 'union',
      tag: 'type',
      variants: [
        { value: 'net', label: 'Network', fields: [field('value', { kind: 'cidr' })] },
        { value: 'name', label: 'Name', fields: [field('value', { kind: 'text' })] },
      ],
    }),
    target,
  ]
  const values = (type: string, value: string, to: string) => ({
    destination: { tag: type, variants: { net: { value }, name: { value } } },
    target: to,
  })
  test.each([
    ['net', '10.0.0.0/8', '10.0.0.1', {}],
    ['net', '10.0.0.0/8', 'fd00::1', { target: 'Must be an IPv4 address' }],
    ['net', 'fd00::/8', '10.0.0.1', { target: 'Must be an IPv6 address' }],
    // A name stands for both.
    ['name', 'stock', 'fd00::1', {}],
  ])('%s %s, %s', (type, value, to, expected) => {
    expect(problems(fields, values(type, value, to))).toEqual(expected)
  })
  test('of a field that is not asked for, the row has it', () => {
    const row = { destination: { type: 'net', value: '0.0.0.0/0' } }
    expect(Object.fromEntries(validate([target], { target: 'fd00::1' }, { row }))).toEqual({
      target: 'Must be an IPv4 address',
    })
  })
})

test('a group that may be left out is checked only when something is in it', () => {
  const pair = field(
    'pair',
    { kind: 'group', fields: [field('cert', { kind: 'text' }), field('key', { kind: 'text' })] },
    { required: false },
  )
  expect(problems([pair], { pair: { cert: '', key: '' } })).toEqual({})
  expect(problems([pair], { pair: { cert: 'x', key: '' } })).toEqual({ 'pair.key': 'Key is required' })
})

test('fields that do not apply have no problems', () => {
  const fields = [
    field('on', { kind: 'checkbox' }),
    field('a', { kind: 'text' }, { when: { kind: 'field', path: 'on', in: [true] } }),
  ]
  expect(problems(fields, { on: false, a: '' })).toEqual({})
  expect(problems(fields, { on: true, a: '' })).toEqual({ a: 'A is required' })
})

test('an emptied field that the server would keep is refused, with the reason', () => {
  const quota = field('cpus', { kind: 'integer' }, { required: false, nullable: true, keep: true, label: 'CPU quota' })
  const note = field('note', { kind: 'text' }, { required: false, nullable: true, keep: true })
  expect([...validate([quota, note], { cpus: null, note: '' }, { row: { cpus: 4, note: 'x' } })]).toEqual([
    ['cpus', 'CPU quota cannot be removed, only changed'],
  ])
  expect(validate([quota], { cpus: null }, { row: { cpus: null } }).size).toBe(0)
  expect(validate([{ ...quota, keep: undefined }], { cpus: null }, { row: { cpus: 4 } }).size).toBe(0)
})
