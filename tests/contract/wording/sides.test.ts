/** Both sides of what is attached, linked or left are named, both ends of a range, what a default replaces, and all of that of many rows as well. */
import { describe, expect, test } from 'vitest'

import document from '../../../generated/openapi.json' with { type: 'json' }
import { bindClient } from '../../../src/api/binding.ts'
import { createClient } from '../../../src/api/client.ts'
import { bulkTitle } from '../../../src/kit/actions/wording.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { generatedWrites } from '../support/generated-writes.ts'
import { pathsIn, speakingRow, spoken } from '../support/speaking-row.ts'

bindClient(createClient())

/** Of the contract. */
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { operationId: id }]) => ({ id, method, path })),
)

const writes = await generatedWrites()
const actions = writes.flatMap(({ name, action }) => (action ? [{ name, action, phrase: phraseOf(action) }] : []))

function phraseOf({ label, phrase = `${label} {name}` }: Action): string {
  return phrase
}

/** What else than the row a text names: the row above, what was filled in, or what a field refers to. */
const others = (text: string, { names = {} }: Action): readonly string[] =>
  pathsIn(text).filter((path) => path.startsWith('$') || Object.hasOwn(names, path))

describe('what joins two things or parts them names both', () => {
  const joining = actions.filter(({ phrase }) =>
    /^(?:Attach|Detach|Link|Unlink|Remove (?!access)|Add (?:to|existing))/.test(phrase),
  )
  // There is one pool, one system: nothing to tell apart.
  const alone = ['service-ip-pool-range delete']

  test('there is one for most of the operations that do so', () => {
    const joins = operations.filter(({ id }) => /_(?:attach|detach|link|unlink|add|remove)$/.test(id))
    expect(joins.length).toBeGreaterThan(0)
    expect(joining.length).toBeGreaterThan(joins.length / 2)
  })

  const pairs = joining.filter(({ name }) => !alone.includes(name))
  test.each(pairs.filter(({ action }) => action.confirm))('$name: the question', ({ action, phrase }) => {
    expect([phrase, others(phrase, action)]).not.toEqual([phrase, []])
  })
  // Which address an ephemeral IP is says only the answer.
  test.each(pairs.filter(({ action }) => action.id !== 'attachEphemeralIp'))('$name: the message', ({ action }) => {
    const { toast = '' } = action
    expect(pathsIn(toast).length, toast).toBeGreaterThan(1)
    expect([toast, others(toast, action)]).not.toEqual([toast, []])
  })

  const forms = writes.flatMap(({ name, screen }) =>
    screen && /\b(?:Attach|Link|Add instance|Add range)\b/.test(screen.title) ? [{ name, screen }] : [],
  )
  test('there are forms', () =>
    expect(forms.map(({ name }) => name)).toEqual([
      'affinity_group_member.create',
      'anti_affinity_group_member.create',
      'internet_gateway_ip_address.create',
      'internet_gateway_ip_pool.create',
      'ip_pool_range.create',
      'ip_pool_silo.pool.create',
      'ip_pool_silo.silo.create',
      'service_ip_pool_range.create',
    ]))
  test.each(forms.filter(({ name }) => name !== 'service_ip_pool_range.create'))('$name', ({ screen }) => {
    expect(screen.toast).toMatch(/\{\$parent\.\w+\}/)
    expect(pathsIn(screen.toast).length).toBeGreaterThan(1)
  })
})

describe('what removes a range names its first and its last address', () => {
  const ranges = actions.filter(({ name }) => name.endsWith('-range delete'))
  test('there are some', () =>
    expect(ranges.map(({ name }) => name)).toEqual(['ip-pool-range delete', 'service-ip-pool-range delete']))
  test.each(ranges)('$name', ({ action, phrase }) => {
    for (const text of [phrase, action.toast ?? ''])
      expect(pathsIn(text)).toEqual(expect.arrayContaining(['range.first', 'range.last']))
  })
})

/** By heart: what there is one of, and whose place is taken. */
const replacing: Readonly<Record<string, string>> = {
  'ip-pool-silo makeDefault': 'stops being it',
  'disk makeBoot': 'stops being the boot disk',
  'tuf-repo setTarget': 'stops being the target release',
}

describe('what takes the place of another says of which', () => {
  const taking = actions.filter(
    ({ action, phrase }) => action.confirm && /^(?:Make|Set) .*\b(?:default|boot|target|primary)\b/.test(phrase),
  )
  test('all of them are known', () =>
    expect(new Set(taking.map(({ name }) => name))).toEqual(new Set(Object.keys(replacing))))
  test.each(taking)('$name', ({ name, action: { confirm } }) => {
    expect(confirm?.former?.text).toContain('{$former}')
    expect(confirm?.former?.text).toContain(replacing[name])
    expect(confirm?.former?.otherwise).toMatch(/^If another/)
  })
})

describe('of many rows the question says how many, of what and of whose', () => {
  const bulk = actions.filter(({ action }) => action.bulk)
  test('there is one for most of the operations that delete a row', () => {
    const deletes = operations.filter(({ method, path }) => method === 'delete' && path.endsWith('}'))
    expect(deletes.length).toBeGreaterThan(0)
    expect(bulk.length).toBeGreaterThan(deletes.length / 2)
  })
  test.each(bulk)('$name', ({ action, phrase }) => {
    const title = bulkTitle(action, '777 things', speakingRow([phrase], '$parent.'))
    expect(title).toContain('777 things')
    expect(title).toMatch(/^[A-Z].*\?$/)
    expect(title).not.toMatch(/[{}]|undefined/)
    for (const path of pathsIn(phrase).filter((one) => one.startsWith('$parent.')))
      expect(title).toContain(spoken(path))
  })
})
