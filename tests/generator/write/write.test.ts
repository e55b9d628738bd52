import { mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { createWorkspace } from '../workspace.ts'
import { plan, write } from './write.ts'

const one = { 'a.gen.ts': 'a\n', 'screens/b.gen.ts': 'b\n', 'screens/c.gen.ts': 'c\n' }

describe('a run', () => {
  test('writes what is missing or differs, removes what is no longer made, and leaves the rest alone', () => {
    const workspace = createWorkspace()
    expect(write(workspace, one)).toEqual({ written: 4, removed: 0 })
    const before = statSync(workspace.path('generated/a.gen.ts')).mtimeMs

    expect(write(workspace, { 'a.gen.ts': 'a\n', 'screens/b.gen.ts': 'B\n', 'new/d.gen.ts': 'd\n' })).toEqual({
      written: 3,
      removed: 1,
    })
    const { 'stamp.json': stamp, ...files } = workspace.read('generated')
    expect(files).toEqual({ 'a.gen.ts': 'a\n', 'new/d.gen.ts': 'd\n', 'screens/b.gen.ts': 'B\n' })
    expect(Object.keys((JSON.parse(stamp ?? '') as { files: object }).files)).toEqual([
      'a.gen.ts',
      'new/d.gen.ts',
      'screens/b.gen.ts',
    ])
    expect(statSync(workspace.path('generated/a.gen.ts')).mtimeMs).toBe(before)
  })

  test('that changes nothing writes nothing', () => {
    const workspace = createWorkspace()
    write(workspace, one)
    const before = statSync(workspace.path('generated')).mtimeMs
    expect(write(workspace, one)).toEqual({ written: 0, removed: 0 })
    expect(statSync(workspace.path('generated')).mtimeMs).toBe(before)
  })

  test('makes the same stamp whatever the order of the files', () => {
    const workspaces = [createWorkspace(), createWorkspace()] as const
    write(workspaces[0], one)
    write(workspaces[1], Object.fromEntries(Object.entries(one).toReversed()))
    expect(workspaces[1].read('generated')).toEqual(workspaces[0].read('generated'))
  })

  test('puts a deleted file back', () => {
    const workspace = createWorkspace()
    write(workspace, one)
    const before = workspace.read('generated')
    rmSync(workspace.path('generated/screens'), { recursive: true })
    expect(write(workspace, one)).toEqual({ written: 2, removed: 0 })
    expect(workspace.read('generated')).toEqual(before)
  })

  test('may turn a file into a folder and back', () => {
    const workspace = createWorkspace()
    write(workspace, { x: '1' })
    write(workspace, { 'x/y': '2' })
    expect(Object.keys(workspace.read('generated'))).toEqual(['stamp.json', 'x/y'])
    write(workspace, { x: '3' })
    expect(workspace.read('generated')['x']).toBe('3')
  })

  test('removes folders that it emptied, and no others', () => {
    const workspace = createWorkspace({ 'generated/kept/mine.txt': 'mine' })
    write(workspace, { 'gone/deep/a.gen.ts': '', 'kept/b.gen.ts': '' })
    write(workspace, {})
    expect(() => statSync(workspace.path('generated/gone'))).toThrow('ENOENT')
    expect(Object.keys(workspace.read('generated'))).toEqual(['kept/mine.txt', 'stamp.json'])
  })
})

describe('files of others', () => {
  test('survive', () => {
    const sentinels = {
      'generated/mine.txt': '1',
      'generated/screens/mine.ts': '2',
      'generated/.hidden': '3',
      'beside.txt': '4',
    }
    const workspace = createWorkspace(sentinels)
    write(workspace, one)
    write(workspace, { 'screens/b.gen.ts': 'other' })
    write(workspace, {})
    expect(workspace.read()).toMatchObject(sentinels)
  })

  test('in the way are an error', () => {
    const workspace = createWorkspace({ 'generated/a.gen.ts': 'mine', 'generated/screens': 'a file' })
    mkdirSync(workspace.path('generated/d.gen.ts'))
    const before = workspace.read()
    const { plan: made, diagnostics } = plan(workspace, { ...one, 'd.gen.ts': 'd' })
    expect(made).toBeUndefined()
    expect(diagnostics.map((d) => `${d.code} ${d.place.file}`)).toEqual([
      'FILE_IN_THE_WAY generated/a.gen.ts',
      'FILE_IN_THE_WAY generated/d.gen.ts',
      'FILE_IN_THE_WAY generated/screens/b.gen.ts',
      'FILE_IN_THE_WAY generated/screens/c.gen.ts',
    ])
    expect(workspace.read()).toEqual(before)
  })

  test('that are what would be written are taken over', () => {
    const workspace = createWorkspace({ 'generated/a.gen.ts': 'a\n' })
    expect(write(workspace, one)).toEqual({ written: 3, removed: 0 })
  })

  test('are not reached through links', () => {
    const workspace = createWorkspace({ 'src/b.gen.ts': 'precious' })
    write(workspace, { 'a.gen.ts': 'a' })
    symlinkSync(workspace.path('src'), workspace.path('generated/screens'))
    expect(plan(workspace, one).diagnostics.map((d) => d.cause)).toEqual([
      'The folder screens is a symbolic link.',
      'The folder screens is a symbolic link.',
    ])
    rmSync(workspace.path('generated/a.gen.ts'))
    symlinkSync(workspace.path('src/b.gen.ts'), workspace.path('generated/a.gen.ts'))
    expect(plan(workspace, {}).diagnostics).toMatchObject([
      { code: 'FILE_IN_THE_WAY', place: { file: 'generated/a.gen.ts' } },
    ])
    expect(workspace.read('src')).toEqual({ 'b.gen.ts': 'precious' })
  })
})

describe('a file that was edited by hand', () => {
  test('is refused with a diff, and nothing is written', () => {
    const workspace = createWorkspace()
    write(workspace, { 'a.gen.ts': 'one\ntwo\nthree\nfour\nfive\n', 'b.gen.ts': 'b' })
    workspace.write({ 'generated/a.gen.ts': 'one\ntwo\nTHREE\nfour\nfive\n' })
    const before = workspace.read()
    const { plan: made, diagnostics } = plan(workspace, {
      'a.gen.ts': 'one\ntwo\nthree\nfour\nfive\n',
      'b.gen.ts': 'B',
    })
    expect(made).toBeUndefined()
    expect(diagnostics).toMatchObject([{ code: 'HAND_EDITED', place: { file: 'generated/a.gen.ts' } }])
    expect(diagnostics[0]?.cause).toContain('        one\n        two\n      - three\n      + THREE\n        four\n')
    expect(diagnostics[0]?.suggestion).toContain('delete the file')
    expect(workspace.read()).toEqual(before)
  })

  test('is refused also when it is no longer made', () => {
    const workspace = createWorkspace()
    write(workspace, one)
    workspace.write({ 'generated/a.gen.ts': 'mine' })
    expect(plan(workspace, {}).diagnostics).toMatchObject([
      { code: 'HAND_EDITED', place: { file: 'generated/a.gen.ts' } },
    ])
  })

  test('may be deleted to have it back', () => {
    const workspace = createWorkspace()
    write(workspace, one)
    const before = workspace.read()
    workspace.write({ 'generated/a.gen.ts': 'mine' })
    rmSync(workspace.path('generated/a.gen.ts'))
    write(workspace, one)
    expect(workspace.read()).toEqual(before)
  })
})

describe('a stamp that cannot be trusted', () => {
  test.each([
    ['a merge conflict', '<<<<<<< ours\n{}\n'],
    ['another shape', '{"files": []}'],
    [
      'a path out of the folder',
      JSON.stringify({
        generator: '',
        source: '',
        contract: '',
        tools: {},
        inputs: {},
        files: { '../beside.txt': 'x' },
      }),
    ],
    [
      'an absolute path',
      JSON.stringify({ generator: '', source: '', contract: '', tools: {}, inputs: {}, files: { '/etc/passwd': 'x' } }),
    ],
  ])('%s', (_, text) => {
    const workspace = createWorkspace({ 'generated/stamp.json': text, 'beside.txt': 'mine' })
    expect(plan(workspace, one).diagnostics).toMatchObject([{ code: 'BROKEN_STAMP' }])
    expect(workspace.read()).toEqual({ 'beside.txt': 'mine', 'generated/stamp.json': text })
  })
})

describe('hostile output paths', () => {
  test.each([
    '../x.ts',
    'a/../../x.ts',
    './x.ts',
    '/etc/x.ts',
    'C:/x.ts',
    'a//b.ts',
    'a/',
    '',
    'a\0b.ts',
    'a\\b.ts',
    'a b.ts',
    'ä.ts',
    'con.ts',
    'x/NUL',
    'x.',
    '.staging/0.new',
    '.STAGING/x',
    `${'x/'.repeat(150)}x`,
  ])('%j', (path) => {
    const workspace = createWorkspace()
    const { plan: made, diagnostics } = plan(workspace, { ok: '', [path]: '' })
    expect(made).toBeUndefined()
    expect(diagnostics).toMatchObject([{ code: 'UNSAFE_OUTPUT_PATH' }])
  })

  test.each([
    ['the same up to case', { 'a/Thing.ts': '', 'a/thing.ts': '' }],
    ['a file and a folder', { 'a.ts': '', 'a.ts/b.ts': '' }],
    ['the stamp', { 'stamp.json': '' }],
  ])('%s', (_, files) => {
    expect(plan(createWorkspace(), files).diagnostics).toMatchObject([{ code: 'OUTPUT_COLLISION' }])
  })
})

describe('hostile output folders', () => {
  test.each([
    '.',
    '..',
    'src',
    'src/generated',
    'openapi',
    'generator/x',
    'node_modules',
    '.git',
    'SRC/x',
    '../..',
    '../../../../..',
  ])('%s', (out) => {
    const workspace = createWorkspace({ 'src/x.ts': '' })
    expect(plan(workspace, one, out).diagnostics).toMatchObject([{ code: 'UNSAFE_OUTPUT_FOLDER' }])
  })

  test('the home folder, a link, a file', () => {
    const workspace = createWorkspace({ 'src/x.ts': '', file: '' })
    symlinkSync(workspace.path('src'), workspace.path('linked'))
    const home = { ...workspace, path: () => homedir() }
    expect(plan(home, one).diagnostics).toMatchObject([{ code: 'UNSAFE_OUTPUT_FOLDER' }])
    expect(plan(workspace, one, 'linked').diagnostics).toMatchObject([{ code: 'UNSAFE_OUTPUT_FOLDER' }])
    expect(plan(workspace, one, 'linked/inside').diagnostics).toMatchObject([{ code: 'UNSAFE_OUTPUT_FOLDER' }])
    expect(plan(workspace, one, 'file').diagnostics).toMatchObject([{ code: 'UNSAFE_OUTPUT_FOLDER' }])
  })

  test('another folder, inside the project or not, is fine', () => {
    const outside = createWorkspace()
    const workspace = { ...createWorkspace(), path: outside.path }
    expect(plan(workspace, one, 'anywhere').diagnostics).toEqual([])
    expect(plan(outside, one, 'other/place').diagnostics).toEqual([])
  })

  test('an existing folder without stamp keeps what is in it', () => {
    const workspace = createWorkspace({ 'generated/readme.md': 'mine' })
    writeFileSync(workspace.path('generated/x'), '')
    write(workspace, one)
    expect(workspace.read('generated')).toMatchObject({ 'readme.md': 'mine', x: '' })
  })
})
