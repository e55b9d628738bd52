import { once } from 'node:events'
import { mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tls from 'node:tls'

import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { one, two } from './testing/certificates.ts'
import { openConsole, startServer } from './testing/testing.ts'
import type { OpenConsole } from './testing/testing.ts'
import { readTlsPair, watchTls } from './tls.ts'
import type { TlsPair } from './tls.ts'

const pairOf = ({ cert, key }: { cert: string; key: string }): TlsPair => ({
  cert: Buffer.from(cert),
  key: Buffer.from(key),
})

const openTls = async (handler: http.RequestListener = (_, res) => res.end()): Promise<OpenConsole> =>
  openConsole({ api: await startServer(http.createServer(handler)), tls: pairOf(one) })

/** A new connection, as a client that trusts both certificates. */
async function connect({ port }: URL, options: tls.ConnectionOptions = {}): Promise<tls.TLSSocket> {
  const socket = tls.connect({
    host: '127.0.0.1',
    port: Number(port),
    ca: [one.cert, two.cert],
    servername: 'localhost',
    ...options,
  })
  onTestFinished(() => void socket.destroy())
  await once(socket, 'secureConnect')
  return socket
}

async function get({ port }: URL, path: string): Promise<{ headers: http.IncomingHttpHeaders; body: string }> {
  const sent = https.get({ host: '127.0.0.1', port, path, ca: one.cert, agent: false })
  const [answer] = (await once(sent, 'response')) as [http.IncomingMessage]
  let body = ''
  for await (const chunk of answer) body += String(chunk)
  return { headers: answer.headers, body }
}

describe('a server with TLS', () => {
  it('serves the console and the API, and says so to both sides', async () => {
    const { origin } = await openTls((req, res) => res.end(JSON.stringify(req.headers)))
    const page = await get(origin, '/')
    expect(page.body).toContain('<title>Console</title>')
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000')
    const api = await get(origin, '/v1/me')
    expect(api.headers['strict-transport-security']).toBe('max-age=31536000')
    expect(JSON.parse(api.body)).toMatchObject({ 'x-forwarded-proto': 'https' })
  })

  it('speaks no old TLS, and no plain HTTP', async () => {
    const { origin } = await openTls()
    await expect(connect(origin, { maxVersion: 'TLSv1.1', minVersion: 'TLSv1' })).rejects.toThrow(
      /protocol|handshake|no ciphers/i,
    )
    const sent = http.get(origin)
    const [error] = (await once(sent, 'error')) as [Error]
    expect(error.message).toMatch(/socket hang up|ECONNRESET/)
    expect((await get(origin, '/')).body).toContain('<title>Console</title>')
  })

  it('joins WebSockets', async () => {
    const api = http.createServer()
    new WebSocketServer({ server: api }).on('connection', (socket) => socket.on('message', (data) => socket.send(data)))
    const { origin } = await openConsole({ api: await startServer(api), tls: pairOf(one) })
    const socket = new WebSocket(`wss://127.0.0.1:${origin.port}/v1/stream`, { ca: one.cert })
    await once(socket, 'open')
    socket.send('hello')
    expect(String((await once(socket, 'message'))[0])).toBe('hello')
    socket.terminate()
  })

  it('takes another certificate, and connections that are open keep theirs', async () => {
    const { origin, renewTls } = await openTls()
    const before = await connect(origin)
    renewTls(pairOf(two))
    const after = await connect(origin)
    expect(before.getPeerCertificate().subject.CN).toBe(one.name)
    expect(after.getPeerCertificate().subject.CN).toBe(two.name)
    before.write('GET /theme.js HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(String((await once(before, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })

  it('stops: connections that are idle are ended, what runs is finished', async () => {
    const asked = Promise.withResolvers<http.ServerResponse>()
    const { origin, server, stop } = await openTls((_, res) => asked.resolve(res))
    const idle = await connect(origin)
    const busy = await connect(origin)
    busy.write('GET /v1/slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
    let heard = ''
    busy.on('data', (chunk: Buffer) => (heard += String(chunk)))
    const answer = await asked.promise
    const ends = Promise.all([once(idle.resume(), 'end'), once(busy, 'end')])
    const stopped = stop(60_000)
    answer.end('late')
    await ends
    expect(await stopped).toEqual({ cut: 0 })
    expect(heard).toContain('late')
    expect(server.listening).toBe(false)
  })
})

describe('certificate and key in files', () => {
  function openFiles(pair: { cert: string; key: string }) {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-tls-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
    const write = (next: Partial<typeof pair>) => {
      if (next.cert !== undefined) writeFileSync(files.cert, next.cert)
      if (next.key !== undefined) writeFileSync(files.key, next.key)
    }
    write(pair)
    const taken: string[] = []
    const failures: string[] = []
    const watch = watchTls(files, {
      onNew: ({ cert }) => taken.push(cert.toString() === two.cert ? 'two' : 'one'),
      onFailure: (message) => failures.push(message),
      every: 5,
    })
    onTestFinished(() => watch.end())
    return { folder, files, write, watch, taken, failures }
  }

  it.each([
    ['of different pairs', { cert: one.cert, key: two.key }, /mismatch/i],
    ['that are none', { cert: 'x', key: 'y' }, /PEM|no start line/i],
  ])('%s are refused', (_, pair, why) => {
    const { files } = openFiles(pair)
    expect(() => readTlsPair(files)).toThrow(why)
  })

  it('are taken once both are new, and the pair before stays until then', async () => {
    const { write, taken, failures } = openFiles(one)
    write({ cert: two.cert })
    await expect.poll(() => failures).toHaveLength(1)
    expect(taken).toEqual([])
    write({ key: two.key })
    await expect.poll(() => taken).toEqual(['two'])
    expect(failures).toEqual([expect.stringMatching(/mismatch/i)])
  })

  it('are taken when a link is turned to others', async () => {
    const { folder, files, taken } = openFiles(one)
    for (const [name, text] of Object.entries({ cert: two.cert, key: two.key })) writeFileSync(join(folder, name), text)
    for (const [name, path] of Object.entries(files)) {
      symlinkSync(join(folder, name), `${path}.new`)
      renameSync(`${path}.new`, path)
    }
    await expect.poll(() => taken.at(-1)).toBe('two')
  })

  it('that are gone are told of once, and are taken when they are back', async () => {
    const { files, write, taken, failures } = openFiles(one)
    unlinkSync(files.key)
    await expect.poll(() => failures).toEqual([expect.stringContaining('ENOENT')])
    write(two)
    await expect.poll(() => taken.at(-1)).toBe('two')
    expect(failures.length).toBeLessThanOrEqual(2)
  })

  it('are read again when told to', () => {
    const { watch, taken } = openFiles(one)
    watch.reload()
    expect(taken).toEqual(['one'])
  })
})
