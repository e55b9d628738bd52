/** Runs that fail or are killed in the middle. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { recover, wasInterrupted } from '../../../generator/write/apply.ts'
import { createWorkspace, type Workspace } from '../workspace.ts'
import { plan, write, type Files } from './write.ts'

const before = { 'a.gen.ts': 'a', 'b/gone.gen.ts': 'gone', 'c.gen.ts': 'c', 'd.gen.ts': 'd' }
const after = { 'a.gen.ts': 'A', 'c.gen.ts': 'C', 'd.gen.ts': 'd', 'e/new.gen.ts': 'new' }
/** Files that a run from `before` to `after` moves, the stamp included. */
const steps = [1, 2, 3, 4, 5]

const node = existsSync('node_modules/.bin/node') ? 'node_modules/.bin/node' : process.execPath

/** A run in a process of its own, which kills itself after some steps. */
function runChild(
  workspace: Workspace,
  files: Files,
  killAfter: number,
): { signal: string | null; status: number | null; stderr: string } {
  const script = fileURLToPath(new URL('kill-run.ts', import.meta.url))
  return spawnSync(node, [script, workspace.root, JSON.stringify(files), String(killAfter)], { encoding: 'utf8' })
}

function killRun(workspace: Workspace, files: Files, afterSteps: number): void {
  const { signal, stderr } = runChild(workspace, files, afterSteps)
  expect(signal, stderr).toBe('SIGKILL')
}

describe.each(steps)('after %i moved files', (limit) => {
  test('a failed run has changed nothing', () => {
    const workspace = createWorkspace({ 'generated/mine.txt': 'mine' })
    write(workspace, before)
    const old = workspace.read()
    let done = 0
    const fail = (): void => {
      if (++done === limit) throw new Error('disk full')
    }
    expect(() => write(workspace, after, fail)).toThrow('disk full')
    expect(done).toBe(limit)
    expect(workspace.read()).toEqual(old)
  })

  test('a killed run is undone by the next one, which then does its own work', () => {
    const workspace = createWorkspace({ 'generated/mine.txt': 'mine' })
    write(workspace, before)
    const old = workspace.read()
    killRun(workspace, after, limit)
    expect(workspace.read()).not.toEqual(old)
    expect(wasInterrupted(workspace.path('generated'))).toBe(true)

    expect(recover(workspace.path('generated'))).toBe(true)
    expect(workspace.read()).toEqual(old)
    expect(recover(workspace.path('generated'))).toBe(false)

    const expected = createWorkspace({ 'generated/mine.txt': 'mine' })
    write(expected, after)
    write(workspace, after)
    expect(workspace.read()).toEqual(expected.read())
  })

  test('a killed run is healed even if the next one makes something else', () => {
    const workspace = createWorkspace()
    write(workspace, before)
    killRun(workspace, after, limit)
    const other = { 'a.gen.ts': 'other', 'e/new.gen.ts': 'other' }
    write(workspace, other)
    const { 'stamp.json': _, ...files } = workspace.read('generated')
    expect(files).toEqual(other)
  })
})

test('a full disk is not a defect of the generator', () => {
  const workspace = createWorkspace()
  write(workspace, before)
  const old = workspace.read()
  const fail = (): void => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  }
  expect(() => write(workspace, after, fail)).toThrow('WRITE_FAILED')
  expect(workspace.read()).toEqual(old)
})

test('the first run ever, killed, leaves nothing that the next one stumbles over', () => {
  const workspace = createWorkspace()
  killRun(workspace, before, 3)
  expect(write(workspace, before)).toEqual({ written: 5, removed: 0 })
  expect(Object.keys(workspace.read('generated'))).toEqual([
    'a.gen.ts',
    'b/gone.gen.ts',
    'c.gen.ts',
    'd.gen.ts',
    'stamp.json',
  ])
})

test('what somebody edited after a killed run is not undone, but complained about', () => {
  const workspace = createWorkspace()
  write(workspace, before)
  killRun(workspace, after, 5)
  workspace.write({ 'generated/a.gen.ts': 'mine' })
  recover(workspace.path('generated'))
  expect(workspace.read('generated')).toMatchObject({ 'a.gen.ts': 'mine', 'c.gen.ts': 'c', 'b/gone.gen.ts': 'gone' })
  expect(plan(workspace, before).diagnostics).toMatchObject([
    { code: 'HAND_EDITED', place: { file: 'generated/a.gen.ts' } },
  ])
})

test('a run that was killed while it prepared its files leaves only its staging folder, which the next one clears', () => {
  const workspace = createWorkspace()
  write(workspace, before)
  const old = workspace.read()
  workspace.write({
    'generated/.staging/0.new': 'half',
    'generated/.staging/pid': '999999999@1',
    'generated/.staging/journal.json.tmp': '[',
  })
  expect(recover(workspace.path('generated'))).toBe(false)
  expect(workspace.read()).toEqual(old)
})

test('a second run is refused while the first one writes', () => {
  const workspace = createWorkspace()
  write(workspace, before)
  const second: string[] = []
  write(workspace, after, () => {
    const { status, stderr } = runChild(workspace, { x: '' }, 99)
    second.push(`${status} ${/OUTPUT_BUSY/.exec(stderr)?.[0]}`)
  })
  expect(second).toEqual(steps.map(() => '1 OUTPUT_BUSY'))
  const { 'stamp.json': _, ...files } = workspace.read('generated')
  expect(files).toEqual(after)
})

test('a foreign file in the place of the staging folder is not touched', () => {
  const workspace = createWorkspace({ 'generated/.staging/notes.txt': 'mine' })
  expect(recover(workspace.path('generated'))).toBe(false)
  expect(() => write(workspace, after)).toThrow('OUTPUT_BUSY')
  expect(workspace.read()).toEqual({ 'generated/.staging/notes.txt': 'mine' })
})
