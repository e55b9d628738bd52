import { expect, it, vi } from 'vitest'

import { stopTimers } from '../testing/testing.ts'
import { createPatience } from './patience.ts'

it('an answer that comes a little now and then is waited for, and one that stands still is not', () => {
  stopTimers()
  const onTimeout = vi.fn()
  const patience = createPatience({ idleMs: 150, answerMs: 500 }, { isClientSlow: () => false, onTimeout })
  patience.wait('answer')
  vi.advanceTimersByTime(499)
  patience.wait('bytes')
  for (let i = 0; i < 4; i += 1) {
    vi.advanceTimersByTime(100)
    patience.moved()
  }
  expect(onTimeout).not.toHaveBeenCalled()
  vi.advanceTimersByTime(150)
  expect(onTimeout).toHaveBeenCalledExactlyOnceWith('server')
})
