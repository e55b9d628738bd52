import { afterEach, expect, test } from 'vitest'

import { versions as versionsKnown } from '../../../generated/model/presence.gen.ts'
import { otherOf } from '../../api/other-version.ts'
import { otherVersion } from '../../api/server-version.ts'
import type { FormField } from '../spec.ts'
import { servedFields } from './served-fields.ts'

afterEach(() => otherVersion.set(undefined))

const field = (id: string, more: Partial<FormField> = {}): FormField => ({
  id,
  label: id.toUpperCase(),
  required: false,
  widget: { kind: 'text' },
  ...more,
})
const versions = { since: '2.0.0' }

const fields = [
  field('name'),
  field('later', { versions }),
  field('group', { widget: { kind: 'group', fields: [field('a'), field('b', { versions })] } }),
  field('union', {
    widget: { kind: 'union', tag: 'kind', variants: [{ value: 'x', label: 'X', fields: [field('c', { versions })] }] },
  }),
  field('list', {
    widget: { kind: 'list', item: field('', { widget: { kind: 'group', fields: [field('d', { versions })] } }) },
  }),
]

test('a form asks for all of its fields as long as the server has the same version', () => {
  expect(servedFields(fields)).toEqual({ fields, lacking: [] })
  expect(servedFields(fields).fields).toBe(fields)
})

test('fields that the server does not take are left out, at any depth, and named with the reason', () => {
  otherVersion.set(otherOf('1.0.0'))
  const served = servedFields(fields)
  const why = 'This server (version 1.0.0) does not offer this; it came with version 2.0.0'
  expect(served.lacking).toEqual(['LATER', 'B', 'C', 'D'].map((label) => ({ label, why })))
  const [name, ...others] = served.fields
  expect(name).toEqual(field('name'))
  expect(others.map(({ id }) => id)).toEqual(['group', 'union', 'list'])
  expect(others.map(({ widget }) => widget)).toEqual([
    { kind: 'group', fields: [field('a')] },
    { kind: 'union', tag: 'kind', variants: [{ value: 'x', label: 'X', fields: [] }] },
    { kind: 'list', item: field('', { widget: { kind: 'group', fields: [] } }) },
  ])
})

test('a field that the server requires and ours leaves open is required', () => {
  otherVersion.set(otherOf(versionsKnown.at(-1)))
  const needed = { needed: [versionsKnown.at(-1) ?? ''] }
  const inGroup = field('group', { widget: { kind: 'group', fields: [field('a', { versions: needed })] } })
  const { fields: served } = servedFields([field('name'), field('wick', { versions: needed }), inGroup])
  expect(served.slice(0, 2).map(({ required }) => required)).toEqual([false, true])
  expect(served[2]?.widget).toEqual({ kind: 'group', fields: [field('a', { versions: needed, required: true })] })
  otherVersion.set(otherOf('1.0.0'))
  expect(servedFields([field('wick', { versions: needed })]).fields[0]?.required).toBe(false)
})
