import { describe, expect, it } from 'vitest'

import { missingPackages } from './bootstrap.mjs'

const a = { version: '1.0.0', integrity: 'sha512-a' }
const darwin = { version: '2.0.0', integrity: 'sha512-b', optional: true }
const lock = { packages: { '': {}, 'node_modules/a': a, 'node_modules/a-darwin': darwin } }

describe('what npm ci would change', () => {
  it.each([
    ['a fresh clone: everything', undefined, ['node_modules/a', 'node_modules/a-darwin']],
    ['all there: nothing', lock, []],
    ['a package for another platform: nothing', { packages: { 'node_modules/a': a } }, []],
    ['a package is not there', { packages: { 'node_modules/a-darwin': darwin } }, ['node_modules/a']],
    ['an older version', { packages: { 'node_modules/a': { ...a, version: '0.9.0' } } }, ['node_modules/a']],
    ['other content', { packages: { 'node_modules/a': { ...a, integrity: 'sha512-x' } } }, ['node_modules/a']],
  ])('%s', (_, installed, missing) => expect(missingPackages(lock, installed)).toEqual(missing))
})
