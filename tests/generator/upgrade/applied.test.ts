/** What `--apply` writes for each edit of the corpus: the generator takes it, and no operation is without a screen. */
import { rmSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { makeScratch } from '../support/folders.ts'
import { isUpgraded } from '../support/upgraded.ts'
import { applied } from './applied.ts'
import { compared } from './console.ts'
import { corpus } from './corpus.ts'

/** Changes that take nothing away, as `keyOf` writes them. What may be one of several is gone until somebody decides. */
const keepsAll =
  /^(?!.* \? )(?:operation-(?:renamed|moved|retagged|repointed|deprecated)|field-(?:renamed|moved|added|optional|required|nullable|deprecated)|schema-renamed|parameter-(?:renamed|limits-changed|default-changed)|(?:value|variant)-added|default-changed|limits-changed|header-\S+|extension-\S+|security-changed|status-changed) /

// The edits are of our own document.
describe.skipIf(isUpgraded)('an upgrade that is applied to one edit', () => {
  const folder = makeScratch()
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(corpus)('is a manifest that the generator takes, with a screen for each call: $name', async (one) => {
    const { said, removed, lost } = await applied(folder, compared(one.edit))
    expect({ said, lost }).toEqual({ said: [], lost: [] })
    const losesNothing = one.changes.every((change) => keepsAll.test(change))
    // A default of the mock is one of a whole variant: somebody has to say which, where the field is in one by now.
    const gone = removed.filter((what) => !what.includes(' mock defaults '))
    expect(losesNothing ? gone : []).toEqual([])
  })
})
