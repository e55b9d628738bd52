import { describe, expect, it } from 'vitest'

import { createCodec, mechanicalClient, mechanicalWire, parseDate } from './codec-core.ts'
import type { CodecTable } from './codec-core.ts'

const empty: CodecTable = { irregular: {}, dates: [], opaque: [], fractions: [], maps: {}, shapes: [], operations: {} }
const codec = createCodec({
  ...empty,
  irregular: { iEEE802: 'i_e_e_e802' },
  dates: ['time_created', 'timestamps'],
  opaque: ['details'],
  fractions: ['capacity'],
  maps: { labels: 'auto', seen_at: 'date' },
})

describe('names', () => {
  it.each([
    ['time_created', 'timeCreated'],
    ['sha256', 'sha256'],
    ['ip_v4_addr', 'ipV4Addr'],
    ['i_e_e_e802', 'iEEE802'],
    ['id', 'id'],
  ])('%s is %s', (wire, client) => {
    expect(codec.toClientName(wire)).toBe(client)
    expect(codec.toWireName(client)).toBe(wire)
  })

  it('keeps an unknown name that would not come back', () => {
    expect(codec.toClientName('foo_1')).toBe('foo_1')
    expect(codec.toWireName('foo_1')).toBe('foo_1')
  })

  it('converts mechanically in both directions', () => {
    expect(mechanicalClient('__proto__')).toBe('__proto__')
    expect(mechanicalClient('a_b_c')).toBe('aBC')
    expect(mechanicalWire('timeCreated')).toBe('time_created')
  })
})

describe('values', () => {
  it('converts names, dates and lists of dates', () => {
    const wire = {
      id: '1',
      time_created: '2024-05-06T07:08:09.123Z',
      inner_part: [{ timestamps: ['2024-05-06T07:08:09.000Z', null] }],
    }
    const client = {
      id: '1',
      timeCreated: new Date('2024-05-06T07:08:09.123Z'),
      innerPart: [{ timestamps: [new Date('2024-05-06T07:08:09Z'), null] }],
    }
    expect(codec.fromWire(wire)).toEqual(client)
    expect(codec.toWire(client)).toEqual(wire)
  })

  it('leaves the keys of maps alone and converts the values', () => {
    const wire = {
      labels: { foo_bar: { inner_part: 1 }, fooBar: 2, time_created: 'x' },
      seen_at: { first_day: '2024-01-01T00:00:00.000Z' },
    }
    const client = {
      labels: { foo_bar: { innerPart: 1 }, fooBar: 2, time_created: 'x' },
      seenAt: { first_day: new Date('2024-01-01T00:00:00Z') },
    }
    expect(codec.fromWire(wire)).toEqual(client)
    expect(codec.toWire(client)).toEqual(wire)
  })

  it('does not look into opaque values', () => {
    const details = { foo_bar: ['2024-01-01T00:00:00Z'], time_created: 1 }
    expect(codec.fromWire({ details })).toEqual({ details })
    expect(Reflect.get(Object(codec.fromWire({ details })), 'details')).toBe(details)
  })

  it('keeps a text that is no date', () => {
    const wire = { time_created: 'yesterday' }
    expect(codec.fromWire(wire)).toEqual({ timeCreated: 'yesterday' })
    expect(codec.toWire({ timeCreated: 'yesterday' })).toEqual(wire)
  })

  it('refuses to send a date that is none', () => {
    expect(() => codec.toWire({ timeCreated: new Date(Number.NaN) })).toThrow(RangeError)
  })

  it('reads microseconds and offsets to the millisecond', () => {
    expect(codec.fromWire({ time_created: '2024-01-01T01:00:00.123456+01:00' })).toEqual({
      timeCreated: new Date('2024-01-01T00:00:00.123Z'),
    })
  })

  it('keeps big integers, but not for numbers with a fraction', () => {
    expect(codec.fromWire({ size: 2n ** 60n, capacity: 2n ** 70n })).toEqual({ size: 2n ** 60n, capacity: 2 ** 70 })
  })

  it('never sets a prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"is_admin":true},"labels":{"__proto__":{"is_admin":true}}}')
    const client = codec.fromWire(hostile)
    expect(Object.getPrototypeOf(client)).toBe(Object.prototype)
    expect(Reflect.get(Object(client), 'isAdmin')).toBeUndefined()
    expect(JSON.stringify(client)).toBe('{"__proto__":{"isAdmin":true},"labels":{"__proto__":{"isAdmin":true}}}')
    expect(JSON.stringify(codec.toWire(client))).toBe(JSON.stringify(hostile))
  })

  it('loses neither of two keys that would fall together', () => {
    const wire = { foo_bar: 1, fooBar: 2 }
    expect(codec.fromWire(wire)).toEqual({ foo_bar: 1, fooBar: 2 })
    expect(codec.toWire(codec.fromWire(wire))).toEqual(wire)
  })

  it('passes on what is no record', () => {
    const blob = new Blob(['x'])
    const bytes = new Uint8Array([1])
    expect(codec.toWire({ file_part: blob, bytes })).toEqual({ file_part: blob, bytes })
    expect(codec.fromWire(null)).toBeNull()
    expect(codec.fromWire('time_created')).toBe('time_created')
  })

  it('does not change its argument', () => {
    const wire = Object.freeze({
      time_created: '2024-01-01T00:00:00Z',
      list: Object.freeze([Object.freeze({ foo_bar: 1 })]),
    })
    expect(codec.fromWire(wire)).not.toBe(wire)
  })
})

describe('paths', () => {
  it.each([
    ['disk_source.block_size', 'diskSource.blockSize'],
    ['labels.foo_bar', 'labels.foo_bar'],
    ['labels.foo_bar.inner_part', 'labels.foo_bar.innerPart'],
    ['params.0.vpc_name', 'params.0.vpcName'],
  ])('%s is %s', (wire, client) => {
    expect(codec.toClientPath(wire.split('.')).join('.')).toBe(client)
  })
})

describe('parseDate', () => {
  it.each(['2024-02-29T00:00:00Z', '2024-01-31T23:59:59.999999999Z', '2024-01-01t00:00:00z', '0001-01-01T00:00:00Z'])(
    'reads %s',
    (text) => {
      expect(parseDate(text)).toBeInstanceOf(Date)
    },
  )

  it.each([
    '',
    '2024-01-01',
    '2023-02-29T00:00:00Z',
    '2024-04-31T00:00:00Z',
    '2024-13-01T00:00:00Z',
    '2016-12-31T23:58:60Z',
    '2016-12-31T23:59:61Z',
    '2024-01-01T00:00:00',
    '1704067200',
  ])('refuses %s', (text) => {
    expect(parseDate(text)).toBeUndefined()
  })

  it.each(['2016-12-31T23:59:60Z', '2016-12-31T23:59:60.25z', '2017-01-01T05:29:60+05:30'])(
    'regression: %s, a leap second, was unreadable',
    (text) => {
      expect(parseDate(text)).toEqual(new Date('2016-12-31T23:59:59.999Z'))
    },
  )
})
