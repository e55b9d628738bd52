import { describe, expect, test } from 'vitest'
import type { FormField } from '../spec.ts'
import { buildBody, parseBytesIn } from './body.ts'
import { crateFields, field } from './fields.fixture.ts'
import { initialValues, localText, setPath } from './raw.ts'

const uuid = '5f3b1c2e-9d1a-4c55-8a3e-0c1d2e3f4a5b'
const optional = { required: false }

test('a crate is made of its fields: nested, in bytes, with the type the option has', () => {
  const values = initialValues(crateFields)
  setPath(values, 'name', 'db')
  expect(buildBody(crateFields, values)).toEqual({
    name: 'db',
    description: '',
    contents: { type: 'blank', blockSize: 4096 },
    size: 10 * 2 ** 30,
  })
})

test('switching a variant sends only its fields and keeps what the other one had', () => {
  const values = initialValues(crateFields)
  setPath(values, 'contents.variants.blank.blockSize', '512')
  setPath(values, 'contents.tag', 'copy')
  setPath(values, 'contents.variants.copy.originalId', ` ${uuid} `)
  expect(buildBody(crateFields, values)['contents']).toEqual({ type: 'copy', originalId: uuid })
  setPath(values, 'contents.tag', 'blank')
  expect(buildBody(crateFields, values)['contents']).toEqual({ type: 'blank', blockSize: 512 })
})

describe('values and back', () => {
  const when = new Date('2025-10-08T12:34:56Z')
  const cases: [string, FormField['widget'], unknown][] = [
    ['text', { kind: 'text' }, ' as typed '],
    ['secret', { kind: 'text', secret: true }, '   '],
    ['integer', { kind: 'integer' }, 42],
    ['zero', { kind: 'integer' }, 0],
    ['integer beyond 2^53', { kind: 'integer' }, 18446744073709551615n],
    ['bytes', { kind: 'bytes', unit: 'GiB' }, 1.5 * 2 ** 30],
    ['one byte in TiB', { kind: 'bytes', unit: 'TiB' }, 1],
    ['bytes beyond 2^53', { kind: 'bytes', unit: 'GiB' }, 9223372036854775807n],
    ['checkbox', { kind: 'checkbox' }, false],
    ['date', { kind: 'date' }, when],
    ['json', { kind: 'json' }, { a: [1, { b: null }] }],
    ['json with an integer beyond 2^53', { kind: 'json' }, { a: [9007199254740993n, { b: null }] }],
    ['range', { kind: 'ipRange' }, { first: '10.0.0.1', last: '10.0.0.9' }],
    ['ports', { kind: 'portRange' }, '22-80'],
    ['group', { kind: 'group', fields: [field('first', { kind: 'integer' })] }, { first: 1 }],
    ['list', { kind: 'list', item: field('', { kind: 'ip' }) }, ['10.0.0.1', 'fd00::1']],
    [
      'list of groups',
      { kind: 'list', item: field('', { kind: 'group', fields: [field('a', { kind: 'text' })] }) },
      [{ a: 'x' }],
    ],
    ['map', { kind: 'map', value: field('', { kind: 'text' }) }, { some_key: 'x', __proto: 'y' }],
  ]
  test.each(cases)('%s survives the way through the form', (_, widget, value) => {
    const fields = [field('x', widget)]
    expect(buildBody(fields, initialValues(fields, { x: value }), { row: { x: value } })).toEqual({ x: value })
  })

  test('dotted ids are nested', () => {
    const fields = [
      field('kind.endpoint', { kind: 'text' }),
      field('kind.secrets', { kind: 'list', item: field('', { kind: 'text' }) }),
    ]
    const row = { kind: { endpoint: 'https://x', secrets: ['s'] } }
    expect(buildBody(fields, initialValues(fields, row))).toEqual(row)
  })

  test('local time has seconds and no zone', () => {
    expect(localText(new Date(2025, 0, 2, 3, 4, 5))).toBe('2025-01-02T03:04:05')
  })

  test('sizes that numbers cannot hold become bigint', () => {
    const fields = [field('x', { kind: 'bytes', unit: 'TiB' })]
    expect(buildBody(fields, { x: 1048576 })).toEqual({ x: 2n ** 60n })
    expect(buildBody(fields, { x: '0.5' })).toEqual({ x: 2 ** 39 })
  })
})

describe('empty', () => {
  const all: [string, FormField['widget']][] = [
    ['text', { kind: 'text' }],
    ['integer', { kind: 'integer' }],
    [
      'picker',
      {
        kind: 'picker',
        lookup: {
          entity: 'x',
          label: { one: 'X', many: 'Xs' },
          source: { paged: false, shape: { kind: 'array' }, query: () => ({ queryKey: [] }) },
          value: 'id',
          text: 'name',
        },
      },
    ],
    ['checkbox', { kind: 'checkbox' }],
    ['date', { kind: 'date' }],
    ['ipRange', { kind: 'ipRange' }],
    ['group', { kind: 'group', fields: [field('a', { kind: 'text' }), field('b', { kind: 'checkbox' })] }],
    ['union', { kind: 'union', tag: 't', variants: [{ value: 'a', label: 'A', fields: [] }] }],
    ['list', { kind: 'list', item: field('', { kind: 'text' }) }],
    ['map', { kind: 'map', value: field('', { kind: 'text' }) }],
  ]
  test.each(all)('an optional %s is left out', (_, widget) => {
    const fields = [field('x', widget, optional)]
    expect(buildBody(fields, initialValues(fields))).toEqual({})
  })
  test.each(all.filter(([name]) => name !== 'checkbox'))('a required nullable %s is null', (_, widget) => {
    const fields = [field('x', widget, { nullable: true })]
    expect(buildBody(fields, initialValues(fields))).toEqual({ x: null })
  })
  test('required collections are sent empty', () => {
    const fields = [
      field('l', { kind: 'list', item: field('', { kind: 'text' }) }),
      field('m', { kind: 'map', value: field('', { kind: 'text' }) }),
    ]
    expect(buildBody(fields, initialValues(fields))).toEqual({ l: [], m: {} })
  })
})

describe('emptied in an edit form', () => {
  const edit = (widget: FormField['widget'], value: unknown, emptied: unknown, more: Partial<FormField> = optional) => {
    const fields = [field('x', widget, more)]
    return buildBody(fields, { x: emptied }, { row: { x: value } })
  }
  test('a nullable value becomes null', () => {
    expect(edit({ kind: 'text' }, 'a', '', { required: false, nullable: true })).toEqual({ x: null })
    expect(edit({ kind: 'integer' }, 5, null, { required: false, nullable: true })).toEqual({ x: null })
  })
  test('a description becomes empty, not unchanged', () => {
    expect(edit({ kind: 'description' }, 'old', '')).toEqual({ x: '' })
  })
  test('a list becomes empty', () => {
    expect(edit({ kind: 'list', item: field('', { kind: 'text' }) }, ['a'], [])).toEqual({ x: [] })
  })
  test('what was empty before is still left out', () => {
    expect(edit({ kind: 'text' }, null, '', { required: false, nullable: true })).toEqual({})
  })
  test('another variant does not clear fields that it never had', () => {
    const inner = field('note', { kind: 'text' }, optional)
    const union = field('u', {
      kind: 'union',
      tag: 't',
      variants: ['a', 'b'].map((value) => ({ value, label: value, fields: [inner] })),
    })
    const values = { u: { tag: 'b', variants: { a: { note: 'x' }, b: { note: '' } } } }
    expect(buildBody([union], values, { row: { u: { t: 'a', note: 'x' } } })).toEqual({ u: { t: 'b' } })
  })
})

describe('what this console does not know', () => {
  test('a variant of a newer server goes back as it came', () => {
    const source = { type: 'hologram', beams: [1, 2] }
    expect(buildBody(crateFields.slice(2, 3), initialValues(crateFields, { contents: source }))).toEqual({
      contents: source,
    })
  })
  test('an option of a newer server goes back with its type', () => {
    const fields = [field('x', { kind: 'select', options: [{ value: 1, label: '1' }] })]
    expect(buildBody(fields, initialValues(fields, { x: 7 }), { row: { x: 7 } })).toEqual({ x: 7 })
  })
})

describe('conditions', () => {
  const fields = [
    field('mode', {
      kind: 'select',
      options: [
        { value: 'static', label: 'Static' },
        { value: 'auto', label: 'Auto' },
      ],
    }),
    field('ip', { kind: 'ip' }, { when: { kind: 'field', path: 'mode', in: ['static'] } }),
    field('pool', { kind: 'text' }, { nullable: true, when: { kind: 'field', path: 'mode', in: ['auto'] } }),
  ]
  test('a field that does not apply is left out, or null where the API demands one', () => {
    expect(buildBody(fields, { mode: 'auto', ip: '10.0.0.1', pool: 'p' })).toEqual({ mode: 'auto', pool: 'p' })
    expect(buildBody(fields, { mode: 'static', ip: '10.0.0.1', pool: 'p' })).toEqual({
      mode: 'static',
      ip: '10.0.0.1',
      pool: null,
    })
  })
  test('a nested field may depend on its neighbours and on the whole form', () => {
    const nested = [
      fields[0] ?? field('mode', { kind: 'text' }),
      field('g', {
        kind: 'group',
        fields: [
          field('on', { kind: 'checkbox' }),
          field('a', { kind: 'text' }, { when: { kind: 'field', path: 'on', in: [true] } }),
          field('b', { kind: 'text' }, { when: { kind: 'field', path: 'mode', in: ['auto'] } }),
        ],
      }),
    ]
    expect(buildBody(nested, { mode: 'auto', g: { on: false, a: 'a', b: 'b' } })).toEqual({
      mode: 'auto',
      g: { on: false, b: 'b' },
    })
    expect(buildBody(nested, { mode: 'static', g: { on: true, a: 'a', b: 'b' } })).toEqual({
      mode: 'static',
      g: { on: true, a: 'a' },
    })
  })
})

test('file contents are put in as they were read', () => {
  const file = new File(['x'], 'x.pem')
  const fields = [field('cert', { kind: 'file', encoding: 'base64' })]
  expect(buildBody(fields, { cert: file }, { files: new Map([[file, 'eA==']]) })).toEqual({ cert: 'eA==' })
})

test('the value of a slot is taken as it is', () => {
  const fields = [field('size', { kind: 'integer' })]
  expect(buildBody(fields, { size: { any: 'thing' } }, { custom: new Set(['size']) })).toEqual({
    size: { any: 'thing' },
  })
})

test('a map key named like an object method is only a key', () => {
  const fields = [field('m', { kind: 'map', value: field('', { kind: 'text' }) })]
  const body = buildBody(fields, {
    m: [
      { key: '__proto__', value: 'x' },
      { key: '', value: '' },
    ],
  })
  expect(Object.entries(body['m'] as object)).toEqual([['__proto__', 'x']])
})

test('regression: a size of hundreds of digits broke the form', () => {
  expect(parseBytesIn(1e308, 'GiB')).toBe(undefined)
  expect(parseBytesIn(Number.NaN, 'GiB')).toBe(undefined)
  expect(parseBytesIn(2 ** 53, 'KiB')).toBe(2n ** 63n)
})
