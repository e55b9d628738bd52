/** Servers on loopback for the tests of this folder; everything is closed when the test is over. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { onTestFinished } from 'vitest'

import { createConsoleServer } from './server.ts'

/** @returns origin of a server that answers with `handler` */
export async function startServer(server: http.Server): Promise<URL> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

/** @returns origin of a console with a small build, in front of `api` when there is one */
export function startConsole({ api, files = build }: { api?: URL; files?: Record<string, string> } = {}): Promise<URL> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-serve-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return startServer(createConsoleServer(api === undefined ? { folder } : { folder, api }))
}

/** A build in miniature. */
export const build = {
  'index.html': '<!doctype html><title>Console</title>',
  'assets/index-B1c2D3e4.js': `export const text = '${'long enough to be worth compressing '.repeat(100)}'`,
  'theme.js': 'void 0',
  'mock-worker.js': 'void 1',
  '.secret.json': '{}',
}

/** What a request without fetch's own ideas gets: nothing followed, nothing decompressed. */
export interface RawAnswer {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

/** @param options as for `http.request` */
export async function request(url: URL, options: http.RequestOptions & { body?: string } = {}): Promise<RawAnswer> {
  const sent = http.request(url, options)
  sent.end(options.body)
  const [answer] = (await once(sent, 'response')) as [http.IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString('latin1') }
}
