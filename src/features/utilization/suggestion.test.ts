import { expect, test } from 'vitest'

import { suggestionFor, type SledSize } from './suggestion.ts'

const gib = 1024 ** 3
const tib = 1024 * gib

const sled = (threads: number, gibOfRam: number, more: Partial<SledSize> = {}): SledSize => ({
  policy: { kind: 'in_service', provisionPolicy: 'provisionable' },
  state: 'active',
  usableHardwareThreads: threads,
  usablePhysicalRam: gibOfRam * gib,
  ...more,
})

test('70 % of threads and memory, 90.9 % of 32 TiB per sled, each rounded up', () => {
  // 89.6 threads, 709.1 GiB, 29.088 TiB.
  expect(suggestionFor([sled(128, 1013)]).quotas).toEqual({ cpus: 90, memory: 710 * gib, storage: 30 * tib })
  // Sums are rounded, not sleds: 179.2 threads, 58.176 TiB.
  expect(suggestionFor([sled(128, 1000), sled(128, 1000)])).toEqual({
    sleds: 2,
    hardware: { cpus: 256, memory: 2000 * gib, storage: 64 * tib },
    quotas: { cpus: 180, memory: 1400 * gib, storage: 59 * tib },
  })
})

test('what is whole is not rounded up for how binary fractions are', () => {
  expect(Array.from({ length: 200 }, (_, n) => suggestionFor([sled(n * 10, n * 10)]).quotas.cpus)).toEqual(
    Array.from({ length: 200 }, (_, n) => n * 7),
  )
})

test('only sleds in service count', () => {
  const gone = sled(128, 1024, { policy: { kind: 'expunged' } })
  const old = sled(128, 1024, { state: 'decommissioned' })
  expect(suggestionFor([gone, old])).toEqual({
    sleds: 0,
    hardware: { cpus: 0, memory: 0, storage: 0 },
    quotas: { cpus: 0, memory: 0, storage: 0 },
  })
  const full = sled(10, 10, { policy: { kind: 'in_service', provisionPolicy: 'non_provisionable' } })
  expect(suggestionFor([full, old]).sleds).toBe(1)
})
