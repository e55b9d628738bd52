/** Reads emitted screens out of a folder, or out of what was committed. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

import type { Modules } from './screens.ts'

const isModule = (path: string): boolean => /\.gen\.tsx?$/.test(path)

/** @param folder an output of the generator: what has `screens` in it */
function readFolder(folder: string): Modules {
  const screens = join(folder, 'screens')
  const paths = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter(isModule)
  return new Map(paths.map((path) => [path.split(sep).join('/'), readFileSync(join(screens, path), 'utf8')]))
}

/** @param ref of git: `HEAD~1`, a branch */
function readRef(ref: string, root: string): Modules {
  const git = (args: readonly string[], input?: string): Buffer =>
    execFileSync('git', args, { cwd: root, input, maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'ignore'] })
  const prefix = 'generated/screens/'
  const paths = git(['ls-tree', '-r', '-z', '--name-only', ref, prefix]).toString().split('\0').filter(isModule)
  // One answer for all: `<hash> blob <size>\n<content>\n` each.
  const all = git(['cat-file', '--batch'], paths.map((path) => `${ref}:${path}\n`).join(''))
  let at = 0
  return new Map(
    paths.map((path) => {
      const end = all.indexOf('\n', at)
      const size = Number(all.subarray(at, end).toString().split(' ').at(-1))
      at = end + size + 2
      return [path.slice(prefix.length), all.subarray(end + 1, end + 1 + size).toString()]
    }),
  )
}

/** A folder if there is one of that name, else something that git knows. */
export const readSide = (side: string, root: string): Modules =>
  existsSync(join(side, 'screens')) ? readFolder(side) : readRef(side, root)
