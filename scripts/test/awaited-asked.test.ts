/** Calls that are still answered, but no longer take what they were asked with. */
import { expect, it } from 'vitest'

import { awaitedBy } from './awaited.ts'
import { entryOf } from './open-entries.ts'

const known = [
  entryOf('- `lamp_view`, `GET /v1/lamps/{lamp}?room`: lamp_view has no parameter room', 'docs/upgrades/2.md'),
  entryOf(
    '- `lamp_light`, `POST /v1/lamps/{lamp}/light?room`: parameter room of lamp_light is called hall',
    'docs/2.md',
  ),
]

const examples = (...commands: string[]): string =>
  [
    '# Lamps',
    '',
    '## Light',
    '',
    '```console',
    '$ npm run mock',
    ...commands.flatMap((one) => [one, '{…}']),
    '```',
  ].join('\n')

/** Whether an example of the documentation with these commands waits, where one of its lines is answered otherwise. */
const waits = (...commands: string[]): boolean => {
  const message = 'Light, line 9: curl -s http://127.0.0.1:1/v1/lights: {"message":"no"}: expected a to be b'
  const failure = {
    file: 'tests/contract/some.test.ts',
    title: 'examples of docs/light.md > Light',
    errors: [{ message }],
  }
  return awaitedBy(failure, known, () => examples(...commands)) !== undefined
}

const url = 'http://127.0.0.1:1/v1/lamps'

it('regression: an example that asks with a parameter which is no longer taken waited for nothing', () => {
  expect(waits(`$ curl -s "${url}/one?room=attic"`)).toBe(true)
  expect(waits(`$ curl -s "${url}/one?deep=true&room=attic"`)).toBe(true)
  expect(waits(`$ curl -s -X POST "${url}/one/light?room=attic"`)).toBe(true)
  expect(waits(`$ curl -s --json '{"oil": 1}' ${url}/one/light?room=attic`)).toBe(true)
  // Another command says how that one is sent.
  expect(waits(`$ curl -s -X POST "${url}/one/wick"`, `$ curl -s "${url}/one?room=attic"`)).toBe(true)
})

it('what is asked without it, or by another method, is of another reason', () => {
  expect(waits(`$ curl -s "${url}/one"`)).toBe(false)
  expect(waits(`$ curl -s "${url}/one?bedroom=attic"`)).toBe(false)
  expect(waits(`$ curl -s "${url}?room=attic"`)).toBe(false)
  expect(waits(`$ curl -s -X DELETE "${url}/one?room=attic"`)).toBe(false)
  expect(waits(`$ curl -s "${url}/one/light?room=attic"`)).toBe(false)
})
