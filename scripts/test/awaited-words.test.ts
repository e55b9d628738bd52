/** Which words of an entry are names that failures wait by. */
import { expect, it } from 'vitest'

import { awaitedBy } from './awaited.ts'
import { entryOf } from './open-entries.ts'

/** Whether a failure of this title waits for this line. */
const waits = (title: string, line: string): boolean =>
  awaitedBy({ file: 'tests/contract/some.test.ts', title, errors: [{ message: 'AssertionError: expected' }] }, [
    entryOf(line, 'docs/upgrades/2.md'),
  ]) !== undefined

it('a little word in front of another one is nothing that has it', () => {
  const of = (title: string): boolean => waits(title, '- parameter room of lamp_view is called in_room')
  expect([of('what room a lamp lies in'), of('in_room is sent'), of('view of a lamp')]).toEqual([false, true, true])
})

it('regression: what is called by one word now waited for nothing', () => {
  const called = '- `lamp_list`: lamp_list is called torch'
  expect([waits('torch', called), waits('candle', called)]).toEqual([true, false])
  // One word of a parameter may be anybody's.
  expect(waits('torch', '- `lamp_list`: parameter room of lamp_list is called torch')).toBe(false)
})

it('regression: a schema that is called by one word, which is gone with another API, was waited for by nothing', () => {
  const gone = '- `PierPage`, `#/components/schemas/Error`: gone with the API before'
  const of = (title: string): boolean => waits(title, gone)
  expect(of('the contract has no #/components/schemas/Error')).toBe(true)
  expect([of('an error of the server'), of('a field of #/components/schemas/TypeError is wrong')]).toEqual([
    false,
    false,
  ])
})
