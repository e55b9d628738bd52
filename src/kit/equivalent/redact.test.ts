import { expect, test } from 'vitest'

import type { FormField } from '../spec.ts'
import { redact, secretFields } from './redact.ts'

const text = (id: string, secret = false): FormField => ({
  id,
  label: id,
  required: true,
  widget: { kind: 'text', secret },
})

test('fields that hold secrets are found at any depth', () => {
  const fields: FormField[] = [
    text('name'),
    { ...text('a'), widget: { kind: 'group', fields: [text('b.pin', true)] } },
    {
      ...text('u'),
      widget: { kind: 'union', tag: 't', variants: [{ value: 'x', label: 'x', fields: [text('code', true)] }] },
    },
    { ...text('keys'), widget: { kind: 'list', item: text('', true) } },
  ]
  expect([...secretFields(fields)]).toEqual(['pin', 'code', 'keys'])
})

test('secrets are left out by field and by name; ids of secrets and empty ones are none', () => {
  const when = new Date(0)
  const body = {
    name: 'web',
    pin: '1234',
    login: { password: 'hush', secretId: 'kept' },
    keys: ['a', 'b'],
    token: '',
    count: 3n,
    when,
  }
  expect(redact(body, new Set(['pin', 'keys']))).toEqual({
    value: {
      ...body,
      pin: '<secret>',
      login: { password: '<password>', secretId: 'kept' },
      keys: ['<secret>', '<secret>'],
    },
    found: ['pin', 'password', 'keys'],
  })
})
