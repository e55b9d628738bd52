import { expect, test } from 'vitest'

import { memoryStorage, readSettings, unknownScenario, writeSettings, type PageSettings } from './page-settings.ts'

const places = () => ({ tab: memoryStorage(), browser: memoryStorage() })

const defaults: PageSettings = {
  scenario: 'default',
  latency: undefined,
  user: undefined,
  faults: undefined,
  keep: true,
  clock: undefined,
}

test('nothing chosen leaves all to the scenario', () => {
  expect(readSettings(places(), null)).toEqual(defaults)
})

test('what was written is read back', () => {
  const at = places()
  const chosen: PageSettings = {
    scenario: 'large',
    latency: 1000,
    user: 'none',
    faults: [{ operation: 'disk_list', fault: 'network', every: 2 }],
    keep: false,
    clock: '2026-01-01T00:00:00Z',
  }
  writeSettings(at, chosen)
  expect(readSettings(at, null)).toEqual(chosen)
  writeSettings(at, defaults)
  expect(readSettings(at, null)).toEqual(defaults)
})

test('the address decides the scenario, an unknown one does not', () => {
  const at = places()
  writeSettings(at, { ...defaults, scenario: 'empty' })
  expect(readSettings(at, 'slow').scenario).toBe('slow')
  expect(readSettings(at, 'toString').scenario).toBe('empty')
})

test('an address that asks for an unknown scenario got the default without a word', () => {
  expect(unknownScenario('moon', { scenario: 'default' })).toEqual({
    title: 'There is no scenario “moon”',
    content:
      'Showing default. Known: default, empty, large, crowded, viewer, no-roles, slow, flaky, mid-update, stuck-update, suspended-update, quota-exhausted.',
  })
  expect(unknownScenario('', { scenario: 'large' })).toMatchObject({ title: 'There is no scenario “”' })
  expect(unknownScenario('large', { scenario: 'large' })).toBeUndefined()
  expect(unknownScenario(null, { scenario: 'default' })).toBeUndefined()
})

test('the scenario is of the tab, the rest of the browser', () => {
  const at = places()
  writeSettings(at, { ...defaults, scenario: 'empty', latency: 0 })
  expect(readSettings({ ...at, tab: memoryStorage() }, null)).toEqual({ ...defaults, latency: 0 })
})

test('nonsense in the storage counts as nothing', () => {
  const at = places()
  at.tab.setItem('cairn.mock.scenario', '__proto__')
  at.browser.setItem('cairn.mock.latency', 'soon')
  at.browser.setItem('cairn.mock.faults', '{not json')
  at.browser.setItem('cairn.mock.clock', 'noon')
  expect(readSettings(at, null)).toEqual(defaults)
  at.browser.setItem('cairn.mock.latency', '-5')
  expect(readSettings(at, null).latency).toBeUndefined()
})
