/** Decides what a run would change in the output folder. `apply` executes the very plan that is made here. */
import { lstatSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Diagnostics } from '../diagnostics.ts'
import type { EmittedFile } from '../model/types/ir.ts'
import { diffExcerpt } from './diff.ts'
import { hashFile, hashText } from './hash.ts'
import { checkOutputFolder, checkOutputPaths, parents } from './output-paths.ts'
import { readStamp, stampFile, stampText, type Stamp, type StampHead } from './stamp.ts'

export interface WriteRequest {
  /** Absolute. */
  out: string
  /** The project, absolute: diagnostics name files relative to it. */
  root: string
  files: readonly EmittedFile[]
  head: StampHead
}

/** A file to be created (no `old`) or replaced (`old`: hash of what is there). */
export interface PlannedWrite {
  path: string
  text: string
  hash: string
  old?: string
}

export interface WritePlan {
  out: string
  /** Only files that differ from what is on disk, sorted; `stamp.json`, if it changes, comes last. */
  write: readonly PlannedWrite[]
  /** Files of an earlier run that are no longer made. */
  remove: readonly { path: string; hash: string }[]
  unchanged: number
}

/**
 * What the output folder holds, asked before there is anything to write, so that nobody waits for a run that may not write.
 * Reports and returns undefined if nothing may be written there.
 */
export function checkOutput(out: string, root: string, diagnostics: Diagnostics): Stamp | 'none' | undefined {
  if (!checkOutputFolder(out, root, diagnostics)) return undefined
  const stamp = readStamp(out)
  if (stamp !== 'broken') return stamp
  const name = nameIn(root, out)
  diagnostics.error(
    'BROKEN_STAMP',
    { file: `${name}/${stampFile}` },
    {
      cause: 'The stamp cannot be read, so it is unknown which files are emitted ones (a merge conflict?).',
      suggestion: `Restore it, or delete ${name}/ if nothing in it was written by hand, and run \`npm run generate\`.`,
    },
  )
  return undefined
}

/** Reports whatever forbids the run and then returns undefined; never touches the disk. */
export function planWrites(request: WriteRequest, diagnostics: Diagnostics): WritePlan | undefined {
  const { out, root, head } = request
  const files = [...request.files].sort((a, b) => (a.path < b.path ? -1 : 1))
  const name = nameIn(root, out)
  // Once more: it was asked for before the run, and much may happen meanwhile.
  const stamp = checkOutput(out, root, diagnostics)
  if (stamp === undefined) return undefined
  if (!checkOutputPaths([...files.map((file) => file.path), stampFile], diagnostics)) return undefined
  const known = stamp === 'none' ? new Map<string, string>() : stamp.files

  let refused = false
  const refuse = (code: string, path: string, { cause, suggestion }: { cause: string; suggestion: string }): void => {
    refused = true
    diagnostics.error(code, { file: `${name}/${path}` }, { cause, suggestion })
  }
  const next = new Map(files.map((file) => [file.path, hashText(file.text)]))
  const remove: { path: string; hash: string }[] = []
  for (const [path, hash] of [...known].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (next.has(path)) continue
    if (linkOnTheWay(out, path) !== undefined) {
      refuse('FILE_IN_THE_WAY', path, {
        cause: 'A symbolic link stands where an emitted file was.',
        suggestion: 'Move it away.',
      })
      continue
    }
    const current = hashFile(join(out, path))
    if (current === hash) remove.push({ path, hash })
    else if (current !== undefined) {
      refuse('HAND_EDITED', path, {
        cause: 'The file is no longer generated, and was edited by hand since it was.',
        suggestion: 'Move the change into an override or the manifest, then delete the file.',
      })
    }
  }

  const gone = new Set(remove.map(({ path }) => path))
  const write: PlannedWrite[] = []
  for (const { path, text } of files) {
    const hash = next.get(path) ?? ''
    const obstacle = obstacleAt(out, path, gone)
    if (obstacle !== undefined) {
      refuse('FILE_IN_THE_WAY', path, { cause: obstacle, suggestion: 'Move it away.' })
      continue
    }
    const current = gone.has(path) ? undefined : hashFile(join(out, path))
    // Equal to what would be written: fine, whoever wrote it.
    if (current === hash) continue
    if (current === undefined) write.push({ path, text, hash })
    else if (current === known.get(path)) write.push({ path, text, hash, old: current })
    else if (known.has(path)) {
      const diff = diffExcerpt(text, readFileSync(join(out, path), 'utf8'))
      refuse('HAND_EDITED', path, {
        cause: `The file was edited by hand since it was generated (- generated, + on disk):\n${indent(diff)}`,
        suggestion: 'Move the change into an override or the manifest, delete the file, and run `npm run generate`.',
      })
    } else
      refuse('FILE_IN_THE_WAY', path, {
        cause: 'A file that the generator did not write stands where it would write one.',
        suggestion: 'Move it out of the folder.',
      })
  }
  if (refused) return undefined

  const unchanged = files.length - write.length
  const newStamp = stampText({ ...head, files: next })
  const oldStamp = hashFile(join(out, stampFile))
  const stampHash = hashText(newStamp)
  if (oldStamp !== stampHash)
    write.push({
      path: stampFile,
      text: newStamp,
      hash: stampHash,
      ...(oldStamp === undefined ? {} : { old: oldStamp }),
    })
  return { out, write, remove, unchanged }
}

/** How messages call the output folder. */
function nameIn(root: string, out: string): string {
  const way = relative(root, out).split(sep).join('/')
  return way.startsWith('../') ? out : way
}

const indent = (text: string): string => text.replace(/^/gm, '      ')

const lstat = (path: string) => lstatSync(path, { throwIfNoEntry: false })

/** The first symbolic link among a path and the folders it lies in. */
function linkOnTheWay(out: string, path: string): string | undefined {
  for (const part of [...parents(path), path]) {
    const stat = statOrNothing(join(out, part))
    if (stat === undefined) return undefined
    if (stat.isSymbolicLink()) return part
  }
  return undefined
}

/** Below a file there is nothing, which Node reports as an error of its own. */
function statOrNothing(path: string) {
  try {
    return lstat(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}

/** What keeps a path from being written, in words. `gone`: files that will be removed first. */
function obstacleAt(out: string, path: string, gone: ReadonlySet<string>): string | undefined {
  for (const part of parents(path)) {
    const stat = statOrNothing(join(out, part))
    if (stat === undefined || gone.has(part)) return undefined
    if (stat.isSymbolicLink()) return `The folder ${part} is a symbolic link.`
    if (!stat.isDirectory()) return `${part} is a file where a folder is needed.`
  }
  const stat = statOrNothing(join(out, path))
  if (stat === undefined || stat.isFile()) return undefined
  if (stat.isDirectory() && onlyGone(out, path, gone)) return undefined
  return stat.isDirectory()
    ? 'A folder stands where a file would be written.'
    : 'Something that is not a plain file stands here.'
}

/** Whether removing those files leaves nothing of a folder. */
function onlyGone(out: string, folder: string, gone: ReadonlySet<string>): boolean {
  const entries = readdirSync(join(out, folder), { withFileTypes: true })
  return (
    entries.length > 0 &&
    entries.every((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? onlyGone(out, path, gone) : gone.has(path)
    })
  )
}
