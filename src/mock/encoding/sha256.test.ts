import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { sha256 } from './sha256.ts'

test('the digests are those of the platform, at all lengths around a block', () => {
  for (const length of [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, n) => (n * 7) % 256)
    expect(sha256(bytes), String(length)).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test('a part of a buffer is taken for itself', () => {
  expect(sha256(Uint8Array.of(9, 97, 98, 99).subarray(1))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
