import { describe, expect, test } from 'vitest'

import { hclAttributes, hclLabel, hclString, hclValue } from './hcl.ts'
import { importText, terraformText, type TerraformWords } from './terraform.ts'

const words: TerraformWords = {
  provider: 'example/cloud',
  version: '1.4',
  creates: { crateCreate: 'crate' },
  resources: {
    crate: {
      type: 'cloud_crate',
      body: {
        shelf_id: { of: 'shelf' },
        pool_id: { of: 'pool', field: 'pool' },
        lid_id: { of: 'lid', field: 'lid' },
        name: 'name',
        size: 'size',
        wood: 'source.wood',
        ports: 'ports',
      },
      row: { shelf_id: 'shelfId', name: 'name' },
    },
    shelf: { find: { data: 'cloud_shelf', by: { room_name: 'room', name: 'shelf' } } },
    pool: { find: { data: 'cloud_pool', by: { name: 'pool' } } },
  },
}

const call = (body: unknown, query: object = { room: 'cellar', shelf: 'left' }) =>
  terraformText({ method: 'POST', url: '/v1/crates', operation: 'crateCreate', query, body }, words)

const id = '3f2b8c1e-0d4a-4b6f-9c7e-5a1d2e3f4b5c'

describe('strings are what they are in HCL', () => {
  test.each([
    ['quotes and backslashes', String.raw`a "b" \c`, String.raw`"a \"b\" \\c"`],
    ['line breaks and tabs', 'a\r\n\tb', String.raw`"a\r\n\tb"`],
    // Terraform would evaluate it.
    [
      'templates',
      '${file("/etc/passwd")} %%{ if true }x $5 100%',
      '"$${file(\\"/etc/passwd\\")} \\u0025%%{ if true }x $5 100%"',
    ],
    ['templates behind a dollar sign', '$${x}%{y}', '"\\u0024$${x}%%{y}"'],
    ['control and format characters', 'a\u0007\u200B\u202E', String.raw`"a\u0007\u200b\u202e"`],
    ['format characters beyond the first plane', '\u{E0041}', String.raw`"\U000e0041"`],
    ['other letters', 'süß 名', '"süß 名"'],
  ])('%s', (_, text, written) => {
    expect(hclString(text)).toBe(written)
  })
})

// A test that takes longer than tests may has failed: so do these where the time grows with the square of the length.
test('a hundred thousand dollar signs took half a minute to be escaped', () => {
  expect(hclString('$'.repeat(100_000))).toHaveLength(100_002)
})

test('numbers keep all their digits, lists and objects are written as such', () => {
  expect(hclValue(2n ** 60n + 1n)).toBe('1152921504606846977')
  expect(hclValue([1, 'a', true])).toBe('[1, "a", true]')
  expect(hclValue([{ firstAddress: '10.0.0.1', lastAddress: '10.0.0.9' }])).toBe(
    ['[', '  {', '    first_address = "10.0.0.1"', '    last_address  = "10.0.0.9"', '  },', ']'].join('\n'),
  )
  expect(hclValue({ 'key.odd ${x}': 1 })).toBe('{\n  "key.odd $${x}" = 1\n}')
  expect(hclValue({})).toBe('{}')
  expect(hclValue([])).toBe('[]')
})

test('thousands of neighbours were each compared with all others', () => {
  const lines = hclAttributes(
    Array.from({ length: 100_000 }, (_, at) => [`k${at}`, at === 9 ? 'long\n' : at] as const),
    '',
  )
  expect([lines[9], lines[10], lines.length]).toEqual(['k9     = "long\\n"', 'k10    = 10', 100_000])
})

test('equals signs of neighbours stand below each other, what has no value is left out', () => {
  const written = hclAttributes(
    [
      ['a', 1],
      ['none', undefined],
      ['null', null],
      ['long_name', 2],
      ['map', { x: 1 }],
      ['b', false],
    ],
    '',
  )
  expect(written).toEqual(['a         = 1', 'long_name = 2', 'map = {\n  x = 1\n}', 'b = false'])
})

test('labels are names of HCL', () => {
  expect(['web-1', '1st', 'a b"}', ''].map(hclLabel)).toEqual(['web-1', '_1st', 'a_b__', '_'])
})

test('what a request makes is a resource, what it names is looked up', () => {
  expect(
    call({
      name: 'apples',
      size: 2n ** 60n,
      source: { type: 'tree', wood: 'oak' },
      pool: 'big',
      ports: ['22'],
      stickers: ['red'],
      note: null,
    }),
  ).toBe(
    `data "cloud_shelf" "left" {
  room_name = "cellar"
  name      = "left"
}

data "cloud_pool" "big" {
  name = "big"
}

# Not in Terraform: stickers

resource "cloud_crate" "apples" {
  shelf_id = data.cloud_shelf.left.id
  pool_id  = data.cloud_pool.big.id
  name     = "apples"
  size     = 1152921504606846976
  wood     = "oak"
  ports    = ["22"]
}`,
  )
})

test('ids stay as they are, and what cannot be looked up is asked for', () => {
  expect(call({ name: 'apples', lid: 'round' }, { shelf: id })).toBe(
    `resource "cloud_crate" "apples" {
  shelf_id = "${id}"
  lid_id   = "<ID of round>"
  name     = "apples"
}`,
  )
  // The room is known by its id alone.
  expect(call({ name: 'apples' }, { room: id, shelf: 'left' })).toContain('shelf_id = "<ID of left>"')
})

test('other requests have no such text', () => {
  expect(terraformText({ method: 'POST', url: '/v1/x', operation: 'crateOpen', body: {} }, words)).toBeUndefined()
  expect(terraformText({ method: 'POST', url: '/v1/x', body: {} }, words)).toBeUndefined()
  expect(call(undefined)).toBeUndefined()
})

test('what is there can be imported', () => {
  expect(importText('crate', { id, name: 'apples', shelfId: 's-1', size: 5 }, words)).toBe(
    `import {
  to = cloud_crate.apples
  id = "${id}"
}

resource "cloud_crate" "apples" {
  shelf_id = "s-1"
  name     = "apples"
}`,
  )
  expect(importText('shelf', { id, name: 'left' }, words)).toBeUndefined()
})
