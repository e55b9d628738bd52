/** Where the generator may write: never outside its folder, never over anybody's work. */
import { lstatSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path'
import type { Diagnostics } from '../diagnostics.ts'

/** Folder inside the output where a run prepares its files; nothing may be emitted there. */
export const stagingFolder = '.staging'

/** Folders of a project that people write. */
const sources = [
  '.ci',
  '.git',
  'docs',
  'generator',
  'node_modules',
  'openapi',
  'scripts',
  'server',
  'src',
  'templates',
  'tests',
]

/** Reports and returns false if the output folder is one whose files are not the generator's to replace. */
export function checkOutputFolder(out: string, root: string, diagnostics: Diagnostics): boolean {
  const problem = folderProblem(out, root)
  if (problem === undefined) return true
  diagnostics.error(
    'UNSAFE_OUTPUT_FOLDER',
    { file: out },
    { cause: `The output folder ${problem}.`, suggestion: 'Give --out a folder of its own.' },
  )
  return false
}

function folderProblem(out: string, root: string): string | undefined {
  if (out.includes('\0')) return 'has an illegal name'
  if (isSymbolicLink(out)) return 'is a symbolic link'
  const real = realPath(out)
  const project = realPath(root)
  if (real === parse(real).root) return 'is the root of the file system'
  if (contains(real, realPath(homedir()))) return 'is, or contains, the home folder'
  if (contains(real, project)) return 'is, or contains, the project'
  const first = relative(project, real).split(sep)[0]?.toLowerCase() ?? ''
  if (sources.includes(first)) return `lies in ${first}/, whose files are written by hand`
  const stat = statOf(real)
  if (stat !== undefined && !stat.isDirectory()) return 'is a file'
  return undefined
}

const contains = (folder: string, path: string): boolean => {
  const way = relative(folder, path)
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way))
}

/** With links resolved as far as the path exists. */
function realPath(path: string): string {
  const absolute = resolve(path)
  try {
    return realpathSync(absolute)
  } catch {
    const parent = dirname(absolute)
    return parent === absolute ? absolute : join(realPath(parent), basename(absolute))
  }
}

function statOf(path: string) {
  return lstatSync(path, { throwIfNoEntry: false })
}

const isSymbolicLink = (path: string): boolean => statOf(path)?.isSymbolicLink() ?? false

/** Why a relative path must not be written to; undefined if it may. Strict: all paths are the generator's own names. */
export function pathProblem(path: string): string | undefined {
  if (path === '') return 'is empty'
  if (path.length > 240) return 'is too long'
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return 'is absolute'
  for (const segment of path.split('/')) {
    if (segment === '..' || segment === '.' || segment === '') return 'is not a plain relative path'
    if (!/^[A-Za-z0-9._@$-]+$/.test(segment)) return 'has characters that not every file system takes'
    if (segment.endsWith('.') || /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(segment))
      return 'has a name that not every file system takes'
  }
  if (path.split('/')[0]?.toLowerCase() === stagingFolder) return 'is reserved'
  return undefined
}

/**
 * Reports paths that are illegal, the same up to case (one file on many systems), or a file and a folder at once.
 * Returns whether there were none.
 */
export function checkOutputPaths(paths: readonly string[], diagnostics: Diagnostics): boolean {
  const files = new Map<string, string>()
  let fine = true
  const report = (code: string, path: string, cause: string): void => {
    fine = false
    diagnostics.error(
      code,
      { file: path },
      { cause, suggestion: 'Nothing was written; please report this as a defect of the generator.' },
    )
  }
  for (const path of paths) {
    const problem = pathProblem(path)
    if (problem !== undefined) report('UNSAFE_OUTPUT_PATH', path, `The output path ${JSON.stringify(path)} ${problem}.`)
    const other = files.get(path.toLowerCase())
    if (other !== undefined)
      report(
        'OUTPUT_COLLISION',
        path,
        `Two output files are called "${path}"${other === path ? '' : ` and "${other}"`}.`,
      )
    files.set(path.toLowerCase(), path)
  }
  for (const path of paths) {
    for (const parent of parents(path)) {
      const file = files.get(parent.toLowerCase())
      if (file !== undefined) report('OUTPUT_COLLISION', path, `"${file}" would be a file and a folder at once.`)
    }
  }
  return fine
}

/** `a/b/c` → `a`, `a/b`. */
export function parents(path: string): string[] {
  const segments = path.split('/')
  return segments.slice(1).map((_, i) => segments.slice(0, i + 1).join('/'))
}
