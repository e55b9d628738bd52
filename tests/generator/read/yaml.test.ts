/** What YAML stands for, and where its parts are. */
import { expect, test } from 'vitest'

import { parseYaml } from '../../../generator/read/yaml.ts'

const text = `# a comment
name: web
quoted: '12'
"sum": 0x1f
none:
ratio: 1.5e3
tagged: !!str 12
200: { ok: true }
list:
  - 'first'
  - &shared { deep: [1, 2] }
  - *shared
block: |
  two
  lines
`

test('values are those of YAML 1.2', () => {
  const [document] = parseYaml(text, 'x.yaml')
  expect(document?.data).toEqual({
    name: 'web',
    quoted: '12',
    sum: 31,
    none: null,
    ratio: 1500,
    tagged: '12',
    '200': { ok: true },
    list: ['first', { deep: [1, 2] }, { deep: [1, 2] }],
    block: 'two\nlines\n',
  })
})

test.each([
  [['name'], 2, 1],
  [['sum'], 4, 1],
  [['200', 'ok'], 8, 8],
  [['list', 0], 10, 5],
  [['list', 1, 'deep', 1], 11, 25],
  // Behind an alias: where it is written.
  [['list', 2, 'deep'], 11, 15],
  [['list', 7], 9, 1],
  [['block'], 13, 1],
] as const)('%j stands in line %i, column %i', (steps, line, column) => {
  const [document] = parseYaml(text, 'x.yaml')
  expect(document?.place(steps)).toEqual({ file: 'x.yaml', line, column })
})

test('an empty document is none, and an anchor counts in its own document only', () => {
  expect(parseYaml('---\n---\n~\n', 'x.yaml')).toEqual([])
  expect(() => parseYaml('a: &one 1\n---\na: *one\n', 'x.yaml')).toThrow('The alias *one has no anchor before it')
})

test('text that looks like a number only at first stays text', () => {
  const [document] = parseYaml('[1.2.3, 0b1, +x, nil, True, .5, 1_000]', 'x.yaml')
  expect(document?.data).toEqual(['1.2.3', '0b1', '+x', 'nil', true, 0.5, '1_000'])
})
