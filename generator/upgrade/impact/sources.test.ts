import { expect, it } from 'vitest'

import { findAddresses } from './sources.ts'

const filesWith = (code: string, path: string): number =>
  findAddresses(new Map([['tests/a.test.ts', code]]), [path]).length

it('an address is found with any values in it, and with what is done as one of them', () => {
  const path = '/v1/lamps/{lamp}/trim'
  expect(filesWith("call('/v1/lamps/hall/trim')", path)).toBe(1)
  expect(filesWith('call(`/v1/lamps/${lamp}/${verb}?project=shop`)', path)).toBe(1)
  expect(filesWith("call('/v1/lamps/hall/light')", path)).toBe(0)
  // What has all of something is named.
  expect(filesWith('call(`/v1/${all}`)', '/v1/lamps')).toBe(0)
})
