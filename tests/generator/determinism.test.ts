/** The real generator on the real contract: where, when and in what order of keys it runs makes no difference. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createWorkspace, type Workspace } from './workspace.ts'

const repo = resolve(import.meta.dirname, '../..')
const packaged = join(repo, 'node_modules/.bin/node')
const node = existsSync(packaged) ? packaged : process.execPath

/** Generates into `out` of a workspace and returns what was printed. */
function generate(
  workspace: Workspace,
  argv: readonly string[] = [],
  environment: { cwd?: string; env?: Record<string, string> } = {},
): string {
  return execFileSync(node, [join(repo, 'generator/cli.ts'), '--out', workspace.path('out'), ...argv], {
    cwd: environment.cwd ?? repo,
    env: { ...process.env, ...environment.env },
    encoding: 'utf8',
  })
}

test('the output does not depend on folder, time zone, locale or order of keys', () => {
  const plain = createWorkspace()
  generate(plain)
  const expected = plain.read('out')
  expect(Object.keys(expected).length).toBeGreaterThan(100)

  const elsewhere = createWorkspace()
  generate(elsewhere, [], {
    cwd: elsewhere.root,
    env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  })
  expect(differences(elsewhere.read('out'), expected)).toEqual([])

  // A second run has nothing to do.
  expect(generate(elsewhere)).toBe('up to date (0 files written)\n')

  // The bundle, with every map turned round, is another text of the same contract.
  const shuffled = createWorkspace()
  const bundle = JSON.parse(readFileSync(plain.path('out/openapi.json'), 'utf8')) as unknown
  writeFileSync(shuffled.path('spec.json'), JSON.stringify(reverseKeys(bundle)))
  generate(shuffled, ['--spec', shuffled.path('spec.json')])
  // The stamp names the input.
  expect(differences(shuffled.read('out'), expected)).toEqual(['stamp.json'])
})

/** Names of files that are missing, added or different. */
function differences(actual: Readonly<Record<string, string>>, expected: Readonly<Record<string, string>>): string[] {
  const names = new Set([...Object.keys(actual), ...Object.keys(expected)])
  return [...names].filter((name) => actual[name] !== expected[name])
}

function reverseKeys(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(reverseKeys)
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).toReversed()
  return Object.fromEntries(entries.map(([key, item]) => [key, reverseKeys(item)]))
}
