import { expect, it } from 'vitest'

import type { Model } from '../../model/types/ir.ts'
import { emitModel } from './model.ts'

it('every mutation is a constant of its name; words that JavaScript keeps for itself are exported under another one', () => {
  const effects = { delete: ['can'], can_open: ['can', 'shelf'], look: [] }
  const model = { operations: [], screens: [], entities: [{ effects }, { effects: { can_open: ['box'] } }] }
  const files = emitModel(model as object as Model)
  expect(files.find(({ path }) => path === 'model/effects.gen.ts')?.text.match(/^(const|export).*$/gm)).toEqual([
    `export const can_open = ['box', 'can', 'shelf']`,
    `const effects1 = ['can']`,
    `export { effects1 as 'delete' }`,
  ])
})
