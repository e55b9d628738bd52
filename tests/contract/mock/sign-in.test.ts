/** The ways in that are no operations of the contract (server-behaviour §2.1, §2.3). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { backends, type Backend, type Reply } from './support/backend.ts'
import { as } from './support/cast.ts'

describe.each(Object.entries(backends))('%s', (_, start) => {
  let backend: Backend
  beforeAll(async () => {
    backend = await start()
  })
  beforeEach(() => {
    backend.mock.clock.restart()
    backend.mock.reset()
  })
  afterAll(() => backend.stop())

  const get = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> =>
    backend.send('GET', url, { headers })
  const cookieOf = ({ headers }: Reply): string => headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const provider = '/login/harbor/saml/port-id/redirect'

  test('/login leads to the way in of the silo', async () => {
    const local = await get('/login')
    expect([local.status, local.headers.get('location'), local.text]).toEqual([302, '/login/meadow/local', ''])
    expect(local.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect((await get('/login', as.siloAdmin)).headers.get('location')).toBe('/login/harbor/saml/port-id')
  })

  test('/login keeps where the browser was', async () => {
    const uri = '/projects/web-shop/disks?sort=-size&q=a b'
    const { status, headers } = await get(`/login?redirect_uri=${encodeURIComponent(uri)}`)
    expect(status).toBe(302)
    const target = new URL(headers.get('location') ?? '', 'http://mock.test')
    expect(target.pathname).toBe('/login/meadow/local')
    expect(target.searchParams.get('redirect_uri')).toBe('/projects/web-shop/disks?sort=-size&q=a%20b')
  })

  test('a silo without a provider has no way in', async () => {
    const { silo } = { silo: { name: 'quay', description: '', discoverable: true, identity_mode: 'saml_scim' } }
    const quotas = { cpus: 1, memory: 1, storage: 1 }
    const made = await backend.call('silo_create', {
      body: { ...silo, quotas, tls_certificates: [], mapped_fleet_roles: {} },
    })
    expect(made.status, made.text).toBe(201)
    const { id } = made.body as { id: string }
    backend.mock.store
      .table('user')
      .insert('quay-user', { id: 'quay-user', display_name: 'quinn', silo_id: id }, { parent: id })
    const reply = await get('/login', { 'x-cairn-user': 'quinn' })
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ message: 'no identity providers are configured for Silo' })
  })

  test('the provider vouches at once, and the session is good', async () => {
    const reply = await get(`${provider}?redirect_uri=%2Fprojects%3Fq%3D1`)
    expect([reply.status, reply.headers.get('location'), reply.text]).toEqual([302, '/projects?q=1', ''])
    const me = await backend.call('current_user_view', { headers: { cookie: cookieOf(reply) } })
    expect(me.body).toMatchObject({ display_name: 'emil-strand', silo_name: 'harbor', silo_admin: true })
    expect((await get(provider)).headers.get('location')).toBe('/')
  })

  test('the provider vouches for whom the request names, in the silo of the provider alone', async () => {
    const signedIn = async (headers: Readonly<Record<string, string>>): Promise<unknown> => {
      const cookie = cookieOf(await get(provider, headers))
      return (await backend.call('current_user_view', { headers: { cookie } })).body
    }
    expect(await signedIn(as.farah)).toMatchObject({ display_name: 'farah-idris' })
    expect(await signedIn(as.viewer)).toMatchObject({ silo_name: 'harbor' })
  })

  test('signing in is in the audit log', async () => {
    await get(provider)
    const log = await backend.call('audit_log_list', {
      query: { start_time: '2026-01-01T00:00:00Z', sort_by: 'time_and_id_descending', limit: 1 },
    })
    expect(log.body).toMatchObject({
      items: [{ operation_id: 'login_saml', result: { kind: 'success', http_status_code: 303 } }],
    })
  })

  test.each([
    ['/login/atoll/saml/port-id/redirect', 'not found: silo with name "atoll"'],
    ['/login/harbor/saml/other/redirect', 'not found: saml-identity-provider with name "other"'],
  ])('%s is not there', async (path, message) => {
    const reply = await get(path)
    expect(reply.status).toBe(404)
    expect(reply.body).toMatchObject({ error_code: 'ObjectNotFound', message })
  })

  test.each(['/login', provider])('%s takes no other method', async (path) => {
    for (const method of ['HEAD', 'PUT', 'DELETE']) expect((await backend.send(method, path)).status).toBe(405)
    expect((await backend.send('POST', path)).headers.getSetCookie()).toEqual([])
  })

  test('a session that nobody used for too long is gone, not only refused', async () => {
    const sessions = (): number => backend.mock.store.table('user_session').size
    await backend.mock.skip(30 * 3_600_000)
    await get('/v1/ping')
    expect(sessions()).toBe(0)
    const headers = { cookie: cookieOf(await get(provider)) }
    await backend.mock.skip(8 * 3_600_000 - 1000)
    expect((await get('/v1/me', headers)).status).toBe(200)
    await backend.mock.skip(8 * 3_600_000 - 1000)
    expect((await get('/v1/me', headers)).status).toBe(200)
    expect(sessions()).toBe(1)
    // Used all the time, and still not for ever.
    await backend.mock.skip(8 * 3_600_000 - 1000)
    expect((await get('/v1/me', headers)).status).toBe(200)
    await backend.mock.skip(3000)
    expect((await get('/v1/me', headers)).status).toBe(401)
    expect(sessions()).toBe(0)
  })

  const hostile = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/x',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    ' //evil.example',
    '',
  ]
  test.each(hostile)('nobody is sent to %j', async (uri) => {
    const query = `?${new URLSearchParams({ redirect_uri: uri }).toString()}`
    for (const path of ['/login', provider]) {
      const { status, headers, body } = await get(`${path}${query}`)
      expect(status).toBe(400)
      expect(headers.get('location')).toBeNull()
      expect(headers.getSetCookie()).toEqual([])
      expect(body).toMatchObject({ message: `"${uri}" is not a relative URI` })
    }
  })

  test.each([
    ['/päth', '/p%C3%A4th'],
    ['/a b?c=d e', '/a%20b?c=d%20e'],
    ['/@evil.example', '/@evil.example'],
    ['/x?next=https://elsewhere.example', '/x?next=https://elsewhere.example'],
  ])('a place on this server may look odd: %j', async (uri, location) => {
    const query = `?${new URLSearchParams({ redirect_uri: uri }).toString()}`
    expect((await get(`${provider}${query}`)).headers.get('location')).toBe(location)
  })
})
