/** Documents in which a name does not tell what a value is: the codec then goes by the schema, exactly. */
import assert from 'node:assert/strict'

import { describe, expect, it } from 'vitest'

import { codecTable } from '../../../generator/emit/codec.ts'
import type { Schema } from '../../../generator/model/types/contract.ts'
import { createCodec } from '../../../src/api/codec-core.ts'
import { documentModel } from '../../support/document-model.ts'
import { oneOperationPerSchema } from './contract.ts'
import { createRandom } from './random.ts'
import { sample } from './samples.ts'

const text: Schema = { type: 'string' }
const date: Schema = { type: 'string', format: 'date-time' }
const whole: Schema = { type: 'integer' }
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const record = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
})
const map = (values: Schema): Schema => ({ type: 'object', additionalProperties: values })
const list = (items: Schema): Schema => ({ type: 'array', items })
const tagged = (type: string, value: Schema): Schema =>
  record({ type: { type: 'string', enum: [type] }, some_value: value })

/** By what is hard about it. */
const documents: Record<string, Record<string, Schema>> = {
  'a name that is a date here and a text there': {
    Meeting: record({ at_time: date }),
    Station: record({ at_time: text }),
  },
  'a name that is a map here and an object there': {
    Free: record({ labels: map(text) }),
    Fixed: record({ labels: record({ foo_bar: text, time_x: date }) }),
  },
  'a name that is opaque here and an object there': {
    Any: record({ details: {} }),
    Some: record({ details: record({ foo_bar: text }) }),
  },
  'the exception deep inside': {
    Station: record({ at_time: text }),
    A: record({ at_time: date }),
    B: record({ at_time: date }),
    Line: record({ stop_list: list(record({ by_name: map(list(ref('Station'))) })) }),
    Both: record({ left_part: ref('A'), right_part: ref('Station') }),
  },
  'recursion through the exception': {
    Node: record({ at_time: text, child_nodes: list(ref('Node')), next_node: ref('Leaf') }),
    Leaf: record({ at_time: date }, []),
  },
  'mutual recursion': {
    Odd: record({ even_part: ref('Even'), at_time: text }, ['at_time']),
    Even: record({ odd_part: ref('Odd'), at_time: date }, ['at_time']),
  },
  'a union told apart by a tag': {
    Value: {
      oneOf: [tagged('date', date), tagged('text', text), tagged('labels', map(text)), tagged('dates', list(date))],
    },
    Values: record({ all_values: map(ref('Value')) }),
  },
  'a union told apart by required fields': {
    Either: { oneOf: [record({ first_kind: whole, at_time: date }), record({ second_kind: whole, at_time: text })] },
  },
  'a union of a map and an object': {
    Mixed: { anyOf: [record({ only_here: text }), map(whole)] },
    Holder: record({ mixed_part: ref('Mixed') }),
  },
  'a union of a date and an object': {
    When: { oneOf: [date, record({ at_time: date, time_zone: text })] },
    Holder: record({ when_part: ref('When') }),
    Other: record({ at_time: text }),
  },
  'a union by JSON type': { Any: { oneOf: [date, list(text), whole] }, Holder: record({ some_part: ref('Any') }) },
  'known keys beside free ones': {
    Open: { ...record({ foo_baz: date, type_name: text }), additionalProperties: whole },
    Opaque: { ...record({ foo_baz: text }), additionalProperties: true },
  },
  'maps of dates, of maps, of opaque values': {
    Maps: record({
      dates_by_name: map(date),
      nested_maps: map(map(date)),
      opaque_map: map({}),
      anything_goes: { type: 'object' },
    }),
  },
  'a map of itself': { Tree: map(ref('Tree')), Forest: record({ all_trees: list(ref('Tree')), at_time: date }) },
  'lists of lists': { Grid: record({ date_grid: list(list(date)), map_grid: list(list(map(whole))) }) },
  'a list of itself': { Nest: list(ref('Nest')), Holder: record({ nest_part: ref('Nest') }) },
  'inherited fields': {
    Base: record({ at_time: date, child_part: ref('Derived') }, ['at_time']),
    Derived: { allOf: [ref('Base'), record({ own_labels: map(text), at_place: text })] },
    Wrapped: { allOf: [ref('Derived')], nullable: true },
    Other: record({ at_time: text, own_labels: record({ foo_bar: text }) }),
  },
  'whole bodies': {
    JustDate: date,
    JustDates: list(date),
    JustMap: map(record({ foo_bar: date })),
    JustAnything: {},
    Nullable: { ...date, nullable: true },
  },
  'irregular names': {
    Odd: record({
      foo_1: text,
      a__b: date,
      _lead: text,
      trail_: date,
      IPv4_addr: text,
      x_y_z: date,
      'with-dash': date,
      'with space_x': text,
      i_e_e_e802: date,
    }),
  },
  'names of the language': {
    Odd: record({ constructor: date, prototype: text, has_own_property: date, toString: text, ['__proto__']: date }),
  },
  'a schema that refers to itself': { Loop: ref('Loop'), Holder: record({ loop_part: ref('Loop') }, []) },
  'recursive intersections': {
    U: record({ x_part: ref('U'), at_time: date }, ['at_time']),
    V: record({ x_part: ref('V'), at_place: text }, ['at_place']),
    T: { allOf: [ref('U'), ref('V')] },
    Other: record({ at_time: text }),
  },
}

const unsampled = new Set(['Loop', 'Holder of a schema that refers to itself'])

describe('any document is right', () => {
  it.each(Object.entries(documents))('%s', (title, schemas) => {
    const model = documentModel(oneOperationPerSchema(schemas))
    const codec = createCodec(codecTable(model))
    const random = createRandom(title)
    for (const name of Object.keys(schemas)) {
      if (unsampled.has(name) || unsampled.has(`${name} of ${title}`)) continue
      const { request: kind } = codec.operation(`POST /${name}`)
      for (let n = 0; n < 40; n++) {
        const { wire, client } = sample(ref(name), { schemas, toClient: model.names.toClient, random })
        assert.deepStrictEqual(codec.fromWire(wire, kind), client, `${name}: wire → client`)
        assert.deepStrictEqual(codec.toWire(client, kind), wire, `${name}: client → wire`)
      }
    }
  })

  it('describes exactly only what the table of names is wrong about', () => {
    const table = codecTable(documentModel(oneOperationPerSchema(documents['the exception deep inside'] ?? {})))
    expect(table.dates).toEqual(['at_time'])
    expect(Object.keys(table.operations)).toEqual(['POST /Station', 'POST /Line', 'POST /Both'])
  })

  it('needs no shapes where names tell', () => {
    const table = codecTable(
      documentModel(oneOperationPerSchema(documents['maps of dates, of maps, of opaque values'] ?? {})),
    )
    expect(table.shapes).toEqual([])
    expect(table.maps).toEqual({
      anything_goes: 'opaque',
      dates_by_name: 'date',
      nested_maps: { map: 'date' },
      opaque_map: 'opaque',
    })
  })

  it('takes no number with a fraction for a big integer', () => {
    const number: Schema = { type: 'number' }
    const schemas = {
      Pool: record({ free_share: number, all_shares: list(number), count: whole }),
      Other: record({ free_share: record({ count: whole }) }),
    }
    const codec = createCodec(codecTable(documentModel(oneOperationPerSchema(schemas))))
    const wire = { free_share: 10n ** 20n, all_shares: [10n ** 20n, 0.5], count: 10n ** 20n }
    assert.deepStrictEqual(codec.fromWire(wire), { freeShare: 1e20, allShares: [1e20, 0.5], count: 10n ** 20n })
  })

  it('has the same table of names whatever the order of the schemas', () => {
    const schemas = documents['the exception deep inside'] ?? {}
    const reversed = Object.fromEntries(Object.entries(schemas).toReversed())
    const [names, others] = [schemas, reversed].map((some) => {
      const { dates, maps, opaque } = codecTable(documentModel(oneOperationPerSchema(some)))
      return { dates, maps, opaque }
    })
    expect(others).toEqual(names)
  })
})
