/** Many connections at once, good ones among slow and hostile ones, until the server is told to stop under all of it. */
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { WebSocket } from 'ws'

import { LARGE } from './soak-api.ts'
import type { SoakApi } from './soak-api.ts'

export interface SoakOptions {
  /** Of the console. */
  origin: URL
  api: SoakApi
  connections: number
  /** Until `stop` is called. */
  milliseconds: number
  /** After that many milliseconds, clients leave whose answer does not come, or stops. Default: they wait for what the server does. */
  patience?: number
  /** Stops the server, and resolves when it has stopped. */
  stop: () => Promise<void>
}

export interface SoakReport {
  /** Good requests that were answered rightly. */
  answered: number
  /** What else happened, by kind. */
  refused: Record<string, number>
  /** Messages that came back through WebSockets. */
  echoed: number
  /** What a good request got instead of its answer while the server was not stopping. */
  wrong: string[]
  /** Good requests that had reached the API server and got no answer. */
  lost: string[]
  /** How long the stop took. */
  stopMs: number
}

/** How many of ten connections do what. */
const MIX: readonly Client[] = [
  ...['echo', 'slow', 'page'].map((kind) => goodClient(kind)),
  slowReader,
  slowUpload,
  goodClient('echo'),
  socketClient,
  dripper,
  ...['hang', 'lie'].map((kind) => badClient(kind)),
  ...['echo', 'slow', 'page'].map((kind) => goodClient(kind)),
  slowReader,
  goodClient('slow'),
  socketClient,
  stranger,
  ...['stall', 'reset', 'nonsense'].map((kind) => badClient(kind)),
]

interface Run {
  origin: URL
  isOver: () => boolean
  report: SoakReport
  /** Ids of good requests that were answered. */
  done: Set<string>
  patience: number | undefined
  nextId: () => string
  /** Resolve when a WebSocket is there, or will never be. */
  opened: Promise<unknown>[]
}

type Client = (run: Run) => Promise<void>

export async function soak({
  origin,
  api,
  connections,
  milliseconds,
  patience,
  stop,
}: SoakOptions): Promise<SoakReport> {
  const report: SoakReport = { answered: 0, refused: {}, echoed: 0, wrong: [], lost: [], stopMs: 0 }
  let isStopping = false
  const name = `soak-${crypto.randomUUID().slice(0, 8)}`
  let id = 0
  const run: Run = {
    origin,
    isOver: () => isStopping,
    report,
    done: new Set(),
    patience,
    opened: [],
    nextId: () => `${name}-${(id += 1)}`,
  }
  const clients = Array.from({ length: connections }, (_, i) => MIX[i % MIX.length]?.(run))
  // On a busy machine this many take their time.
  await Promise.all(run.opened)
  await sleep(milliseconds)
  isStopping = true
  const began = performance.now()
  await stop()
  report.stopMs = performance.now() - began
  await Promise.all(clients)
  report.lost = [...api.seen].filter((one) => one.startsWith(`${name}-`) && !run.done.has(one))
  return report
}

const count = ({ report: { refused } }: Run, what: string): void => {
  refused[what] = (refused[what] ?? 0) + 1
}

interface Asked {
  path: string
  method?: string
  agent: http.Agent
  /** Writes the body. */
  send?: (request: http.ClientRequest) => Promise<void>
  /** Whether it is read with pauses. */
  isSlow?: boolean
  /** Milliseconds until the client leaves. */
  patience?: number | undefined
}

/** Status and body; rejects when there is no whole answer. */
async function ask(
  { origin }: Run,
  id: string,
  { path, method = 'GET', agent, send, isSlow = false, patience }: Asked,
) {
  const signal = patience === undefined ? {} : { signal: AbortSignal.timeout(patience) }
  const request = http.request(new URL(path, origin), { method, agent, headers: { 'x-request-id': id }, ...signal })
  const failed = new Promise<never>((_, fail) => request.on('error', fail))
  failed.catch(() => undefined)
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>
  answered.catch(() => undefined)
  if (send === undefined) request.end()
  else await Promise.race([send(request), failed])
  const [answer] = await Promise.race([answered, failed])
  let body = ''
  for await (const chunk of answer) {
    body += String(chunk)
    if (isSlow) await sleep(20)
  }
  return { status: answer.statusCode ?? 0, body }
}

/** Asks and counts what comes of it. */
async function askWell(run: Run, asked: Asked, isRight: (body: string, id: string) => boolean): Promise<void> {
  const id = run.nextId()
  try {
    const { status, body } = await ask(run, id, asked)
    if (status === 200 && isRight(body, id)) {
      run.report.answered += 1
      run.done.add(id)
    } else run.report.wrong.push(`${asked.path}: ${status} ${body.slice(0, 100)}`)
  } catch (error) {
    // A connection that is closed just as a request is sent: whoever sent it knows that nobody has read it.
    if (run.isOver()) count(run, 'not taken any more')
    else run.report.wrong.push(`${asked.path}: ${String(error)}`)
  }
}

function goodClient(kind: string): Client {
  return async (run) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    while (!run.isOver()) {
      const path = kind === 'page' ? '/projects/web' : `/v1/${kind}`
      await askWell(run, { path, agent }, (body, id) => (kind === 'page' ? body.includes('<title>') : body === id))
      await sleep(100 + Math.random() * 300)
    }
    agent.destroy()
  }
}

async function slowReader(run: Run): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  while (!run.isOver()) await askWell(run, { path: '/v1/large', agent, isSlow: true }, (body) => body.length === LARGE)
  agent.destroy()
}

async function slowUpload(run: Run): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const pieces = 8
  const send = async (request: http.ClientRequest) => {
    for (let i = 0; i < pieces; i += 1) {
      if (!request.write(Buffer.alloc(LARGE / pieces))) await once(request, 'drain')
      await sleep(50)
    }
    request.end()
  }
  while (!run.isOver())
    await askWell(run, { path: '/v1/upload', method: 'PUT', agent, send }, (body) => body === String(LARGE))
  agent.destroy()
}

async function socketClient(run: Run): Promise<void> {
  const socket = new WebSocket(`ws://${run.origin.host}/v1/stream`)
  const closed = new Promise<number>((done) => void socket.once('close', done))
  socket.on('error', (error) => run.report.wrong.push(`WebSocket: ${error.message}`))
  socket.on('message', () => {
    run.report.echoed += 1
  })
  const opened = Promise.race([once(socket, 'open'), closed]).catch(() => undefined)
  run.opened.push(opened)
  await opened
  while (!run.isOver() && socket.readyState === WebSocket.OPEN) {
    socket.send(Buffer.alloc(2000))
    await sleep(50)
  }
  const code = await Promise.race([closed, sleep(2000, 'left open', { ref: false })])
  count(run, `WebSocket: ${code}`)
  socket.terminate()
}

/** Asks for what the API server does badly, again and again. */
function badClient(kind: string): Client {
  return async (run) => {
    const agent = new http.Agent({ keepAlive: false })
    while (!run.isOver()) {
      const patience = ['hang', 'stall'].includes(kind) ? run.patience : undefined
      const what = await ask(run, run.nextId(), { path: `/v1/${kind}`, agent, patience }).then(
        ({ status }) => String(status),
        () => 'broke off',
      )
      count(run, `${kind}: ${what}`)
      await sleep(50)
    }
  }
}

/** Opens a connection again and again, says something, and waits for its end. */
async function repeat(run: Run, kind: string, say: (socket: net.Socket) => Promise<void>): Promise<void> {
  while (!run.isOver()) {
    const socket = net.connect({ host: run.origin.hostname, port: Number(run.origin.port) })
    socket.on('error', () => undefined)
    let heard = ''
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')))
    const closed = new Promise<void>((done) => void socket.once('close', () => done()))
    await Promise.race([say(socket), closed])
    await closed
    count(run, `${kind}: ${/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 'closed'}`)
    await sleep(50)
  }
}

/** Never ends the head of its request. */
function dripper(run: Run): Promise<void> {
  return repeat(run, 'drip', async (socket) => {
    socket.write('GET /v1/echo HTTP/1.1\r\nHost: 127.0.0.1\r\n')
    while (!socket.destroyed && socket.writable && !run.isOver()) {
      socket.write('X: y\r\n')
      await sleep(50)
    }
    socket.end()
  })
}

/** Another host, half of a request, and a reset. */
function stranger(run: Run): Promise<void> {
  let turn = 0
  return repeat(run, 'stranger', async (socket) => {
    turn += 1
    if (turn % 3 === 0) {
      await once(socket, 'connect').catch(() => undefined)
      socket.write('PUT /v1/upload HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\nhalf')
      await sleep(10)
      socket.resetAndDestroy()
    } else socket.write(turn % 3 === 1 ? 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n' : 'nonsense\r\n\r\n')
  })
}
