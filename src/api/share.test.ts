import { describe, expect, it } from 'vitest'

import { shareEqual } from './share.ts'

const row = (name: string, time = 0) => ({ name, time: new Date(time), state: { state: 'on' } })

describe('shareEqual', () => {
  it('keeps everything when nothing changed, dates included', () => {
    const before = { items: [row('a'), row('b')], nextPage: null }
    expect(shareEqual(before, { items: [row('a'), row('b')], nextPage: null })).toBe(before)
  })

  it('keeps the rows that did not change', () => {
    const before = [row('a'), row('b')]
    const after = shareEqual(before, [row('a'), row('b', 1), row('c')]) as typeof before
    expect(after[0]).toBe(before[0])
    expect(after[1]).not.toBe(before[1])
    expect(after[1]?.state).toBe(before[1]?.state)
    expect(after).toEqual([row('a'), row('b', 1), row('c')])
  })

  it.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, {}],
    [[1, 2], [1]],
    [{}, []],
    [null, {}],
    [new Date(0), 'x'],
  ])('%j becomes %j', (before, after) => {
    expect(shareEqual(before, after)).toStrictEqual(after)
  })

  it('tells big integers apart', () => {
    expect(shareEqual({ size: 1n }, { size: 2n })).toEqual({ size: 2n })
  })

  it('keeps __proto__ an ordinary key', () => {
    const shared = shareEqual(JSON.parse('{"__proto__":1,"a":1}'), JSON.parse('{"__proto__":2,"a":1}'))
    expect(JSON.stringify(shared)).toBe('{"__proto__":2,"a":1}')
  })
})
