/** What a test is about where neither it nor what it takes names that: what lies behind, and who called what failed. */
import { describe, expect, it } from 'vitest'

import { awaitedBy } from './awaited.ts'
import { entryOf } from './open-entries.ts'

const file = 'tests/contract/lamps.test.ts'

interface Case {
  texts: Readonly<Record<string, string>>
  line: string
  title?: string
  diff?: string
}

const waits = ({ texts, line, title = 'all of them', diff = '' }: Case, ...frames: number[]): boolean => {
  const stack = ['Error: it', ...frames.map((at) => `    at /home/cairn/${file}:${at}:5`)].join('\n')
  const failure = { file, title, errors: [{ message: 'expected 2 to be 1', stack, diff }] }
  return awaitedBy(failure, [entryOf(line, 'docs/upgrades/2.md')], (one) => texts[one] ?? '') !== undefined
}

it('regression: a part of the console was looked at without what it is made of in its folder', () => {
  const texts = {
    [file]: [
      "import { burn } from '../../src/lamp/burn.ts'",
      "it('burns', () => {",
      '  expect(burn()).toBe(1)',
      '})',
    ].join('\n'),
    'src/lamp/burn.ts': "export const burn = async () => (await import('./flame.ts')).flame",
    'src/lamp/flame.ts': "import { wick } from './wick.ts'\nimport { oil } from '../oil/oil.ts'",
  }
  const named = (source: string): boolean => waits({ texts, line: `- source \`${source}\`: candle_list is gone` }, 3)
  expect(['src/lamp/flame.ts', 'src/lamp/wick.ts'].map(named)).toEqual([true, true])
  // Elsewhere is another part, and what nothing of it takes is none of its own.
  expect(['src/oil/oil.ts', 'src/lamp/other.ts'].map(named)).toEqual([false, false])
})

it('regression: a table of which an entry names some waited for nothing, as the code that all of it comes from was not looked at', () => {
  const texts = {
    [file]: [
      "import { burn } from '../../src/lamp/burn.ts'",
      "it('burns', () => {",
      '  expect(burn()).toEqual(all)',
      '})',
    ].join('\n'),
  }
  const diff = ['- Expected', '+ Received', '', '  {', '-   "lamp.trim": 1,', '-   "disk.trim": 1,', '  }'].join('\n')
  const isOf = (source: string): boolean =>
    waits({ texts, diff, line: `- source \`${source}\`: \`lamp.trim\` is gone` }, 3)
  expect(['src/lamp/burn.ts', 'src/lamp/other.ts'].map(isOf)).toEqual([true, false])
})

it('regression: what failed in a function that tests call was taken for the test above that function', () => {
  const text = [
    "it('is cold', () => {",
    "  call('candle_list')",
    '})',
    'function lit(name) {',
    '  if (true) throw new Error(name)',
    '}',
    "it('is lit', () => {",
    "  lit('disk_list')",
    '})',
  ].join('\n')
  const isOf = (name: string): boolean => waits({ texts: { [file]: text }, line: `- \`${name}\` is gone` }, 5, 8)
  expect(['disk_list', 'candle_list'].map(isOf)).toEqual([true, false])
})

it('regression: a part that only the title names did not wait, where the test takes screens of what has it', () => {
  const text = [
    "import { actions } from '../../generated/screens/lamp/actions.gen.ts'",
    'test.each(all)("%s", () => {',
    '  expect(actions).toBe(1)',
    '})',
  ].join('\n')
  const isOf = (name: string, title: string): boolean =>
    waits({ texts: { [file]: text }, title, line: `- \`${name}\`: other than before` }, 3)
  expect(isOf('lamp.trimWick', 'offers > trimWick: says why not')).toBe(true)
  expect(isOf('lamp.trimWick', 'offers > addWick: says why not')).toBe(false)
  expect(isOf('disk.trimWick', 'offers > trimWick: says why not')).toBe(false)
  // One word may be anybody's.
  expect(isOf('lamp.trim', 'offers > trim: says why not')).toBe(false)
})

it('regression: what is done before tests was no part of those that use what it fills in', () => {
  const text = [
    "import { lampAt } from '../../src/lamp/lamps.ts'",
    "import { oilFor } from '../../src/oil/oil.ts'",
    'let lamp',
    'let oil',
    'beforeEach(() => {',
    "  lamp = lampAt('hall')",
    '})',
    'beforeEach(() => {',
    '  const lit = 1',
    '  oil = oilFor(lit)',
    '})',
    "it('is lit', () => {",
    '  expect(lamp.isLit).toBe(lit)',
    '})',
  ].join('\n')
  const isOf = (source: string): boolean =>
    waits({ texts: { [file]: text }, line: `- source \`${source}\`: candle_list is gone` }, 13)
  expect(['src/lamp/lamps.ts', 'src/oil/oil.ts'].map(isOf)).toEqual([true, false])
})

describe('what a call is answered, where an entry names what the code of the mock is made of that answers it', () => {
  const contract = {
    paths: {
      '/v1/lamps/{lamp}': { get: { operationId: 'lamp_view' }, put: { operationId: 'lamp_update' } },
      '/v1/lamps/{lamp}/light/stream': { get: { operationId: 'lamp_light_stream' } },
      '/v1/candles/{candle}': { get: { operationId: 'candle_view' } },
    },
  }
  const behaviours: Readonly<Record<string, string>> = {
    'generated/openapi.json': JSON.stringify(contract),
    'src/mock/behaviours/index.ts': "import { lamps } from './lamps.ts'\nimport { candles } from './candles.ts'",
    'src/mock/behaviours/lamps.ts': [
      "import { burn } from './burn.ts'",
      'export const lamps: Behaviours = {',
      '  lamp_view: () => burn(),',
      '  lamp_light_stream: refuse,',
      '}',
    ].join('\n'),
    'src/mock/behaviours/candles.ts': 'export const candles: Behaviours = {\n  candle_view: () => 1,\n}',
    'src/mock/behaviours/burn.ts': 'export const burn = (row) => row.wick',
  }
  const ofWick = (source: string): string => `- mock \`${source}\`: Wax.wick is gone`

  it('regression: a step of a recipe waited for nothing', () => {
    const waitsIn = (call: string, source: string): boolean => {
      const errors = [{ message: `step 5: ${call} {"project":"shop"}: expected 1 to match 2` }]
      const entries = [entryOf(ofWick(source), 'docs/upgrades/2.md')]
      return awaitedBy({ file, title: 'in process', errors }, entries, (one) => behaviours[one] ?? '') !== undefined
    }
    expect(waitsIn('lamp_view', 'src/mock/behaviours/burn.ts')).toBe(true)
    expect(waitsIn('candle_view', 'src/mock/behaviours/burn.ts')).toBe(false)
    expect(waitsIn('lamp_view', 'src/mock/behaviours/candles.ts')).toBe(false)
  })

  it('regression: a story that lacks what the mock made beside a row before waited for nothing', () => {
    const text = [
      "test('a story', async () => {",
      "  const mock = await mockOf({ steps: [{ shop: {} }, { lamp: { name: 'a' } }] })",
      '})',
    ].join('\n')
    const texts: Readonly<Record<string, string>> = {
      ...behaviours,
      [file]: text,
      'src/mock/behaviours/index.ts': "import { shops } from './shops.ts'",
      'src/mock/behaviours/shops.ts': 'export const shops: Behaviours = {\n  shop_create: () => 1,\n}',
    }
    const waitsIn = (message: string, source: string): boolean => {
      const errors = [{ message, stack: `StoryError: ${message}\n    at /repo/${file}:2:22` }]
      const entries = [entryOf(`- mock \`${source}\`: shop_create is called parlour_create`, 'docs/upgrades/2.md')]
      return awaitedBy({ file, title: 'a story', errors }, entries, (one) => texts[one] ?? '') !== undefined
    }
    const lacks = 'steps[1].lamp: not found: shelf with name "default"'
    expect(waitsIn(lacks, 'src/mock/behaviours/shops.ts')).toBe(true)
    expect(waitsIn(lacks, 'src/mock/behaviours/candles.ts')).toBe(false)
    expect(waitsIn('expected 1 to be 2', 'src/mock/behaviours/shops.ts')).toBe(false)
  })

  it('regression: a test that asks at an address waited for nothing, also where the address is made above it', () => {
    const text = (address: string): string =>
      [
        "describe('light', () => {",
        "  const lamp = '/v1/lamps/tall'",
        `  const path = ${address}`,
        "  it('burns', async () => {",
        '    const reply = await fetch(`${url}${path}`)',
        '    expect(await reply.text()).toBe(1)',
        '  })',
        '})',
      ].join('\n')
    const isOf = (address: string, source: string): boolean =>
      waits({ texts: { ...behaviours, [file]: text(address) }, line: ofWick(source) }, 6)
    expect(isOf('`${lamp}/light/stream`', 'src/mock/behaviours/burn.ts')).toBe(true)
    expect(isOf("'/v1/lamps/tall'", 'src/mock/behaviours/burn.ts')).toBe(true)
    expect(isOf("'GET /v1/lamps/tall'", 'src/mock/behaviours/burn.ts')).toBe(true)
    expect(isOf("'/v1/candles/tall'", 'src/mock/behaviours/burn.ts')).toBe(false)
    expect(isOf("'/v1/lamps'", 'src/mock/behaviours/burn.ts')).toBe(false)
  })
})

it('regression: what failed in a function that is called later was taken for no test at all', () => {
  const text = [
    "import { burn } from '../../src/lamp/burn.ts'",
    'const isDone = () =>',
    '  waitFor(() => {',
    "    expect(state).toBe('done')",
    '  })',
    "describe('a lamp', () => {",
    "  it('burns down', async () => {",
    '    burn()',
    '    await isDone()',
    '  })',
    '})',
  ].join('\n')
  const isOf = (title: string): boolean =>
    waits({ texts: { [file]: text }, line: '- source `src/lamp/burn.ts`: Wax.wick is gone', title }, 4)
  expect(isOf('a lamp > burns down')).toBe(true)
  expect(isOf('a lamp > burns up')).toBe(false)
})

it('regression: what a build lacks was not seen where another test tells it, further in', () => {
  const lack =
    "    \u001B[31m[UNRESOLVED_IMPORT] \u001B[0mCould not resolve 'generated/screens/lamp/create.gen.tsx' in src/a.tsx"
  const isOf = (name: string): boolean => {
    const errors = [{ message: `the build failed: build dist/\n    Build failed with 1 errors:\n${lack}` }]
    return (
      awaitedBy({ file, title: '', errors }, [entryOf(`- \`${name}\` is gone`, 'docs/upgrades/2.md')]) !== undefined
    )
  }
  expect(isOf('lamp.create')).toBe(true)
  expect(isOf('candle.create')).toBe(false)
})
