/** The bars of `npm run bench -- upgrade`: each that is missed is named, and ends it with an error. */
import { expect, it } from 'vitest'
import { isUpgraded } from '../support/upgraded.ts'
import { missedBars, type Figures } from './bars.ts'
import { contractFaults } from './contract-faults.ts'
import { corpus } from './corpus.ts'
import { edited, ownContract } from './draft.ts'

const held: Figures = {
  found: { 'what has changed': { precision: 0.95, recall: 1 } },
  unbroken: [],
  times: { generate: 1000, report: 3000, apply: 5000 },
}

it('what just holds misses no bar', () => {
  expect(missedBars(held)).toEqual([])
})

it.each([
  [
    { found: { 'what has changed': { precision: 0.949, recall: 1 } } },
    'what has changed: the precision is 0.949, and has to be at least 0.95.',
  ],
  [
    { found: { 'which parts it touches': { precision: 1, recall: 0.9 } } },
    'which parts it touches: the recall is 0.900, and has to be at least 0.95.',
  ],
  [
    { found: { nothing: { precision: NaN, recall: 1 } } },
    'nothing: the precision is NaN, and has to be at least 0.95.',
  ],
  [{ unbroken: ['a column is gone'] }, '"a column is gone" is called breaking, and nothing breaks.'],
  [
    { times: { generate: 1000, report: 3100, apply: 5000 } },
    'report takes 3.10 runs of the generator, and may take 3.',
  ],
  [{ times: { generate: 1000, report: 3000, apply: 5500 } }, 'apply takes 5.50 runs of the generator, and may take 5.'],
])('a missed bar is said: %o', (missed, said) => {
  expect(missedBars({ ...held, ...missed })).toEqual([said])
})

// The edits are of our own document.
it.skipIf(isUpgraded)(
  'a contract that asks for a header that no call sends, or refuses in other words, is at fault; the own one is not',
  () => {
    const faultsAfter = (name: string): string[] => {
      const one = corpus.find((known) => known.name === name)
      if (one === undefined) throw new Error(`the corpus has no "${name}"`)
      return contractFaults(edited(one.edit))
    }
    expect(contractFaults(ownContract())).toEqual([])
    expect(faultsAfter('calls have to say something in a header')).toEqual([
      '`disk_create` requires the header `idempotency-key`, which no call sends',
      '`snapshot_create` requires the header `idempotency-key`, which no call sends',
    ])
    expect(faultsAfter('what refusals say has another name')).toEqual([
      'no refusal has the field `error_code`, which errors.code of the conventions names',
    ])
    // Every call tells its version, and nobody reads what is new.
    expect(faultsAfter('a call has to tell its version')).toEqual([])
    expect(faultsAfter('refusals have to say more')).toEqual([])
  },
)
