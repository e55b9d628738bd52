/** What is said when a form has been sent names the thing, for every form of the manifest. */
import { expect, test } from 'vitest'

import { bindClient } from '../../../src/api/binding.ts'
import { createClient } from '../../../src/api/client.ts'
import { savedToast } from '../../../src/kit/form/saved-toast.ts'
import type { Row } from '../../../src/kit/spec.ts'
import { generatedWrites } from '../support/generated-writes.ts'
import { formsByHand } from '../support/writes-by-hand.ts'
import { pathsIn, speakingRow, spoken } from '../support/speaking-row.ts'

bindClient(createClient())

const forms = [
  ...(await generatedWrites()).flatMap(({ name, screen }) => (screen ? [{ name, screen }] : [])),
  ...formsByHand,
]

/** There is one of each: its label is its name. */
const onlyOnes = new Set(['allow_list.edit', 'auth_settings.edit', 'inbound_icmp.edit'])

test('there are forms to look at', () => expect(forms.length).toBeGreaterThan(50))

test.each(forms)('$name', ({ name, screen }) => {
  const { toast, rowName } = screen
  const form: Row = { ...speakingRow([`{${rowName}}`]), ...speakingRow([toast], '$form.') }
  const said = savedToast(screen, { form, answer: {}, parent: speakingRow([toast], '$parent.'), params: {} })
  const text = said.content.replaceAll(/[\u2068\u2069]/g, '')
  const paths = pathsIn(toast)
  expect(paths.length === 0 ? name : '').toBe(onlyOnes.has(name) ? name : '')
  // Some say themselves whose values they change.
  for (const path of paths) expect(text).toContain(path === 'name' ? (screen.name ?? spoken(rowName)) : spoken(path))
})
