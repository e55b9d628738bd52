import { expect, test } from 'vitest'

import { compareVersions, isOlder, versionKey } from './versions.ts'

test('versions in the order of semver.org', () => {
  const order = [
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.2.0',
    '1.10.0',
    '2.0.0',
  ]
  for (const [index, version] of order.entries()) {
    for (const later of order.slice(index + 1)) {
      expect(compareVersions(version, later), `${version} ${later}`).toBe(-1)
      expect(compareVersions(later, version), `${later} ${version}`).toBe(1)
    }
  }
})

test('build metadata does not make a version older, but tells rows apart', () => {
  expect(compareVersions('1.0.0+a', '1.0.0+b')).toBe(0)
  expect(versionKey('1.0.0+a')).not.toEqual(versionKey('1.0.0+b'))
})

test('what is no version is neither older nor newer', () => {
  expect(isOlder('1.0.0', '2.0.0')).toBe(true)
  expect(isOlder('2.0.0', '2.0.0')).toBe(false)
  expect(isOlder('install dataset', '2.0.0')).toBeUndefined()
  expect(isOlder('2.0.0', 'unknown')).toBeUndefined()
})
