import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { getProjectCreateMock } from '../../generated/mock/fakers/schemas.gen.ts'
import contract from '../../generated/openapi.json' with { type: 'json' }
import { createNodeMock, type NodeMock } from '../../src/mock/node/node.ts'
import { scenarios } from '../../src/mock/scenarios/index.ts'
import type { Scenario } from '../../src/mock/scenarios/scenario.ts'
import { stateFile } from './state-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-state-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Of a machine that is busy with other things. */
const soon = { timeout: 8_000 }

interface Circumstances {
  readonly scenario?: Scenario
  readonly seed?: string
  readonly said?: string[]
}

function mockOn(file: string, { scenario = scenarios.default, seed = 'cairn', said = [] }: Circumstances = {}) {
  const state = stateFile(file, (line) => said.push(line))
  const mock = createNodeMock({ document: contract, scenario, seed, onCommit: state.changed, onReplace: state.changed })
  return { state, mock }
}

const projects = (mock: NodeMock): string[] =>
  mock.store
    .table('project')
    .all()
    .map(({ row }) => row.name)

async function addProject(mock: NodeMock, name: string): Promise<void> {
  const body = JSON.stringify({ ...getProjectCreateMock(), name, description: '' })
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
  expect((await mock.fetch(new Request('http://mock.test/v1/projects', init))).status).toBe(201)
}

test('what was done before a restart is there after it, and goes on from there', async () => {
  const file = join(folder, 'goes-on.json')
  const first = mockOn(file)
  expect(await first.state.open(first.mock)).toBe(false)
  await addProject(first.mock, 'orchard')
  await first.state.flush()
  const second = mockOn(file)
  expect(await second.state.open(second.mock)).toBe(true)
  expect(JSON.stringify(second.mock.store.snapshot())).toBe(JSON.stringify(first.mock.store.snapshot()))
  await addProject(second.mock, 'meadow')
  await second.state.flush()
  const third = mockOn(file)
  await third.state.open(third.mock)
  expect(projects(third.mock)).toEqual(expect.arrayContaining(['orchard', 'meadow']))
})

test('a change is written without anybody asking for it', async () => {
  const file = join(folder, 'by-itself.json')
  const { state, mock } = mockOn(file)
  await state.open(mock)
  await addProject(mock, 'orchard')
  await expect.poll(() => readFileSync(file, 'utf8'), soon).toContain('orchard')
})

test('a reset and an import are changes', async () => {
  const file = join(folder, 'replaced.json')
  const { state, mock } = mockOn(file)
  await state.open(mock)
  const begun = await mock.export()
  await addProject(mock, 'orchard')
  await state.flush()
  mock.reset()
  await state.flush()
  expect(readFileSync(file, 'utf8')).not.toContain('orchard')
  await addProject(mock, 'meadow')
  await state.flush()
  await mock.import(begun)
  await state.flush()
  expect(readFileSync(file, 'utf8')).not.toContain('"name":"meadow","description":""')
})

/** Opens a state that must be refused, works on, and finds the file as it was. */
async function refused(text: string, options: Circumstances = {}): Promise<string> {
  const file = join(folder, 'refused.json')
  writeFileSync(file, text)
  const { state, mock } = mockOn(file, options)
  const message = await state.open(mock).then(
    () => 'was taken',
    (error: unknown) => String(error),
  )
  await addProject(mock, 'orchard')
  await state.flush()
  expect(readFileSync(file, 'utf8')).toBe(text)
  return message
}

test('a file that is no state, or of another contract or story, is refused and stays as it was', async () => {
  const whole = await createNodeMock({ document: contract }).export()
  expect(await refused('')).toContain('is not a state of this mock')
  expect(await refused(whole.slice(0, -100))).toContain('is not a state of this mock')
  const { contract: hash } = createNodeMock({ document: contract }).store.version
  expect(await refused(whole.replace(hash, '0123456789abcdef'))).toContain('another version of the contract')
  expect(await refused(whole, { scenario: scenarios.empty })).toContain(
    'holds the story "default" (seed "cairn"), and this mock tells "empty" (seed "cairn")',
  )
  expect(await refused(whole, { seed: 'other' })).toContain('tells "default" (seed "other")')
})

test('where nothing can be written, that is said at once', async () => {
  const { state, mock } = mockOn(join(folder, 'missing', 'state.json'))
  await expect(state.open(mock)).rejects.toThrow('cannot be written: ENOENT')
})

test('a writing that fails is told, and the next change writes all', async () => {
  const inside = mkdtempSync(join(folder, 'goes-'))
  const file = join(inside, 'state.json')
  const said: string[] = []
  const { state, mock } = mockOn(file, { said })
  await state.open(mock)
  rmSync(inside, { recursive: true })
  await addProject(mock, 'orchard')
  await expect.poll(() => said, soon).toEqual([expect.stringContaining('could not be written: ENOENT')])
  await expect(state.flush()).rejects.toThrow('ENOENT')
  mkdirSync(inside)
  await addProject(mock, 'meadow')
  await state.flush()
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain('orchard')
})
