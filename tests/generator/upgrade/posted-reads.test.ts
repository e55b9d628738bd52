/** A newer document that sends by POST what was read by GET, or answers a map where a list was: pages stay where the manifest can say how. */
import { describe, expect, it } from 'vitest'
import { allScreens, expectWhole, notesOf, screenIn, screensBefore, screensOf, upgradedHarbors } from './harbors.ts'
import { answerWith, find, move, sendInBody } from './reshaped.ts'

const consoleFile = 'openapi/resources/console.yaml'
const rows = (schema: string): object => ({
  type: 'object',
  additionalProperties: { $ref: `#/components/schemas/${schema}` },
})

describe('regression: a read that is a POST now took its pages along', () => {
  it.each([
    ['at its own path', '/v1/boats/{boat}'],
    ['at a path of its own', '/v1/boats/{boat}/view'],
  ])('a view %s', async (_, path) => {
    const plan = await upgradedHarbors({ newer: { change: (one) => move(one, 'boat_view', ['post', path]) } })
    expectWhole(plan)
    expect(screensOf(plan)).toEqual(allScreens)
    expect(plan.draft.removed).toEqual([])
    expect(plan.draft.texts.get(consoleFile)).toContain('queries: [boat_view]')
    expect(notesOf(plan)).toContain(
      '- `boat_view` is a POST now, and stands under `queries`, since `boat.detail` read with it: does it change nothing?',
    )
  })

  it('a list that is called otherwise as well', async () => {
    const plan = await upgradedHarbors({
      newer: {
        change: (one) => {
          find(one, 'boat_list').operation.operationId = 'boats_query'
          move(one, 'boats_query', ['post', '/v1/boats/query'])
        },
      },
    })
    expectWhole(plan)
    expect(screensOf(plan)).toEqual(allScreens)
    expect(screenIn(plan, 'boat.list')).toMatchObject({ list: { operation: 'boats_query' } })
    expect(plan.draft.texts.get(consoleFile)).toContain('queries: [boats_query]')
  })

  it.each([
    ['a policy', 'policies', 'garden_policy_view', '/v1/gardens/{garden}/policy'],
    ['a set that is replaced as a whole', 'document', 'garden_gates_view', '/v1/gardens/{garden}/gates'],
    ['one end of a link', 'link-from-both-ends', 'choir_singer_list', '/v1/choirs/{choir}/singers/query'],
  ])('%s', async (_, fixture, operation, path) => {
    const change = (one: Parameters<typeof move>[0]): void => move(one, operation, ['post', path])
    const plan = await upgradedHarbors({ fixture, newer: { change } })
    expect(plan.draft.refused).toEqual([])
    expect(screensOf(plan)).toEqual(screensBefore(fixture))
    expect(plan.draft.asked.join('\n')).toContain(`\`${operation}\` is a POST now`)
  })
})

describe('what has to be said in a body', () => {
  it('a view is read from the list, and its operation has a page', async () => {
    const plan = await upgradedHarbors({
      newer: {
        change: (one) => {
          sendInBody(one, 'boat_view', ['pier', 'harbor'])
          move(one, 'boat_view', ['post', '/v1/boats/{boat}'])
        },
      },
    })
    expectWhole(plan)
    expect(screensOf(plan)).toEqual([...allScreens, 'boat_view'].sort())
    expect(screenIn(plan, 'boat.detail')).toMatchObject({ source: { call: { operation: 'boat_list' } } })
    expect(plan.draft.asked).toEqual([
      '`boat` reads its rows from `boat_list`, since `boat_view` is sent `pier`, `harbor` in its body now: which operation shows one of them now?',
    ])
  })

  it('pages of rows whose list is asked in its body are found by a page, and are below what they were below', async () => {
    const plan = await upgradedHarbors({
      newer: {
        change: (one) => {
          sendInBody(one, 'boat_list', ['pier', 'harbor'])
          move(one, 'boat_list', ['post', '/v1/boats/query'])
        },
      },
    })
    expectWhole(plan)
    expect(screensOf(plan)).toEqual(expect.arrayContaining(['boat.detail', 'boat.edit', 'boat_list', 'find_boat']))
    expect(screenIn(plan, 'boat.detail').path).toBe('/harbors/:harbor/piers/:pier/boats/:boat')
    expect(plan.draft.asked).toEqual([
      'Nothing lists the rows of `boat`, since `boat_list` is sent `pier`, `harbor` in its body now: which operation lists them now?',
    ])
  })

  it('where pages of rows begin is said there as well: else only the first would be shown', async () => {
    const plan = await upgradedHarbors({
      newer: {
        change: (one) => {
          sendInBody(one, 'harbor_list', ['limit', 'page_token'])
          move(one, 'harbor_list', ['post', '/v1/harbors/query'])
        },
      },
    })
    expectWhole(plan)
    expect(screensOf(plan)).toEqual(
      expect.arrayContaining(['harbor.detail', 'pier.list', 'harbor_list', 'find_harbor']),
    )
    expect(plan.draft.asked.join('\n')).toContain('`harbor_list` is sent `limit`, `pageToken` in its body now')
  })

  it('a set goes, and somebody is asked what it is read with', async () => {
    const plan = await upgradedHarbors({
      fixture: 'document',
      newer: {
        change: (one) => {
          sendInBody(one, 'garden_gates_view', [])
          move(one, 'garden_gates_view', ['post', '/v1/gardens/{garden}/gates'])
        },
      },
    })
    expect(plan.draft.refused).toEqual([])
    expect(plan.draft.asked).toEqual([
      '`garden_gate.list` cannot read with `garden_gates_view` any more, since `garden_gates_view` has to be sent a body now: what do they read with now?',
    ])
    expect(plan.draft.model?.coverage.operations['garden_gates_view']?.screens).not.toEqual([])
  })

  it('a read that is named under `queries` already, and requires a body now, is one that pages do without', async () => {
    const posted = (one: Parameters<typeof move>[0]): void => move(one, 'boat_view', ['post', '/v1/boats/{boat}'])
    const plan = await upgradedHarbors({
      before: { change: posted },
      newer: {
        change: (one) => {
          posted(one)
          sendInBody(one, 'boat_view', [])
        },
      },
      manifest: [['console', /$/, 'queries: [boat_view]\n']],
    })
    expectWhole(plan)
    expect(screensOf(plan)).toEqual([...allScreens, 'boat_view'].sort())
  })
})

it.each([
  ['rows by their name', rows('Boat')],
  ['a page of such', { type: 'object', required: ['items'], properties: { items: rows('Boat') } }],
])('regression: a list that answers %s took the pages of its rows along', async (_, answer) => {
  const plan = await upgradedHarbors({ newer: { change: (one) => answerWith(one, 'boat_list', answer) } })
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(expect.arrayContaining(['boat.detail', 'boat.edit', 'boat_list', 'find_boat']))
  expect(plan.draft.asked).toEqual([
    'Nothing lists the rows of `boat`, since the answer of `boat_list` is no list: which operation lists them now?',
  ])
})

it('what is made at the path of a read that is gone is no read, though it answers the same', async () => {
  const plan = await upgradedHarbors({
    newer: {
      change: (one) => {
        const { path, item } = find(one, 'boat_view')
        delete item['get']
        find(one, 'boat_update').operation.operationId = 'boat_replace'
        move(one, 'boat_replace', ['post', path])
      },
    },
  })
  expect(plan.changes).toContainEqual(expect.objectContaining({ type: 'operation-removed', operation: 'boat_view' }))
  expect(plan.draft.texts.get(consoleFile) ?? '').not.toContain('queries')
})
