/** A newer document with operations of methods that the older one does not use. */
import { expect, it } from 'vitest'
import { expectWhole, upgradedHarbors, type HarborContract } from './harbors.ts'

const text = { 'text/plain': { schema: { type: 'string' } } }

/** An operation with an answer. */
const call = (operationId: string, content?: object): HarborContract['paths'][string][string] => ({
  operationId,
  responses: { '200': { description: 'The answer.', ...(content === undefined ? {} : { content }) } },
})

it('regression: one operation of a method that no console calls refused the whole document', async () => {
  const plan = await upgradedHarbors({
    newer: {
      change: ({ paths }) => {
        paths['/v1/signals'] = { options: call('signal_options', text), get: call('signal_view', text) }
        const [known = ''] = Object.keys(paths)
        paths[known] = { ...paths[known], trace: call('') }
      },
    },
  })
  expectWhole(plan)
  expect(plan.changes).toEqual([expect.objectContaining({ type: 'operation-added', operation: 'signal_view' })])
})

it('operations that change a part, or ask for nothing but the headers, have pages', async () => {
  const plan = await upgradedHarbors({
    newer: {
      change: ({ paths }) => void (paths['/v1/signals'] = { head: call('signal_check'), patch: call('signal_mend') }),
    },
  })
  expectWhole(plan)
  const { operations = {} } = plan.draft.model?.coverage ?? {}
  expect([operations['signal_check'], operations['signal_mend']]).toEqual([
    expect.objectContaining({ screens: ['signal_check'] }),
    expect.objectContaining({ screens: ['signal_mend'] }),
  ])
})
