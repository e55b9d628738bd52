/** Faults in pages of a single operation. */
import { expect, it } from 'vitest'
import { fixtureWorld, outcome, type Case } from './world.ts'

const soundings = 'resources/soundings.yaml'

const cases: readonly Case[] = [
  {
    title: 'that name none',
    change: { in: soundings, replace: 'operation: marks_replace', by: 'kind: operation' },
    errors: [
      {
        code: 'NO_OPERATION',
        in: soundings,
        at: 'kind: operation',
        cause: '`marks` does not say which operation it is the page of',
        suggestion: 'name it: `operation: …`',
      },
      {
        code: 'UNCLAIMED_OPERATION',
        in: 'contract.yaml',
        at: 'put:\n      operationId: marks_replace',
        cause: 'no entry of the manifest uses `marks_replace`',
        suggestion: 'add it to an entity, or excuse it in `console`',
      },
    ],
  },
  {
    title: 'that name what there is not',
    change: { in: soundings, replace: 'operation: calibrate', by: 'operation: calibrat' },
    errors: [
      {
        code: 'UNKNOWN_OPERATION',
        in: soundings,
        at: 'operation: calibrat',
        cause: 'there is no operation `calibrat` in the contract',
        suggestion: 'did you mean `calibrate`?',
      },
    ],
  },
  {
    title: 'that lead to what there is not',
    change: { in: soundings, replace: 'see: island.detail', by: 'see: iland.detail' },
    errors: [
      {
        code: 'UNKNOWN_SCREEN',
        in: soundings,
        at: 'see: iland.detail',
        cause: 'there is no screen `iland.detail`',
        suggestion: 'name a list or a detail page',
      },
    ],
  },
]

it.each(cases)('pages of an operation $title', (one) => {
  const { actual, wanted } = outcome(one, fixtureWorld('operation-pages'))
  expect(actual).toEqual(wanted)
})
