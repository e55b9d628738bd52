import { expect, it } from 'vitest'

import { createByteLog } from './byte-log.ts'
import { createWriter } from './writer.ts'

it('hands on one piece at a time, in order and in full', async () => {
  const taken: number[] = []
  let busy = 0
  let most = 0
  const done = Promise.withResolvers<void>()
  const writer = createWriter<undefined>(async (bytes) => {
    busy += 1
    most = Math.max(most, busy)
    await Promise.resolve()
    taken.push(...bytes)
    busy -= 1
    if (taken.length === 200_001) done.resolve()
  })
  const flood = Uint8Array.from({ length: 200_000 }, (_, at) => at % 256)
  writer.write(flood, undefined)
  writer.write(Uint8Array.of(7), undefined)
  await done.promise
  expect(most).toBe(1)
  expect(taken.every((byte, at) => byte === (at < 200_000 ? at % 256 : 7))).toBe(true)
})

it('hands on nothing more once it is stopped', async () => {
  const taken: number[] = []
  const writer = createWriter<undefined>(async (bytes) => {
    taken.push(bytes.length)
    await Promise.resolve()
  })
  writer.write(new Uint8Array(200_000), undefined)
  writer.stop()
  writer.write(new Uint8Array(5), undefined)
  await new Promise((resolve) => setImmediate(resolve))
  expect(taken).toEqual([65_536])
})

it('a log keeps the end, and says how much went', () => {
  const log = createByteLog(4)
  for (const text of ['ab', 'cd', 'ef']) log.append(new TextEncoder().encode(text))
  expect(new TextDecoder().decode(log.tail(3))).toBe('def')
  expect(new TextDecoder().decode(log.tail(100))).toBe('cdef')
  expect([log.size, log.dropped]).toEqual([4, 2])
})
