import { expect, it } from 'vitest'

import { build } from './world.ts'

it('the column that a list is sorted by has to be one of its columns', () => {
  const columns = 'columns: [name, state, length]'
  const { diagnostics } = build([{ replace: columns, by: `${columns}\n  sort: nam` }])
  expect(diagnostics).toMatchObject([
    {
      code: 'UNKNOWN_FIELD',
      place: { file: 'resources/harbors.yaml', line: 14 },
      cause: 'the list has no column `nam` to be sorted by',
      suggestion: 'did you mean `name`?',
    },
  ])
})
