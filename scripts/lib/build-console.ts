/** Builds the console, unless the last build was made of the very same files. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { circleFault } from './chunk-circles.ts'
import { partFault } from './chunks.ts'
import { cacheFolder, nodeProgram, root } from './project.ts'
import { runCommand } from './stages.mjs'
import type { Outcome, Progress } from './stages.mjs'

/** Everything that a build is made of, folders whole. */
const INPUTS = [
  'src',
  'generated',
  'public',
  'index.html',
  'vite.config.ts',
  // What vite.config.ts imports.
  'scripts/lib',
  'package-lock.json',
  'tsconfig.base.json',
]

/** `mock`: with the mock API inside. The two have folders of their own, so that going back and forth costs nothing. */
export type BuildKind = 'plain' | 'mock'

/** @returns absolute path of the folder that holds such a build */
export function buildFolder(kind: BuildKind): string {
  return join(root, kind === 'mock' ? 'dist-mock' : 'dist')
}

/** @param options `force`: build even when nothing changed */
export async function buildConsole(kind: BuildKind, progress: Progress, { force = false } = {}): Promise<Outcome> {
  const inputs = hashOfInputs(process.env)
  if (!force && readStamp(stampFile(kind)) === stampOf(kind, inputs)) return { ok: true, note: 'fresh' }
  const result = await buildInto(buildFolder(kind), kind, progress)
  if (result.ok) writeStamp(stampFile(kind), stampOf(kind, inputs))
  return result
}

async function buildInto(folder: string, kind: BuildKind, progress: Progress): ReturnType<typeof runCommand> {
  const mode = kind === 'mock' ? 'mock' : 'production'
  const args = ['build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const build = (env: NodeJS.ProcessEnv) =>
    runCommand(...nodeProgram('node_modules/vite/bin/vite.js', ...args), { cwd: root, env, progress })
  const first = await build(process.env)
  return isCutWrongly(first, process.env) ? build({ ...process.env, BUILD_PARTS: 'none' }) : first
}

/**
 * Whether what is only tried has to be built without parts of ours: they are cut for what this contract needs together, and with what another
 * one has no more they may import each other, or lack what they begin with.
 */
export const isCutWrongly = (
  { ok, output }: { ok: boolean; output?: string },
  { BUILD_FOR_TRIAL: trial }: NodeJS.ProcessEnv,
): boolean => !ok && trial !== undefined && [circleFault, partFault].some((fault) => output?.includes(fault) === true)

/**
 * Builds once more, elsewhere, and compares byte for byte: whoever has the sources can tell that a build is made of them. Asked once for
 * what a build is made of.
 *
 * @param options `force`: also when it is known already
 */
export async function buildAgain(kind: BuildKind, progress: Progress, { force = false } = {}): Promise<Outcome> {
  const built = await buildConsole(kind, progress)
  if (!built.ok) return built
  const stamp = readStamp(stampFile(kind))
  const proof = join(cacheFolder, `again-${kind}.stamp`)
  if (!force && stamp !== null && readStamp(proof) === stamp) return { ok: true, note: 'fresh' }
  const other = join(cacheFolder, `again-${kind}`)
  const again = await buildInto(other, kind, progress)
  if (!again.ok) return again
  const files = filesThatDiffer(buildFolder(kind), other)
  if (files.length > 0) return { ok: false, output: `These files differ: ${files.join(', ')}` }
  writeStamp(proof, stamp ?? undefined)
  return { ok: true, note: 'every byte is the same' }
}

/** @returns files that differ between two folders or that only one of them has, sorted */
export function filesThatDiffer(...folders: readonly [string, string]): string[] {
  const names = new Set(folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' })))
  const content = (path: string) =>
    !existsSync(path) ? 'missing' : statSync(path).isFile() ? readFileSync(path).toString('base64') : 'folder'
  return [...names].filter((name) => new Set(folders.map((folder) => content(join(folder, name)))).size > 1).sort()
}

/** Of all files, and of what the environment says of the build. */
export function hashOfInputs({ CAIRN_BASE: base = '/', BUILD_FOR_TRIAL: trial = '' }: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256').update(`${base}\0${trial}`)
  for (const path of INPUTS.flatMap(filesUnder)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  if (statSync(absolute).isFile()) return [path]
  const entries = readdirSync(absolute, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  return entries
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
}

/** Also names the page that was built: a build by hand in the same folder does not pass for ours. */
function stampOf(kind: BuildKind, inputs: string): string | undefined {
  const page = join(buildFolder(kind), 'index.html')
  if (!existsSync(page)) return undefined
  return `${inputs} ${createHash('sha256').update(readFileSync(page)).digest('hex')}\n`
}

function stampFile(kind: BuildKind): string {
  return join(cacheFolder, `build-${kind}.stamp`)
}

function readStamp(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function writeStamp(file: string, stamp: string | undefined): void {
  if (stamp === undefined) return
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(file, stamp)
}
