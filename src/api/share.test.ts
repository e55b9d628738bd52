import { describe, expect, it, vi } from 'vitest'

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

  it('made every row anew before it knew whether anything had changed', () => {
    const before = Array.from({ length: 1000 }, (_, index) => row(String(index)))
    const after = Array.from({ length: 1000 }, (_, index) => row(String(index), index === 999 ? 1 : 0))
    const entries = vi.spyOn(Object, 'fromEntries')
    const shared = shareEqual(before, after) as typeof before
    expect(shared.filter((one, index) => one !== before[index])).toEqual([row('999', 1)])
    // One row differs; of it the unchanged parts are kept.
    expect(entries).toHaveBeenCalledTimes(1)
    expect(shared[999]?.state).toBe(before[999]?.state)
    entries.mockRestore()
  })

  it('leaves what has nothing in common as it is', () => {
    const next = [{ a: 1 }, { b: [2] }]
    expect(shareEqual([{ a: 0 }], next)).toBe(next)
  })
})
