/** Resources and what is around them: parents, singles, documents, children, links. */
import { describe, expect, it } from 'vitest'
import { expectFiles, openFixture, screenOf } from '../support/fixture.ts'

for (const n of ['plain-resource', 'nested-resource', 'union-body', 'singleton', 'single-of-a-parent'])
  it(n, () => expectFiles(openFixture(n)))
void describe
void expect
void screenOf
