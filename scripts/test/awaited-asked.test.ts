/** Calls that are still answered, but no longer take what they were asked with. */
import { expect, it } from 'vitest'

import { awaitedBy } from './awaited.ts'
import { entryOf, type OpenEntry } from './open-entries.ts'

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

it('regression: an address that has a name in an example was taken for sent as something beside it is', () => {
  const code = (own: string) =>
    `  const lamp = \`\${server.url}/v1/lamps/${own}\`\n  await fetch(light(lamp), { method: 'POST' })`
  expect(waits(code('one?room=attic'))).toBe(true)
  expect(waits(code('one'))).toBe(false)
  expect(waits(code('one?room=attic').replace('const lamp = ', 'await light('))).toBe(false)
})

it('what is asked without it, or by another method, is of another reason', () => {
  expect(waits(`$ curl -s "${url}/one"`)).toBe(false)
  expect(waits(`$ curl -s "${url}/one?bedroom=attic"`)).toBe(false)
  expect(waits(`$ curl -s "${url}?room=attic"`)).toBe(false)
  expect(waits(`$ curl -s -X DELETE "${url}/one?room=attic"`)).toBe(false)
  expect(waits(`$ curl -s "${url}/one/light?room=attic"`)).toBe(false)
})

it('regression: an example that sends, or shows, a field that is another one now waited for nothing', () => {
  const addresses = new Map([
    ['lamp_create', 'POST /v1/lamps'],
    ['lamp_view', 'GET /v1/lamps/{lamp}'],
  ])
  const changed = [
    '- `LampCreate.wick`, `LampCreate.parts.wick`: LampCreate.wick is now parts.wick (`lamp_create`)',
    '- `Lamp.glow`: Lamp.glow: string is now integer (`lamp_view`)',
  ].map((line) => entryOf(line, 'docs/upgrades/2.md', { addresses }))
  const of = (code: string): number | undefined => {
    const errors = [{ message: "Light, line 9: node light.js: 400 undefined: expected '400 undef' to be '201 lamp'" }]
    const failure = { file: 'tests/contract/some.test.ts', title: 'examples of docs/light.md > Light', errors }
    const found = awaitedBy(failure, changed, () => examples(code))
    return found === undefined ? undefined : changed.indexOf(found)
  }
  expect(of("await fetch('/v1/lamps', { method: 'POST', body: JSON.stringify({ wick: 1 }) })")).toBe(0)
  expect(of(`$ curl -s --json '{"wick": 1}' ${url}`)).toBe(0)
  expect(of(`$ curl -s ${url}/one\n{…"glow":"dim",…}`)).toBe(1)
  // It sends nothing of it, it is sent to another call, and it is of another name.
  expect(of(`$ curl -s --json '{"oil": 1}' ${url}`)).toBe(undefined)
  expect(of(`$ curl -s --json '{"wick": 1}' ${url}/one/wicks`)).toBe(undefined)
  expect(of(`$ curl -s ${url}/one\n{…"afterglow":"dim",…}`)).toBe(undefined)
})

it('regression: an example that was refused for lack of a field waited only where its first line says so', () => {
  const message = "Light, line 9: node light.js: 400 undefined: expected '400 undefined…' to be '201 lamp…'"
  const diff =
    '- Expected\n+ Received\n\n- 201 lamp\n+ 400 undefined\n+ 400 unable to parse JSON body: missing field `oil`'
  const entries = [
    entryOf('- `LampCreate.oil`: LampCreate.oil is new and required (`lamp_fill`)', 'docs/upgrades/2.md'),
  ]
  const of = (title: string, other = diff) =>
    awaitedBy({ file: 'tests/contract/some.test.ts', title, errors: [{ message, diff: other }] }, entries)
  expect(of('examples of docs/light.md > Light')).toBe(entries[0])
  expect(of('examples of docs/light.md > Light', diff.replace('oil', 'wick'))).toBe(undefined)
  // In a table the other lines may have another reason.
  expect(of('Light')).toBe(undefined)
})

it('regression: an example that calls an operation which the mock knows by its old name waited for nothing', () => {
  const addresses = new Map([['lamp_ignite', 'POST /v1/lamps/{lamp}/light']])
  const renamed = (of: string): OpenEntry[] => [
    entryOf(`- ${of}: lamp_light is called lamp_ignite`, 'docs/upgrades/2.md', { addresses }),
  ]
  const errors = [{ message: 'Light, line 9: curl -s: {"message":"no"}: expected \'{"message…\' to be \'{…}\'' }]
  const failure = { file: 'tests/contract/some.test.ts', title: 'examples of docs/light.md > Light', errors }
  const found = (of: string, ...commands: string[]): boolean =>
    awaitedBy(failure, renamed(of), () => examples(...commands)) !== undefined
  const mock = 'mock `src/mock/behaviours/lamps.ts`'
  expect(found(mock, `$ curl -s -X POST ${url}/one/light`)).toBe(true)
  // It calls something else, and what waits is no code of the mock.
  expect(found(mock, `$ curl -s ${url}/one`)).toBe(false)
  expect(found('source `src/features/lamps/light.ts`', `$ curl -s -X POST ${url}/one/light`)).toBe(false)
})
