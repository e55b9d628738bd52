/** The command line with stages of straw behind `read`: what it prints, how it exits, what it writes. */
import { rmSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { run, type Host, type Stages } from '../../../generator/cli.ts'
import type { EmittedFile, Model } from '../../../generator/model/types/ir.ts'
import { nothingBegun } from '../support/nothing-begun.ts'
import { createWorkspace, type Workspace } from '../workspace.ts'

const project = {
  'openapi/openapi.yaml': `openapi: 3.0.3
info: { title: Things, version: '1' }
paths:
  /v1/things:
    get: { operationId: thing_list, responses: { 200: { description: All things } } }
`,
  'openapi/resources/console.yaml': 'console: Cairn\nlevels: { top: { nav: [thing.list] } }\n',
  'openapi/resources/things.yaml': 'entity: thing\nat: /things\n',
}

interface Result {
  code: number
  out: string
  err: string
  /** Stages that ran. */
  ran: string[]
}

const emitted: readonly EmittedFile[] = [
  { path: 'a.gen.ts', text: 'a\n' },
  { path: 'screens/b.gen.ts', text: 'b\n' },
]

/** The parts of a model that the command line looks at. */
const model = {
  screens: [
    { id: 'thing.list', kind: 'list' },
    { id: 'later', kind: 'placeholder' },
  ],
  unbuilt: ['later'],
  operations: [{ id: 'thing_list' }],
} as unknown as Model

async function cli(workspace: Workspace, argv: readonly string[], changes: Partial<Stages> = {}): Promise<Result> {
  const result: Result = { code: -1, out: '', err: '', ran: [] }
  const stages: Stages = {
    begin: () => nothingBegun,
    build: () => model,
    emit: async (_, { report }) => {
      report('paint')
      return emitted
    },
    explain: (_, id) => (id === 'thing.list' ? ['a list'] : undefined),
    ...changes,
  }
  const host: Host = {
    cwd: workspace.root,
    out: (text) => (result.out += text),
    err: (text) => (result.err += text),
    tty: false,
    stages: {
      begin: stages.begin,
      build: (...args) => (result.ran.push('build'), stages.build(...args)),
      emit: (...args) => (result.ran.push('emit'), stages.emit(...args)),
      explain: (...args) => (result.ran.push('explain'), stages.explain(...args)),
    },
  }
  result.code = await run(['--root', '.', ...argv], host)
  return result
}

describe('generate', () => {
  test('writes, tells what it did, and the second time has nothing to do', async () => {
    const workspace = createWorkspace(project)
    const first = await cli(workspace, [])
    expect(first).toMatchObject({ code: 0, err: '', ran: ['build', 'emit'] })
    expect(first.out).toMatch(
      /^ {2}read +\d+\.\d\d s\n {2}model +\d+\.\d\d s\n {2}paint +\d\.\d\d s\n {2}write +\d\.\d\d s\n3 files written, 0 removed, 0 unchanged; 0 warnings, 1 placeholder screen\n$/,
    )
    expect(Object.keys(workspace.read('generated'))).toEqual(['a.gen.ts', 'screens/b.gen.ts', 'stamp.json'])

    const before = statSync(workspace.path('generated/stamp.json')).mtimeMs
    expect(await cli(workspace, [])).toEqual({ code: 0, out: 'up to date (0 files written)\n', err: '', ran: [] })
    expect(statSync(workspace.path('generated/stamp.json')).mtimeMs).toBe(before)
  })

  test.each([
    ['the contract changed', 'openapi/openapi.yaml', `${project['openapi/openapi.yaml']}tags: []\n`],
    ['the manifest changed', 'openapi/resources/things.yaml', 'entity: thing\nat: /other\n'],
    ['the manifest got a file', 'openapi/resources/more.yaml', 'entity: other\n'],
    [
      'a behaviour was added',
      'src/mock/behaviours/things.ts',
      'export const things: Behaviours = {\n  thing_list: () => [],\n}\n',
    ],
  ])('runs again when %s', async (_, file, text) => {
    const workspace = createWorkspace(project)
    await cli(workspace, [])
    workspace.write({ [file]: text })
    const { ran, out } = await cli(workspace, [])
    expect(ran).toEqual(['build', 'emit'])
    // Only the stamp: what was emitted is the same.
    expect(out).toContain('1 file written, 0 removed, 2 unchanged')
    expect((await cli(workspace, [])).ran).toEqual([])
  })

  test.each([
    ['a file of the manifest is gone', 'openapi/resources/things.yaml', 1],
    ['an emitted file is gone', 'generated/a.gen.ts', 1],
    ['the stamp is gone', 'generated/stamp.json', 1],
  ])('runs again when %s', async (_, file, written) => {
    const workspace = createWorkspace(project)
    await cli(workspace, [])
    rmSync(workspace.path(file))
    expect((await cli(workspace, [])).out).toContain(`${written} file written`)
  })

  test('passes the behaviours of the mock on', async () => {
    const workspace = createWorkspace({
      ...project,
      'src/mock/behaviours/things.ts':
        "export const things: Behaviours = {\n  thing_list: () => {\n    other_one: for (;;) break\n  },\n  async thing_view() {},\n  'thing_delete': gone,\n  thing_create,\n}\nconst other = {\n  thing_other: 1,\n}\n",
      'src/mock/behaviours/things.test.ts': 'const x = {\n  thing_update: 1,\n}\n',
    })
    let behaviours = {}
    await cli(workspace, [], { build: (input) => ((behaviours = input.behaviours), model) })
    const file = 'src/mock/behaviours/things.ts'
    expect(behaviours).toEqual({ thing_create: file, thing_delete: file, thing_list: file, thing_view: file })
  })

  test('takes another contract, manifest and output folder', async () => {
    const workspace = createWorkspace({
      'elsewhere/newer.json': '{"openapi": "3.0.3", "info": {"title": "t", "version": "2"}, "paths": {}}',
      'elsewhere/manifest/console.yaml': project['openapi/resources/console.yaml'],
    })
    const argv = ['--spec', 'elsewhere/newer.json', '--resources', 'elsewhere/manifest', '--out', 'elsewhere/out']
    expect(await cli(workspace, argv)).toMatchObject({ code: 0, err: '' })
    const stamp = JSON.parse(workspace.read('elsewhere/out')['stamp.json'] ?? '') as {
      contract: string
      inputs: object
    }
    expect(stamp.contract).toBe('elsewhere/newer.json')
    expect(Object.keys(stamp.inputs)).toEqual([
      'elsewhere/manifest/console.yaml',
      'elsewhere/newer.json',
      'src/mock/behaviours',
      'src/overrides',
    ])
    expect((await cli(workspace, argv)).ran).toEqual([])
  })

  test('names inputs outside the project without the place they lie in', async () => {
    const outside = createWorkspace({
      'deep/spec.json': '{"openapi": "3.0.3", "info": {"title": "t", "version": "2"}, "paths": {}}',
    })
    const workspace = createWorkspace(project)
    const argv = ['--spec', outside.path('deep/spec.json')]
    await cli(workspace, argv)
    const stamp = workspace.read('generated')['stamp.json'] ?? ''
    expect(stamp).toContain('"contract": "spec.json"')
    expect(stamp).not.toContain(outside.root)
    expect((await cli(workspace, argv)).ran).toEqual([])
    // The other contract is not the one that the output was made from.
    expect((await cli(workspace, [])).ran).toEqual(['build', 'emit'])
  })
})

describe('input errors', () => {
  test('are reported together, sorted by place, and nothing is written', async () => {
    const workspace = createWorkspace({
      ...project,
      'openapi/openapi.yaml': `${project['openapi/openapi.yaml']}    post: { responses: {} }\n`,
      'openapi/resources/things.yaml': 'entity: thing\nlabl: T\n',
    })
    const { code, out, err } = await cli(workspace, [])
    expect(code).toBe(3)
    expect(out).toMatch(/^ {2}read +\S+ s\n$/)
    expect(err).toBe(`openapi/openapi.yaml:6:5 error MISSING_OPERATION_ID: POST /v1/things has no operationId.
    fix: Add one: everything generated is named after it.
openapi/resources/things.yaml:2:1 error UNKNOWN_KEY: "labl" is not a key of this document.
    fix: Did you mean "label"?
2 errors. Nothing was written.
`)
    expect(Object.keys(workspace.read())).toEqual(Object.keys(project).toSorted())
  })

  test('of the manifest stop the run and are printed by file, each as often as it was told', async () => {
    const workspace = createWorkspace(project)
    const { code, err, ran } = await cli(workspace, [], {
      build: (_, diagnostics) => {
        for (const file of ['b.yaml', 'a.yaml', 'b.yaml'])
          diagnostics.error('ODD', { file, line: 1 }, { cause: 'It is odd.' })
        return undefined
      },
    })
    expect({ code, ran }).toEqual({ code: 3, ran: ['build'] })
    const told = ['a.yaml', 'b.yaml', 'b.yaml'].map((file) => `${file}:1 error ODD: It is odd.\n`)
    expect(err).toBe(`${told.join('')}3 errors. Nothing was written.\n`)
  })

  test('cannot steer the terminal', async () => {
    const workspace = createWorkspace({ ...project, 'openapi/resources/things.yaml': 'entity: thing\n"\\e[2J": 1\n' })
    const { err } = await cli(workspace, [])
    expect(err).toContain(String.raw`"\u001b[2J" is not a key`)
    expect(err).not.toContain('\u001b')
  })

  test('warnings are printed up to a number per code, and counted', async () => {
    const workspace = createWorkspace(project)
    const { code, out, err } = await cli(workspace, [], {
      build: (_, diagnostics) => {
        for (let line = 1; line <= 14; line++) diagnostics.warning('HM', { file: 'a', line }, { cause: 'Hm.' })
        return model
      },
    })
    expect(code).toBe(0)
    expect(err.trim().split('\n')).toHaveLength(11)
    expect(err).toContain('… and 4 more HM\n')
    expect(out).toContain('; 14 warnings, ')
  })

  test('output that was edited by hand is refused with the difference', async () => {
    const workspace = createWorkspace(project)
    await cli(workspace, [])
    workspace.write({ 'generated/a.gen.ts': 'mine\n' })
    const { code, err } = await cli(workspace, [])
    expect(code).toBe(3)
    expect(err).toContain('generated/a.gen.ts error HAND_EDITED')
    expect(err).toContain('      - a\n      + mine\n')
    expect(workspace.read('generated')['a.gen.ts']).toBe('mine\n')
  })
})

describe('--check', () => {
  test('agrees with an output that is up to date', async () => {
    const workspace = createWorkspace(project)
    await cli(workspace, [])
    expect(await cli(workspace, ['--check'])).toMatchObject({ code: 0, out: 'up to date (0 files written)\n' })
  })

  test('lists what would change, says how, and changes nothing', async () => {
    const workspace = createWorkspace(project)
    await cli(workspace, [])
    rmSync(workspace.path('generated/a.gen.ts'))
    const emit = async () => [emitted[0], { path: 'c.gen.ts', text: 'c' }] as EmittedFile[]
    const before = workspace.read()
    const { code, out } = await cli(workspace, ['--check'], { emit })
    expect(code).toBe(1)
    expect(out).toContain(`Not up to date. A run would
  add a.gen.ts
  add c.gen.ts
  change stamp.json
  remove screens/b.gen.ts
Run: npm run generate
`)
    expect(workspace.read()).toEqual(before)
  })

  test('fails on output that was edited by hand', async () => {
    const workspace = createWorkspace(project)
    await cli(workspace, [])
    workspace.write({ 'generated/a.gen.ts': 'mine\n' })
    expect(await cli(workspace, ['--check'])).toMatchObject({ code: 1, err: expect.stringContaining('HAND_EDITED') })
  })

  test('fails on what a killed run left, without touching it', async () => {
    const workspace = createWorkspace(project)
    await cli(workspace, [])
    workspace.write({ 'generated/.staging/journal.json': '[]' })
    expect(await cli(workspace, ['--check'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('npm run generate'),
    })
    expect(workspace.read('generated/.staging')).toEqual({ 'journal.json': '[]' })
    const healed = await cli(workspace, [])
    expect(healed.out).toContain('Undid what an interrupted run had left')
    expect(Object.keys(workspace.read('generated'))).toEqual(['a.gen.ts', 'screens/b.gen.ts', 'stamp.json'])
  })

  test('reports input errors as such', async () => {
    const workspace = createWorkspace({ ...project, 'openapi/openapi.yaml': 'swagger: "2.0"' })
    expect((await cli(workspace, ['--check'])).code).toBe(3)
  })
})

describe('explain', () => {
  test('prints what the model says', async () => {
    expect(await cli(createWorkspace(project), ['explain', 'thing.list'])).toEqual({
      code: 0,
      out: 'a list\n',
      err: '',
      ran: ['build', 'explain'],
    })
  })

  test('suggests what was meant', async () => {
    const { code, err } = await cli(createWorkspace(project), ['explain', 'thing_lst'])
    expect({ code, err }).toEqual({
      code: 2,
      err: 'There is no screen or operation "thing_lst". Did you mean "thing_list"?\n',
    })
  })
})

describe('an output folder that may not be written to', () => {
  test.each([
    ['holds sources', ['--out', 'src/generated'], 'UNSAFE_OUTPUT_FOLDER'],
    ['has a stamp that cannot be read', ['--out', 'broken'], 'BROKEN_STAMP'],
  ])('is refused before anything is read when it %s', async (_, argv, code) => {
    const workspace = createWorkspace({ ...project, 'broken/stamp.json': '<<<<<<<' })
    const result = await cli(workspace, argv)
    expect(result).toMatchObject({ code: 3, out: '', ran: [] })
    expect(result.err).toContain(code)
    expect(await cli(workspace, ['--check', ...argv])).toMatchObject({ code: 1, out: '', ran: [] })
  })
})

describe('usage', () => {
  test.each([
    [['--watch', '--check'], '--watch writes: it goes with neither'],
    [['--watch', 'explain', 'thing.list'], '--watch writes: it goes with neither'],
    [['--report', 'old.yaml'], 'Name two contracts: --report OLD NEW.'],
    [['explain'], 'Name one screen or operation to explain.'],
    [['explain', 'a', 'b'], 'Name one screen or operation to explain.'],
    [['build'], 'Unknown command "build".'],
    [['--chekc'], "Unknown option '--chekc'"],
    [['--spec'], "Option '--spec <value>' argument missing"],
  ])('%j', async (argv, message) => {
    const workspace = createWorkspace(project)
    const { code, err } = await cli(workspace, argv)
    expect(code).toBe(2)
    expect(err).toContain(message)
    expect(err).toContain('Usage: npm run generate')
    expect(Object.keys(workspace.read())).toEqual(Object.keys(project).toSorted())
  })

  test('--help', async () => {
    expect(await cli(createWorkspace(), ['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--check') })
  })
})

describe('a defect of the generator', () => {
  test.each<[string, Partial<Stages>]>([
    ['an exception', { emit: () => Promise.reject(new TypeError('oh no')) }],
    ['a stage that fails silently', { build: () => undefined }],
  ])('%s ends with a stack and its own code', async (_, stages) => {
    const workspace = createWorkspace(project)
    const { code, err } = await cli(workspace, [], stages)
    expect(code).toBe(70)
    expect(err).toMatch(/Error: .*\n +at /)
    expect(err).toContain('This is a defect of the generator')
    expect(Object.keys(workspace.read())).toEqual(Object.keys(project).toSorted())
  })
})
