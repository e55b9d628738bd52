import { expect, test, vi } from 'vitest'

/** As when the page is loaded. */
async function begun() {
  vi.resetModules()
  return import('./short-page.ts')
}

test('rows behind a page that is not full tell that this server gives less than it is asked for', async () => {
  const module = await begun()
  module.lookBehind(() => Promise.resolve({ items: [{}] }))
  await expect.poll(() => module.givesLess.get()).toBe(true)
})

test('it is looked once, and again only if that failed', async () => {
  const module = await begun()
  const read = vi.fn(() => Promise.reject(new Error('no network')))
  module.lookBehind(read)
  module.lookBehind(read)
  expect(read).toHaveBeenCalledTimes(1)
  await Promise.resolve()
  await Promise.resolve()
  const nothing = vi.fn(() => Promise.resolve({ items: [] }))
  for (let time = 0; time < 3; time += 1) module.lookBehind(nothing)
  expect(nothing).toHaveBeenCalledTimes(1)
  expect(module.givesLess.get()).toBe(false)
})
