import { expect, test } from 'vitest'

import { sampleAnswer } from './sample.ts'

test('a sample is the answer of the table, each time anew, and bytes where the contract has bytes', () => {
  const sample = { answer: { size: 0 } }
  expect(sampleAnswer({ sample, response: 'json' })).toEqual(sample.answer)
  expect(sampleAnswer({ sample, response: 'json' })).not.toBe(sample.answer)
  expect(sampleAnswer({ sample: {}, response: undefined })).toBeUndefined()
  for (const response of ['octets', 'any'] as const)
    expect(sampleAnswer({ sample: {}, response })).toEqual(new TextEncoder().encode('sample\n'))
  expect(() => sampleAnswer({ sample: {}, response: 'socket' })).toThrow('expected connection upgrade')
})
