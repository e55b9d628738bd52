/**
 * `npm run bench -- serve`: the server as a program of its own before an API server that is good, slow and bad; 500 connections for half a
 * minute, an upload of gigabytes, and SIGTERM under load. Fails when a request is lost, when an answer is wrong, or when something is left.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import process from 'node:process'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { startSoakApi } from '../../server/testing/soak-api.ts'
import type { SoakApi } from '../../server/testing/soak-api.ts'
import { soak } from '../../server/testing/soak.ts'

const connections = 500
const seconds = Number(process.env['CAIRN_BENCH_SECONDS'] ?? 30)
const uploadBytes = 4 * 2 ** 30

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const ports = { console: 14_510, metrics: 14_511 }

interface Program {
  origin: URL
  /** Values of metrics, by their names. */
  readAll(...names: string[]): Promise<number[]>
  read(name: string): Promise<number>
  /** Tells it to stop; its exit code. */
  stop(): Promise<number | null>
}

async function startProgram(api: SoakApi): Promise<Program> {
  const limits = ['--timeout-headers', '2s', '--timeout-idle', '3s', '--timeout-answer', '3s', '--timeout-stop', '8s']
  const child = spawn(
    process.execPath,
    [
      main,
      '--api',
      api.url.origin,
      '--port',
      String(ports.console),
      '--metrics-port',
      String(ports.metrics),
      ...limits,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  process.on('exit', () => void child.kill('SIGKILL'))
  let text = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  while (!text.includes('Cairn is ready at ')) {
    if (child.exitCode !== null) throw new Error(text)
    await Promise.race([once(child.stderr, 'data'), once(child, 'exit')])
  }
  const readAll = async (...names: string[]) => {
    const answer = await fetch(`http://127.0.0.1:${ports.metrics}/-/metrics`)
    const lines = (await answer.text()).split('\n')
    return names.map((name) => Number(lines.find((one) => one.startsWith(`${name} `))?.split(' ')[1]))
  }
  return {
    origin: new URL(/Cairn is ready at (\S+),/.exec(text)?.[1] ?? ''),
    readAll,
    read: async (name) => (await readAll(name))[0] ?? Number.NaN,
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = (await once(child, 'exit')) as [number | null]
      return code
    },
  }
}

const mega = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
const say = (what: string, value: string | number): void => console.log(`${what.padEnd(52)}${value}`)
const failures: string[] = []
const demand = (isRight: boolean, what: string): void => {
  if (!isRight) failures.push(what)
}

/** Requests in one second over eight connections. */
async function rate(origin: URL, path: string): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
  const until = performance.now() + 2000
  let count = 0
  const client = async () => {
    while (performance.now() < until) {
      const [answer] = (await once(http.get(new URL(path, origin), { agent }), 'response')) as [http.IncomingMessage]
      await once(answer.resume(), 'end')
      count += 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, client))
  agent.destroy()
  return count / 2
}

async function upload({ origin, read }: Program): Promise<void> {
  const before = await read('process_resident_memory_bytes')
  const block = Buffer.alloc(2 ** 20)
  let highest = before
  const watch = setInterval(() => {
    void read('process_resident_memory_bytes').then((memory) => (highest = Math.max(highest, memory)))
  }, 200)
  const began = performance.now()
  const sent = http.request(new URL('/v1/upload', origin), { method: 'PUT' })
  Readable.from(
    (function* blocks() {
      for (let i = 0; i < uploadBytes / block.length; i += 1) yield block
    })(),
  ).pipe(sent)
  const [answer] = (await once(sent, 'response')) as [http.IncomingMessage]
  let body = ''
  for await (const chunk of answer) body += String(chunk)
  clearInterval(watch)
  const took = (performance.now() - began) / 1000
  demand(body === String(uploadBytes), `the upload arrived as ${body} bytes`)
  demand(highest - before < 150e6, `the upload took ${mega(highest - before)} of memory`)
  say(`upload of ${uploadBytes / 2 ** 30} GiB`, `${mega(uploadBytes / took)}/s, memory +${mega(highest - before)}`)
}

const api = await startSoakApi()
const program = await startProgram(api)
const { origin, read, readAll, stop } = program

for (const [what, path] of [
  ['page', '/projects'],
  ['API', '/v1/ping'],
] as const)
  say(`requests in a second, ${what}`, Math.round(await rate(origin, path)))
await upload(program)

const memory = { before: await read('process_resident_memory_bytes'), highest: 0, lag: 0, files: 0 }
const files = await read('process_open_fds')
const look = async (): Promise<void> => {
  const names = ['process_resident_memory_bytes', 'nodejs_eventloop_lag_max_seconds', 'process_open_fds']
  const [used = 0, lag = 0, open = 0] = await readAll(...names).catch(() => [])
  memory.highest = Math.max(memory.highest, used)
  memory.lag = Math.max(memory.lag, lag)
  memory.files = Math.max(memory.files, open)
}
const watch = setInterval(() => {
  void look()
}, 1000)

// Two rounds: what the first needs is needed once, what the second needs besides is a leak.
const levels: number[] = []
for (const round of [1, 2]) {
  const report = await soak({ origin, api, connections, milliseconds: (seconds * 1000) / 3, stop: () => sleep(0) })
  demand(report.wrong.length === 0, `round ${round}: ${report.wrong.slice(0, 3).join('; ')}`)
  // Sockets were closed by the clients; what hung was given up.
  await sleep(4000)
  levels.push(await read('process_resident_memory_bytes'))
  const left = await read('process_open_fds')
  demand(left <= files + 2, `round ${round} left ${left - files} files and connections open`)
  demand((await read('cairn_connections')) <= 1, `round ${round} left connections`)
}
const last = await soak({
  origin,
  api,
  connections,
  milliseconds: (seconds * 1000) / 3,
  stop: async () => {
    clearInterval(watch)
    demand((await stop()) === 0, 'the server did not end well')
  },
})
demand(last.wrong.length === 0, `last round: ${last.wrong.slice(0, 3).join('; ')}`)
demand(last.lost.length === 0, `${last.lost.length} requests were lost at the stop`)
const growth = (levels[1] ?? 0) - (levels[0] ?? 0)
demand(growth < 30e6, `the second round took another ${mega(growth)} of memory`)

say(`${connections} connections, 3 rounds of ${seconds / 3} s`, '')
say('  requests answered, messages through WebSockets', `${last.answered}, ${last.echoed} (last round)`)
for (const [what, count] of Object.entries(last.refused).sort()) say(`  ${what}`, count)
say('  memory at rest, highest, after rounds', [memory.before, memory.highest, ...levels].map(mega).join(', '))
say('  open files at rest, highest', `${files}, ${memory.files}`)
say('  longest wait of the event loop', `${Math.round(memory.lag * 1000)} ms`)
say('  stop under load', `${Math.round(last.stopMs)} ms, ${last.lost.length} requests lost`)
await api.close()
for (const failure of failures) console.error(`FAILED: ${failure}`)
process.exit(failures.length === 0 ? 0 : 1)
