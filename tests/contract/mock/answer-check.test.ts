/** A mistake of a behaviour does not get past the answer check: planted ones, each in a mock of its own. */
import { describe, expect, test } from 'vitest'

import type { OperationId } from '../../../src/mock/spec/operation-spec.ts'
import { DefectError, type Defect } from '../../../src/mock/http/defect.ts'
import { ApiError } from '../../../src/mock/http/errors.ts'
import { samlForm } from '../../../src/mock/sign-in/saml.ts'
import { mockHandlers } from '../../../src/mock/server/mock.ts'
import { createNodeMock, type NodeMock, type NodeMockOptions } from '../../../src/mock/node/node.ts'
import { document, wireRequest, type Request } from './support/backend.ts'

type Handler = ReturnType<typeof mockHandlers>
type Mistake = (answered: unknown, ctx: Parameters<Handler>[0]['ctx']) => unknown

/** What takes the place of an answer. */
type Wrong = Mistake | ApiError

/** A mock of which one operation is answered wrongly. */
function mockWith(operation: OperationId, wrong: Wrong, options: Partial<NodeMockOptions> = {}): NodeMock {
  const handler: Handler = async (input) => {
    if (wrong instanceof ApiError) throw wrong
    return wrong(await mockHandlers(operation)(input), input.ctx)
  }
  return createNodeMock({
    document,
    handlers: (asked) => (asked === operation ? handler : mockHandlers(asked)),
    ...options,
  })
}

async function send(mock: NodeMock, operation: OperationId, request: Request = {}): Promise<Response> {
  const { url, ...init } = wireRequest(operation, request)
  return mock.fetch(new globalThis.Request(`http://mock.test${url}`, init))
}

/** The message of the defect that ends the request. */
async function defectOf(mock: NodeMock, operation: OperationId, request?: Request): Promise<string> {
  const error = await send(mock, operation, request).then(
    ({ status }) => new Error(`answered ${status}`),
    (reason: unknown) => reason,
  )
  if (!(error instanceof DefectError)) throw error
  return error.message
}

const plus =
  (more: object): Mistake =>
  (answered) => ({ ...(answered as object), ...more })

const withoutHeader =
  (name: string): Mistake =>
  (answered, { reply }) => {
    reply.headers.delete(name)
    return answered
  }

const newProject: Request = { body: { name: 'planted', description: '' } }
const saml: Request = {
  path: { silo_name: 'harbor', provider_name: 'port-id' },
  raw: samlForm({ issuer: 'https://id.port.example/metadata', subject: 'mira-holt' }),
}

test('a field that the contract does not name: the private key of a certificate', async () => {
  const mock = mockWith('certificate_list', (answered) => {
    const { items } = answered as { items: object[] }
    return { items: items.map((row) => ({ ...row, key: '-----BEGIN' })) }
  })
  expect(await defectOf(mock, 'certificate_list')).toBe(
    'mock of certificate_list: the answer breaks the contract: /items/0 additionalProperties {"additionalProperty":"key"}',
  )
})

test('what a wrong answer changed is not kept, neither rows nor the audit log', async () => {
  const mock = mockWith('project_create', plus({ owner: 'ada' }))
  await mock.settle()
  const before = JSON.stringify(mock.store.snapshot())
  expect(await defectOf(mock, 'project_create', newProject)).toMatch(/"additionalProperty":"owner"/)
  expect(JSON.stringify(mock.store.snapshot())).toBe(before)
})

const withHeader =
  (name: string, value: string): Mistake =>
  (answered, { reply }) => {
    reply.headers.set(name, value)
    return answered
  }

const withStatus =
  (status: number): Mistake =>
  (answered, { reply }) => {
    reply.status = status
    return answered
  }

const shop: Request = { path: { project: 'web-shop' } }

test.each<[string, OperationId, Request, Wrong]>([
  ['the status 200 is not one of 201, 4XX, 5XX', 'project_create', newProject, withStatus(200)],
  ['the status 202 is not one of 204, 4XX, 5XX', 'logout', {}, withStatus(202)],
  ['the status 302 is not one of 200, 4XX, 5XX', 'project_view', shop, withStatus(302)],
  ['/name format {"format":"x-name"}', 'project_view', shop, plus({ name: 'No name' })],
  ['the body is missing', 'project_list', {}, () => undefined],
  [
    'the content type "text/plain" is not one of application/json',
    'project_list',
    {},
    withHeader('content-type', 'text/plain'),
  ],
  ['content-length says 5, the body has', 'project_list', {}, withHeader('content-length', '5')],
  ['a content-range with the status 200', 'project_list', {}, withHeader('content-range', 'bytes 0-4/5')],
  ['the header location is missing', 'login_saml', saml, withoutHeader('location')],
  [
    '(body) additionalProperties {"additionalProperty":"key"}',
    'project_view',
    shop,
    new ApiError(404, 'x', 'x', { message: 'x', request_id: 'x', key: 'x' }),
  ],
  [
    '(body) required {"missingProperty":"message"}',
    'project_view',
    shop,
    new ApiError(409, undefined, 'x', { request_id: 'x' }),
  ],
  ['the status 302 is not one of', 'project_view', shop, new ApiError(302, undefined, 'x')],
])('%s: %s', async (problem, operation, request, mistake) => {
  expect(await defectOf(mockWith(operation, mistake), operation, request)).toContain(problem)
})

describe('bytes', () => {
  const download = 'support_bundle_download'
  const active = (mock: NodeMock): Request => {
    const found = mock.store.table('support_bundle').find(({ row }) => row.state === 'active')
    return { path: { bundle_id: found?.key ?? '' } }
  }
  const part = (mock: NodeMock): Request => ({ ...active(mock), headers: { range: 'bytes=0-9' } })

  test.each<[string, OperationId, (mock: NodeMock) => Request, Wrong]>([
    ['content-length says 10, the body has 9 bytes', download, part, (answered) => (answered as Uint8Array).slice(1)],
    ['content-range says 5 bytes, the body has 10', download, part, withHeader('content-range', 'bytes 0-4/100')],
    ['206, but no range was asked for', download, active, withStatus(206)],
    ['a content-range with the status 200', download, part, withStatus(200)],
    ['HEAD says no content-length', 'support_bundle_head', active, withoutHeader('content-length')],
    ['416 says no size in content-range', download, active, new ApiError(416, undefined, 'x')],
    [
      '(body) additionalProperties {"additionalProperty":"key"}',
      download,
      active,
      new ApiError(404, 'x', 'x', { message: 'x', request_id: 'x', key: 'x' }),
    ],
  ])('%s', async (problem, operation, request, mistake) => {
    const mock = mockWith(operation, mistake)
    expect(await defectOf(mock, operation, request(mock))).toContain(problem)
  })
})

describe('a server that goes on', () => {
  const told = 'the answer breaks the contract: (body) additionalProperties {"additionalProperty":"owner"}'

  test('says so in a header, and answers', async () => {
    const defects: Defect[] = []
    const mock = mockWith('project_create', plus({ owner: 'ada' }), { onDefect: (defect) => void defects.push(defect) })
    const reply = await send(mock, 'project_create', newProject)
    expect(reply.status).toBe(201)
    expect(reply.headers.get('x-contract-violation')).toBe(told)
    expect(defects).toEqual([{ operation: 'project_create', message: told }])
    expect((await send(mock, 'project_view', { path: { project: 'planted' } })).status).toBe(200)
  })

  test('is strict when asked: 500, and nothing is kept', async () => {
    const defects: Defect[] = []
    const mock = mockWith('project_create', plus({ owner: 'ada' }), {
      strict: true,
      onDefect: (defect) => void defects.push(defect),
    })
    await mock.settle()
    const before = JSON.stringify(mock.store.snapshot())
    const reply = await send(mock, 'project_create', newProject)
    expect(reply.status).toBe(500)
    expect(reply.headers.get('x-contract-violation')).toBe(told)
    expect(await reply.json()).toEqual({
      request_id: reply.headers.get('x-request-id'),
      error_code: 'Internal',
      message: 'Internal Server Error',
    })
    expect(defects).toEqual([{ operation: 'project_create', message: told }])
    expect(JSON.stringify(mock.store.snapshot())).toBe(before)
  })

  test('is strict with refusals, too', async () => {
    const mistake = new ApiError(404, 'x', 'x', { message: 'x' })
    const mock = mockWith('project_view', mistake, { strict: true, onDefect: () => undefined })
    const reply = await send(mock, 'project_view', shop)
    expect(reply.status).toBe(500)
    expect(reply.headers.get('x-contract-violation')).toBe(
      'the answer breaks the contract: (body) required {"missingProperty":"request_id"}',
    )
  })

  test('never says the value that broke the contract: it may be a secret', async () => {
    const defects: Defect[] = []
    const onDefect = (defect: Defect): void => void defects.push(defect)
    const secret = 'hunter2-hunter2'
    const mistakes: [OperationId, Request, Wrong][] = [
      ['project_view', shop, plus({ id: secret, name: secret.toUpperCase(), time_created: secret })],
      [
        'disk_view',
        { path: { disk: 'web-1-boot' }, query: { project: 'web-shop' } },
        plus({ state: { state: secret } }),
      ],
      [
        'local_idp_user_create',
        { query: { silo: 'meadow' }, body: { external_id: 'x', password: { mode: 'password', value: secret } } },
        plus({ password: secret }),
      ],
    ]
    for (const [operation, request, mistake] of mistakes) {
      const reply = await send(mockWith(operation, mistake, { onDefect }), operation, request)
      const header = reply.headers.get('x-contract-violation')
      expect(header, operation).toMatch(/^the answer breaks the contract: /)
      expect(header?.toLowerCase(), operation).not.toContain(secret)
    }
    // What a story is told without is no answer.
    const ofAnswers = defects.map(({ operation }) => operation).filter((one) => !one.startsWith('story '))
    expect(ofAnswers).toEqual(mistakes.map(([operation]) => operation))
    expect(JSON.stringify(defects).toLowerCase()).not.toContain(secret)
  })
})

test('a check of what is sent that breaks was answered as if the server had fallen over, and did not say of what', async () => {
  // A contract that leaves open what our check counts on.
  const { components } = document
  const schemas = { ...components.schemas, IpRange: { type: 'object' } }
  const contract = { ...document, components: { ...components, schemas } }
  const request: Request = { path: { pool: 'uplink' }, body: {} }
  const told = /^mock of ip_pool_range_add: Cannot read properties of undefined/
  expect(await defectOf(createNodeMock({ document: contract }), 'ip_pool_range_add', request)).toMatch(told)
  const mock = createNodeMock({ document: contract, onDefect: () => undefined })
  const reply = await send(mock, 'ip_pool_range_add', request)
  expect(reply.status).toBe(500)
  expect(await reply.json()).toMatchObject({ error_code: 'Internal', request_id: expect.any(String) })
})
