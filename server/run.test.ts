import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, it, onTestFinished } from 'vitest'

import { one, two } from './testing/certificates.ts'
import { openRaw, request, startServer } from './testing/testing.ts'

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

/** The program itself, on a port from this one on. */
function serve(...args: string[]) {
  const folder = folderWith({ 'index.html': 'page' })
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const child = spawn(process.execPath, [main, '--dir', folder, '--port', '41000', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let text = ''
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (log += chunk))
  const until = async (wanted: string | RegExp): Promise<void> => {
    while (text.search(wanted) < 0) await once(child.stderr, 'data')
  }
  return {
    child,
    text: () => text,
    log: () => log,
    until,
    origin: async () => {
      await until('Cairn is ready at ')
      return new URL(/https?:\/\/[\d.:]+\//.exec(text)?.[0] ?? '')
    },
  }
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s with an open console ends the server, with the exit code 0',
  async (signal) => {
    const { child, origin } = serve()
    const { socket, until } = await openRaw(await origin(), 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await until('page')
    socket.once('end', () => socket.end())
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
  },
)

it("--host '' listened on every address without a word: it is refused, with all else that is wrong", async () => {
  const { child, text } = serve('--host', '', '--max-body', '1 apple')
  expect(await once(child, 'close')).toEqual([2, null])
  expect(text()).toBe(
    '--host: "" is not a host, like 127.0.0.1, or 0.0.0.0 for every address of this machine\n' +
      '--max-body: "1 apple" is not a size, like 512KiB, 100MiB or 64GiB\n',
  )
})

it('says on standard error that it is ready, and on standard output nothing but the log', async () => {
  const { origin, log } = serve()
  await request(new URL('/projects?a=secret', await origin()), { headers: { 'x-request-id': 'r1' } })
  await expect.poll(log).toMatch(/^\{.*\}\n$/)
  expect(JSON.parse(log())).toMatchObject({ request_id: 'r1', path: '/projects', status: 200 })
})

it('regression: what a client sends did something to the terminal that shows the log', async () => {
  const { origin, log } = serve()
  const { until } = await openRaw(await origin(), 'GET / HTTP/1.1\r\nHost: localhost\r\nUser-Agent: \x9b31m\r\n\r\n')
  await until('page')
  await expect.poll(log).toMatch(/^\{[ -~]*\}\n$/)
  expect(JSON.parse(log())).toMatchObject({ user_agent: '\x9b31m' })
})

it('has metrics on a port of their own', async () => {
  const { until, text } = serve('--metrics-port', '41900', '--access-log', 'off')
  await until('Metrics are at http://127.0.0.1:41900/-/metrics.')
  expect((await request(new URL('http://127.0.0.1:41900/-/metrics'))).body).toContain('\ncairn_stopping 0\n')
  expect(text()).not.toContain('Error')
})

it('at its end is not ready first, and serves until others have seen it', async () => {
  const asked = Promise.withResolvers<http.ServerResponse>()
  const api = await startServer(
    http.createServer((req, res) => (req.url === '/v1/slow' ? asked.resolve(res) : void res.end('api'))),
  )
  const { child, origin } = serve('--api', api.origin, '--timeout-drain', '1s', '--timeout-stop', '5s')
  const at = await origin()
  const slow = request(new URL('/v1/slow', at), { agent: false })
  const answer = await asked.promise
  child.kill('SIGTERM')
  const ask = async (path: string) => (await request(new URL(path, at), { agent: false })).status
  await expect.poll(() => ask('/-/readyz')).toBe(503)
  expect(await ask('/v1/new')).toBe(200)
  const exit = once(child, 'exit')
  await expect.poll(() => ask('/v1/new').catch(() => 0), { timeout: 5000 }).toBe(0)
  answer.end('late')
  expect(await slow).toMatchObject({ status: 200, body: 'late' })
  expect(await exit).toEqual([0, null])
})

it('takes a new certificate at SIGHUP', async () => {
  const folder = folderWith({ 'cert.pem': one.cert, 'key.pem': one.key })
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const { child, origin, until } = serve('--tls-cert', cert, '--tls-key', key)
  expect((await origin()).protocol).toBe('https:')
  writeFileSync(cert, two.cert)
  writeFileSync(key, two.key)
  child.kill('SIGHUP')
  await until(`TLS: took the certificate in ${cert}.`)
})

it('is not ended by SIGHUP without a certificate', async () => {
  const { child, origin } = serve()
  const at = await origin()
  child.kill('SIGHUP')
  expect((await request(at)).body).toBe('page')
  expect(child.exitCode).toBeNull()
})
