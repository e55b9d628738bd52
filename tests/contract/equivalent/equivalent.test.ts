/** The request that the console shows is the request that it sends: every generated form and action. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

import { equivalentOf } from '../../../src/kit/equivalent/equivalent.ts'
import { placeholder, secretFields } from '../../../src/kit/equivalent/redact.ts'
import type { Action, Call, FormField, FormScreen, Scope } from '../../../src/kit/spec.ts'
import { type Sent, sentBy, sentByCurl, sentByProgram } from './run.ts'
import { sampleBody, sampleFor } from './sample.ts'

const origin = 'https://console.example'
const token = 'secret-of-mine'

interface Case {
  name: string
  call: Call
  fields: readonly FormField[]
}

const isForm = (value: unknown): value is FormScreen =>
  typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'create' || value.kind === 'edit')

const actionsIn = (value: unknown): readonly Action[] => {
  if (Array.isArray(value)) return value.filter((item): item is Action => typeof item?.call === 'function')
  return typeof value === 'object' && value !== null && 'actions' in value ? actionsIn(value.actions) : []
}

const folder = fileURLToPath(new URL('../../../generated/screens/', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.gen\.tsx?$/.test(file))
const cases: Case[] = []
const known = new Set<Call>()
for (const file of files.toSorted()) {
  const module: Record<string, unknown> = await import(join(folder, file))
  for (const value of Object.values(module)) {
    if (isForm(value)) cases.push({ name: value.id, call: value.call, fields: value.fields })
    for (const { id, call, form = [] } of actionsIn(value)) {
      if (known.has(call)) continue
      known.add(call)
      cases.push({ name: `${file.split('/')[0]} ${id}`, call, fields: form })
    }
  }
}

const scopeFor = ({ call, fields }: Case, turn: number): Scope => ({
  params: sampleFor(call, 'params') as Scope['params'],
  row: sampleFor(call, 'row'),
  parent: sampleFor(call, 'parent'),
  me: sampleFor(call, 'me'),
  form: sampleBody(fields, turn),
})

/** What was sent with the secrets of the form left out, as they are in what is shown. */
function withoutSecrets(sent: Sent, secrets: readonly string[]): Sent {
  const hide = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => hide(item, key))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, hide(item, name)]))
    const secret = secrets.find((name) => key.replaceAll('_', '') === name.toLowerCase())
    return secret !== undefined && typeof value === 'string' ? placeholder(secret) : value
  }
  return { ...sent, body: hide(sent.body) }
}

test('there are forms and actions to look at', () => {
  expect(cases.length).toBeGreaterThan(90)
})

describe.each([0, 1, 2])('values, turn %i', (turn) => {
  test.each(cases)('$name', async (one) => {
    const scope = scopeFor(one, turn)
    const sent = await sentBy({ baseUrl: origin, token }, () => one.call(scope))
    expect(sent).toHaveLength(1)

    const shown = equivalentOf(() => one.call(scope), { origin, secrets: secretFields(one.fields) })
    if (!shown) throw new Error('nothing is shown')
    const expected = sent.map((request) => withoutSecrets(request, shown.secrets))
    expect([sentByCurl(shown.curl, { TOKEN: token })]).toEqual(expected)
    expect(await sentByProgram(shown.typescript ?? '', { TOKEN: token })).toEqual(expected)
    expect(shown.curl + shown.typescript).not.toContain('hush')
    expect(shown.curl + shown.typescript).not.toContain(token)
  })
})
