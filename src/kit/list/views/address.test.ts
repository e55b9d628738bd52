import { expect, test } from 'vitest'

import { addressOf } from './address.ts'

const none = { columns: [], screen: { columns: [] } as never }

test('the address of a view has filters and order, and no page', () => {
  const search = new URLSearchParams('q=a&sort=-name&filter=size:big&page=x&other=1')
  expect(addressOf('/crates', search, none)).toBe('/crates?q=a&sort=-name&filter=size:big')
})

test('regression: a view of a list that asks did not say what it had been asked for', () => {
  expect(addressOf('/crates', new URLSearchParams('asked=7&q=a'), none)).toBe('/crates?asked=7&q=a')
})
