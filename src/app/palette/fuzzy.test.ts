import { expect, test } from 'vitest'

import { fit, rank, weak } from './fuzzy.ts'

test.each([
  ['Disks', 'disks', 0],
  ['Disks', ' Dis ', 1],
  ['Floating IPs', 'ip', 2],
  ['New IP pool', 'ip p', 2],
  ['Instances', 'stance', 3],
  ['Affinity groups', 'agr', weak],
  ['Affinity groups', 'aff grp', weak],
  ['Disks', 'disksx', undefined],
  ['Disks', 'skid', undefined],
])('%s for %j', (label, query, score) => expect(fit(label, query)).toBe(score))

test('letters of more than one code unit are found whole', () => {
  expect(fit('a🦔b', '🦔b')).toBe(3)
  expect(fit('a🦔xb', 'a🦔b')).toBe(weak)
})

test('the best come first, and equals keep their order', () => {
  const items = ['Port settings', 'Projects', 'Update', 'Profile'].map((label) => ({ label }))
  expect(rank(items, 'p').map(({ item }) => item.label)).toEqual(['Port settings', 'Projects', 'Profile', 'Update'])
  expect(rank(items, 'prf').map(({ item }) => item.label)).toEqual(['Profile'])
})
