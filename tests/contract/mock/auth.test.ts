/** A mock that lets nobody in without credentials, and how people, programs and devices get some. */
import { createHash } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startMockServer, type MockServer } from '../../../scripts/mock/server.ts'
import { createNodeMock } from '../../../src/mock/node/node.ts'
import { document } from './support/backend.ts'

const tokens = new Map([
  ['s3cret', 'ada-lindqvist'],
  ['harbour-master', 'emil-strand'],
  ['ghost', 'nobody-here'],
])
const mock = createNodeMock({ document, auth: { required: true, tokens } })
const lax = createNodeMock({ document, auth: { required: false, tokens } })
let server: MockServer
let open: MockServer
beforeAll(async () => {
  server = await startMockServer(mock, { port: 0 })
  open = await startMockServer(lax, { port: 0 })
})
beforeEach(async () => {
  await mock.control.reset()
  await lax.control.reset()
})
afterAll(() => Promise.all([server.close(), open.close()]))

interface Sent extends RequestInit {
  readonly headers?: Readonly<Record<string, string>>
}
const send = (path: string, init: Sent = {}, { url }: MockServer = server): Promise<Response> =>
  fetch(`${url}${path}`, { redirect: 'manual', ...init })
const form = (fields: Readonly<Record<string, string>>, headers: Sent['headers'] = {}): Sent => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
})
const bearer = (secret: string): Readonly<Record<string, string>> => ({ authorization: `Bearer ${secret}` })
const cookiesOf = (reply: Response): string =>
  reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
const me = async (headers: Sent['headers'], at = server): Promise<unknown> => {
  const reply = await send('/v1/me', { headers }, at)
  const body = (await reply.json()) as { display_name?: string; error_code?: string }
  return body.display_name ?? `${reply.status} ${body.error_code ?? ''}`
}

describe('without credentials', () => {
  test('nobody calls, and the header that names a user is none', async () => {
    const reply = await send('/v1/projects')
    expect(reply.status).toBe(401)
    expect(await reply.json()).toEqual({
      request_id: reply.headers.get('x-request-id'),
      error_code: 'Unauthorized',
      message: 'credentials missing or invalid',
    })
    expect(await me({ 'x-cairn-user': 'ada-lindqvist' })).toBe('401 Unauthorized')
    expect(await me({ cookie: 'session=made-up' })).toBe('401 Unauthorized')
  })

  test('what is open to all stays open', async () => {
    expect((await send('/v1/ping')).status).toBe(200)
    expect((await send('/login')).headers.get('location')).toBe('/login/meadow/local')
  })

  test('everybody calls where they are not required', async () => {
    expect(await me({}, open)).toBe('ada-lindqvist')
    expect(await me({ 'x-cairn-user': 'bruno-castell' }, open)).toBe('bruno-castell')
  })
})

describe('with a token', () => {
  test('its user calls, in the audit log by a token', async () => {
    expect(await me(bearer('s3cret'))).toBe('ada-lindqvist')
    expect(await me(bearer('harbour-master'))).toBe('emil-strand')
    expect(await me({ authorization: 'bearer s3cret' }, open)).toBe('ada-lindqvist')
    const made = { name: 'orchard', description: '' }
    const init = { method: 'POST', headers: { ...bearer('s3cret'), 'content-type': 'application/json' } }
    expect((await send('/v1/projects', { ...init, body: JSON.stringify(made) })).status).toBe(201)
    const [entry] = mock.store.table('audit_log_entry').all().slice(-1)
    expect(entry?.row).toMatchObject({ operation_id: 'project_create', auth_method: 'access_token' })
  })

  test('that nobody has, or whose user is not there, nobody calls', async () => {
    for (const secret of ['unknown', 'cairn-token-0000', 'S3CRET', 'ghost'])
      for (const at of [server, open]) expect(await me(bearer(secret), at), secret).toBe('401 Unauthorized')
    expect(await me({ authorization: 'Basic s3cret' })).toBe('401 Unauthorized')
  })
})

describe('with a password', () => {
  const login = (body: object): Promise<Response> =>
    send('/v1/login/meadow/local', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test('a program gets a session', async () => {
    const reply = await login({ username: 'bruno-castell', password: 'meadow' })
    expect(reply.status).toBe(204)
    expect(await me({ cookie: cookiesOf(reply) })).toBe('bruno-castell')
    const out = await send('/v1/logout', { method: 'POST', headers: { cookie: cookiesOf(reply) } })
    expect(out.status).toBe(204)
    expect(await me({ cookie: cookiesOf(reply) })).toBe('401 Unauthorized')
    expect(await me({ cookie: cookiesOf(out) })).toBe('401 Unauthorized')
    expect((await login({ username: 'bruno-castell', password: 'wrong' })).status).toBe(401)
  })

  test('a person signs in on a page, and goes on to where they came from', async () => {
    const asked = await send('/login?redirect_uri=%2Fdevice%2Fverify%3Fuser_code%3DA')
    const page = await send(asked.headers.get('location') ?? '')
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const text = await page.text()
    expect(text).toContain('<form method="post" action="/login/meadow/local">')
    expect(text).toContain('<input type="hidden" name="redirect_uri" value="/device/verify?user_code=A">')
    expect(text).toContain('with the password meadow')
    const fields = { username: 'bruno-castell', password: 'meadow', redirect_uri: '/device/verify?user_code=A' }
    const signedIn = await send('/login/meadow/local', form(fields))
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/device/verify?user_code=A'])
    expect(await me({ cookie: cookiesOf(signedIn) })).toBe('bruno-castell')
  })

  test('without a way back the page says who is signed in', async () => {
    const reply = await send('/login/meadow/local', form({ username: 'bruno-castell', password: 'meadow' }))
    expect(reply.status).toBe(200)
    expect(await reply.text()).toContain('You are signed in to meadow as <strong>bruno-castell</strong>.')
    expect(await me({ cookie: cookiesOf(reply) })).toBe('bruno-castell')
  })

  test('the page says what is wrong, and keeps what was typed', async () => {
    const reply = await send(
      '/login/meadow/local',
      form({ username: 'bruno-castell', password: 'x', redirect_uri: '/a' }),
    )
    expect(reply.status).toBe(401)
    expect(reply.headers.getSetCookie()).toEqual([])
    const text = await reply.text()
    expect(text).toContain('User name or password is wrong.')
    expect(text).toContain('value="bruno-castell"')
    expect(text).toContain('name="redirect_uri" value="/a"')
    const hostile = await send('/login/meadow/local', form({ username: '"><script>', password: 'x' }))
    expect(hostile.status).toBe(400)
    const shown = await hostile.text()
    expect(shown).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(shown).not.toContain('<script')
    const missing = await send('/login/nowhere/local', form({ username: 'a', password: 'b' }))
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('not found: silo')])
  })

  test('leads nowhere else', async () => {
    for (const redirect of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      const fields = { username: 'bruno-castell', password: 'meadow', redirect_uri: redirect }
      const reply = await send('/login/meadow/local', form(fields))
      expect([reply.status, reply.headers.get('location')], redirect).toEqual([400, null])
      expect((await send(`/login/meadow/local?redirect_uri=${encodeURIComponent(redirect)}`)).status).toBe(400)
    }
  })
})

describe('with an identity provider', () => {
  const provider = '/login/harbor/saml/port-id'

  test('a person names whom it vouches for', async () => {
    const page = await (await send(`${provider}?redirect_uri=%2Fprojects`)).text()
    expect(page).toContain(`<form action="${provider}/redirect">`)
    expect(page).toContain('Users: emil-strand, farah-idris')
    const reply = await send(`${provider}/redirect?redirect_uri=%2Fprojects&user=farah-idris`)
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/projects'])
    expect(await me({ cookie: cookiesOf(reply) })).toBe('farah-idris')
  })

  test('who is new is taken in by a silo that makes users as they come', async () => {
    const reply = await send(`${provider}/redirect?user=mira-holt`)
    expect(await me({ cookie: cookiesOf(reply) })).toBe('mira-holt')
    expect((await send('/login/lantern/saml/lantern-id/redirect?user=mira-holt')).status).toBe(401)
  })
})

describe('a device', () => {
  const client = '11111111-2222-4333-8444-555555555555'
  const grant = 'urn:ietf:params:oauth:grant-type:device_code'
  interface Device {
    verification_uri: string
    user_code: string
    device_code: string
  }
  const ask = async (at = server): Promise<Device> =>
    (await send('/device/auth', form({ client_id: client }), at)).json() as Promise<Device>
  const fetchToken = async ({ device_code: code }: Device, at = server): Promise<Record<string, string>> =>
    (
      await send('/device/token', form({ grant_type: grant, device_code: code, client_id: client }), at)
    ).json() as Promise<Record<string, string>>

  test('is signed in by a person who confirms its code on a page', async () => {
    const device = await ask()
    expect(device.verification_uri).toBe(`${server.url}/device/verify`)
    expect(await fetchToken(device)).toEqual({ error: 'authorization_pending' })
    const path = `/device/verify?user_code=${device.user_code}`
    const away = await send(path)
    expect([away.status, away.headers.get('location')]).toEqual([
      302,
      `/login?redirect_uri=${encodeURIComponent(path)}`,
    ])
    const fields = { username: 'bruno-castell', password: 'meadow', redirect_uri: path }
    const cookie = cookiesOf(await send('/login/meadow/local', form(fields)))
    const page = await send(path, { headers: { cookie } })
    const text = await page.text()
    expect(text).toContain('It will be signed in as <strong>bruno-castell</strong>')
    expect(text).toContain(`value="${device.user_code}"`)
    const confirmed = await send(
      '/device/verify',
      form({ user_code: ` ${device.user_code.toLowerCase()} ` }, { cookie }),
    )
    expect([confirmed.status, await confirmed.text()]).toEqual([200, expect.stringContaining('Device signed in')])
    const { access_token: token = '' } = await fetchToken(device)
    expect(await me(bearer(token))).toBe('bruno-castell')
    const again = await send('/device/verify', form({ user_code: device.user_code }, { cookie }))
    expect(again.status).toBe(404)
    expect(await again.text()).toContain(`There is no device with the code ${device.user_code}.`)
  })

  test('is confirmed at once where nobody has to sign in, from a command line too', async () => {
    const device = await ask(open)
    expect((await send('/device/verify', form({ user_code: device.user_code }), open)).status).toBe(200)
    const { access_token: token = '' } = await fetchToken(device, open)
    expect(await me(bearer(token), open)).toBe('ada-lindqvist')
  })

  test('whose code is too old is told so', async () => {
    const device = await ask(open)
    await lax.skip(301_000)
    const reply = await send('/device/verify', form({ user_code: device.user_code }), open)
    expect([reply.status, await reply.text()]).toEqual([
      400,
      expect.stringContaining('device authorization request expired'),
    ])
  })

  test('is not confirmed by a form of another site, in nobody’s name', async () => {
    const device = await ask(open)
    for (const origin of ['http://evil.example', 'null']) {
      const reply = await send('/device/verify', form({ user_code: device.user_code }, { origin }), open)
      expect(reply.status, origin).toBe(403)
    }
    expect(await fetchToken(device, open)).toEqual({ error: 'authorization_pending' })
    const own = form({ user_code: device.user_code }, { origin: open.url })
    expect((await send('/device/verify', own, open)).status).toBe(200)
    expect((await send('/login/meadow/local', form({}, { origin: 'http://evil.example' }))).status).toBe(403)
  })

  test('meets the faults of its operations on the page, too', async () => {
    const device = await ask(open)
    await lax.control.setFaults({
      rules: [
        { operation: 'device_auth_confirm', fault: 503, nth: 1 },
        { operation: 'device_auth_confirm', fault: 'network', nth: 2 },
      ],
    })
    const confirm = (): Promise<Response> => send('/device/verify', form({ user_code: device.user_code }), open)
    const refused = await confirm()
    expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('Service Unavailable')])
    await expect(confirm()).rejects.toThrow('fetch failed')
    expect((await confirm()).status).toBe(200)
  })

  test('without a session, nothing is confirmed', async () => {
    const device = await ask()
    const reply = await send('/device/verify', form({ user_code: device.user_code }))
    expect(reply.status).toBe(401)
    expect(await fetchToken(device)).toEqual({ error: 'authorization_pending' })
  })
})

test('an address that cannot be decoded is refused as by the API', async () => {
  for (const path of ['/login/%/local', '/login/%ff/saml/x'])
    expect((await send(path, {}, open)).status, path).toBe(400)
})

test('pages run no script, load nothing, and are framed by nobody', async () => {
  for (const path of ['/device/verify', '/login/meadow/local', '/login/harbor/saml/port-id']) {
    const reply = await send(path, {}, open)
    const { headers } = reply
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(await reply.text()) ?? []
    const digest = createHash('sha256').update(style).digest('base64')
    expect(headers.get('content-security-policy'), path).toBe(
      `default-src 'none'; style-src 'sha256-${digest}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('same-origin')
  }
})
