/** `npm run upgrade -- FILE --compile`: hand-written code against what is generated for a newer document, in a folder of its own. */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { failuresOf, type Failure } from './upgrade/compile/failures.ts'
import { goneNames } from './upgrade/compile/gone.ts'
import type { Applying } from './upgrade-apply.ts'
import { putFiles } from './upgrade-draft.ts'

/** What is compiled, and what that needs. */
const copied = [
  'openapi',
  'src',
  'tests',
  'scripts',
  'server',
  'generator',
  'templates',
  'package.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'redocly.yaml',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.generator.json',
  'tsconfig.src.json',
  'tsconfig.tests.json',
  '.size-limit.mjs',
]

const tsconfigs = ['tsconfig.src.json', 'tsconfig.tests.json']

export interface CompileInput {
  root: string
  plan: Applying
  /** Generates for the project in a folder, in there; says why it could not. */
  generate: (folder: string) => Promise<string | undefined>
}

/** What does not compile; a text when there is nothing to compile against. */
export async function compileUpgrade({ root, plan, generate }: CompileInput): Promise<readonly Failure[] | string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cairn-compile-')))
  try {
    for (const part of copied)
      if (existsSync(join(root, part))) cpSync(join(root, part), join(folder, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    putFiles(folder, plan.files)
    const problem = await generate(folder)
    if (problem !== undefined) return problem
    const outputs = await Promise.all(tsconfigs.map((tsconfig) => compile(folder, tsconfig)))
    const gone = goneNames({ old: plan.old, now: plan.draft.model, changes: plan.changes })
    const all = outputs.flatMap((output) =>
      failuresOf(output.replaceAll(`${folder}/`, ''), {
        changes: plan.changes,
        gone,
        lineOf: (file, line) => lineIn(join(folder, file), line),
      }),
    )
    return [...new Map(all.map((one) => [`${one.file}:${one.line} ${one.message}`, one])).values()]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compile(folder: string, tsconfig: string): Promise<string> {
  const tsc = join(folder, 'node_modules/typescript-7/bin/tsc')
  try {
    await promisify(execFile)(process.execPath, [tsc, '--pretty', 'false', '-p', tsconfig], {
      cwd: folder,
      maxBuffer: 1 << 26,
    })
    return ''
  } catch (error) {
    const { stdout } = error as { stdout?: string }
    if (stdout === undefined || stdout === '') throw error
    return stdout
  }
}

function lineIn(file: string, line: number): string {
  return existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[line - 1] ?? '') : ''
}

/** For people. */
export function failuresText(failures: readonly Failure[] | string): string {
  if (typeof failures === 'string') return `\nNothing to compile against: ${failures}\n`
  if (failures.length === 0) return '\nAll hand-written code compiles.\n'
  const lines = failures.flatMap(({ part, file, line, message, cause }) => [
    `  ${part.padEnd(9)}  ${file}:${line}`,
    `             ${message}`,
    ...(cause === undefined ? [] : [`             because ${cause}`]),
  ])
  return `\nDoes not compile: ${failures.length}\n${lines.join('\n')}\n`
}
