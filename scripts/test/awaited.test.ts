import { describe, expect, it } from 'vitest'

import { awaitedBy, sortOut, type Failure } from './awaited.ts'
import { errorsIn, errorsOf } from './failures-reporter.ts'
import { entryOf } from './open-entries.ts'

const entries = [
  '- `lamp_list` is new, with `lamp.list`',
  '- `lamp_wick_trim` is new, with `lamp.trim`',
  '- test `tests/contract/mock/recipes/night.ts`: candle_list is gone',
  '- `Snapshot.size`: Snapshot.size is now capacity (`snapshot_list`)',
  '- `schemaKeywords: readOnly` is new in the language of the contract: does the generator read it?',
].map((line) => entryOf(line, 'docs/upgrades/2.md'))

const failure = (title: string, error: { message?: string; diff?: string; stack?: string } = {}): Failure => ({
  file: 'tests/contract/some.test.ts',
  title,
  errors: [{ message: 'AssertionError: expected', ...error }],
})

const diffOf = (...lines: string[]): string => ['- Expected', '+ Received', '', ...lines].join('\n')

const waits = (one: Failure): boolean => awaitedBy(one, entries) !== undefined

it('a failure waits for what its title names, in any spelling', () => {
  expect(waits(failure('lamp.list > is here'))).toBe(true)
  expect(waits(failure('GET /v1/lamp-lists'))).toBe(true)
  expect(waits(failure('lampWickTrim is refused'))).toBe(true)
  expect(waits(failure('snapshot_list answers'))).toBe(true)
  expect(waits(failure('clamp.list > is here'))).toBe(false)
  expect(waits(failure('disk.list > is here'))).toBe(false)
})

it('a word of contracts waits with the part of the language that has it', () => {
  const unknown = (word: string): Failure =>
    failure('vocabulary', { diff: diffOf('- []', '+ [', `+   "${word}",`, '+ ]') })
  expect(waits(unknown('schemaKeywords: readOnly'))).toBe(true)
  expect(waits(unknown('schemaKeywords: writeOnly'))).toBe(false)
  expect(waits(unknown('operationKeywords: readOnly'))).toBe(false)
})

it('a failure waits for what its first cause names', () => {
  const lost = { message: 'Could not reach the server' }
  const { errors } = failure('every lamp', lost)
  const [error] = errorsOf([{ ...lost, cause: { message: 'lost', cause: { message: 'mock of lamp_list: broken' } } }])
  expect(error).toEqual({ ...lost, cause: 'mock of lamp_list: broken' })
  expect(waits({ ...failure('every disk', lost), errors: error === undefined ? errors : [error] })).toBe(true)
  expect(waits(failure('every disk', lost))).toBe(false)
})

it('a table waits where all that differs is of what an entry names', () => {
  const added = ['  {', '    "disk.list": true,', '+   "lamp.list": {', '+     "role": "viewer",', '+   },', '  }']
  expect(waits(failure('every screen', { diff: diffOf(...added) }))).toBe(true)
  expect(waits(failure('every screen', { diff: diffOf(...added, '-   "disk.edit": true,') }))).toBe(false)
  const inside = ['  {', '    "lamp.list": {', '-     "role": "viewer",', '+     "role": "admin",', '    },', '  }']
  expect(waits(failure('every screen', { diff: diffOf(...inside) }))).toBe(true)
  const rows = [
    '  [',
    '+   {',
    '+     "label": "Lamps",',
    '+     "screen": "lamp.list",',
    '+     "versions": {',
    '+       "since": "2",',
    '+     },',
    '+   },',
    '  ]',
  ]
  expect(waits(failure('every place', { diff: diffOf(...rows) }))).toBe(true)
  // One of several things that are new does not speak for the others.
  const two = ['- []', '+ [', ...rows.slice(1, -1), '+   {', '+     "label": "Disks",', '+   },', '+ ]']
  expect(waits(failure('every place', { diff: diffOf(...two.slice(0, 9), '+ ]') }))).toBe(true)
  expect(waits(failure('every place', { diff: diffOf(...two) }))).toBe(false)
  expect(waits(failure('they are counted', { diff: diffOf('- 439', '+ 436') }))).toBe(false)
})

it('the same words in another order wait for nothing that they name', () => {
  const told = (now: string) =>
    waits(failure('written twice', { diff: diffOf('  {', '-   lamp_list: { id: 1, wax: 2 },', `+   ${now}`, '  }') }))
  expect([told('lamp_list: { wax: 2, id: 1 },'), told('lamp_list: { id: 1, wick: 2 },')]).toEqual([false, true])
})

it('the last word of an action is enough where the title names the rest', () => {
  const offered = diffOf('  {', '+   "trim": true,', '  }')
  expect(waits(failure('the menu of a lamp', { diff: offered }))).toBe(true)
  expect(waits(failure('the menu of a disk', { diff: offered }))).toBe(false)
  const within = diffOf(
    '  {',
    '    "lampWick.detail": {',
    '+     "trim": true,',
    '    },',
    '    "disk.detail": {',
    '    },',
    '  }',
  )
  expect(waits(failure('nobody', { diff: within }))).toBe(true)
  expect(waits(failure('nobody', { diff: within.replace('+     "trim"', '+     "wipe"') }))).toBe(false)
})

it('a value waits with the one that it stands for', () => {
  const other = diffOf(
    '  {',
    '-   "problem": StringMatching /already/,',
    '+   "problem": "there is no lamp_list",',
    '  }',
  )
  expect(waits(failure('left alone', { diff: other }))).toBe(true)
  expect(waits(failure('left alone', { diff: other.replace('lamp_list', 'disk_list') }))).toBe(false)
  expect(waits(failure('left alone', { diff: other.replace('+   "problem"', '+   "reason"') }))).toBe(false)
})

it('regression: an error that stands for what should be answered waited for nothing, as only one of the two has the name', () => {
  const lost = '+ (0 , __vite_ssr_import_0__.lampWickTrim) is not a function'
  const refused = diffOf('- The lamps could not be read as a whole: the server repeated itself.', lost)
  const instead = diffOf('- {', '-   "askFor": "",', '+ TypeError {', `+   "message": "${lost.slice(2)}",`, '  }')
  for (const diff of [refused, instead]) {
    expect(waits(failure('it is said', { diff }))).toBe(true)
    expect(waits(failure('it is said', { diff: diff.replace('lampWick', 'disk') }))).toBe(false)
    // What has something else beside it is not replaced as a whole.
    expect(waits(failure('it is said', { diff: `${diff}\n+ and more` }))).toBe(false)
  }
})

it('regression: what a title calls after a folder of hand-written code did not wait for an entry of that folder', () => {
  const known = [entryOf('- source `src/features/night/list-screen.ts`: lamp_list is gone', 'docs/upgrades/2.md')]
  const of = (title: string) => awaitedBy(failure(title, { message: 'expected 0 to be greater than 0' }), known)
  expect([of('it ends > features/night enable'), of('features/night-watch enable'), of('features/day enable')]).toEqual(
    [known[0], undefined, undefined],
  )
})

it('a title is that of a list where it is all that differs', () => {
  const titles = diffOf('  [', '    "Racks",', '-   "Lamps",', '  ]')
  expect(waits(failure('the sidebar', { diff: titles }))).toBe(true)
  expect(waits(failure('the sidebar', { diff: titles.replace('"Lamps"', '"Disks"') }))).toBe(false)
  expect(waits(failure('the sidebar', { diff: titles.replace('"Lamps"', '"Lamps of disks"') }))).toBe(false)
})

it('an address has other values where it has parameters', () => {
  const known = [entryOf('- `/rooms/:room/lamp-stands-new`: the page is gone', 'docs/upgrades/2.md')]
  const of = (path: string) => awaitedBy(failure('offered', { message: `expected [ '${path}' ]` }), known)
  expect([of('/rooms/attic/lamp-stands-new'), of('/rooms/attic/chairs-new'), of('/lamp-stands-new')]).toEqual([
    known[0],
    undefined,
    undefined,
  ])
})

it('a failure waits for what led to it', () => {
  const cause = 'these lines are there 0 times:\n  - {screen: lamp.list}'
  const one = failure('a recipe', { message: 'recipe 3' })
  const led = (text: string) => waits({ ...one, errors: [{ message: 'recipe 3', cause: text }] })
  expect([led(cause), led(cause.replace('lamp', 'disk'))]).toEqual([true, false])
})

it('what fails in a file that an entry names waits for it', () => {
  const stack = 'at run (/here/tests/contract/mock/recipes/night.ts:12:3)'
  expect(waits(failure('it is dark', { stack }))).toBe(true)
  expect(waits(failure('it is dark', { stack: 'at run (/here/tests/other.ts:1:1)' }))).toBe(false)
})

it('a failure waits for what was said while it ran', () => {
  const said = errorsIn(
    '\u001B[31mDefectError: mock of lamp_list: broken\u001B[39m\n    at run (a.ts:1:1)\nlamp_list\n',
  )
  expect(said).toEqual(['DefectError: mock of lamp_list: broken'])
  const refused = failure('every disk', { message: 'expected 500 to be 200' })
  expect([
    waits({ ...refused, said }),
    waits({ ...refused, said: ['DefectError: mock of disk_list: broken'] }),
  ]).toEqual([true, false])
})

it('a failure waits for what was thrown instead', () => {
  const message = "expected [Function] to throw error matching /lost/ but got '(0, lamp…'"
  const thrown = (name: string): string =>
    ['- Expected:', '/lost/', '', '+ Received:', `"${name} is no function"`].join('\n')
  expect(waits(failure('it is lost', { message, diff: thrown('lampList') }))).toBe(true)
  expect(waits(failure('it is lost', { message, diff: thrown('diskList') }))).toBe(false)
})

it('nothing in the place of something waits with that', () => {
  const lines = ['  [', '-   "lampList",', '-   "lampWickTrim",', '+   undefined,', '+   undefined,', '  ]']
  expect(waits(failure('in order', { diff: diffOf(...lines) }))).toBe(true)
  expect(waits(failure('in order', { diff: diffOf(...lines.toSpliced(1, 1, '-   "diskList",')) }))).toBe(false)
})

describe('a call that nothing answers any more', () => {
  const known = [
    entryOf('- `lamp_create`, `POST /v1/lamps` is gone', 'docs/upgrades/2.md'),
    entryOf('- `wick_cut`, `POST /v1/lamps/{lamp}/trim` is gone', 'docs/upgrades/2.md', { isThere: () => false }),
  ]
  const waitsIn = (one: Failure, text = ''): boolean => awaitedBy(one, known, () => text) !== undefined
  const refused = failure('the number 1e10 is no size', { message: "expected 'Method Not Allowed' to be 'no size'" })

  it('is told by its method and its path: others may be at the same path', () => {
    const said = (line: string): boolean => waitsIn({ ...refused, said: [`Error: nothing answers ${line}`] })
    expect([said('POST /v1/lamps'), said('POST /v1/lamps?room=attic'), said('POST http://here:1/v1/lamps')]).toEqual([
      true,
      true,
      true,
    ])
    expect([
      said('GET /v1/lamps'),
      said('POST /v1/lamps/one'),
      said('POST /v1/disks'),
      said('POST /v2/v1/lamps'),
    ]).toEqual([false, false, false, false])
    expect(waitsIn(refused)).toBe(false)
  })

  it('is told by its path alone where nothing is there', () => {
    const titled = (title: string): boolean => waitsIn(failure(title))
    expect([titled('/v1/lamps/one/trim answers'), titled('GET /v1/lamps/one/trim answers')]).toEqual([true, true])
    expect([titled('/v1/lamps answers'), titled('/v1/lamps/one/trim/wick answers'), titled('/v1/lamps/trim')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('is in the code of the test, in quotes, with its method in the same brackets', () => {
    const failed = (line: string, before = ''): boolean => {
      const code = `${before}it('is made', async () => {\n  ${line}\n  expect(reply).toBe(1)\n})`
      const at = code.split('\n').length - 1
      const stack = `Error: it\n    at /here/src/a.test.ts:${at}:5`
      return waitsIn(
        { ...failure('it is made', { message: 'expected 2 to be 1', stack }), file: 'src/a.test.ts' },
        code,
      )
    }
    expect(failed("const reply = await send('POST', '/v1/lamps?room=attic', {})")).toBe(true)
    expect(failed("const reply = await fetch(`${url}/v1/lamps`, { method: 'POST' })")).toBe(true)
    expect(failed("const reply = await post('/v1/lamps', {})")).toBe(true)
    expect(failed("const reply = await fetch(new URL('/v1/lamps', url), { method: 'POST' })")).toBe(true)
    expect(
      failed("const reply = await make('/v1/lamps')", "const make = (path: string) => send('POST', path)\n\n"),
    ).toBe(true)
    expect(failed('const reply = await send(`/v1/lamps/${lamp}/${verb}`)')).toBe(true)
    // It is read, it is another one, and the method is that of another call.
    expect(failed("const reply = await send('GET', '/v1/lamps')")).toBe(false)
    expect(failed("const reply = await fetch('/v1/lamps')")).toBe(false)
    expect(failed("const reply = await send('POST', '/v1/disks')")).toBe(false)
    expect(failed("const reply = [await send('POST', '/v1/disks'), await fetch('/v1/lamps')]")).toBe(false)
    expect(
      failed("const reply = await make('/v1/lamps')", "const make = (path: string) => send('PUT', path)\n\n"),
    ).toBe(false)
  })

  it('is in the example of the documentation that failed', () => {
    const page =
      "# Lamps\n\n## Light\n\n```js\nawait fetch('/v1/lamps', { method: 'POST' })\n```\n\n## Dark\n\nNo lamp.\n"
    const failed = (title: string, line: number): boolean =>
      waitsIn(failure(title, { message: `Light, line ${line}: node light.js: 405` }), page)
    expect([
      failed('examples of docs/light.md', 6),
      failed('examples of docs/light.md', 11),
      failed('light', 6),
    ]).toEqual([true, false, false])
  })
})

describe('the code of a test that failed', () => {
  const code = [
    "import { burn } from './burn.ts'",
    "import { screen } from '../../generated/screens/lamp/trim.gen.tsx'",
    "import { sort } from './sort.ts'",
    "import { night } from './night.fixture.ts'",
    'const flame = burn()',
    "const levels = { all: contract.schemas.SnapshotLevel, none: '' }",
    'const found = levels.all.values',
    "test('burns', () => {",
    '  expect(flame).toBe(1)',
    '})',
    "describe('a list', () => {",
    "  it('is sorted', () => {",
    '    expect(sort()).toBe(1)',
    '  })',
    "  it('is trimmed', () => {",
    '    expect(screen.fields).toBe(1)',
    '  })',
    "  it('is asked for', () => {",
    "    expect(call('lamp_list')).toBe(1)",
    '  })',
    "  it('is at night', () => {",
    '    expect(night).toBe(1)',
    '  })',
    '})',
  ].join('\n')
  const ofCode = [...entries, entryOf('- source `src/lamp/burn.ts`: candle_list is gone', 'docs/upgrades/2.md')]
  const fixture = "import { burn } from './burn.ts'\nexport const night = burn()"
  const texts: Readonly<Record<string, string>> = {
    'src/lamp/burn.test.ts': code,
    'src/lamp/night.fixture.ts': fixture,
  }
  const textOf = (file: string): string => texts[file] ?? ''
  const levels = [...ofCode, entryOf('- `SnapshotLevel` is gone', 'docs/upgrades/2.md')]
  const failed = (line: number, { message = 'expected 2 to be 1', known = ofCode } = {}): boolean => {
    const stack = `Error: it\n    at http://else/lib.ts:3:4\n    at /here/src/lamp/burn.test.ts:${line}:5`
    const one = { ...failure('it', { message, stack }), file: 'src/lamp/burn.test.ts' }
    return awaitedBy(one, known, textOf) !== undefined
  }

  it('names what an entry names, or takes something from what an entry names', () => {
    expect([failed(9), failed(16), failed(19), failed(22)]).toEqual([true, true, true, true])
  })

  it('is about something else', () => {
    expect(failed(13)).toBe(false)
    expect(failed(9, { known: entries })).toBe(false)
  })

  it('makes something of what is gone with what the file has for that', () => {
    const made = [
      "const lit = () => add('candle_stick')",
      '',
      "it('is lit', () => {",
      '  expect(lit).toThrow()',
      '})',
    ].join('\n')
    const stack = 'at /here/src/lamp/burn.test.ts:4:5'
    const one = { ...failure('it', { message: 'expected it to throw', stack }), file: 'src/lamp/burn.test.ts' }
    const of = (line: string) => awaitedBy(one, [entryOf(line, 'docs/upgrades/2.md')], () => made)
    expect(of('- `candle_stick` is gone')).toBeDefined()
    expect(of('- `candle_stick` is new')).toBe(undefined)
    expect(of('- `disk_stick` is gone')).toBe(undefined)
  })

  it('reads something that is not there, where it is named', () => {
    const message = "Cannot read properties of undefined (reading 'values')"
    expect(failed(7, { message, known: levels })).toBe(true)
    expect(failed(7, { message })).toBe(false)
    expect(failed(7, { known: levels })).toBe(false)
  })

  it('regression: what was read of a table that names what is gone, by a function that does not, waited for nothing', () => {
    const table = [
      "import { wicks } from '../../src/mock/wicks.ts'",
      "import { oils } from '../../src/mock/oils.ts'",
      'const places = Object.keys(wicks)',
      'const around = (id: string) =>',
      '  known[id].length',
      'const all = places.map((id) => around(id))',
      'const most = Object.keys(oils).map((id) => around(id))',
    ].join('\n')
    const message = "Cannot read properties of undefined (reading 'length')"
    const read = (line: number, error = message) => {
      const stack = `at around (/here/tests/contract/wicks.test.ts:5:9)\n    at /here/tests/contract/wicks.test.ts:${line}:1`
      const one = { ...failure('', { message: error, stack }), file: 'tests/contract/wicks.test.ts' }
      const known = [entryOf('- mock `src/mock/wicks.ts`: candle_list is called candles', 'docs/upgrades/2.md')]
      return awaitedBy(one, known, () => table)
    }
    expect(read(6)).toBeDefined()
    expect(read(7)).toBe(undefined)
    expect(read(6, 'expected 2 to be 1')).toBe(undefined)
  })

  it('regression: what an example of the documentation prints after it was refused waited for nothing', () => {
    const diff = diffOf('- 201 a lamp', '+ 400 lamp_list: no wick', '+ 400 undefined')
    const of = (title: string) => awaitedBy(failure(title, { diff }), entries)
    expect(of('examples of docs/light.md > The package')).toBeDefined()
    expect(of('The package')).toBe(undefined)
  })

  it('one of several differences is of another reason', () => {
    const diff = diffOf('  {', '-   "lamp.list": 1,', '-   "disk.list": 1,', '  }')
    const stack = 'at /here/src/lamp/burn.test.ts:19:5'
    const one = { ...failure('it', { diff, stack }), file: 'src/lamp/burn.test.ts' }
    expect(awaitedBy(one, ofCode, () => code)).toBe(undefined)
  })
})

it('one error of another reason is enough to be red', () => {
  const both = { ...failure('it is dark'), errors: [{ message: 'lamp_list is missing' }, { message: 'no power' }] }
  expect(waits(both)).toBe(false)
  expect(waits({ ...both, errors: both.errors.slice(0, 1) })).toBe(true)
})

it('what breaks after the tests of a file, because it broke before them, is no other reason', () => {
  const both = [{ message: 'lamp_list: refused' }, { message: 'disconnect is not a function' }]
  expect(waits({ ...failure(''), errors: both })).toBe(true)
  expect(waits({ ...failure(''), errors: both.toReversed() })).toBe(false)
})

it('the test that names what is open never waits', () => {
  const witness = { ...failure('lamp.list'), file: 'tests/contract/document/upgrades.test.ts' }
  expect(waits(witness)).toBe(false)
})

it('what waits besides the tests that were counted hides none of them', () => {
  const witness = { ...failure('nothing is open'), file: 'tests/contract/document/upgrades.test.ts' }
  const beforeAll = failure('', { message: 'there is no lamp_list' })
  const told = [failure('lamp.list > is here'), beforeAll, witness]
  // The test of `lamp.list` and the witness; what broke before all tests of a file is no test.
  expect(sortOut(told, { entries, counted: 2 })).toMatchObject({ others: [], failed: 1, isOnlyOpen: true })
  expect(sortOut(told, { entries, counted: 2 }).waiting).toHaveLength(2)
  expect(sortOut(told.slice(0, 1), { entries, counted: 3 })).toMatchObject({ failed: 2, isOnlyOpen: false })
})
