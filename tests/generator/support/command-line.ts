/** Runs the command line of the generator as a program of its own. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { filesBelow } from './fixture.ts'
import { root } from './folders.ts'

export interface CommandOptions {
  cwd?: string
  env?: Readonly<Record<string, string>>
}

/** Resolves to what it printed; rejects when it fails. */
export async function generate(
  args: readonly string[],
  { cwd = root, env = {} }: CommandOptions = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'generator', 'cli.ts'), ...args], {
    cwd,
    env: { ...process.env, ...env },
    maxBuffer: 1 << 26,
  })
  return stdout
}

/** Every file below a folder, path → text. */
export function readTree(folder: string): Map<string, string> {
  return new Map(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}
