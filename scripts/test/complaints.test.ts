import { expect, it } from 'vitest'

import { complaintsIn, judgeComplaints } from './complaints.ts'
import { entryOf } from './open-entries.ts'

const entries = [
  '- test `tests/contract/mock/recipes/night.ts`: candle_list is gone',
  '- `Snapshot.size`: Snapshot.size is now capacity (`snapshot_list`)',
  '- `SnapshotUpdate.owner`: SnapshotUpdate.owner is gone',
].map((line) => entryOf(line, 'docs/upgrades/2.md'))

const waits = (complaint: string, textOf?: (file: string) => string): boolean =>
  judgeComplaints([complaint], entries, textOf)[0]?.entry !== undefined

it('the compiler waits where a file or a message has the name', () => {
  expect(waits('tests/a.ts(1,2): error TS2322: Type \'"candle_list"\' is not assignable.')).toBe(true)
  expect(waits('tests/contract/mock/recipes/night.ts(1,2): error TS2322: It is something.')).toBe(true)
  expect(waits("src/a.ts(1,2): error TS2339: Property 'siz' does not exist on type 'Snapshot'.")).toBe(false)
  expect(waits("src/a.ts(1,2): error TS2339: Property 'size' does not exist on type 'Snapshot'.")).toBe(true)
  // The explanation may name it, also as the end of a path.
  const deep = (path: string): string =>
    `src/a.ts(1,2): error TS2322: Type 'Made' is not assignable to type 'Sent'.\n  The types of '${path}' are incompatible between these types.`
  const ofSnapshots = (): string => "import type { Snapshot } from './types.ts'\nconst made: Sent = madeOf(snapshot)"
  expect([deep('inner.size'), deep('size.inner'), deep('inner.glow')].map((one) => waits(one, ofSnapshots))).toEqual([
    true,
    true,
    false,
  ])
  const output =
    "src/a.ts(1,2): error TS2345: Argument of type 'A[]'.\n  Type 'Snapshot' lacks: size\nsrc/b.ts(1,2): error TS1: x\n"
  expect(complaintsIn(output).map((one) => waits(one))).toEqual([true, false])
  // What has no type any more follows from what is gone, a few lines above.
  const text = "store\n  .table('candle_list')\n  .all()\n  .map(({ row }) => row)\n\n\n\nconst f = ({ row }) => row"
  const after = (line: number): boolean =>
    waits(`src/a.ts(${line},9): error TS7031: Binding element 'row' implicitly has an 'any' type.`, () => text)
  expect([after(4), after(8)]).toEqual([true, false])
  expect(waits("src/a.ts(4,9): error TS2339: Property 'x' does not exist.", () => text)).toBe(false)
})

it('where a type is not known, because what it is made of is gone, the compiler waits as well', () => {
  const files: Record<string, string> = {
    'src/candles.ts': [
      "import { candleList, lampList } from '../generated/api/sdk/lights.gen.ts'",
      'export const candles = () =>',
      '  ask(candleList())',
      'export const lamps = () => ask(lampList())',
    ].join('\n'),
    'src/page.ts': [
      "import { candles as all, lamps } from './candles.ts'",
      'const rows = all()',
      'export function names() {',
      '  return rows.map(({ name }) => name)',
      '}',
      'export const sizes = () => lamps().map(({ glow }) => glow)',
    ].join('\n'),
    'src/far.ts': "import { names } from './page.ts'\nexport const first = names()[0]",
    'src/farther.ts': "import { first } from './far.ts'\nexport const short = first.slice(1)",
  }
  const cause = "src/candles.ts(1,10): error TS2305: Module has no exported member 'candleList'."
  const following = [
    "src/page.ts(4,21): error TS7031: Binding element 'name' implicitly has an 'any' type.",
    "src/page.ts(6,47): error TS7031: Binding element 'glow' implicitly has an 'any' type.",
    "src/page.ts(4,21): error TS2322: Type 'string' is not assignable to type 'number'.",
    "src/far.ts(2,22): error TS2339: Property 'x' does not exist on type '{}'.",
    "src/farther.ts(2,22): error TS18046: 'first' is of type 'unknown'.",
    "src/other.ts(2,22): error TS18046: 'first' is of type 'unknown'.",
  ]
  const judge = (all: readonly string[]): boolean[] =>
    judgeComplaints(all, entries, (file) => files[file] ?? '').map(({ entry }) => entry !== undefined)
  expect(judge([cause, ...following])).toEqual([true, true, false, false, true, false, false])
  expect(judge(following)).toEqual(following.map(() => false))
})

it('regression: what is looked up by something of no known type did not wait for what that is made of', () => {
  const text = [
    "import type { LampHolder, LampKind } from './types.ts'",
    'type Any = LampKind | LampHolder',
    '',
    'interface Index {',
    '  wick: Any[]',
    '}',
    '',
    'export function add(index: Index, one: Any): void {',
    '  index[one.type].push(one)',
    '}',
  ].join('\n')
  const gone = [entryOf('- `LampHolder` is gone', 'docs/upgrades/2.md')]
  const all = [
    "src/a.ts(1,15): error TS2305: Module has no exported member 'LampHolder'.",
    "src/a.ts(9,3): error TS7053: Element implicitly has an 'any' type because expression of type 'any' can't be used to index type 'Index'.",
  ]
  const judge = (complaints: readonly string[]): boolean[] =>
    judgeComplaints(complaints, gone, () => text).map(({ entry }) => entry !== undefined)
  expect(judge(all)).toEqual([true, true])
  expect(judge(all.slice(1))).toEqual([false])
})

it('a field in quotes waits where the file speaks of what has it, or the type is called like it', () => {
  const line = (type: string): string => `src/a.ts(1,1): error TS2741: Property 'owner' is missing in type '${type}'.`
  expect(waits(line('Lamp'), () => 'insert(update as SnapshotUpdate)')).toBe(true)
  expect(waits(line('Lamp'), () => 'insert(update as LampUpdate)')).toBe(false)
  const files: Record<string, string> = {
    'src/a.ts': "import { change } from './change.ts'\nput(change)",
    'src/change.ts': 'export const change: SnapshotUpdate = {}',
  }
  expect(waits(line('Lamp'), (file) => files[file] ?? '')).toBe(true)
  const ofRule = [entryOf('- `LampRuleUpdate.owner`: LampRuleUpdate.owner is gone', 'docs/upgrades/2.md')]
  const entryFor = (type: string) => judgeComplaints([line(type)], ofRule)[0]?.entry
  expect([entryFor('LampRule[]'), entryFor('Lamp'), entryFor('NightRule')].map((one) => one !== undefined)).toEqual([
    true,
    false,
    false,
  ])
})

it('what is expected to be wrong and is right by now waits with the line below it', () => {
  const text = [
    'const rows = all()',
    '// @ts-expect-error: no such field',
    'use(snapshot.size)',
    '',
    '',
    '// @ts-expect-error: none here either',
    'use(snapshot.name)',
  ].join('\n')
  const unused = (line: number): string => `src/a.ts(${line},1): error TS2578: Unused '@ts-expect-error' directive.`
  expect([waits(unused(2), () => text), waits(unused(6), () => text)]).toEqual([true, false])
})

it('a statement of several lines waits where the compiler points at its first line, and a later one has the name', () => {
  const text = [
    'const owners = (snapshots): Set<string> =>',
    '  new Set(',
    '    snapshots',
    '      .all()',
    '      .map(({ row }) => row.size),',
    '  )',
    ...Array.from({ length: 5 }, () => ''),
    'const others = (snapshots): Set<string> =>',
    '  new Set(snapshots.all().map(({ row }) => row.colour))',
  ].join('\n')
  const at = (line: number): boolean =>
    waits(
      `src/a.ts(${line},3): error TS2322: Type 'Set<string | null>' is not assignable to 'Set<string>'.`,
      () => text,
    )
  expect([at(2), at(13)]).toEqual([true, false])
})

it('where rows have no type, the type that they have to extend is none of their own', () => {
  const files: Record<string, string> = {
    'src/lists.ts': "import { candleList } from '../generated/a.ts'\nexport const candles = list(candleList)",
    'src/many.ts':
      'type Named = { id: string }\nexport const Many = <R extends Named>(rows: R[], hint: (row: R) => string) => 0',
    'src/page.ts': [
      "import { candles } from './lists.ts'",
      "import { Many } from './many.ts'",
      'export const lit = () => Many(candles, ({ ip }) => ip)',
      'export const dark = (rows: Named[]) => Many(rows, ({ ip }) => ip)',
      'export const other = () => Many(candles, ({ ip }) => ip)',
    ].join('\n'),
  }
  const cause = "src/lists.ts(1,10): error TS2305: Module has no exported member 'candleList'."
  const lacks = (line: number, type: string): string =>
    `src/page.ts(${line},40): error TS2339: Property 'ip' does not exist on type '${type}'.`
  const judged = judgeComplaints(
    [cause, lacks(3, 'Named'), lacks(4, 'Named'), lacks(5, 'Other')],
    entries,
    (file) => files[file] ?? '',
  )
  expect(judged.map(({ entry }) => entry !== undefined)).toEqual([true, true, false, false])
})

it('what code reads by a field of another type has the names of both', () => {
  const text = [
    "import type { Chandelier } from '../generated/api/types.gen.ts'",
    'export const sizesOf = ({ pieces }: Chandelier) =>',
    '  pieces.map(({ size }) => Object.entries(size))',
  ].join('\n')
  const types =
    'export type Chandelier = {\n    pieces: Array<Snapshot>;\n};\n\nexport type Snapshot = {\n    size: number;\n};\n'
  const judged = (source: string): boolean =>
    waits('src/a.ts(3,45): error TS2769: No overload matches this call.', (file) =>
      file === 'src/a.ts' ? source : file === 'generated/api/types.gen.ts' ? types : '',
    )
  expect(judged(text)).toBe(true)
  expect(judged(text.replaceAll('pieces', 'parts'))).toBe(false)
  expect(judged(text.replaceAll('size', 'wax'))).toBe(false)
  expect(judged(text.replaceAll('Chandelier', 'Lamp'))).toBe(false)
})

it('regression: names of fields of what is gone are any, and waited for nothing', () => {
  const text = [
    "type Asked = keyof Parts['candle_list']",
    'type Other = keyof Parts',
    'export const bodyOf = () => asBody<Asked>({})',
    'export const otherOf = () => asBody<Other>({})',
  ].join('\n')
  const gone = "src/a.ts(1,20): error TS2339: Property 'candle_list' does not exist on type 'Parts'."
  const told = (line: number): string =>
    `src/a.ts(${line},36): error TS2344: Type 'string | number | symbol' does not satisfy the constraint 'string'.`
  const judged = judgeComplaints([gone, told(3), told(4)], entries, () => text)
  expect(judged.map(({ entry }) => entry !== undefined)).toEqual([true, true, false])
})

it('regression: what is made further above in the same function was not looked at', () => {
  const text = [
    'export function sizes(rows: readonly Snapshot[]) {',
    '  const named = rows.flatMap((one) =>',
    '    one.kind === 1 ? [one.size] : [],',
    '  )',
    '  const other = 1',
    '  const byKind = group(named)',
    '  const a = 2',
    '  const b = 3',
    '  const c = 4',
    '  const d = 5',
    '  return [byKind.has(a)]',
    '}',
  ].join('\n')
  const told = (source: string): boolean =>
    waits(
      "src/a.ts(11,22): error TS2345: Argument of type 'number' is not assignable to parameter of type 'string'.",
      () => source,
    )
  expect(told(text)).toBe(true)
  expect(told(text.replace('[byKind.has(a)]', '[other.has(a)]'))).toBe(false)
  expect(told(text.replace('group(named)', 'group(rows)'))).toBe(false)
})

it('regression: a value that an enumeration lost waited for nothing where its type is one of the wire, and only held', () => {
  const text = [
    "import type { Lantern } from '../../generated/api/wire.gen.ts'",
    'export const lanternOf = (wick: string): Lantern => ({ wick, glow })',
    "export const all = [lanternOf('dim')]",
  ].join('\n')
  const types = "export type Lantern = {\n  wick: LampPart\n}\n\nexport type LampPart = 'bright'\n"
  const known = [entryOf('- `LampPart`, `LampPart.dim`: LampPart is never dim (`lamp_list`)', 'docs/upgrades/2.md')]
  const judged = (value: string, file = 'generated/api/wire.gen.ts'): boolean => {
    const complaint = `src/mock/a.ts(3,31): error TS2345: Argument of type '"${value}"' is not assignable to parameter of type '"bright"'.`
    const textOf = (name: string) =>
      name === 'src/mock/a.ts' ? text.replace('dim', value) : name === file ? types : ''
    return judgeComplaints([complaint], known, textOf)[0]?.entry !== undefined
  }
  expect([judged('dim'), judged('dark'), judged('dim', 'generated/api/other.gen.ts')]).toEqual([true, false, false])
})

it('what is read as a screen that lost its operation has no type', () => {
  const text = [
    "import { detailRow as rowOf } from '../generated/screens/lamp/queries.gen.ts'",
    'export function Size() {',
    '  const { data } = useQuery(rowOf())',
    '  return data.size',
    '}',
    'export const other = () => 1',
  ].join('\n')
  const known = [entryOf('- `lamp_view`, `lamp.detail` is gone', 'docs/upgrades/2.md')]
  const judged = (source: string, line = 4, type = 'Drained<Readonly<Record<string, unknown>>>'): boolean => {
    const complaint = `src/a.ts(${line},15): error TS2339: Property 'wax' does not exist on type '${type}'.`
    return judgeComplaints([complaint], known, () => source)[0]?.entry !== undefined
  }
  expect(judged(text)).toBe(true)
  expect(judged(text, 6)).toBe(false)
  expect(judged(text, 4, 'Readonly<Lamp>')).toBe(false)
  expect(judged(text.replace('detailRow as', 'listRows as'))).toBe(false)
  expect(judged(text.replace('/lamp/', '/disk/'))).toBe(false)
})

it('what reads the rows of a list that asks for something by now gives it too little', () => {
  const text = [
    "import { listRows as lamps } from '../generated/screens/lamp/queries.gen.ts'",
    'export const all = () => lamps({})',
    'export const other = (rows: (at: number) => number) => rows()',
  ].join('\n')
  const known = [entryOf('- `lamp.list` asks for `room` with `lamp_list`', 'docs/upgrades/2.md')]
  const judged = (source: string, line = 2): boolean => {
    const complaint = `src/a.ts(${line},27): error TS2554: Expected 2-3 arguments, but got 1.`
    return judgeComplaints([complaint], known, () => source)[0]?.entry !== undefined
  }
  expect(judged(text)).toBe(true)
  expect(judged(text, 3)).toBe(false)
  expect(judged(text.replace('/lamp/', '/disk/'))).toBe(false)
  expect(judged(text.replace('listRows as', 'detailRow as'))).toBe(false)
})

it('regression: what answers a call that is given something else now waited only in the line with its name', () => {
  const text = [
    'export const behaviours: Behaviours = {',
    '  candle_list: ({ path, query }) => {',
    '    const first = 1',
    '    return select(path, query)',
    '  },',
    '  disk_list: ({ path, query }) => {',
    '    return select(path, query)',
    '  },',
    '}',
  ].join('\n')
  const told = (line: number): boolean =>
    waits(`src/mock/a.ts(${line},25): error TS2345: Argument of type 'void' is not assignable to it.`, () => text)
  expect([told(4), told(7)]).toEqual([true, false])
})

it('regression: what a fixture makes has a type of what is tested, which tests need not name', () => {
  const texts: Readonly<Record<string, string>> = {
    'src/lamp/burn.test.ts': "import { lamp } from './lamp.fixture.ts'\nlamp('hall', { flame: 1 })",
    'src/lamp/other.test.ts': "import { lamp } from './lamp.ts'\nlamp('hall', { flame: 1 })",
    'src/lamp/lamp.fixture.ts':
      "import type { Lamp } from './burn.ts'\nexport const lamp = (name: string, more: Lamp) => more",
    'src/lamp/lamp.ts': "import type { Lamp } from './burn.ts'\nexport const lamp = (name: string, more: Lamp) => more",
    'src/lamp/burn.ts': 'export type Lamp = CandleUpdate',
  }
  const known = [entryOf('- `CandleUpdate.flame`: CandleUpdate.flame: integer is now string', 'docs/upgrades/2.md')]
  const isAwaited = (test: string): boolean => {
    const complaint = `src/lamp/${test}.test.ts(2,16): error TS2322: Type 'number' is not assignable to type 'string'.`
    return judgeComplaints([complaint], known, (one) => texts[one] ?? '')[0]?.entry !== undefined
  }
  expect(['burn', 'other'].map(isAwaited)).toEqual([true, false])
})

it('regression: what has no type did not wait where what it is made of further up waits', () => {
  const text = [
    "it('burns', async () => {",
    '  const lamps = await ask()',
    '  const lit = lamps.snapshot.size.map(Number)',
    ...Array.from({ length: 6 }, () => '  expect(1).toBe(1)'),
    '  const full = lamps.flasks.wax.map(Number)',
    ...Array.from({ length: 6 }, () => '  expect(1).toBe(1)'),
    '  expect(lit.filter((one) => one > 1))',
    '  expect(full.filter((one) => one > 1))',
    '})',
  ].join('\n')
  const untyped = (line: number): string =>
    `src/a.ts(${line},22): error TS7006: Parameter 'one' implicitly has an 'any' type.`
  const complaints = [
    "src/a.ts(3,15): error TS2339: Property 'size' does not exist on type 'Snapshot'.",
    "src/a.ts(10,15): error TS2339: Property 'wax' does not exist on type 'Flasks'.",
    untyped(17),
    untyped(18),
  ]
  const judged = judgeComplaints(complaints, entries, () => text).map(({ entry }) => entry !== undefined)
  expect(judged).toEqual([true, false, true, false])
})

it('regression: what is wrong with a value did not wait where what it is made of further up waits', () => {
  const text = [
    'const inOrder = async (): Promise<Row[]> => {',
    '  const { flasks: held } = await ask()',
    '  const others = await askOthers()',
    '  return held.map((flask, at): Row => ({',
    '    ...others[at],',
    '    text: describe(flask),',
    '    other: describe(other),',
    '  }))',
    '}',
    'const flask = describe(flask)',
  ].join('\n')
  const wrong = (line: number): string =>
    `src/a.ts(${line},22): error TS2741: Property 'cork' is missing in type 'Ordered' but required in type 'Pick<Bottle, "cork">'.`
  const complaints = ["src/a.ts(2,11): error TS2339: Property 'size' does not exist on type 'Snapshot'."]
  const judged = judgeComplaints([...complaints, ...[3, 4, 6, 7, 10].map(wrong)], entries, () => text)
  expect(judged.map(({ entry }) => entry !== undefined)).toEqual([true, false, true, true, false, false])
})
