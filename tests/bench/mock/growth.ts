/** What a store that holds much, or has done much, costs a write: in Node, without what a page adds. */
import type { NodeMock } from '../../../src/mock/node/node.ts'
import { line, median, runs } from '../console/figures.ts'

const projects = 10_000
const writes = 100_000
const gib = 1_073_741_824

/** Writes beside many projects, as a multiple of what they take in the story. */
export async function reportProjects(create: () => NodeMock): Promise<void> {
  const few = create()
  const many = create()
  addProjects(many, projects)
  // Code that has run often is quicker: both run on warm code.
  for (const mock of [few, many]) await pairs(mock, 500)
  const [small, large] = [await pairTime(few), await pairTime(many)]
  line(`create and delete a disk, ${projects} projects (Node)`, large / small, 'times the story’s', 2)
}

/** Heap in bytes before and after the writes; to be called where the garbage collector can be asked. */
export async function heapOfWrites(mock: NodeMock, collect: () => void): Promise<[number, number]> {
  const heap = (): number => {
    collect()
    return process.memoryUsage().heapUsed
  }
  // The audit log fills first, and what is remembered of each project.
  await everyKind(mock, 8000)
  const before = heap()
  await everyKind(mock, writes)
  return [before, heap()]
}

/** Eight writes: a disk comes and goes, an instance starts, stops and goes, a project is renamed back and forth, one call is refused. */
async function everyKind(mock: NodeMock, count: number): Promise<void> {
  const shop = '?project=web-shop'
  const instance = { name: 'passing', description: '', hostname: 'passing', ncpus: 1, memory: gib, start: true }
  for (let done = 0; done < count; done += 8) {
    await pairs(mock, 1)
    await send(mock, `/v1/instances${shop}`, posted(instance))
    mock.clock.advance(30_000)
    await send(mock, `/v1/instances/passing/stop${shop}`, { method: 'POST' })
    mock.clock.advance(30_000)
    await send(mock, `/v1/instances/passing${shop}`, { method: 'DELETE' })
    await send(mock, '/v1/projects/sandbox', posted({ description: `${done}` }, 'PUT'))
    await send(mock, '/v1/projects', posted({ name: 'sandbox', description: '' }), 400)
    await send(mock, '/v1/projects/sandbox', posted({ description: '' }, 'PUT'))
  }
}

const posted = (body: object, method = 'POST'): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

export const countOfWrites = writes

function addProjects({ store }: NodeMock, count: number): void {
  const [like] = store.table('project').all()
  if (like === undefined) throw new Error('the story has no project')
  for (let at = 0; at < count; at++) {
    const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
    store.table('project').insert(id, { ...like.row, id, name: `more-${at}` }, { parent: like.parent ?? '' })
  }
}

/** Milliseconds that a disk takes to come and go. */
async function pairTime(mock: NodeMock): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    await pairs(mock, 50)
    times.push((performance.now() - start) / 50)
  }
  return median(times)
}

async function pairs(mock: NodeMock, count: number): Promise<void> {
  const disk = { name: 'measured', description: '', size: gib, disk_source: { type: 'blank', block_size: 512 } }
  for (let at = 0; at < count; at++) {
    await send(mock, '/v1/disks?project=web-shop', posted(disk))
    await send(mock, '/v1/disks/measured?project=web-shop', { method: 'DELETE' })
  }
}

/** @param refusal status that the answer has to have; without one it has to go well */
async function send(mock: NodeMock, path: string, init: RequestInit, refusal?: number): Promise<void> {
  const answer = await mock.fetch(new Request(`http://mock.test${path}`, init))
  if (refusal === undefined ? answer.status < 300 : answer.status === refusal) return
  throw new Error(`${init.method ?? ''} ${path}: ${answer.status} ${await answer.text()}`)
}
