import { describe, expect, it } from 'vitest'

import { overlap } from './overlap.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const of = (known: string, replay: string): number => overlap(bytes(known), bytes(replay))

describe('overlap', () => {
  it.each([
    ['a replay that ends where we are', 'boot\nlogin: ', 'boot\nlogin: ', 12],
    ['a replay that goes on', 'boot\nlogin: ', 'boot\nlogin: root', 12],
    ['a replay of the end only', 'boot\nlogin: ', 'login: root', 7],
    ['a replay that shares nothing', 'boot', 'login', 0],
    ['the longest piece counts', 'aaaa', 'aaaa', 4],
    ['repeated lines', 'x\nx\nx\n', 'x\nx\nx\nx\ny', 6],
    ['a false start', 'ababac', 'abac!', 4],
    ['nothing known', '', 'boot', 0],
    ['nothing replayed', 'boot', '', 0],
  ])('%s', (_, known, replay, length) => expect(of(known, replay)).toBe(length))

  it('agrees with the plain search on many small texts', () => {
    const plain = (known: string, replay: string): number => {
      for (let n = Math.min(known.length, replay.length); n > 0; n -= 1) {
        if (known.endsWith(replay.slice(0, n))) return n
      }
      return 0
    }
    const words = ['', 'a', 'b'].flatMap((x) =>
      ['', 'a', 'b'].flatMap((y) => ['', 'ab', 'ba', 'aa'].map((z) => x + y + z)),
    )
    for (const known of words) for (const replay of words) expect(of(known, replay)).toBe(plain(known, replay))
  })

  it('is quick on a history of one repeated byte', () => {
    expect(overlap(new Uint8Array(65_536), new Uint8Array(65_536))).toBe(65_536)
  })
})
