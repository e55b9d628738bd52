import { expect, it } from 'vitest'

import { createMeter } from './progress.ts'

it('measures the rate of late, and what the rest takes', () => {
  let time = 0
  const meter = createMeter(1000, () => time)
  expect(meter.read()).toEqual({ done: 0, total: 1000, skipped: 0 })
  meter.add(100, false)
  expect(meter.read().rate).toBeUndefined()
  time = 1000
  meter.add(100, true)
  expect(meter.read()).toEqual({ done: 200, total: 1000, skipped: 100, rate: 100, remaining: 8 })
  // Half a minute of nothing is no rate of late.
  time = 31_000
  meter.add(100, false)
  expect(meter.read().rate).toBeUndefined()
})

it('forgets the rate over a pause', () => {
  let time = 0
  const meter = createMeter(1000, () => time)
  meter.add(100, false)
  time = 1000
  meter.add(100, false)
  meter.interrupt()
  expect(meter.read()).toEqual({ done: 200, total: 1000, skipped: 0 })
})
