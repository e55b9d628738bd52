import { expect, test } from 'vitest'

import { place } from './place.ts'

const viewport = { width: 1000, height: 600 }
const size = { width: 200, height: 100 }
const anchor = { left: 400, top: 300, width: 80, height: 32 }

test('below, aligned to the start, the end or the middle', () => {
  const at = (align: 'start' | 'center' | 'end') => place(anchor, size, { viewport, side: 'bottom', align, gap: 4 })
  expect(at('start')).toEqual({ left: 400, top: 336 })
  expect(at('end')).toEqual({ left: 280, top: 336 })
  expect(at('center')).toEqual({ left: 340, top: 336 })
})

test('above when asked for', () => {
  expect(place(anchor, size, { viewport, side: 'top', align: 'start', gap: 4 }).top).toBe(196)
})

test('flips to the side that has room', () => {
  expect(place({ ...anchor, top: 560 }, size, { viewport, side: 'bottom', align: 'start', gap: 4 }).top).toBe(456)
  expect(place({ ...anchor, top: 10 }, size, { viewport, side: 'top', align: 'start', gap: 4 }).top).toBe(46)
})

test('never leaves the viewport, however large it is', () => {
  expect(place({ ...anchor, left: 980 }, size, { viewport, side: 'bottom', align: 'start', gap: 4 }).left).toBe(792)
  expect(place({ ...anchor, left: -50 }, size, { viewport, side: 'bottom', align: 'end', gap: 4 }).left).toBe(8)
  expect(place(anchor, { width: 2000, height: 2000 }, { viewport, side: 'bottom', align: 'start', gap: 4 })).toEqual({
    left: 8,
    top: 8,
  })
})
