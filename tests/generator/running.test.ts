/** Emitted code does what its fixture is about: the requests it sends, the addresses it builds, the routes it matches. */
import { rmSync } from 'node:fs'
import { matchRoutes, type RouteObject } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFixture } from './support/fixture.ts'
import { makeScratch } from './support/folders.ts'
import { runFixture, type Action, type Query, type Running } from './support/running.ts'
import { addEmitted, emitForCompile, openWorkshop } from './support/workshop.ts'

const workshop = makeScratch()
const uuid = '0b2c6b0e-0000-4000-8000-000000000001'

beforeAll(async () => {
  openWorkshop(workshop)
  addEmitted(workshop, await emitForCompile(openFixture('plain-resource').model))
})
afterAll(() => rmSync(workshop, { recursive: true, force: true }))

function running(name: string): () => Running {
  let started: Running | undefined
  beforeAll(async () => {
    started = await runFixture(name, workshop)
  })
  return () => {
    if (started === undefined) throw new Error(`${name} was not started`)
    return started
  }
}

/** Functions of a module of queries, by name; what it does not export fails where it is called. */
interface Queries {
  listRows: (params: Record<string, string>, page?: object) => Query
  detailRow: (params: Record<string, string>) => Query
}

const actionOf = (actions: readonly Action[], id: string): Action['call'] => {
  const action = actions.find((one) => one.id === id)
  if (action === undefined) throw new Error(`no action ${id}`)
  return action.call
}

describe('nested resource', () => {
  const run = running('nested-resource')
  const queries = (): Promise<Queries> => run().load<Queries>('screens/boat/queries.gen.ts')

  it('a list is asked for with all parents by name', async () => {
    const { listRows } = await queries()
    const query = await run().asked(listRows({ pier: 'p', harbor: 'h' }, { limit: 25 }))
    expect(query).toEqual({ method: 'GET', url: '/v1/boats', query: { pier: 'p', harbor: 'h', limit: 25 } })
  })

  it('a parent that is given by id goes without its own parent', async () => {
    const { listRows } = await queries()
    const query = await run().asked(listRows({ pier: uuid, harbor: 'h' }, {}))
    expect(query.query).toEqual({ pier: uuid })
  })

  it('a row that is given by name needs its parents, one that is given by id must not have them', async () => {
    const { detailRow } = await queries()
    const byName = await run().asked(detailRow({ boat: 'b', pier: 'p', harbor: 'h' }))
    expect(byName).toMatchObject({ path: { boat: 'b' }, query: { pier: 'p', harbor: 'h' } })
    const byId = await run().asked(detailRow({ boat: uuid, pier: 'p', harbor: 'h' }))
    expect(byId).toMatchObject({ path: { boat: uuid }, query: {} })
  })

  it('creates below the parent of the page, also if that is required', async () => {
    const { call, done } = await run().screen('screens/boat/create.gen.tsx')
    const sent = await run().sentBy(call, { params: { pier: 'p', harbor: 'h' }, form: { name: 'b' } })
    expect(sent).toMatchObject({ method: 'POST', query: { pier: 'p', harbor: 'h' }, body: { name: 'b' } })
    expect(done({ name: 'b' }, { pier: 'p q', harbor: 'h' })).toBe('/harbors/h/piers/p%20q/boats')
  })

  it('deletes by id, without parents', async () => {
    const { actions } = await run().screen('screens/boat/list.gen.tsx')
    const sent = await run().sentBy(actionOf(actions, 'delete'), {
      row: { id: uuid, name: 'b' },
      params: { pier: 'p', harbor: 'h' },
    })
    expect(sent).toEqual({ method: 'DELETE', url: '/v1/boats/{boat}', path: { boat: uuid } })
  })
})

describe('action with body', () => {
  const run = running('action-with-body')
  const kettle = { id: uuid, name: 'k', spout: { side: 'left' } }

  it('what is asked for a parameter does not go into the body', async () => {
    const { actions } = await run().screen('screens/kettle/list.gen.tsx')
    const sent = await run().sentBy(actionOf(actions, 'boil'), { row: kettle, form: { degrees: 90, loud: true } })
    expect(sent).toMatchObject({ path: { kettle: uuid }, query: { loud: true } })
    expect(sent.body).toEqual({ degrees: 90, kind: 'now', source: { id: uuid, side: 'left' } })
  })

  it('a part of the row is the whole body', async () => {
    const { actions } = await run().screen('screens/kettle/list.gen.tsx')
    const sent = await run().sentBy(actionOf(actions, 'refill'), { row: kettle })
    expect(sent.body).toEqual({ side: 'left' })
  })
})

describe('actions of a parent', () => {
  const run = running('actions-of-a-parent')

  it('read the row, the parent and the route', async () => {
    const { actions } = await run().screen('screens/passenger/bus-list.gen.tsx')
    const place = { row: { id: uuid }, parent: { seats: 40 }, params: { bus: 'red' } }
    const sent = await run().allSentBy(actionOf(actions, 'drive'), place, { seats: 41 })
    // What is kept is what the parent has by now.
    expect(sent).toMatchObject([
      { method: 'GET', path: { bus: 'red' } },
      { method: 'PUT', path: { bus: 'red' }, body: { driver: uuid, seats: 41 } },
    ])
  })
})

describe('deletes', () => {
  const byQuery = running('delete-by-query')
  const byBody = running('delete-by-body')

  it('name their row in the query, numbers as numbers', async () => {
    const { actions } = await byQuery().screen('screens/marble/list.gen.tsx')
    const row = { label: 'x y', size: 3, colour: 'red', grade: 7 }
    const sent = await byQuery().sentBy(actionOf(actions, 'delete'), { row })
    expect(sent).toEqual({ method: 'DELETE', url: '/v1/marbles', query: row })
  })

  it('or in the body', async () => {
    const { actions } = await byBody().screen('screens/pebble/list.gen.tsx')
    const sent = await byBody().sentBy(actionOf(actions, 'remove'), { row: { spot: { x: 1, y: 2 } } })
    expect(sent).toEqual({ method: 'POST', url: '/v1/pebbles/remove', body: { x: 1, y: 2 } })
  })
})

describe('link from both ends', () => {
  const run = running('link-from-both-ends')
  const place = { path: { choir: 'c', singer: 's' } }

  it('is made from either end', async () => {
    const choir = await run().screen('screens/choir-singer/choir-create.gen.tsx')
    const fromChoir = await run().sentBy(choir.call, { params: { choir: 'c' }, form: { singer: 's', lead: true } })
    expect(fromChoir).toMatchObject({ path: { choir: 'c' }, body: { singer: 's', lead: true } })
    const singer = await run().screen('screens/choir-singer/singer-create.gen.tsx')
    const fromSinger = await run().sentBy(singer.call, { params: { singer: 's' }, form: { choir: 'c', lead: true } })
    expect(fromSinger).toEqual(fromChoir)
  })

  it('is undone from either end', async () => {
    const choir = await run().screen('screens/choir-singer/choir-list.gen.tsx')
    const fromChoir = await run().sentBy(actionOf(choir.actions, 'remove'), {
      params: { choir: 'c' },
      row: { choirId: 'other', singerId: 's' },
    })
    expect(fromChoir).toMatchObject(place)
    const singer = await run().screen('screens/choir-singer/singer-list.gen.tsx')
    const fromSinger = await run().sentBy(actionOf(singer.actions, 'remove'), {
      params: { singer: 's' },
      row: { id: 'c' },
    })
    expect(fromSinger).toEqual(fromChoir)
  })
})

describe('kept fields', () => {
  const run = running('kept-fields')

  it('the row fills in what the form did not ask', async () => {
    const { call } = await run().screen('screens/clock/edit.gen.tsx')
    const row = { hands: 2, secretTicks: [1, 2], chime: true, zone: 'UTC' }
    const kept = { hands: 2, secretTicks: [1, 2], chime: false }
    // What was seen may be old: it is what is there now that is kept.
    const saved = async (now: object, form: object): Promise<unknown> => {
      const sent = await run().allSentBy(call, { params: { clock: 'c' }, row: {}, form: { ...form } }, now)
      expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT'])
      return sent[1]?.body
    }
    expect(await saved(row, { zone: null, face: 'round' })).toEqual({
      zone: null,
      face: 'round',
      ...kept,
      keeper: null,
    })
    expect(await saved({ ...row, keeperId: uuid }, { face: 'square' })).toEqual({
      face: 'square',
      ...kept,
      keeper: uuid,
    })
  })
})

describe('detail from the list', () => {
  const run = running('detail-from-the-list')

  it('picks the row that the route names, by id before name', async () => {
    const { source } = await run().screen('screens/anchor/detail.gen.tsx')
    // The list read to its end.
    const answer = {
      rows: [
        { id: 'x', name: 'b' },
        { id: 'b', name: 'c' },
      ],
    }
    expect(source.pick(answer, { anchor: 'c' })).toEqual({ id: 'b', name: 'c' })
    expect(source.pick(answer, { anchor: 'b' })).toEqual({ id: 'b', name: 'c' })
    expect(source.pick(answer, { anchor: 'z' })).toBeUndefined()
  })
})

describe('routes', () => {
  const redirecting = running('tabs-redirect')
  const indexed = running('tabs-index-first')
  const elsewhere = running('redirects')
  const leveled = running('levels-and-groups')

  const routesOf = async (run: Running): Promise<RouteObject[]> => {
    const { mainRoutes } = await run.load<{ mainRoutes: (overrides: object) => RouteObject[] }>('routes/main.gen.ts')
    return mainRoutes({})
  }
  const screensAt = (routes: RouteObject[], path: string): unknown[] =>
    (matchRoutes(routes, path) ?? []).flatMap(({ route }) =>
      route.handle === undefined ? [] : [(route.handle as { screen: string }).screen],
    )
  const redirectAt = async (routes: RouteObject[], path: string): Promise<string | null | undefined> => {
    const match = matchRoutes(routes, path)?.at(-1)
    if (typeof match?.route.loader !== 'function') return undefined
    const request = { url: `http://console${path}` }
    // A loader gets more than a redirect reads.
    const answer: unknown = await match.route.loader({ params: match.params, request } as never, undefined)
    return answer instanceof Response ? answer.headers.get('Location') : undefined
  }

  it('the bare path of a page with tabs leads to the first tab', async () => {
    const routes = await routesOf(redirecting())
    expect(await redirectAt(routes, '/trees/oak?sort=name')).toBe('/trees/oak/branches?sort=name')
    expect(screensAt(routes, '/trees/oak/nests')).toEqual(['tree.detail', 'nest.list'])
  })

  it('forms open over the tab they belong to', async () => {
    const routes = await routesOf(redirecting())
    expect(screensAt(routes, '/trees/oak/edit')).toEqual(['tree.detail', 'branch.list', 'tree.edit'])
    expect(screensAt(routes, '/trees/oak/branches-new')).toEqual(['tree.detail', 'branch.list', 'branch.create'])
  })

  it('or it shows the first tab itself', async () => {
    const routes = await routesOf(indexed())
    expect(screensAt(routes, '/trees/oak')).toEqual(['tree.detail', 'branch.list'])
    expect(screensAt(routes, '/trees/oak/edit')).toEqual(['tree.detail', 'branch.list', 'tree.edit'])
  })

  it('a redirect carries parameters over', async () => {
    const routes = await routesOf(elsewhere())
    expect(await redirectAt(routes, '/coves/blue%20one/old-shells')).toBe('/coves/blue%20one/shells')
    expect(await redirectAt(routes, '/coves/blue')).toBe('/coves/blue/shells')
    expect(await redirectAt(routes, '/')).toBe('/coves')
  })

  it('a level below a fixed path is loaded when it is opened', async () => {
    const { lazyLevelRoutes } = await leveled().load<{
      lazyLevelRoutes: { level: string; load: () => Promise<(overrides: object) => RouteObject[]> }[]
    }>('routes/routes.gen.ts')
    const hall = lazyLevelRoutes.find(({ level }) => level === 'hall')
    const routes = (await hall?.load())?.({}) ?? []
    expect(screensAt(routes, '/hall/tower/bells')).toEqual(['bell.list'])
  })
})
