import { expect, test, vi } from 'vitest'

import { rules } from '../../../generated/mock/rules.gen.ts'
import { makeCtx } from '../context/make-ctx.ts'
import type { EntitySpec } from '../spec/entity-spec.ts'
import { Store } from '../store/store.ts'
import { sampleAnswer } from './sample.ts'

vi.mock('../../../generated/mock/entities.gen.ts', () => ({
  entities: {
    errand: {
      entity: 'errand',
      type: 'errand',
      schema: '',
      key: 'id',
      fields: ['id', 'state'],
      fill: { state: 'queued' },
    },
  } satisfies Readonly<Record<string, EntitySpec>>,
}))

const store = new Store({ contract: 'c', seed: 's' })
const identity = { actor: undefined, session: undefined }
const ctx = makeCtx({ store, identity, clock: () => 0, seed: 's', rules })

test('a sample is the answer of the table, each time anew, and bytes where the contract has bytes', () => {
  const sample = { answer: { size: 0 } }
  expect(sampleAnswer({ sample, response: 'json' }, ctx)).toEqual(sample.answer)
  expect(sampleAnswer({ sample, response: 'json' }, ctx)).not.toBe(sample.answer)
  expect(sampleAnswer({ sample: {}, response: undefined }, ctx)).toBeUndefined()
  for (const response of ['octets', 'any'] as const)
    expect(sampleAnswer({ sample: {}, response }, ctx)).toEqual(new TextEncoder().encode('sample\n'))
  expect(() => sampleAnswer({ sample: {}, response: 'socket' }, ctx)).toThrow('expected connection upgrade')
})

test('what carries out what was accepted is a row that is kept', () => {
  const sample = { answer: { id: '', state: 'queued' }, row: 'errand' }
  const answers = [1, 2].map(() => sampleAnswer({ sample, response: 'json' }, ctx))
  const kept = [...store.collection('errand').all()].map(({ row }) => row)
  expect(kept).toEqual(answers)
  expect(new Set(kept.map(({ id }) => id)).size).toBe(2)
  expect(kept[0]).toMatchObject({ state: 'queued' })
})
