import { expect, test } from 'vitest'

import { openLines, readOpenEntries } from '../../../scripts/test/open-entries.ts'
import { root } from '../../support/repository-files.ts'

test('entries that are left to decide are found', () => {
  const text =
    '# From 1 to 2\n\n## To decide\n\n- When is it lit?\n\n## Tables of tests\n\n- `lamp_list` is new\n\n## Texts to review\n\n- `Lamp`\n\n## Changes\n\n- info: a\n'
  expect(openLines(text)).toEqual(['- When is it lit?', '- `lamp_list` is new', '- `Lamp`'])
})

test('no upgrade has anything left to decide', () => {
  expect(readOpenEntries(root).map(({ from, text }) => `${from} ${text}`)).toEqual([])
})
