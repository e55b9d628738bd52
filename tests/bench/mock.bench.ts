/**
 * The mock: how soon it is ready, what its largest scenario costs, how long a long page takes; in Node the bare store, in a
 * page all that is between a script and its answer.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { createNodeMock, type NodeMock } from '../../src/mock/node/node.ts'
import { scenarios, type ScenarioName } from '../../src/mock/scenarios/index.ts'
import { line, median, runs } from './console/figures.ts'
import { countOfWrites, heapOfWrites, reportProjects } from './mock/growth.ts'
import { reportServer } from './mock/load.ts'
import { reportPage } from './mock/page.ts'
import type { ContractDocument } from '../../src/mock/contract/schemas.ts'

const document = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as ContractDocument

/** In a process of its own, where the garbage collector can be asked: heap in bytes that a scenario holds, or that writes leave. */
if (process.argv[2] === 'memory') {
  const collect = collector()
  collect()
  const before = process.memoryUsage().heapUsed
  const held = createNodeMock({ document, scenario: scenarios[process.argv[3] as ScenarioName] })
  collect()
  console.log(process.memoryUsage().heapUsed - before, held.store.fingerprint().length)
} else if (process.argv[2] === 'writes') {
  const [before, after] = await heapOfWrites(createNodeMock({ document }), collector())
  console.log(after - before)
} else {
  await report()
  await reportServer()
  await reportPage()
}

function collector(): () => void {
  const collect = Reflect.get(globalThis, 'gc') as (() => void) | undefined
  if (collect === undefined) throw new Error('run with --expose-gc')
  return collect
}

async function report(): Promise<void> {
  console.log(`medians of ${runs}, one round before them to warm up`)
  for (const name of ['default', 'large'] as const) {
    const ready = await timed(() => createNodeMock({ document, scenario: scenarios[name] }).scenario)
    line(`${name}: store ready (Node)`, ready, 'ms', name === 'large' ? 2000 : 300)
    line(`${name}: memory (Node)`, bytesOf('memory', name) / 2 ** 20, 'MB', name === 'large' ? 250 : undefined)
  }
  const large = createNodeMock({ document, scenario: scenarios.large })
  const project = await longest(large)
  for (const [what, path] of [
    ['page of 1,000 instances', `/v1/instances?limit=1000&project=${project}`],
    ['page of 50 instances', `/v1/instances?limit=50&project=${project}`],
    ['page of 200 silos', '/v1/system/silos?limit=200'],
  ] as const) {
    line(`large: ${what} (Node)`, await timed(() => get(large, path)), 'ms', what.includes('1,000') ? 20 : undefined)
  }
  const small = createNodeMock({ document })
  line('default: page of 50 disks (Node)', await timed(() => get(small, '/v1/disks?limit=50&project=data-lake')), 'ms')
  line('reset of large (Node)', await timed(() => large.reset()), 'ms')
  await reportProjects(() => createNodeMock({ document }))
  line(`memory left by ${countOfWrites} writes (Node)`, bytesOf('writes') / 2 ** 20, 'MB', 1)
}

async function get(mock: NodeMock, path: string): Promise<string> {
  const response = await mock.fetch(new Request(`http://mock.test${path}`))
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  return response.text()
}

/** The project with the most instances. */
async function longest(mock: NodeMock): Promise<string> {
  const { store } = mock
  const [first] = store
    .table('project')
    .all()
    .map(({ key, row }) => ({ name: row.name, count: store.table('instance').of(key).length }))
    .sort((a, b) => b.count - a.count)
  if (first === undefined || first.count < 1000) throw new Error('no project has a thousand instances')
  return first.name
}

/** Milliseconds. */
async function timed(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let run = 0; run <= runs; run++) {
    const start = performance.now()
    await work()
    if (run > 0) times.push(performance.now() - start)
  }
  return median(times)
}

/** What this file answers in a process of its own. */
function bytesOf(what: 'memory' | 'writes', ...names: ScenarioName[]): number {
  const file = new URL(import.meta.url).pathname
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', file, what, ...names], { encoding: 'utf8' })
  const bytes = Number(stdout.split(' ')[0])
  if (stdout === '' || Number.isNaN(bytes)) throw new Error(`${what} of ${names.join()}: ${stderr}`)
  return bytes
}
