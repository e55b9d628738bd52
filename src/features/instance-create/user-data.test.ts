import { describe, expect, test } from 'vitest'

import { saveDraft } from '../../kit/form/drafts.ts'
import { initialValues } from '../../kit/form/raw.ts'
import { instanceFields } from './fields.ts'
import { asUserData, encodeUserData, readUserData, userDataFormat, userDataProblem } from './user-data.ts'
import { yamlProblem } from './yaml-check.ts'
import { yamlRefusal } from './yaml-refusal.ts'
import { yamlTokens } from './yaml-tokens.ts'

const file = (parts: BlobPart[]) => new File(parts, 'seed.yaml')
const ofText = (text: string) => ({ kind: 'text', text }) as const
const decoded = (base64: string) => Buffer.from(base64, 'base64').toString('utf8')

describe('size', () => {
  test('32 KiB is fine, a byte more is not', () => {
    expect(userDataProblem(ofText('x'.repeat(32 * 1024)))).toBeUndefined()
    expect(userDataProblem(ofText('x'.repeat(32 * 1024 + 1)))).toBe('Must be 32 KiB or less, and is 32769 bytes')
  })

  test('bytes count, not letters', () => {
    expect(userDataProblem(ofText('é'.repeat(16 * 1024)))).toBeUndefined()
    expect(userDataProblem(ofText('é'.repeat(16 * 1024 + 1)))).toContain('32770 bytes')
  })

  test('a file that is too large is refused without being read', async () => {
    const large = file([new Uint8Array(32 * 1024 + 1)])
    large.arrayBuffer = () => Promise.reject(new Error('read'))
    const data = await readUserData(large)
    expect(userDataProblem(data)).toBe('Must be 32 KiB or less, and is 32769 bytes')
  })
})

test.each([
  ['text', ofText('#cloud-config\npassword: hunter2')],
  ['a file', { kind: 'file', name: 'hunter2.gz', size: 7, base64: btoa('hunter2') }],
])('user data lay in drafts in clear, for whoever sat there next: none holds them, as %s', (_, userData) => {
  let kept = ''
  const storage = {
    getItem: () => null,
    setItem: (_key: string, text: string) => (kept += text) !== '',
    removeItem: () => {},
  }
  const start = initialValues(instanceFields)
  saveDraft(storage, 'key', { fields: instanceFields, values: { ...start, name: 'harvest', userData }, start, now: 1 })
  expect(kept).toContain('harvest')
  expect(kept).not.toMatch(new RegExp(`hunter2|${btoa('hunter2')}`))
})

test('a text is sent as base64 of its UTF-8', () => {
  expect(decoded(encodeUserData(ofText('#cloud-config\nmotd: grüß dich 🎉')))).toBe('#cloud-config\nmotd: grüß dich 🎉')
})

test('a file of text can be read and changed', async () => {
  expect(await readUserData(file(['#cloud-config\npackages: [nginx]\n']))).toEqual(
    ofText('#cloud-config\npackages: [nginx]\n'),
  )
})

test.each([
  ['gzip', [0x1f, 0x8b, 8, 0]],
  ['broken UTF-8', [0x61, 0xc3]],
  ['a byte order mark', [0xef, 0xbb, 0xbf, 0x61]],
  ['line ends that a text area would change', [0x61, 13, 10]],
])('a file with %s is kept byte by byte', async (_, bytes) => {
  const data = await readUserData(file([new Uint8Array(bytes)]))
  expect(data).toMatchObject({ kind: 'file', name: 'seed.yaml', size: bytes.length })
  expect([...Buffer.from(encodeUserData(data), 'base64')]).toEqual(bytes)
})

test.each([null, '', 'text', {}, { kind: 'text', text: '' }, { kind: 'file', name: 'a' }, { kind: 'other' }])(
  '%j is no user data',
  (raw) => expect(asUserData(raw)).toBeNull(),
)

test.each([
  ['#cloud-config\na: 1', 'cloud-config'],
  ['#cloud-config', 'cloud-config'],
  ['#cloud-config-archive\n- a', 'other'],
  ['## template: jinja\n#cloud-config\n{% if x %}', 'other'],
  ['#!/bin/sh\necho', 'script'],
  ['Content-Type: multipart/mixed; boundary="x"', 'other'],
  ['packages: []', 'unknown'],
])('%j is %s', (text, format) => expect(userDataFormat(text)).toBe(format))

describe('YAML', () => {
  test.each(['', '#cloud-config\n', 'a: 1\nb: [x, {y: "z"}]\n', 'a: |\n  : }{\n', '- &x 1\n- *x\n'])(
    '%j is valid',
    (text) => expect(yamlProblem(text)).toBeUndefined(),
  )

  test.each([
    ['#cloud-config\nruncmd:\n - a\n- b', 4, 1],
    ['a: "x', 1, 6],
    ['a: 1\na: 2', 2, 1],
    ['a:\n\t- b', 2, 1],
  ])('%j is wrong, and where', (text, line, column) => {
    expect(yamlProblem(text)).toMatch(new RegExp(`^Not valid YAML at line ${line}, column ${column}: [a-z]`))
  })

  test.each(['a: !!binary aGVsbG8=', 'a: &x {b: 1}\nc: {<<: *x, d: 2}', 'a: 0o644\nb: 0644\nc: 2026-01-01'])(
    '%j is valid, as it is for the reader of cloud-init',
    (text) => expect(yamlProblem(text)).toBeUndefined(),
  )

  test('a tag that the reader of cloud-init does not know is wrong', () => {
    expect(yamlProblem('a: !secret b')).toBe('Not valid YAML at line 1, column 4: unknown scalar tag !<!secret>')
  })

  test('cloud-config that is not YAML is not sent; what is no cloud-config is none of our business', async () => {
    const refusal = await yamlRefusal(ofText('#cloud-config\na: [1'))
    expect(refusal?.message).toMatch(/^Not valid YAML at line 2/)
    expect(await yamlRefusal(ofText('#!/bin/sh\na: [1'))).toBeUndefined()
    expect(await yamlRefusal(ofText('#cloud-config\na: [1]'))).toBeUndefined()
    expect(await yamlRefusal('')).toBeUndefined()
  })
})

describe('colours', () => {
  const colours = (line: string) => yamlTokens(line).map(({ kind, text }) => `${kind}:${text}`)

  test('keys, quoted texts and comments', () => {
    expect(colours('  - name: "a # b" # why')).toEqual([
      'plain:  - ',
      'key:name',
      'plain::',
      'plain: ',
      'string:"a # b"',
      'plain: ',
      'comment:# why',
    ])
  })

  test('an address is no key', () => {
    expect(colours('  - http://x.example/#top')).toEqual(['plain:  - http://x.example/#top'])
  })

  test.each(['', '   ', '#cloud-config', '"a": 1', "it's: 'b''c'", 'a:b: c', '- - x: y', '{a: 1}', ': :', '# " \' :'])(
    'the tokens of %j are the line',
    (line) =>
      expect(
        yamlTokens(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line),
  )

  test('a line as long as user data may be is no trouble', () => {
    for (const line of ['a'.repeat(32_768), ' - '.repeat(10_000), '"'.repeat(32_767), 'a '.repeat(16_000)]) {
      expect(
        yamlTokens(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line)
    }
  })
})
