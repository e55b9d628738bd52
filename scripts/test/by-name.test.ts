/** Fields that code reads by a name that only running code knows, and types that it reads without naming them. */
import { expect, it } from 'vitest'

import { judgeComplaints } from './complaints.ts'
import { entryOf } from './open-entries.ts'

it('what is read by a name that only running code knows waits for what may be null', () => {
  const nullable = [entryOf('- `Candle.height`, `candle.height`: Candle.height may be null', 'docs/upgrades/2.md')]
  const waitsFor = (text: string, said: string): boolean =>
    judgeComplaints([`src/a.ts(10,9): error TS2345: ${said}`], nullable, () => text)[0]?.entry !== undefined
  const codeWith = (read: string): string =>
    `import type { Candle } from '../b.ts'\ntype Of = 'height'\n\n\n\n\n\n\nconst far = (row: Candle, of: Of) => {\n  return sum(${read})\n}`
  const isNull = "Argument of type 'number | null'.\n  Type 'null' is not assignable to type 'number'."
  expect(waitsFor(codeWith('row[of]'), isNull)).toBe(true)
  expect(waitsFor(codeWith('row.width'), isNull)).toBe(false)
  expect(waitsFor(codeWith('row[of]'), "Argument of type 'string'.")).toBe(false)
  expect(waitsFor(codeWith('row[of]').replace('Candle', 'Lamp').replace('Candle', 'Lamp'), isNull)).toBe(false)
})

it('regression: what is read by such a name waited for nothing where it is of another type, or may be left out', () => {
  const code = `import type { Candle } from '../b.ts'\ntype Of = 'height'\n\n\n\n\n\n\nconst far = (row: Candle, of: Of) => {\n  return sum(row[of])\n}`
  const waitsFor = (change: string, found: string, text = code): boolean => {
    const known = [entryOf(`- \`Candle.height\`: Candle.height${change} (\`candle_list\`)`, 'docs/upgrades/2.md')]
    const complaint = `src/a.ts(10,9): error TS2345: Argument of type 'it'.\n  Type '${found}' is not assignable to type 'Amount'.`
    return judgeComplaints([complaint], known, () => text)[0]?.entry !== undefined
  }
  expect(waitsFor(': integer (int64) is now string', 'string')).toBe(true)
  expect(waitsFor(': string is now integer (uint32)', 'number')).toBe(true)
  expect(waitsFor(': string is now list of string', 'string[]')).toBe(true)
  expect(waitsFor(': integer is now Height', 'Height')).toBe(true)
  expect(waitsFor(' may be left out', 'undefined')).toBe(true)
  // It is of another type than what was found, nothing of it is another type, and it is read by its name.
  expect(waitsFor(': string is now integer (uint32)', 'string')).toBe(false)
  expect(waitsFor(': maximum none is now maximum 70', 'string')).toBe(false)
  expect(waitsFor(' may be null', 'string')).toBe(false)
  expect(waitsFor(': integer (int64) is now string', 'string', code.replace('row[of]', 'row.width'))).toBe(false)
  expect(waitsFor(': integer (int64) is now string', 'string', code.replaceAll('Candle', 'Lamp'))).toBe(false)
})

it('regression: the type of what a call answers was not known where code names only the call', () => {
  const texts: Readonly<Record<string, string>> = {
    'src/page.tsx': [
      "import { lampViewOptions } from '../generated/api/queries/lamps.gen.ts'",
      "type Of = 'height' | 'width'",
      ...Array.from({ length: 6 }, () => ''),
      'export const Size = ({ of }: { of: Of }) => {',
      '  const { data } = useQuery(lampViewOptions())',
      '  return sum(data.candle[of])',
      '}',
    ].join('\n'),
    'generated/api/types.gen.ts': [
      'export type LampViewResponses = {',
      '    200: Lamp;',
      '};',
      'export type Lamp = {',
      '    candle: TallTaper;',
      '    wick: Wick;',
      '};',
    ].join('\n'),
  }
  const waitsFor = (owner: string): boolean => {
    const known = [entryOf(`- \`${owner}.height\`: ${owner}.height: integer is now string`, 'docs/upgrades/2.md')]
    const complaint =
      "src/page.tsx(11,14): error TS2345: Argument.\n  Type 'string' is not assignable to type 'Amount'."
    return judgeComplaints([complaint], known, (file) => texts[file] ?? '')[0]?.entry !== undefined
  }
  expect(['TallTaper', 'Wick', 'Torch'].map(waitsFor)).toEqual([true, false, false])
})
