/** The trail and the title of every page of the route table. */
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'

import { consoleName, levels } from '../../../generated/routes/levels.gen.ts'
import type { NavEntry } from '../../kit/routing/levels.ts'
import { lazyLevelRoutes, levelRoutes } from '../../../generated/routes/routes.gen.ts'
import type { Crumb, RouteHandle } from '../../kit/routing/route-handle.ts'
import { eagerOverrides } from '../../overrides/eager.ts'
import { overrides } from '../../overrides/index.ts'
import { documentTitle, trailOf } from './crumbs.ts'

interface Page {
  level: string
  screen: string
  path: string
  crumbs: readonly Crumb[]
  isPlaceholder: boolean
  /** Of the page that this one is part of, or opens over. */
  outer: Page | undefined
}

const pages = (
  await Promise.all([
    ...levelRoutes.map(({ level, routes }) => pagesOf(level, routes(eagerOverrides), undefined)),
    ...lazyLevelRoutes.map(async ({ level, load }) =>
      pagesOf(level, (await load())({ ...eagerOverrides, ...overrides }), undefined),
    ),
  ])
).flat()

function pagesOf(level: string, routes: readonly RouteObject[], outer: Page | undefined): Page[] {
  return routes.flatMap((route): Page[] => {
    const handle = route.handle as RouteHandle | undefined // what generated routes carry
    if (handle === undefined) return []
    const { screen, crumbs, isPlaceholder = false } = handle
    // A page with forms over it has its own address in a child without a handle.
    const path = route.path ?? route.children?.find((child) => child.handle === undefined)?.path
    const page = { level, screen, path: path ?? crumbs.at(-1)?.path ?? '', crumbs, isPlaceholder, outer }
    return [page, ...pagesOf(level, route.children ?? [], page)]
  })
}

const known = pages.map((page): [string, Page] => [page.screen, page])
/** Those whose trail is seen: sign-in has no frame, and a lookup leads on at once. */
const inFrame = known.filter(([screen, { level }]) => level !== 'public' && !screen.startsWith('instance_lookup'))
const visible = ({ crumbs }: Page): readonly Crumb[] => crumbs.filter(({ titleOnly }) => titleOnly !== true)

/** Paths that the sidebar of a level has, those of its groups included. */
const placesOf = (level: string): readonly string[] => {
  const inside = (entry: NavEntry): readonly string[] => [
    entry.path,
    ...(entry.at === undefined ? [] : [entry.at]),
    ...(entry.children ?? []).flatMap(inside),
  ]
  return levels.find(({ id }) => id === level)?.nav.flatMap(inside) ?? []
}

/** Where a trail may begin: at the level's own crumb, else at one of its places. */
function beginningsOf({ level, path, isPlaceholder }: Page): readonly string[] {
  const places = placesOf(level)
  if (levels.find(({ id }) => id === level)?.label !== undefined) return places.slice(0, 1)
  if (level === 'project') return placesOf('silo')
  // Pages that come later are in no sidebar.
  return isPlaceholder ? [...places, path] : places
}

test.each(inFrame)('the trail of %s begins with its level', (_, page) => {
  const [first, second] = visible(page)
  expect(beginningsOf(page)).toContain(first?.path)
  // A project opens with its instances, whatever its sidebar begins with.
  const ofProject = { param: 'project', path: '/projects/:project/instances' }
  expect(page.level === 'project' ? second : ofProject).toEqual(ofProject)
})

test.each(known)('the trail of %s ends with the page itself', (_, { path, crumbs }) => {
  const last = crumbs.at(-1)
  expect(last?.path).toBe(path)
  expect(last?.text ?? last?.param).toMatch(/\S/)
})

test.each(known)('the title of %s has all labels of its trail, and the console’s name', (_, { path, crumbs }) => {
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, `my-${name}`]))
  const labels = crumbs.map(({ text, param = '' }) => text ?? `my-${param}`)
  const title = documentTitle(trailOf([{ pathname: path, params, handle: { screen: '', crumbs } }]), consoleName)
  expect(title).toBe([...labels.toReversed(), consoleName].join(' / '))
})

test.each(known.filter(([, { outer }]) => outer !== undefined))(
  'regression: %s lost crumbs of the page that it belongs to',
  (_, page) => {
    const { outer } = page
    const around = outer === undefined ? [] : visible(outer)
    const own = visible(page)
    // The form of a row opens over the first tab of its page, and is about the row.
    const isOfRow = around.some(({ param, path }) => param !== undefined && `${path}/edit` === page.path)
    const shared = isOfRow ? around.slice(0, own.length) : around
    expect(own.slice(0, shared.length)).toEqual(shared)
  },
)
