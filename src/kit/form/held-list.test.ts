import { expect, test, vi } from 'vitest'

import type { FormField } from '../spec.ts'
import { buildBody } from './body.ts'
import { HeldList, isApart } from './held-list.ts'
import { rawOf } from './raw.ts'
import { validate } from './validate.ts'

const item = (widget: FormField['widget']): FormField => ({ id: '', label: 'Tag', required: true, widget })
const tags: FormField = { ...item({ kind: 'list', item: item({ kind: 'cidr' }), unique: true }), id: 'tags' }

test('a list that is held has no fields to be counted up: react-hook-form takes it for one value', () => {
  const list = new HeldList([{ value: 'a' }])
  expect(Object.keys(list)).toEqual([])
  expect(JSON.stringify(list)).toBe('[{"value":"a"}]')
})

test('the entries of a row are the same list each time, as long as the row has the same', () => {
  const row = ['10.0.0.0/8']
  expect(rawOf(tags, row)).toBe(rawOf(tags, row))
  expect(rawOf(tags, [...row])).not.toBe(rawOf(tags, row))
})

test('each list is judged and sent as what it is, also when most of its entries were in another one', () => {
  const [good, bad, same] = [{ value: '10.0.0.0/8' }, { value: 'none' }, { value: '10.0.0.0/8' }]
  const of = (...items: { value: string }[]) => ({ tags: new HeldList(items) })
  expect([...validate([tags], of(good)).keys()]).toEqual([])
  expect([...validate([tags], of(good, bad)).keys()]).toEqual(['tags.1.value'])
  expect([...validate([tags], of(bad, good)).keys()]).toEqual(['tags.0.value'])
  expect([...validate([tags], of(good, same)).keys()]).toEqual(['tags'])
  expect(buildBody([tags], of(same, bad))).toEqual({ tags: ['10.0.0.0/8', 'none'] })
})

test('what an entry has to be may stand elsewhere in the form: then nothing is kept of it', () => {
  expect(isApart(item({ kind: 'ip', version: '$parent.ipVersion' }))).toBe(false)
  expect(isApart(item({ kind: 'cidr', inside: ['$parent.ipv6Prefix'] }))).toBe(false)
  expect(isApart(item({ kind: 'group', fields: [{ ...tags, when: { kind: 'all', of: [] } }] }))).toBe(false)
  expect(isApart(item({ kind: 'map', value: item({ kind: 'file', encoding: 'text' }) }))).toBe(true)
  expect(isApart(tags)).toBe(true)
})

const certificate = item({
  kind: 'group',
  fields: [
    { ...item({ kind: 'name' }), id: 'name' },
    { ...item({ kind: 'file', encoding: 'text' }), id: 'cert', holds: 'x509' },
  ],
})
const certificates: FormField = { ...item({ kind: 'list', item: certificate, unique: ['name'] }), id: 'certificates' }

test('what a chosen file holds is known when it has been read: nothing is kept of its entry from before', () => {
  const [right, wrong] = [new File(['right'], 'right.pem'), new File(['wrong'], 'wrong.pem')]
  const of = (cert?: File) => ({ value: { name: 'a', ...(cert && { cert }) } })
  const values = { certificates: new HeldList([of(right), { value: { name: 'b', cert: wrong } }]) }
  expect([...validate([certificates], values).keys()]).toEqual([])
  const files = new Map([
    [right, 'a certificate'],
    [wrong, '-----BEGIN PRIVATE KEY-----'],
  ])
  expect([...validate([certificates], values, { files }).keys()]).toEqual(['certificates.1.value.cert'])
  const kept = new Map([...files, [wrong, 'another one']])
  expect([...validate([certificates], values, { files: kept }).keys()]).toEqual([])
  expect(buildBody([certificates], values, { files: kept })).toEqual({
    certificates: [
      { name: 'a', cert: 'a certificate' },
      { name: 'b', cert: 'another one' },
    ],
  })
})

test('regression: of a very long list whose entries may have files everything was made anew with each key', () => {
  const read = vi.fn()
  const entries = Array.from({ length: 3 }, () => ({
    get value() {
      read()
      return { name: 'a' }
    },
  }))
  const values = { certificates: new HeldList(entries) }
  const all = () => [
    ...validate([certificates], values).keys(),
    ...Object.keys(buildBody([certificates], values)),
    ...validate([certificates], values, {}).keys(),
  ]
  const first = all()
  read.mockClear()
  expect(all()).toEqual(first)
  expect(read).not.toHaveBeenCalled()
})
