/** An API that knows nobody: nothing is asked of a session, and nothing is kept from anybody. */
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

vi.mock('../../generated/routes/session.gen.ts', () => ({
  knowsWho: false,
  whoOperation: undefined,
  calledField: undefined,
  partField: undefined,
  signInPath: undefined,
  who: undefined,
  askWho: undefined,
  groups: undefined,
  end: undefined,
  levelRows: {},
}))
// A level that is called like one of ours is not for some people only.
vi.mock('../../generated/routes/levels.gen.ts', () => ({
  consoleName: 'Harbour Office',
  baseLevel: 'system',
  levels: [
    { id: 'system', at: '', label: 'Resources', nav: [{ screen: 'berth.list', label: 'Berths', path: '/berths' }] },
    { id: 'project', at: '/quays/:quay', nav: [] },
  ],
}))

const { bindClient } = await import('../api/binding.ts')
const { ApiError } = await import('../api/errors.ts')
const { sessionGuard } = await import('../api/session-guard.ts')
const { classifyError } = await import('./errors/classify.ts')
const { HomeLink } = await import('./frame/HomeLink.tsx')
const { UserMenu } = await import('./frame/UserMenu.tsx')
const { levelsApart, levelsOfUser, maySee } = await import('./frame/navigation.ts')
const { targetsOf } = await import('./keys/targets.ts')
const { levelLoader } = await import('./levels.ts')
const { itemsOf } = await import('./palette/places.ts')
const { roleSource } = await import('./roles/source.ts')
const { knownMe, loginPath, partOf, prefetchSession, signOut } = await import('./session.ts')
const { noteWho } = await import('./session/watch.ts')

const request = vi.fn()
let before: ReturnType<typeof bindClient>
beforeAll(() => {
  before = bindClient({ baseUrl: undefined, request })
})
afterAll(() => void bindClient(before))

test('nobody is asked for, and what people keep in the browser has one owner', async () => {
  await prefetchSession()
  expect(request).not.toHaveBeenCalled()
  expect(knownMe()).toEqual({ id: 'anybody' })
  expect(partOf(knownMe())).toBeUndefined()
})

test('nobody signs out, and nothing leads to a page to sign in', () => {
  expect([signOut, loginPath]).toEqual([undefined, undefined])
  expect(classifyError(new ApiError('Who are you?', { kind: 'error', statusCode: 401 }))).toBe('unknown')
})

test('an answer without an operation that says who is signed in is of nobody', () => {
  noteWho({ method: 'GET', url: '/api/berths' }, { id: 'b-1', displayName: 'North 1' })
  expect(sessionGuard.shown.get()).toBeUndefined()
})

test('levels are for everybody, and ask for nothing first', () => {
  expect([levelsApart({}), levelsOfUser]).toEqual([[], []])
  expect(maySee('system', undefined)).toBe(true)
  expect([levelLoader('system'), levelLoader('project')]).toEqual([{}, {}])
  expect(roleSource.mayOpen?.('/system/berths')).toBe(true)
})

test('the palette and the keys lead to what there is', () => {
  const here = { level: 'system', pathname: '/', params: {}, me: knownMe() }
  const items = itemsOf({ ...here, trail: [], part: undefined, offers: [] })
  expect(items.map(({ label, group, to }) => [label, group, to])).toEqual([['Berths', 'Resources', '/berths']])
  expect(targetsOf(here).map(({ label, path }) => [label, path])).toEqual([['Berths', '/berths']])
})

test('the frame has the console’s name alone, and the theme in place of somebody', () => {
  const home = renderToStaticMarkup(<HomeLink level="system" part={partOf(knownMe())} />)
  expect(home.replaceAll(/<[^>]*>/g, '')).toBe('Harbour Office')
  const menu = renderToStaticMarkup(<UserMenu displayName={undefined} />)
  expect(menu).toContain('aria-label="Theme"')
  expect(menu).not.toContain('User')
})
