import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { tabStorage } from '../../lib/storage.ts'
import { draftKey, dropDrafts } from './draft-keys.ts'
import { dropDraft, restoreDraft, saveDraft } from './drafts.ts'
import { field } from './fields.fixture.ts'
import { asItems } from './empty.ts'
import { HeldList } from './held-list.ts'
import { initialValues, setPath } from './raw.ts'

const fields = [
  field('name', { kind: 'name' }),
  field('kind.endpoint', { kind: 'text' }),
  field('password', { kind: 'text', secret: true }),
  field('cert', { kind: 'file', encoding: 'text' }),
  field('secrets', { kind: 'list', item: field('', { kind: 'text', secret: true }) }),
]
const key = draftKey('ada', '/projects-new')
const start = initialValues(fields)
const now = 1_000_000
const hour = 3_600_000

let kept: Map<string, string>
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value).has(name),
  removeItem: (name: string) => void kept.delete(name),
}
beforeEach(() => {
  kept = new Map()
})

function filled() {
  const values = initialValues(fields)
  setPath(values, 'name', 'harvest')
  setPath(values, 'kind.endpoint', 'https://x')
  setPath(values, 'password', 'hunter2')
  setPath(values, 'cert', new File(['pem'], 'a.pem'))
  setPath(values, 'secrets', [{ value: 'hunter3' }])
  return values
}

test('what was filled in comes back, secrets and files do not', () => {
  saveDraft(storage, key, { fields, values: filled(), start, now })
  expect([...kept.values()].join()).not.toMatch(/hunter|pem/)
  const { secrets, ...restored } = restoreDraft(storage, key, { fields, start, now: now + 1 })?.values ?? {}
  const { secrets: none, ...begun } = start
  expect(restored).toEqual({ ...begun, name: 'harvest', kind: { endpoint: 'https://x' } })
  expect(asItems(none)).toEqual([])
  expect(asItems(secrets)).toEqual([{ value: '' }])
})

test('a form that was not touched leaves nothing behind', () => {
  saveDraft(storage, key, { fields, values: start, start, now })
  expect(kept.size).toBe(0)
})

test('regression: a draft was still there when all of it had been taken back by hand', () => {
  saveDraft(storage, key, { fields, values: filled(), start, now })
  expect(saveDraft(storage, key, { fields, values: start, start, now })).toBe(true)
  expect(kept.size).toBe(0)
})

test('regression: nobody was told that a secret or a file was lost which was all that had been filled in', () => {
  const only = initialValues(fields)
  setPath(only, 'password', 'hunter2')
  setPath(only, 'cert', new File(['pem'], 'cert.pem'))
  expect(saveDraft(storage, key, { fields, values: only, start, now })).toBe(true)
  expect([...kept.values()].join()).not.toMatch(/hunter|pem/)
  // Without a draft there is no notice.
  expect(restoreDraft(storage, key, { fields, start, now })?.values).toEqual(start)
})

describe('a draft is not restored', () => {
  beforeEach(() => saveDraft(storage, key, { fields, values: filled(), start, now }))
  test('when it is too old', () => {
    expect(restoreDraft(storage, key, { fields, start, now: now + hour })).toBeDefined()
    expect(restoreDraft(storage, key, { fields, start, now: now + hour + 1 })).toBeUndefined()
  })
  test('for somebody else, or elsewhere', () => {
    expect(restoreDraft(storage, draftKey('eve', '/projects-new'), { fields, start, now })).toBeUndefined()
    expect(restoreDraft(storage, draftKey('ada', '/disks-new'), { fields, start, now })).toBeUndefined()
  })
  test('once it was dropped', () => {
    dropDraft(storage, key)
    expect(restoreDraft(storage, key, { fields, start, now })).toBeUndefined()
  })
  test('into a form that has none of its fields any more', () => {
    const others = [field('other', { kind: 'text' })]
    expect(restoreDraft(storage, key, { fields: others, start: initialValues(others), now })).toBeUndefined()
  })
})

test('regression: what was filled in was lost when the clock of the computer was set back before somebody had signed in', () => {
  saveDraft(storage, key, { fields, values: filled(), start, now })
  expect(restoreDraft(storage, key, { fields, start, now: now - 24 * hour })).toBeDefined()
})

test('a draft of another version, in which fields were of other kinds, brings back what still fits', () => {
  const changed = [
    ['secrets', 'hunter4'],
    ['labels', ['x']],
    ['kind.endpoint', 'https://x'],
  ]
  const others = [...fields, field('labels', { kind: 'group', fields: [field('a', { kind: 'text' })] })]
  const before = initialValues(others)
  kept.set(key, JSON.stringify({ at: now, changed }))
  const restored = restoreDraft(storage, key, { fields: others, start: before, now })
  expect(restored?.values).toEqual({ ...before, kind: { endpoint: 'https://x' } })
})

test.each([
  ['a list of a wrong entry', 'secrets', [null]],
  ['a union without variants', 'source', { tag: 'disk', variants: null }],
  ['an object in the place of a text', 'name', { a: 1 }],
])('regression: %s in a draft took the page away, or stood in its fields', (_, id, raw) => {
  const union = { kind: 'union', tag: 'kind', variants: [{ value: 'disk', label: 'Disk', fields }] } as const
  const more = [...fields, field('source', union)]
  kept.set(key, JSON.stringify({ at: now, changed: [[id, raw]] }))
  expect(restoreDraft(storage, key, { fields: more, start: initialValues(more), now })).toBeUndefined()
})

test.each([
  '',
  '{',
  'null',
  '{"at":1}',
  '{"at":1000000,"changed":[[1,2]]}',
  '{"at":1000000,"changed":[["name"]]}',
  '[]',
])('%j in storage is no draft', (text) => {
  kept.set(key, text)
  expect(restoreDraft(storage, key, { fields, start, now })).toBeUndefined()
})

test('a storage that is full changes nothing', () => {
  vi.stubGlobal('sessionStorage', {
    ...storage,
    setItem: () => {
      throw new Error('full')
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(() => saveDraft(tabStorage, key, { fields, values: filled(), start, now })).not.toThrow()
})

describe('a draft of an edit form', () => {
  const edited = [
    field('description', { kind: 'description' }),
    field('tags', { kind: 'list', item: field('', { kind: 'text' }) }),
    field('password', { kind: 'text', secret: true }),
  ]
  const row = { description: 'first', tags: ['first-tag'], password: 'hunter7' }
  const begun = initialValues(edited, row)
  const mine = { ...begun, description: 'mine', tags: new HeldList([{ value: 'my-tag' }]), password: 'hunter8' }
  const save = (undecided?: readonly string[]) =>
    saveDraft(storage, key, { fields: edited, values: mine, start: begun, now, undecided })
  const doubtful = (more: object) =>
    restoreDraft(storage, key, { fields: edited, start: initialValues(edited, { ...row, ...more }), now })
      ?.doubtful()
      .map(({ field: { id }, raw }) => [id, told(raw)])
  /** As storage has it. */
  const told = (raw: unknown): unknown => JSON.parse(JSON.stringify(raw))

  test('regression: it did not know what its fields had been, and what others had saved meanwhile was undone unseen', () => {
    save()
    expect(doubtful({})).toEqual([])
    expect(doubtful({ description: 'theirs' })).toEqual([['description', 'theirs']])
    expect(doubtful({ tags: ['their-tag'] })).toEqual([['tags', [{ value: 'their-tag' }]]])
    // Both have done the same.
    expect(doubtful({ description: 'mine', tags: ['my-tag'] })).toEqual([])
  })

  test('keeps nothing of what the fields were but a number, also of secrets', () => {
    save()
    expect(kept.get(key)).not.toMatch(/first|hunter/)
    expect(JSON.parse(kept.get(key) ?? '')).toEqual({
      at: now,
      changed: [
        ['description', 'mine', expect.any(Number)],
        ['tags', [{ value: 'my-tag' }], expect.any(Number)],
      ],
    })
  })

  test('asks again about what nobody had chosen yet', () => {
    save(['description'])
    expect(doubtful({})).toEqual([['description', 'first']])
  })

  test('of an older console says nothing of what its fields were: what is another now is in doubt', () => {
    kept.set(key, JSON.stringify({ at: now, changed: [['description', 'mine']] }))
    expect(doubtful({})).toEqual([['description', 'first']])
    expect(doubtful({ description: 'mine' })).toEqual([])
  })
})

test('regression: a private key that was pasted into the field of a public one was kept', () => {
  const more = [
    field('publicKey', { kind: 'text', multiline: true }),
    field('keys', { kind: 'list', item: field('', { kind: 'text' }) }),
  ]
  const pasted = '-----BEGIN OPENSSH PRIVATE KEY-----\nhunter5\n-----END OPENSSH PRIVATE KEY-----'
  const values = {
    ...initialValues([...fields, ...more]),
    name: 'harvest',
    publicKey: pasted,
    keys: [{ value: pasted }],
  }
  saveDraft(storage, key, { fields: [...fields, ...more], values, start: initialValues([...fields, ...more]), now })
  expect(kept.get(key)).toContain('harvest')
  expect(kept.get(key)).not.toContain('hunter5')
})

test('regression: a key of PuTTY in the field of a public one was kept', () => {
  const more = [...fields, field('publicKey', { kind: 'text', multiline: true })]
  const publicKey = 'PuTTY-User-Key-File-3: ssh-ed25519\nPrivate-Lines: 1\nhunter6'
  saveDraft(storage, key, {
    fields: more,
    values: { ...initialValues(more), name: 'harvest', publicKey },
    start: initialValues(more),
    now,
  })
  expect(kept.get(key)).toContain('harvest')
  expect(kept.get(key)).not.toContain('hunter6')
})

test('a field that may hold secrets is not kept, whatever its widget is', () => {
  const more = [...fields, field('userData', { kind: 'text' }, { secret: true, required: false })]
  const values = { ...initialValues(more), name: 'harvest', userData: '#cloud-config\npassword: hunter2' }
  saveDraft(storage, key, { fields: more, values, start: initialValues(more), now })
  expect(kept.get(key)).toContain('harvest')
  expect(kept.get(key)).not.toContain('hunter2')
})

test('a file in the control of a slot was kept as an empty object', () => {
  const more = [...fields, field('image', { kind: 'text' })]
  const values = { ...initialValues(more), name: 'harvest', image: new File(['raw'], 'a.raw') }
  saveDraft(storage, key, { fields: more, values, start: initialValues(more), now })
  const form = { fields: more, start: { ...initialValues(more) }, now, custom: new Set(['image']) }
  expect(restoreDraft(storage, key, form)?.values['image'] ?? null).toBe(null)
})

test('drafts of others go when somebody signs in, all of them when somebody signs out', () => {
  const all = { ...storage, keys: () => [...kept.keys()] }
  const own = draftKey('ada', '/a')
  for (const name of [own, draftKey('eve', '/a'), draftKey('ada-2', '/a'), 'cairn.theme']) kept.set(name, '{}')
  dropDrafts('ada', all)
  expect([...kept.keys()]).toEqual([own, 'cairn.theme'])
  dropDrafts(undefined, all)
  expect([...kept.keys()]).toEqual(['cairn.theme'])
})
