import { expect, it } from 'vitest'

import { wayTo } from './chunk-waits.ts'

const imports = new Map([
  ['pages', ['kit', 'levels']],
  ['levels', ['placeholder', 'kit']],
  ['placeholder', ['whole']],
  ['whole', ['pages']],
])

it('names the shortest way to a file that a page should not wait for', () => {
  expect(wayTo('pages', imports, (file) => file === 'whole')).toEqual(['pages', 'levels', 'placeholder', 'whole'])
})

it('finds no way to a file that nothing imports', () => {
  expect(wayTo('pages', imports, (file) => file === 'forms')).toBeUndefined()
})
