/** `--watch`: runs again after each change, whatever the input is like meanwhile. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { run, type Host, type Stages } from '../../../generator/cli.ts'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import type { Model } from '../../../generator/model/types/ir.ts'
import { readContract } from '../../../generator/read/contract.ts'
import { openInput, type ParsedFiles } from '../../../generator/read/input.ts'
import { readManifest } from '../../../generator/read/manifest.ts'
import { nothingBegun } from '../support/nothing-begun.ts'
import { createWorkspace, type Workspace } from '../workspace.ts'

const project = {
  'openapi/openapi.yaml': `openapi: 3.0.3
info: { title: Things, version: '1' }
paths:
  /v1/things: { $ref: 'paths/things.yaml#/things' }
`,
  'openapi/paths/things.yaml':
    'things:\n  get: { operationId: thing_list, responses: { 200: { description: All } } }\n',
  'openapi/resources/console.yaml': 'console: Cairn\nlevels: { top: { nav: [thing.list] } }\n',
  'openapi/resources/things.yaml': 'entity: thing\nlabel: One\n',
}

/** Emits the label of the only entity. */
function stages(): Stages {
  return {
    begin: () => nothingBegun,
    build: ({ manifest }, diagnostics) => {
      const label = manifest.entities[0]?.raw.label ?? 'nothing'
      if (label === 'wrong') diagnostics.error('WRONG', { file: 'things.yaml' }, { cause: 'It is wrong.' })
      return { screens: [], unbuilt: [], operations: [], label } as unknown as Model // the part that is emitted
    },
    emit: async (model) => [{ path: 'a.gen.ts', text: `${(model as unknown as { label: string }).label}\n` }],
    explain: () => undefined,
  }
}

interface Watching {
  text: () => string
  emitted: () => string | undefined
  stop: () => Promise<number>
  /** Resolves once it waits for the n-th time. */
  waits: (n: number) => Promise<void>
}

function start(workspace: Workspace, own: Partial<Host['stages']> = {}): Watching {
  const controller = new AbortController()
  let text = ''
  const add = (more: string): void => void (text += more)
  const code = run(['--root', '.', '--watch'], {
    cwd: workspace.root,
    out: add,
    err: add,
    tty: false,
    stages: { ...stages(), ...own },
    signal: controller.signal,
  })
  const stop = (): Promise<number> => (controller.abort(), code)
  onTestFinished(async () => void (await stop()))
  const waits = (n: number): Promise<void> =>
    vi.waitFor(() => expect(text.match(/Waiting for changes/g)).toHaveLength(n), { timeout: 20_000 })
  return { text: () => text, emitted: () => workspace.read()['generated/a.gen.ts'], stop, waits }
}

describe('--watch', () => {
  test('writes what a change leads to, and ends when it is told to', async () => {
    const workspace = createWorkspace(project)
    const watching = start(workspace)
    await watching.waits(1)
    expect(watching.emitted()).toBe('One\n')
    workspace.write({ 'openapi/resources/things.yaml': 'entity: thing\nlabel: Two\n' })
    await watching.waits(2)
    expect(watching.emitted()).toBe('Two\n')
    expect(await watching.stop()).toBe(0)
  })

  test.each([
    ['text that is no YAML', 'entity: [', 'BROKEN_YAML'],
    ['a key that is unknown', 'entity: thing\nlabl: x\n', 'UNKNOWN_KEY'],
    ['a fault that the model finds', 'entity: thing\nlabel: wrong\n', 'WRONG'],
  ])('survives %s: says so, leaves the output, and goes on', async (_, broken, code) => {
    const workspace = createWorkspace(project)
    const watching = start(workspace)
    await watching.waits(1)
    workspace.write({ 'openapi/resources/things.yaml': broken })
    await watching.waits(2)
    expect(watching.text()).toContain(code)
    expect(watching.emitted()).toBe('One\n')
    workspace.write({ 'openapi/resources/things.yaml': 'entity: thing\nlabel: Two\n' })
    await watching.waits(3)
    expect(watching.emitted()).toBe('Two\n')
  })

  test('begins with all that an edit takes, also where there is nothing to do', async () => {
    const workspace = createWorkspace(project)
    const first = start(workspace)
    await first.waits(1)
    await first.stop()
    const ran: string[] = []
    const { build, emit } = stages()
    const watching = start(workspace, {
      build: (...args) => (ran.push('build'), build(...args)),
      emit: (...args) => (ran.push('emit'), emit(...args)),
    })
    await watching.waits(1)
    expect(ran).toEqual(['build', 'emit'])
    expect(watching.text()).toContain('0 files written, 0 removed, 1 unchanged')
  })

  test('parses only what was edited, also after an edit that was invalid', () => {
    const workspace = createWorkspace(project)
    const parsed: ParsedFiles = new Map()
    const read = () => {
      const diagnostics = createDiagnostics()
      const input = openInput({ root: workspace.root }, parsed)
      const isRead = readContract(input, diagnostics) !== undefined && readManifest(input, diagnostics) !== undefined
      const documents = Object.keys(project).map((name) => parsed.get(workspace.path(name))?.documents)
      return { isRead, documents }
    }
    const edit = (label: string) =>
      workspace.write({ 'openapi/resources/things.yaml': `entity: thing\nlabel: ${label}\n` })
    const [first, edited] = [read(), (edit('Two'), read())]
    expect([first.isRead, edited.isRead]).toEqual([true, true])
    const isSame = (now: typeof first) => now.documents.map((one, i) => one !== undefined && one === first.documents[i])
    expect(isSame(edited)).toEqual([true, true, true, false])
    expect((edit('['), read().isRead)).toBe(false)
    expect((edit('Three'), isSame(read()))).toEqual([true, true, true, false])
  })

  test('begins with input that is invalid, or not there at all', async () => {
    const workspace = createWorkspace({ ...project, 'openapi/paths/things.yaml': 'things: [' })
    rmSync(workspace.path('openapi/resources/things.yaml'))
    const watching = start(workspace)
    await watching.waits(1)
    expect(watching.emitted()).toBeUndefined()
    workspace.write(project)
    await vi.waitFor(() => expect(watching.emitted()).toBe('One\n'), { timeout: 20_000 })
  })

  test('follows an editor that replaces the file by another', async () => {
    const workspace = createWorkspace(project)
    const watching = start(workspace)
    await watching.waits(1)
    mkdirSync(workspace.path('elsewhere'))
    writeFileSync(workspace.path('elsewhere/new'), 'entity: thing\nlabel: Two\n')
    renameSync(workspace.path('elsewhere/new'), workspace.path('openapi/resources/things.yaml'))
    await watching.waits(2)
    expect(watching.emitted()).toBe('Two\n')
  })

  test('a file that was touched and is the same is no change', async () => {
    const workspace = createWorkspace(project)
    const watching = start(workspace)
    await watching.waits(1)
    workspace.write({ 'openapi/resources/things.yaml': project['openapi/resources/things.yaml'] })
    workspace.write({
      'openapi/resources/console.yaml': `${project['openapi/resources/console.yaml']}acronyms: [ID]\n`,
    })
    await watching.waits(2)
    expect(watching.text()).toContain('1 file written, 0 removed, 1 unchanged')
  })
})
