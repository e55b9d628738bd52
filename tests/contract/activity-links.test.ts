/** What the audit log's panel links to: pages of things of this contract. */
import { describe, expect, test } from 'vitest'

import { isOwnName, pageOfThing, readOf, thingsNamed } from '../../src/kit/activity/thing.ts'

const id = '5c56b522-c9b8-49e4-9f9a-8d52a89ec3e0'
const projectId = '7d56b522-c9b8-49e4-9f9a-8d52a89ec3e1'
const ended = new Date('2026-01-03T00:00:00Z')
const options = { ended, created: 'timeCreated' }
const timeCreated = new Date('2026-01-01T00:00:00Z')
const pageOf = (uri: string, row: object) => pageOfThing({ timeCreated, ...row }, thingsNamed(uri), options)

describe('the page of what a request was about', () => {
  test('by name, with what it lies in', () => {
    const uri = '/v1/instances/web-1/start?project=web-shop'
    expect(thingsNamed(uri).map(readOf)).toEqual([
      { url: '/v1/instances/{instance}', path: { instance: 'web-1' }, query: { project: 'web-shop' } },
    ])
    expect(pageOf(uri, { id, name: 'web-1', projectId })).toEqual({
      to: '/projects/web-shop/instances/web-1',
      name: 'web-1',
    })
  })

  test('by id: the project comes from the answer', () => {
    const uri = `/v1/instances/${id}/stop`
    expect(thingsNamed(uri).map(readOf)[0]?.query).toEqual({})
    expect(pageOf(uri, { id, name: 'web-1', projectId })).toMatchObject({
      to: `/projects/${projectId}/instances/web-1`,
    })
  })

  test('of an image is that of its silo or of its project, whichever it lies in', () => {
    expect(pageOf(`/v1/images/${id}`, { id, name: 'debian', projectId: null })).toMatchObject({ to: '/images/debian' })
    expect(pageOf(`/v1/images/${id}`, { id, name: 'debian', projectId })).toMatchObject({
      to: `/projects/${projectId}/images/debian`,
    })
  })

  test('is that of what a part lies in, where the part has no page', () => {
    const [first] = thingsNamed('/v1/network-interfaces/net0?instance=web-1&project=web-shop')
    expect(first).toMatchObject({ key: 'web-1', isOuter: true, within: { project: 'web-shop' } })
  })

  test('is not that of another thing that has the name now', () => {
    const later = new Date('2026-01-04T00:00:00Z')
    expect(pageOf('/v1/system/silos/meadow', { id, name: 'meadow', timeCreated: later })).toBe('another')
    expect(pageOf('/v1/system/silos/meadow', { id, name: 'meadow' })).toMatchObject({ to: '/system/silos/meadow' })
  })

  test.each(['/v1/login/meadow/local', '/v1/projects', '', '?', '/v1/instances/%E0%A4', '/v1/instances/'])(
    'is none for %s',
    (uri) => {
      expect(thingsNamed(uri)).toEqual([])
    },
  )

  test('is none where a name would lead elsewhere', () => {
    expect(pageOf('/v1/system/silos/..', { id, name: '..' })).toBeUndefined()
  })
})

test('a name that somebody elsewhere used is not looked for in the own silo', () => {
  const isOwn = (uri: string, isOwnScope: boolean) => thingsNamed(uri).map((one) => isOwnName(one, () => isOwnScope))[0]
  expect(isOwn('/v1/disks/orders?project=web-shop', true)).toBe(true)
  expect(isOwn('/v1/disks/orders?project=web-shop', false)).toBe(false)
  expect(isOwn(`/v1/disks/${id}`, false)).toBe(true)
  expect(isOwn('/v1/system/silos/meadow', false)).toBe(true)
})
