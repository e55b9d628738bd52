/** Resources by what the API has for them: operations, parents, one of a kind, sets, children, relations. */
import { describe, expect, it } from 'vitest'
import { emitted, expected, openFixture, screenOf } from '../support/fixture.ts'

describe('plain resource', () => {
  const fixture = openFixture('plain-resource')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('gets a screen per operation, and every operation has one', () => {
    expect(Object.keys(fixture.model.coverage.screens)).toEqual([
      'lantern.create',
      'lantern.detail',
      'lantern.edit',
      'lantern.list',
    ])
    const unseen = Object.values(fixture.model.coverage.operations).filter(({ screens }) => screens.length === 0)
    expect(unseen).toEqual([])
  })
})

describe('nested resource', () => {
  const fixture = openFixture('nested-resource')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('names parents nearest first, and only for rows that are selected by the route', () => {
    const { call } = screenOf(fixture, 'boat.edit', 'edit')
    expect(call.query.map(({ param, chain }) => [param, chain])).toEqual([
      ['pier', 0],
      ['harbor', 1],
    ])
    const [remove] = screenOf(fixture, 'boat.list', 'list').actions
    expect(remove?.call).toMatchObject({ path: [{ bind: { from: 'row', path: 'id' } }], query: [] })
  })
})

describe('names in paths', () => {
  const fixture = openFixture('names-in-paths')
  const queries = (entity: string): string => fixture.files.get(`screens/${entity}/queries.gen.ts`) ?? ''

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('go with what they are unique in, whether the row is told by its name or by its ID', () => {
    const withHarbor = "...selector(params['dock'] ?? '', chain([['harbor', params['harbor']]]))"
    for (const entity of ['berth', 'crane']) {
      expect(queries(entity)).toContain(`detailRow = (params: Params) => ${entity}ViewOptions`)
      expect(queries(entity).split(withHarbor)).toHaveLength(3)
      expect(fixture.files.get(`screens/${entity}/actions.gen.ts`)).toContain(withHarbor)
    }
  })

  it('are IDs beside the ID of a row that lies in the same', () => {
    const [remove] = screenOf(fixture, 'mooring.list', 'list').actions
    expect(remove?.call).toMatchObject({
      path: [
        { param: 'dock', bind: { from: 'parent', path: 'id' } },
        { param: 'boat', bind: { from: 'row', path: 'boatId' } },
      ],
      query: [],
    })
  })
})

describe('union body', () => {
  const fixture = openFixture('union-body')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('leaves out what the manifest does not offer', () => {
    expect(fixture.files.get('screens/kite/create.gen.tsx')).not.toContain('driftwood')
  })
})

describe('names in unions', () => {
  const fixture = openFixture('names-in-unions')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('lead to what they name; other variants are mere text', () => {
    const { columns } = screenOf(fixture, 'knot.list', 'list')
    const cells = Object.fromEntries(columns.map(({ id, cell }) => [id, cell]))
    const when = (value: string) => ({ kind: 'field', path: 'end.kind', in: [value] })
    expect(cells['end.value']).toEqual({
      kind: 'named',
      refs: [
        { when: when('reel'), lookup: 'reel', value: 'name' },
        { when: when('post'), lookup: 'pole', value: 'name' },
      ],
    })
    // There is no other variant, and its ID says that it is there.
    const to = { template: '/poles/:pole', binds: { pole: { from: 'row', path: 'tied.value.name' } } }
    expect(cells['tied.value.name']).toEqual({ kind: 'link', to })
  })
})

describe('singleton', () => {
  const fixture = openFixture('singleton')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('has no list, and its form opens over its page', () => {
    expect(fixture.model.screens.map(({ id }) => `${id}`)).toEqual(['weather.edit', 'weather.detail'])
    expect(fixture.model.routes).toMatchObject([{ screen: 'weather.detail', children: [{ screen: 'weather.edit' }] }])
  })
})

describe('single of a parent', () => {
  const fixture = openFixture('single-of-a-parent')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('is tagged with its parent and itself, so that either makes it stale', () => {
    const view = fixture.model.operations.find(({ id }) => id === 'orchard_quota_view')
    expect(view?.tags).toEqual(['orchard', 'orchard.quota'])
  })
})

describe('document', () => {
  const fixture = openFixture('document')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('an item of a document is not selected by what selects its parent', () => {
    expect(screenOf(fixture, 'garden_gate.edit', 'edit').path).toBe('/gardens/:garden/gates/:gardenGate/edit')
  })

  it('writes the fields of an item, whatever its rows have besides', () => {
    const { document } = screenOf(fixture, 'garden_gate.create', 'create')
    expect(document).toMatchObject({ items: 'gates', key: ['name'], fields: ['name', 'open'] })
  })

  it('takes rows out one at a time, asking for nothing but consent', () => {
    const [remove] = screenOf(fixture, 'garden_gate.list', 'list').actions
    expect(remove).toMatchObject({ id: 'delete', danger: true, bulk: false, role: 'garden.admin' })
    expect(remove?.confirm).toEqual({ body: 'Nobody passes {name} any more.' })
    expect(remove?.form).toBeUndefined()
  })

  it('is not served by the default of the mock', () => {
    expect(fixture.model.mock.operations.map(({ operation }) => operation)).toEqual(['garden_list', 'garden_view'])
  })
})

describe('children', () => {
  const fixture = openFixture('children')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))
})

describe('row above', () => {
  const fixture = openFixture('row-above')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('what is asked for first counts as used', () => {
    const list = fixture.model.screens.find(({ id }) => `${id}` === 'hive_frame.list')
    expect(list?.uses).toEqual(['hive_frames_list', 'hive_list'])
  })
})

describe('upsert', () => {
  const fixture = openFixture('upsert')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('starts with the rows of another list where an edit form says so, by name or by the id of what is named', () => {
    const { current, uses } = screenOf(fixture, 'compass.edit', 'edit')
    expect(current?.rows).toMatchObject([{ field: 'points', fields: { star: 'starId', degrees: 'degrees' } }])
    expect(uses).toEqual(['compass_list', 'compass_point_list', 'compass_set'])
  })
})

describe('second view', () => {
  const fixture = openFixture('second-view')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('shares the entity: both lists are stale together', () => {
    const tagged = fixture.model.operations.filter(({ tags }) => tags.includes('island'))
    expect(tagged.map(({ id }) => id)).toEqual(['island_list', 'island_view', 'ship_island_list', 'ship_island_view'])
  })
})

describe('link from both ends', () => {
  const fixture = openFixture('link-from-both-ends')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('rows of a link are called by their name where they have one', () => {
    expect(screenOf(fixture, 'choir_singer.singer.list', 'list').rowName).toBe('name')
    expect(screenOf(fixture, 'choir_singer.choir.list', 'list').rowName).toBe('singerId')
  })
})

describe('relations', () => {
  const fixture = openFixture('relations')
  const relationsOf = (id: string) => screenOf(fixture, id, 'detail').relations

  it('what columns read counts as used', () => {
    expect(screenOf(fixture, 'bed.list', 'list').uses).toContain('plant_list')
  })

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('follows references into unions, below rows of other lists', () => {
    expect(relationsOf('gnome.detail')?.related).toEqual([
      {
        relation: 'uses',
        labels: ['Value'],
        lookup: 'sign',
        via: [{ lookup: 'bed', param: 'bed', field: 'name' }],
        match: [{ path: 'pointsTo[gnome].value', value: 'name', tag: 'kind' }],
        onDelete: 'keeps',
      },
    ])
  })

  it('does not take the rows of one user for all there are', () => {
    expect(relationsOf('garden.detail')?.unlisted).toEqual([
      { entity: 'visit', label: { one: 'Visit', many: 'Visits' }, relation: 'uses', onDelete: 'keeps' },
    ])
  })

  it('takes the statements of the manifest before what the mock is told', () => {
    expect(relationsOf('garden.detail')?.related.map(({ lookup, onDelete }) => [lookup, onDelete])).toEqual([
      ['bed', 'blocks'],
      ['gnome', 'deletes'],
    ])
    expect(relationsOf('bed.detail')?.related).toMatchObject([
      { lookup: 'plant', onDelete: 'blocks', otherwise: 'none', chosen: { field: 'cascade', onDelete: 'deletes' } },
      { lookup: 'sign', onDelete: 'deletes' },
      { lookup: 'gnome', onDelete: 'detaches', relation: 'usedBy' },
    ])
  })
})
