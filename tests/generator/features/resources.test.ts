import { it } from 'vitest'
import { expectFiles, openFixture, fixtureNames } from '../support/fixture.ts'

for (const n of fixtureNames()) it(n, () => expectFiles(openFixture(n)))
