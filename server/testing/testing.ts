/** Servers on loopback for the tests of this folder; everything is closed when the test is over. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { onTestFinished, vi } from 'vitest'

import { createConsoleServer } from '../server.ts'
import type { ConsoleServer, ServeOptions } from '../server.ts'

/** From now on time limits pass only as `vi.advanceTimersByTimeAsync` says; bytes travel as ever. */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

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

/** @returns origin of a server that answers each connection with these bytes, one for each character, and ends it */
export function startRawServer(answer: string): Promise<URL> {
  return startConnectionServer((socket) => void socket.once('data', () => socket.end(answer, 'latin1')))
}

/** @returns origin of a server that does with each connection what it is told */
export async function startConnectionServer(take: (socket: net.Socket) => void): Promise<URL> {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    take(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

export interface ConsoleOptions extends Partial<Omit<ServeOptions, 'folder'>> {
  files?: Record<string, string | Uint8Array>
}

export interface OpenConsole extends ConsoleServer {
  origin: URL
}

/** The names that requests of the tests give to it, besides its address. */
const NAMES = ['local', 'a', 'console.example']

/** A console with a small build, in front of `api` when there is one. */
export async function openConsole({ files = build, ...options }: ConsoleOptions = {}): Promise<OpenConsole> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-serve-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const opened = createConsoleServer({ folder, allowedHosts: NAMES, ...options })
  return { ...opened, origin: await startServer(opened.server) }
}

/** @returns origin of such a console */
export async function startConsole(options: ConsoleOptions = {}): Promise<URL> {
  return (await openConsole(options)).origin
}

/** A connection that says and hears just what is written here. */
export interface RawConnection {
  socket: net.Socket
  /** Everything heard so far, one character for each byte. */
  heard(): string
  /** Resolves once that has been heard. */
  until(text: string): Promise<void>
}

/** Opens a connection and says something, as bytes: one for each character. */
export async function openRaw(origin: URL, text = ''): Promise<RawConnection> {
  const socket = net.connect({ host: origin.hostname, port: Number(origin.port), allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  let heard = ''
  socket.setEncoding('latin1')
  // A reset is one way to end.
  socket.on('error', () => undefined)
  socket.on('data', (chunk: string) => {
    heard += chunk
  })
  socket.write(text, 'latin1')
  return {
    socket,
    heard: () => heard,
    until: async (wanted) => {
      while (!heard.includes(wanted)) await once(socket, 'data')
    },
  }
}

/** Says something and hears until the other side ends. */
export async function exchange(origin: URL, text: string): Promise<string> {
  const { socket, heard } = await openRaw(origin, text)
  await Promise.race([once(socket, 'end'), once(socket, 'close')])
  return heard()
}

/** A build in miniature. */
export const build = {
  'index.html': '<!doctype html><title>Console</title>',
  'assets/index-B1c2D3e.js': `export const text = '${'long enough to be worth compressing '.repeat(100)}'`,
  'theme.js': 'void 0',
  'mock-worker.js': 'void 1',
  'assets/index-B1c2D3e.js.map': '{}',
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
