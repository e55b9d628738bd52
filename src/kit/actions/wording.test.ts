import { expect, test } from 'vitest'

import { bulkText, bulkTitle, failureTitle, filledText, messageText, questionTitle } from './wording.ts'

const scope = { name: 'uplink', row: { first: '10.0.0.1' }, parent: { name: 'meadow' }, form: { disk: 'data-1' } }

test('a text names the row, its fields, the row above and what was filled in', () => {
  expect(filledText('{name} {first} {$parent.name} {$form.disk}', scope)).toBe('uplink 10.0.0.1 meadow data-1')
})

test('a name that is known comes before the value of the field', () => {
  const nameOf = (path: string) => (path === '$form.disk' ? 'Data' : undefined)
  expect(filledText('{$form.disk} {first}', { ...scope, nameOf })).toBe('Data 10.0.0.1')
})

test('a question says what is done to what', () => {
  expect(questionTitle({ label: 'Stop' }, scope)).toBe('Stop uplink?')
  const phrase = 'Unlink pool {name} from silo {$parent.name}'
  expect(questionTitle({ label: 'Unlink', phrase }, scope)).toBe('Unlink pool uplink from silo meadow?')
  expect(failureTitle({ label: 'Unlink', phrase }, scope)).toBe(
    'Could not unlink pool \u2068uplink\u2069 from silo \u2068meadow\u2069',
  )
})

test('a question about several rows says how many', () => {
  expect(bulkTitle({ label: 'Start' }, '777 instances', {})).toBe('Start 777 instances?')
  expect(bulkTitle({ label: 'Make free', phrase: 'Make {name} free' }, '2 crates', {})).toBe('Make 2 crates free?')
  // What it says of one row is not true of all.
  expect(bulkTitle({ label: 'Detach', phrase: 'Detach {name} from {host}' }, '2 crates', {})).toBe('Detach 2 crates?')
  const removal = { label: 'Remove', phrase: 'Remove range {first}–{last} from {$parent.name}' }
  expect(bulkTitle(removal, '2 ranges', { name: 'uplink' })).toBe('Remove 2 ranges from uplink?')
  expect(bulkText('{name} restarts.', {})).toBe('Each of them restarts.')
  expect(bulkText('{host} will lose {name}.', {})).toBe('')
})

test('names in a message are cut, marked and kept apart from its words', () => {
  const said = (name: string) => messageText('Disk {name} created', { ...scope, name })
  expect(said('a')).toBe('Disk \u2068a\u2069 created')
  expect(said('a\u202E\u2069b')).toBe('Disk \u2068a⟨U+202E⟩⟨U+2069⟩b\u2069 created')
  expect(said('a'.repeat(500)).length).toBeLessThan(90)
})
