/** What calls are sent where the manifest says nothing of it. */
import { describe, expect, it } from 'vitest'
import { build, fixtureWorld, type Change } from '../diagnostics/world.ts'

const inContract = (replace: string, by: string): Change => ({ in: 'contract.yaml', replace, by })

/** Boats lie at a berth, and that is what is anchored. */
const anchored = inContract(
  '  /v1/boats/{boat}/anchor:\n    post:\n      operationId: boat_anchor\n      tags: [harbors]\n      parameters:\n        - {name: boat,',
  '  /v1/berths/{berth}/anchor:\n    post:\n      operationId: boat_anchor\n      tags: [harbors]\n      parameters:\n        - {name: berth,',
)
const withField = (field: string): Change =>
  inContract('        time_built: {type', `        ${field}: {type: string, format: uuid}\n        time_built: {type`)

/** What the path of an action on a boat is filled with. */
function anchorPath(...changes: readonly Change[]) {
  const { model, diagnostics } = build(changes)
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const list = model?.screens.find(({ id }) => String(id) === 'boat.list')
  if (list?.kind !== 'list') throw new Error('there is no list of boats')
  return list.actions.find(({ id }) => id === 'anchor')?.call.path
}

describe('a parameter of the path that nothing binds', () => {
  it('is the row itself where it is called like the entity', () => {
    expect(anchorPath(withField('boat_id'))).toEqual([{ param: 'boat', bind: { from: 'row', path: 'id' } }])
  })

  it('is the field of its name where the row refers to something of that name', () => {
    expect(anchorPath(anchored, withField('berth_id'))).toEqual([
      { param: 'berth', bind: { from: 'row', path: 'berthId' } },
    ])
  })

  it('is the id of the row where it refers to nothing of that name', () => {
    expect(anchorPath(anchored)).toEqual([{ param: 'berth', bind: { from: 'row', path: 'id' } }])
  })

  it('regression: was the id of the row where it names the row above, which addresses call otherwise', () => {
    const inHarbor = inContract(
      '  /v1/boats/{boat}/anchor:\n    post:\n      operationId: boat_anchor\n      tags: [harbors]\n      parameters:\n        - {name: boat,',
      '  /v1/harbors/{harbor}/anchor:\n    post:\n      operationId: boat_anchor\n      tags: [harbors]\n      parameters:\n        - {name: harbor,',
    )
    const named = (replace: string): Change =>
      inContract(replace, replace.replace(/(\{|name: )harbor\b(?!.*\bharbor\b)/s, '$1the_harbor'))
    const parameter = (operation: string, paged = ''): Change =>
      named(`operationId: ${operation}\n      tags: [harbors]\n${paged}      parameters:\n        - {name: harbor,`)
    const otherwise = [
      named('  /v1/harbors/{harbor}:'),
      named('  /v1/harbors/{harbor}/pilots:'),
      parameter('harbor_view'),
      parameter('harbor_pilot_list', '      x-dropshot-pagination: {required: []}\n'),
      parameter('harbor_pilot_add'),
    ]
    expect(anchorPath(inHarbor)).toEqual([{ param: 'harbor', bind: { from: 'route', path: 'harbor' } }])
    expect(anchorPath(inHarbor, ...otherwise)).toEqual([
      { param: 'harbor', bind: { from: 'route', path: 'theHarbor' } },
    ])
  })
})

/** A list below boats, which lie in a harbor, and one of their engines: operations say in their way which boat is meant. */
function belowBoats(param: string, { more = '', parent = 'boat' }: { more?: string; parent?: string } = {}) {
  const list = [
    '  /v1/planks:',
    '    get:',
    '      operationId: plank_list',
    '      tags: [harbors]',
    '      x-dropshot-pagination: {required: []}',
    '      parameters:',
    `        - ${param}`,
    ...(more === '' ? [] : [`        - ${more}`]),
    '        - {name: limit, in: query, schema: {type: integer, format: uint32, nullable: true, minimum: 1}}',
    '        - {name: page_token, in: query, schema: {type: string, nullable: true}}',
    '      responses:',
    "        '200': {description: The answer., content: {application/json: {schema: {$ref: '#/components/schemas/BoatPage'}}}}",
    '    post:',
    '      operationId: plank_create',
    '      tags: [harbors]',
    `      parameters: [${[param, more].filter(Boolean).join(', ')}]`,
    '      requestBody:',
    '        required: true',
    "        content: {application/json: {schema: {$ref: '#/components/schemas/Depth'}}}",
    '      responses:',
    "        '201': {description: The answer., content: {application/json: {schema: {$ref: '#/components/schemas/Boat'}}}}",
    '  /v1/boats/{boat_id}/engine:',
    '    get:',
    '      operationId: boat_engine_view',
    '      tags: [harbors]',
    '      parameters:',
    '        - {name: boat_id, in: path, required: true, schema: {type: string, format: uuid}}',
    '      responses:',
    "        '200': {description: The answer., content: {application/json: {schema: {$ref: '#/components/schemas/Depth'}}}}",
    '',
  ].join('\n')
  const { model, diagnostics } = build([
    inContract('  /v1/boats/{boat}/sail:\n', `${list}  /v1/boats/{boat}/sail:\n`),
    {
      replace: '  anchor: {}\n',
      by: '  anchor: {}\nsingles: {engine: {view: boat_engine_view}}\ndetail: {tabs: [{single: engine}]}\n',
    },
    { replace: 'entity: pilot\n', by: `entity: plank\nparent: ${parent}\ndetail: false\n---\nentity: pilot\n` },
  ])
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const screen = (id: string) => model?.screens.find((one) => `${one.id}` === id)
  const [planks, form, engine] = [screen('plank.list'), screen('plank.create'), screen('boat.engine')]
  if (planks?.kind !== 'list' || form?.kind !== 'create' || engine?.kind !== 'detail')
    throw new Error('a screen is missing')
  const lookup = model?.lookups.find(({ id }) => id === 'plank')
  return {
    list: [...planks.list.path, ...planks.list.query],
    reads: planks.list.above?.call?.operation,
    sent: [...form.call.path, ...form.call.query],
    engine: engine.source,
    isPicked: lookup !== undefined,
  }
}

describe('a parameter that names the row above', () => {
  const boat = '{name: boat, in: query, required: true, schema: {$ref: "#/components/schemas/NameOrId"}}'
  const id = { from: 'parent', path: 'id' }

  it('is its ID where the operation does not ask for what its name is unique in', () => {
    const { list, reads, sent, isPicked } = belowBoats(boat)
    expect(list).toEqual([{ param: 'boat', bind: id }])
    expect(reads).toBe('boat_view')
    expect(sent).toEqual([{ param: 'boat', bind: id }])
    // A picker has no row above.
    expect(isPicked).toBe(false)
  })

  it('is what the address has where the operation asks for that as well', () => {
    const harbor = '{name: harbor, in: query, schema: {$ref: "#/components/schemas/NameOrId"}}'
    const { list, reads } = belowBoats(boat, { more: harbor })
    expect(list).toContainEqual({ param: 'boat', bind: { from: 'route', path: 'boat' }, chain: 0 })
    expect(reads).toBeUndefined()
  })

  it('is what the address has where names are unique everywhere', () => {
    const harbor = '{name: harbor, in: query, required: true, schema: {$ref: "#/components/schemas/NameOrId"}}'
    const { list, reads } = belowBoats(harbor, { parent: 'harbor' })
    expect(list).toEqual([{ param: 'harbor', bind: { from: 'route', path: 'harbor' }, chain: 0 }])
    expect(reads).toBeUndefined()
  })

  it('is its ID where the parameter takes nothing else, or is called like that', () => {
    const { list, engine } = belowBoats(
      '{name: boat_id, in: query, required: true, schema: {$ref: "#/components/schemas/NameOrId"}}',
    )
    expect(list).toEqual([{ param: 'boatId', bind: id }])
    expect(engine?.call).toMatchObject({
      path: [{ param: 'boatId', bind: id }],
      above: { call: { operation: 'boat_view' } },
    })
  })
})

describe('the row that one side of a link lies below', () => {
  /** What the calls of the singers of a choir are sent of the choir, where reading a choir calls it otherwise. */
  function ofTheChoir(...changes: readonly Change[]) {
    const { model, diagnostics } = build(changes, { world: fixtureWorld('link-from-both-ends') })
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    const screens = model?.screens ?? []
    const list = screens.find(({ id }) => String(id) === 'choir_singer.choir.list')
    const create = screens.find(({ id }) => String(id) === 'choir_singer.choir.create')
    if (list?.kind !== 'list' || create?.kind !== 'create') throw new Error('the singers of a choir are not shown')
    const calls = [list.list, create.call, ...list.actions.map(({ call }) => call)]
    expect(calls).toHaveLength(4)
    return new Set(calls.map(({ path }) => JSON.stringify(path.find(({ param }) => param === 'choir')?.bind)))
  }

  it('is the one of the address', () => {
    expect(ofTheChoir()).toEqual(new Set(['{"from":"route","path":"choir"}']))
  })

  it('regression: was asked for by the name that its list has for it, which the address does not have', () => {
    const otherwise = inContract(
      '  /v1/choirs/{choir}:\n    get:\n      operationId: choir_view\n      tags: [choirs]\n      parameters:\n        - {name: choir,',
      '  /v1/choirs/{the_choir}:\n    get:\n      operationId: choir_view\n      tags: [choirs]\n      parameters:\n        - {name: the_choir,',
    )
    expect(ofTheChoir(otherwise)).toEqual(new Set(['{"from":"route","path":"theChoir"}']))
  })
})
