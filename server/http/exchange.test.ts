import http from 'node:http'

import { expect, it } from 'vitest'

import { request, startConsole, startServer } from '../testing/testing.ts'

/** A console in front of a server that answers with the id it was given, and keeps it to itself otherwise. */
async function startEcho(headers: http.OutgoingHttpHeaders = {}): Promise<URL> {
  return startConsole({
    api: await startServer(
      http.createServer((req, res) => res.writeHead(200, headers).end(String(req.headers['x-request-id']))),
    ),
  })
}

it('a sane id goes to the API server and back', async () => {
  const id = 'Root=1-67891233-abcdef012345678912345678'
  const { headers, body } = await request(new URL('/v1/a', await startEcho()), { headers: { 'x-request-id': id } })
  expect([headers['x-request-id'], body]).toEqual([id, id])
})

it.each(['', 'a b', 'x'.repeat(129), '<script>', 'a"b', 'ä'])('"%s" is no id: a new one is made', async (id) => {
  const { headers, body } = await request(new URL('/v1/a', await startEcho()), {
    headers: { 'x-request-id': Buffer.from(id).toString('latin1') },
  })
  expect(body).toMatch(/^[\da-f-]{36}$/)
  expect(headers['x-request-id']).toBe(body)
})

it('the id that the API server gives itself is what the browser sees: it stands in its errors and its log', async () => {
  const { headers } = await request(new URL('/v1/a', await startEcho({ 'x-request-id': 'own' })))
  expect(headers['x-request-id']).toBe('own')
})

it('pages and refusals have one', async () => {
  const origin = await startConsole()
  const page = await request(new URL('/', origin), { headers: { 'x-request-id': 'p1' } })
  expect(page.headers['x-request-id']).toBe('p1')
  const refused = await request(new URL('/', origin), { headers: { host: 'evil.example', 'x-request-id': 'r1' } })
  expect(refused).toMatchObject({ status: 421, headers: { 'x-request-id': 'r1' } })
  expect(JSON.parse(refused.body)).toMatchObject({ request_id: 'r1' })
})
