import { describe, expect, it } from 'vitest'

import { unreadableValue } from '../lib/unreadable-value.ts'
import { ApiError } from './errors.ts'
import { buildUrl, encodeFields } from './url.ts'

/** What comes of a value that an answer does not have, or has in another form. */
const empty: [string, unknown][] = [
  ['an empty text', ''],
  ['no number', Number.NaN],
  ['no time', new Date(Number.NaN)],
  ['what stands for an unreadable value', unreadableValue({ odd: 1 }, '', 'an object where a text is due')],
]
const lacking: [string, unknown][] = [...empty, ['undefined', undefined], ['null', null]]

describe('path parameters', () => {
  it.each([
    ['disk-1', 'disk-1'],
    ['fd00::1', 'fd00%3A%3A1'],
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['**', '**'],
    ['größe 1', 'gr%C3%B6%C3%9Fe%201'],
    ['100%', '100%25'],
    ['%2e%2e', '%252e%252e'],
    ['a\\b', 'a%5Cb'],
    ['\ud800', '%EF%BF%BD'],
  ])('%s', (value, encoded) => {
    expect(buildUrl('/v1/disks/{disk}', { disk: value }, undefined)).toBe(`/v1/disks/${encoded}`)
  })

  it.each(['.', '..'])('refuses %j, which would be another place', (value) => {
    expect(() => buildUrl('/v1/disks/{disk}', { disk: value }, undefined)).toThrow('`disk`')
  })

  it.each(lacking)('refuses %s, and says so', (_, value) => {
    expect(() => buildUrl('/v1/racks/{rackId}', { rackId: value }, undefined)).toThrow(
      new ApiError('Not requested: the rack id is missing or unreadable.', { kind: 'error' }),
    )
  })

  it('fills several', () => {
    const path = { rackId: 'r', address: 'fd00::1', subnetMask: 64 }
    expect(buildUrl('/loopback/{rackId}/{address}/{subnetMask}', path, {})).toBe('/loopback/r/fd00%3A%3A1/64')
  })

  it('does not take inherited properties for values', () => {
    expect(() => buildUrl('/x/{constructor}', {}, undefined)).toThrow('the constructor is missing')
  })
})

describe('queries', () => {
  it('converts names and dates, drops nothing-values and repeats lists', () => {
    const query = {
      pageToken: 'a b&c',
      limit: 50,
      project: undefined,
      vpc: null,
      startTime: new Date(0),
      filter: ['x', 'y', null],
      big: 2n ** 60n,
      isNew: false,
    }
    expect(buildUrl('/v1/disks', undefined, query)).toBe(
      '/v1/disks?page_token=a+b%26c&limit=50&start_time=1970-01-01T00%3A00%3A00.000Z&filter=x&filter=y&big=1152921504606846976&is_new=false',
    )
  })

  it('has no question mark without values', () => {
    expect(buildUrl('/v1/disks', undefined, { project: undefined })).toBe('/v1/disks')
  })

  it.each(empty)('regression: %s was sent as an empty value', (_, value) => {
    expect(() => buildUrl('/v1/status', {}, { switchLocation: value })).toThrow(
      'Not requested: the switch location is missing or unreadable.',
    )
    expect(() => buildUrl('/v1/status', {}, { switchLocation: [value] })).toThrow('switch location')
  })

  it('a form may send empty texts', () => {
    expect(encodeFields({ clientId: '' })).toBe('client_id=')
  })

  it('refuses objects', () => {
    expect(() => encodeFields({ filter: { a: 1 } })).toThrow('`filter`')
  })
})
