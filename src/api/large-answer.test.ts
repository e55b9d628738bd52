import { describe, expect, it, vi } from 'vitest'

import { codec } from './codec.ts'
import { parseJson } from './json.ts'
import { readLarge } from './large-answer.ts'

const convert = (value: unknown): unknown => codec.fromWire(value)

/** Long enough for several parts. */
const rows = Array.from({ length: 8_000 }, (_, index) => ({
  id: `id-${index}`,
  time_created: '2026-03-01T10:00:00Z',
  description: '{"a":[1,2]},{ \\" ] } \\',
  digests: [{ type: 'sha256' }, { type: ',' }, []],
  size: index,
}))
const exact = `{"id":"last","size_now":${2n ** 63n}}`

const answers: Readonly<Record<string, string>> = {
  'a page': JSON.stringify({ items: rows, next_page: 'more' }),
  'a page whose token comes first': JSON.stringify({ next_page: '[', items: rows }),
  'a list': JSON.stringify(rows),
  'a list with blanks around': ` \n${JSON.stringify(rows, undefined, 1)}\n`,
  'a list below another key': JSON.stringify({
    by_sled: rows,
    by_name: { x: rows.slice(1) },
  }),
  'a list behind another one': JSON.stringify({ short_list: [{ a: [] }, { a: 1 }], by_sled: rows }),
  'a list behind an object and others': JSON.stringify({
    name: 'uplink',
    port: { id: 'p', lanes: 4 },
    links: [{ name: 'phy0]', lanes: 4 }],
    none: [],
    addresses: rows,
    groups: rows.slice(1),
  }),
  'a list behind a text with braces': JSON.stringify({ port: { id: '},' }, none: [{ a: ']' }], addresses: rows }),
  'a map of lists': JSON.stringify({ a: { b: rows }, c: rows }),
  'rows of many rows': JSON.stringify({ items: [{ rows }, { rows }] }),
  'a list in the first row of another one': JSON.stringify({
    tables: [
      { name: 'a', timeseries: rows },
      { name: 'b', timeseries: rows.slice(1) },
    ],
    more: [],
  }),
  'no list at all': JSON.stringify({ text: 'x'.repeat(2_000_000) }),
  'integers of all sizes': `{"items":[${JSON.stringify(rows).slice(1, -1)},${exact}]}`,
  'texts alone': JSON.stringify(rows.map(({ description }) => description.repeat(3))),
}

describe('a large answer read in parts is what it is at once', () => {
  it.each(Object.entries(answers))('%s', async (_, text) => {
    expect(await readLarge(text, convert)).toEqual(convert(parseJson(text)))
  })
})

describe('what is no JSON stays none', () => {
  const page = answers['a page'] ?? ''
  const cut = page.length / 2
  const broken = {
    'cut off': page.slice(0, cut),
    'a bracket too many': `${page}]`,
    'another closing bracket': page.replace('],"next_page"', '},"next_page"'),
    'a comma at the end': page.replace('],"next_page"', ',],"next_page"'),
    'a comma too many': page.replaceAll('},{"id"', '},,{"id"'),
    'a text without end': page.replace('"next_page":"more"', '"next_page":"more'),
    'a row cut off': page.replace('"size":4000', '"size":'),
  }
  it.each(Object.entries(broken))('%s', async (_, text) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    await expect(readLarge(text, convert)).rejects.toThrow(SyntaxError)
  })
})

it('regression: a long list of texts was parsed once more to look for another list behind it', async () => {
  const parse = vi.spyOn(JSON, 'parse')
  const text = JSON.stringify({ names: Array.from({ length: 100_000 }, (_, at) => `name-${at}`) })
  await readLarge(text, (value) => value)
  const parsed = parse.mock.calls.reduce((sum, [part]) => sum + part.length, 0)
  parse.mockRestore()
  expect(parsed).toBeLessThan(1.5 * text.length)
})

it('other work goes on meanwhile', async () => {
  let turns = 0
  const others = setInterval(() => (turns += 1))
  const slowly = (value: unknown): unknown => {
    // Longer than a turn.
    for (const end = performance.now() + 35; performance.now() < end;);
    return convert(value)
  }
  await readLarge(answers['a page'] ?? '', slowly)
  clearInterval(others)
  expect(turns).toBeGreaterThan(3)
})

it.each(['a list in the first row of another one', 'a list behind an object and others'])(
  'regression: %s was read at once',
  async (name) => {
    const sizes: number[] = []
    const text = answers[name] ?? ''
    await readLarge(text, (value) => {
      sizes.push(JSON.stringify(value).length)
      return convert(value)
    })
    expect(sizes.length).toBeGreaterThan(3)
    // But for the second list, which comes with all that is left.
    expect(Math.max(...sizes)).toBeLessThan(0.7 * text.length)
  },
)
