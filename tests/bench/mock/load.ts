/** The mock as a server, in a process of its own: a long list asked for alone, and short ones by ten clients at once. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

import { atLeast, line, median, runs } from '../console/figures.ts'

const connections = 10
/** Milliseconds of load, per run. */
const duration = 3_000

/** Prints the figures. */
export async function reportServer(): Promise<void> {
  const port = await freePort()
  const program = fileURLToPath(new URL('../../../scripts/mock.ts', import.meta.url))
  const child = spawn(process.execPath, [program, '--port', port, '--scenario', 'large'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const text of child.stdout) if (String(text).includes('answers at')) break
    const server = { url: `http://127.0.0.1:${port}`, agent: new Agent({ keepAlive: true, maxSockets: connections }) }
    const project = await longestProject(server)
    const long = `/v1/instances?limit=1000&project=${project}`
    const short = `/v1/instances?limit=50&project=${project}`
    const times: number[] = []
    for (let run = 0; run < runs * 5; run++) {
      const start = performance.now()
      await read(server, long)
      if (run >= runs) times.push(performance.now() - start)
    }
    line('server: list of 1,000 instances, alone', median(times), 'ms', 20)
    await rate(server, short)
    const rates: number[] = []
    for (let run = 0; run < 3; run++) rates.push(await rate(server, short))
    atLeast(`server: lists of 50, ${connections} connections`, median(rates), 'lists/s', 500)
  } finally {
    child.kill()
    await once(child, 'close')
  }
}

interface Server {
  readonly url: string
  readonly agent: Agent
}

/** Lists per second that all connections together get. */
async function rate(server: Server, path: string): Promise<number> {
  const start = performance.now()
  let lists = 0
  const client = async (): Promise<void> => {
    while (performance.now() - start < duration) {
      await read(server, path)
      lists++
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  return lists / ((performance.now() - start) / 1000)
}

/** The whole answer, unread: its text would cost this process what the figure is to say of the other. */
function read({ url, agent }: Server, path: string): Promise<Buffer> {
  const done = Promise.withResolvers<Buffer>()
  get(`${url}${path}`, { agent }, (response) => {
    const parts: Buffer[] = []
    response.on('data', (part: Buffer) => parts.push(part))
    response.on('end', () =>
      response.statusCode === 200
        ? done.resolve(Buffer.concat(parts))
        : done.reject(new Error(`${path}: ${response.statusCode}`)),
    )
  }).on('error', done.reject)
  return done.promise
}

/** The project whose list of instances is full. */
async function longestProject(server: Server): Promise<string> {
  const items = async (path: string): Promise<{ name: string }[]> =>
    (JSON.parse((await read(server, path)).toString()) as { items: { name: string }[] }).items
  for (const { name } of await items('/v1/projects?limit=100'))
    if ((await items(`/v1/instances?limit=1000&project=${name}`)).length === 1000) return name
  throw new Error('no project has a thousand instances')
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}
