import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'

import { nearest } from '../../../generator/diagnostics.ts'
import { tellStoryText } from '../../../scripts/mock/story-file.ts'
import { compileContract } from '../../../src/mock/contract/compile.ts'
import { createNodeMock, type NodeMock } from '../../../src/mock/node/node.ts'
import { makers } from '../../../src/mock/story/makers.ts'
import { StoryError } from '../../../src/mock/story/problem.ts'
import { storySchema } from '../../../src/mock/story/schema.ts'
import { tellStory } from '../../../src/mock/story/tell.ts'
import { document } from './support/backend.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const contract = compileContract(document)

const telling = { contract, now, suggest: nearest }

async function mockOf(story: unknown): Promise<NodeMock> {
  return createNodeMock({ document, clock: () => now, scenario: await tellStory(story, telling) })
}

async function get(
  mock: NodeMock,
  path: string,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const answer = await mock.fetch(new Request(`http://mock.test${path}`, { headers }))
  return (await answer.json()) as Record<string, unknown>
}

const blank = { type: 'blank', block_size: 512 }
const webShop = { project: { name: 'web-shop' } }
const disk = (more: object): object => ({ disk: { project: 'web-shop', size: '1 GiB', disk_source: blank, ...more } })

describe('what a story makes', () => {
  test('comes about as if somebody had called: with what the platform makes besides', async () => {
    const mock = await mockOf({ steps: [webShop, disk({ name: 'data', size: '10 GiB' })] })
    expect(await get(mock, '/v1/disks/data?project=web-shop')).toMatchObject({ size: 10 * 2 ** 30, description: '' })
    expect(await get(mock, '/v1/vpcs/default?project=web-shop')).toMatchObject({ name: 'default' })
    expect(await get(mock, '/v1/vpc-subnets/default?project=web-shop&vpc=default')).toMatchObject({ name: 'default' })
  })

  test('what takes time has come about, and how long ago it was made can be said', async () => {
    const instance = { project: 'web-shop', name: 'a', hostname: 'a', ncpus: 1, memory: '1 GiB', start: true, days: 9 }
    const mock = await mockOf({
      from: 'default',
      steps: [{ project: { name: 'shop' } }, { instance: { ...instance, project: 'shop' } }],
    })
    expect(await get(mock, '/v1/instances/a?project=shop')).toMatchObject({
      run_state: 'running',
      time_created: '2026-02-20T12:00:00.000Z',
    })
    expect(await get(mock, '/v1/projects/shop')).toMatchObject({ time_created: '2026-02-28T12:00:01.000Z' })
  })

  test('ids are said by name, after what they belong to where several have it', async () => {
    const snapshot = (name: string): object => ({ snapshot: { project: 'web-shop', disk: 'data', name } })
    const mock = await mockOf({
      steps: [
        webShop,
        { project: { name: 'other' } },
        disk({ name: 'data' }),
        disk({ name: 'data', project: 'other', size: '2 GiB' }),
        snapshot('before'),
        disk({ name: 'again', disk_source: { type: 'snapshot', snapshot_id: 'snapshot:web-shop/before' } }),
      ],
    })
    const { id } = await get(mock, '/v1/snapshots/before?project=web-shop')
    expect(await get(mock, '/v1/disks/again?project=web-shop')).toMatchObject({ snapshot_id: id })
  })

  test('a text that the contract takes stays as it is, whatever it looks like', async () => {
    const mock = await mockOf({ steps: [{ project: { name: 'web-shop', description: 'disk:data' } }] })
    expect(await get(mock, '/v1/projects/web-shop')).toMatchObject({ description: 'disk:data' })
  })

  test('people are there with their groups, and who calls can be said', async () => {
    const mock = await mockOf({
      from: 'default',
      user: 'nadia-brandt',
      steps: [
        {
          user: [
            { name: 'nadia-brandt', groups: ['operators', 'night'] },
            { silo: 'harbor', name: 'olaf-lind', password: 'x' },
          ],
        },
        { project: { name: 'by-nadia', as: 'ada-lindqvist' } },
      ],
    })
    expect(await get(mock, '/v1/me')).toMatchObject({ display_name: 'nadia-brandt', silo_name: 'meadow' })
    const { items } = await get(mock, '/v1/me/groups')
    expect((items as { display_name: string }[]).map((group) => group.display_name).sort()).toEqual([
      'night',
      'operators',
    ])
    expect(await get(mock, '/v1/me', { 'x-cairn-user': 'olaf-lind' })).toMatchObject({ silo_name: 'harbor' })
  })

  test('rows have the values that no operation gives them', async () => {
    const mock = await mockOf({
      from: 'default',
      set: { disk: { 'web-shop/orders-old': { state: { state: 'faulted' } } } },
    })
    expect(await get(mock, '/v1/disks/orders-old?project=web-shop')).toMatchObject({ state: { state: 'faulted' } })
  })

  test('a reset goes back to it, and a header may name it', async () => {
    const mock = await mockOf({ name: 'night', steps: [webShop] })
    const begun = JSON.stringify(mock.store.snapshot())
    await mock.fetch(new Request('http://mock.test/v1/projects/web-shop', { method: 'DELETE' }))
    mock.reset()
    expect(JSON.stringify(mock.store.snapshot())).toBe(begun)
    expect(await get(mock, '/v1/projects/web-shop', { 'x-cairn-scenario': 'night' })).toMatchObject({
      name: 'web-shop',
    })
    const other = await get(mock, '/v1/projects/data-lake', { 'x-cairn-scenario': 'default' })
    expect(other).toMatchObject({ name: 'data-lake' })
  })
})

/** What is said of a story in a file. */
const complaint = (text: string): Promise<string> =>
  tellStoryText(text, 'x.yaml', { contract, now }).then(
    () => 'was told',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

test.each([
  [
    'steps: [{gruop: {name: a}}]',
    'x.yaml:1:10: steps[0].gruop: there is no entity or operation "gruop". Did you mean "group"?',
  ],
  // It was said to be no entity.
  [
    'steps: [{sled: {name: a}}]',
    'x.yaml:1:10: steps[0].sled: nothing makes a "sled": this contract has no operation like sled_create',
  ],
  [
    'steps:\n  - project:\n      nmae: a\n      name: a',
    'x.yaml:3:7: steps[0].project.nmae: there is no field of project "nmae". Did you mean "name"?',
  ],
  ['steps:\n  - project: {}', 'x.yaml:2:5: steps[0].project: the field "name" is missing'],
  ['steps:\n  - disk: {name: a}', 'x.yaml:2:5: steps[0].disk: the field "project" of disk is missing'],
  [
    'steps:\n  - project: {name: a}\n  - disk: {project: a, name: b, size: lots, disk_source: {type: blanc, block_size: 512}}',
    'x.yaml:3:33: steps[1].disk.size: is not of the type integer\n' +
      'x.yaml:3:59: steps[1].disk.disk_source.type: is none of blank, snapshot, image, importing_blocks',
  ],
  [
    'from: default\nsteps:\n  - disk: {project: web-shop, name: b, size: 9 GiB, disk_source: {type: image, image_id: "image:debian-12"}}',
    'x.yaml:3:80: steps[0].disk.disk_source.image_id: there is no image "debian-12". Did you mean "debian-13"?',
  ],
  [
    'from: default\nsteps:\n  - project: {name: web-shop}',
    'x.yaml:3:15: steps[0].project.name: already exists: project "web-shop"',
  ],
  [
    'from: default\nsteps:\n  - instance_stop: {project: web-shop, instance: nobody}',
    'x.yaml:3:40: steps[0].instance_stop.instance: not found: instance with name "nobody"',
  ],
  [
    'from: default\nset: {disk: {orders-old: {stat: 1}}}',
    'x.yaml:2:27: set.disk.orders-old.stat: there is no field of disk "stat". Did you mean "state"?',
  ],
  [
    'from: default\nset: {disk: {orders-old: {size: 1.5}}}',
    'x.yaml:2:27: set.disk.orders-old.size: is not of the type integer',
  ],
  [
    'from: default\nset: {disk: {orders-od: {size: 1}}}',
    'x.yaml:2:14: set.disk.orders-od: there is no disk "orders-od". Did you mean "orders-old"?',
  ],
  ['user: nobody', 'x.yaml:1:1: user: there is no user "nobody"'],
  ['from: lage', 'x.yaml:1:1: from: there is no scenario "lage". Did you mean "large"?'],
  ['name: default', 'x.yaml:1:1: name: "default" is the name of a scenario that is there already'],
  [
    'steps: [{disk: {days: 1}, vpc: {}}]',
    'x.yaml:1:9: steps[0]: is not one thing to make, like "project: {name: web-shop}"',
  ],
  [
    'from: default\nsteps: [{disk_delete: {project: web-shop, disk: orders-old, days: 2}}]',
    'x.yaml:2:61: steps[0].disk_delete.days: this makes nothing that has an age',
  ],
  ['steps: [', 'x.yaml:1:9: Flow sequence in block collection must be sufficiently indented and end with a ]'],
  ['- 1', 'x.yaml:1:1: a story is a map with "steps"'],
])('%s is refused at its place', async (text, message) => {
  expect(await complaint(text)).toBe(message)
})

test('all mistakes of a form are told at once', async () => {
  const told = tellStory({ titel: 'x', steps: [{ project: 1 }, { disk: { nam: 'a' } }] }, telling)
  await expect(told).rejects.toThrow(StoryError)
  await expect(told).rejects.toMatchObject({ problems: { length: 4 } })
})

describe('the schema for editors', () => {
  const ajv = new Ajv({ allErrors: true, strict: false, formats: {}, logger: false })
  const validate = ajv.compile(storySchema(document))

  test('takes what can be told, and refuses what cannot', () => {
    const story = { name: 'night', from: 'default', steps: [webShop, disk({ name: 'a', days: 3, as: 'x' })] }
    expect(validate(story), JSON.stringify(validate.errors)).toBe(true)
    expect(validate({ steps: [disk({ name: 'a', disk_source: { type: 'image', image_id: 'image:a' } })] })).toBe(true)
    expect(validate({ steps: [disk({ name: 'a', sice: 1 })] })).toBe(false)
    expect(validate({ steps: [disk({ name: 'a', disk_source: { ...blank, blocksize: 1 } })] })).toBe(false)
    expect(validate({ steps: [{ gruop: {} }] })).toBe(false)
    expect(validate({ set: { disk: { a: { stat: 1 } } } })).toBe(false)
  })
})

test('no field of the contract is called as what a step says beside them, and no parameter as a property of its body', () => {
  expect(makers.size).toBeGreaterThan(100)
  for (const { name, fields, by } of makers.values()) {
    expect([name, fields.filter((field) => field === 'as' || field === 'days')]).toEqual([name, []])
    if (!('operation' in by)) continue
    const { params = {}, query = {}, body = [] } = by.operation
    expect([name, body.filter((field) => Object.hasOwn(params, field) || Object.hasOwn(query, field))]).toEqual([
      name,
      [],
    ])
  }
})
