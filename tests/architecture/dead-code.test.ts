/** What the check for dead code takes as given must not be more than what somebody outside the project may use. */
import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { root } from '../support/repository-files.ts'

it('emitted code that nothing uses is found: only the API client and the paths of screens are complete by purpose', () => {
  const config = readFileSync(`${root}/knip.json`, 'utf8')
  expect(config.match(/"generated\/[^"]*"/g)).toEqual([
    '"generated/api/types.gen.ts"',
    '"generated/api/{sdk,queries}/*.gen.ts"',
    // A constant per screen: a build holds those that are asked for.
    '"generated/model/paths.gen.ts"',
    // What is looked at.
    '"generated/**/*.gen.{ts,tsx}"',
  ])
})
