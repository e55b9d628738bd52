/** A contract and a manifest that mean harm: the output compiles, runs nothing of it, and their texts stay texts. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatDiagnostic } from '../../../generator/diagnostics.ts'
import { camelCase } from '../../../generator/schema/client-name.ts'
import type { EmittedFile, Model } from '../../../generator/model/types/ir.ts'
import { makeScratch } from '../support/folders.ts'
import type { Action } from '../support/running.ts'
import { buildFolder } from '../support/stages.ts'
import { addEmitted, compile, emitForCompile, openWorkshop } from '../support/workshop.ts'
import { fieldNames, longText, payload, writeHostile } from './world.ts'

const workshop = makeScratch()
const source = makeScratch()
let model: Model
let files: readonly EmittedFile[]

beforeAll(async () => {
  writeHostile(source)
  const built = buildFolder(source, 'contract.json')
  if (built.model === undefined) throw new Error(built.diagnostics.map(formatDiagnostic).join('\n'))
  model = built.model
  openWorkshop(workshop)
  files = await emitForCompile(model)
  addEmitted(workshop, files)
})
afterAll(() => [workshop, source].forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const load = <T>(path: string): Promise<T> => import(/* @vite-ignore */ join(workshop, 'generated', path)) as Promise<T>

it('no two files are one', () => {
  const paths = files.map(({ path }) => path.toLowerCase())
  expect(paths.filter((path, i) => paths.indexOf(path) !== i)).toEqual([])
})

it('the output compiles', async () => {
  expect(await compile(workshop, 'src')).toEqual([])
})

it('no module runs what a text says', async () => {
  const modules = files.filter(({ path }) => /\.tsx?$/.test(path))
  await Promise.all(modules.map(({ path }) => load(path)))
  expect(modules.length).toBeGreaterThan(100)
  expect((globalThis as { harmed?: unknown }).harmed).toBeUndefined()
})

interface Column {
  id: string
  label: string
  help: string
  hidden?: boolean
}

it('texts come out as they went in', async () => {
  const { screen } = await load<{
    screen: { title: string; empty: object; columns: Column[]; create: object; actions: Action[] }
  }>('screens/class/list.gen.tsx')
  expect(screen.title).toBe(payload(2))
  expect(screen.empty).toEqual({ title: payload(3), body: payload(4) })
  expect(screen.create).toMatchObject({ label: payload(6) })
  // The manifest's own; the row's other fields follow them.
  const columns = screen.columns.filter(({ hidden }) => !hidden)
  expect(columns.slice(0, -1).map(({ id, label, help }) => ({ id, label, help }))).toEqual(
    fieldNames.map((name, i) => ({ id: camelCase(name), label: payload(i), help: payload(i + 1) })),
  )
  expect(columns.at(-1)?.help).toBe(longText)
  const action = screen.actions.find(({ id }) => id === 'fill')
  expect(action).toMatchObject({ label: payload(0), toast: payload(1), reason: payload(3) })
})

it('tables hold what the model holds, members of every object included', async () => {
  const { levels } = await load<{ levels: unknown }>('routes/levels.gen.ts')
  expect(levels).toEqual(model.levels)
  const effects = await load<Record<string, readonly string[]>>('model/effects.gen.ts')
  const changing = model.entities.flatMap((entity) => Object.keys(entity.effects))
  expect(Object.keys(effects).sort()).toEqual([...new Set(changing)].sort())
  expect(changing.length).toBeGreaterThan(0)
  const { operations } = await load<{ operations: Record<string, { path: string }> }>('mock/operations.gen.ts')
  for (const { id, path } of model.operations) {
    expect(Object.hasOwn(operations, id), id).toBe(true)
    expect(operations[id]?.path).toBe(path)
  }
})

it('a bound value that is called like a member of every object reaches the request', async () => {
  const { bindClient } = await load<{ bindClient: (client: object) => void }>('../src/api/binding.ts')
  const sent: { path: unknown; body: Record<string, unknown> }[] = []
  bindClient({
    baseUrl: '',
    request: (request: (typeof sent)[number]) => {
      sent.push(request)
      return Promise.resolve({ type: 'success', statusCode: 204, data: undefined })
    },
  })
  const { screen } = await load<{ screen: { actions: Action[] } }>('screens/class/list.gen.tsx')
  const form = Object.fromEntries([
    ['name', 'n'],
    ['__proto__', 'polluted'],
    ['constructor', 1],
  ])
  const action = screen.actions.find(({ id }) => id === 'constructor')
  await action?.call({ row: { id: '7' }, params: {}, form, parent: {}, me: {} })
  expect(sent).toHaveLength(1)
  expect(sent[0]?.path).toEqual({ 'thing-id': '7' })
  const body = sent[0]?.body ?? {}
  expect(Object.getOwnPropertyDescriptor(body, '__proto__')?.value).toBe('polluted')
  expect(body).toMatchObject({ name: 'n', constructor: 1 })
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})
