/** Steps of an upgrade are taken unless they make something worse. */
import { expect, it } from 'vitest'
import { createTrial, type Proof } from '../../../generator/upgrade/apply/proof.ts'
import { openFixture } from '../support/fixture.ts'

const wrong = { severity: 'error', code: 'UNKNOWN_PARAM', cause: '', place: { file: 'a.yaml' } } as const
const { model } = openFixture('nested-resource')
const proofs: Readonly<Record<string, Proof>> = {
  two: { manifest: undefined, model, errors: [wrong, wrong], warnings: [] },
  one: { manifest: undefined, model, errors: [wrong], warnings: [] },
  unreadable: { manifest: undefined, model: undefined, errors: [wrong], warnings: [] },
}
const start = (): ReturnType<typeof createTrial> =>
  createTrial(new Map([['two', '']]), (texts) => {
    const [name = ''] = texts.keys()
    return proofs[name] ?? { manifest: undefined, model: undefined, errors: [], warnings: [] }
  })

it('what is wrong in fewer places is taken', () => {
  const trial = start()
  expect(trial.putIfTaken(new Map([['one', '']]))).toBe(true)
  expect(trial.proof.errors).toHaveLength(1)
})

it('a manifest that cannot be read is not taken, though less is said to be wrong with it', () => {
  const trial = start()
  expect(trial.putIfTaken(new Map([['unreadable', '']]))).toBe(false)
  expect(trial.proof.errors).toHaveLength(2)
})
