import { expect, test } from 'vitest'

import { field } from './fields.fixture.ts'
import { base64, readFiles } from './files.ts'

test('files are found in groups, unions and lists and read as their field wants', async () => {
  const [a, b, c] = [new File(['ä'], 'a'), new File(['ä'], 'b'), new File(['c'], 'c')]
  const fields = [
    field('one', { kind: 'file', encoding: 'text' }),
    field('u', {
      kind: 'union',
      tag: 't',
      variants: [{ value: 'x', label: 'X', fields: [field('f', { kind: 'file', encoding: 'base64' })] }],
    }),
    field('l', {
      kind: 'list',
      item: field('', { kind: 'group', fields: [field('f', { kind: 'file', encoding: 'text' })] }),
    }),
  ]
  const values = {
    one: a,
    u: { tag: 'x', variants: { x: { f: b } } },
    l: [{ value: { f: c } }, { value: { f: null } }],
  }
  expect([...(await readFiles(fields, values))]).toEqual([
    [a, 'ä'],
    [b, 'w6Q='],
    [c, 'c'],
  ])
})

test('base64 of more bytes than a call takes arguments', () => {
  const bytes = new Uint8Array(300_001).fill(65)
  expect(atob(base64(bytes))).toHaveLength(300_001)
})
