/**
 * Keeps what a tool made of which input: a change of the manifest rarely changes what hey-api and orval are handed, and
 * they take most of a run. The cache holds copies only: where an entry is missing or broken, the tool runs.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ToolJob, Tools } from '../model/types/tools.ts'

/** Entries that are kept of one tool, the newest: half a megabyte each. */
const maxEntries = 16

export interface CacheOptions {
  /** Where the entries lie; made when the first is written. */
  folder: string
  /** A text that changes whenever another version of a tool, or of a package that it uses, is installed. */
  installed: string
}

/** The text that a tool made of the same input before, or else what `run` makes now. */
export function createToolCache({ folder, installed }: CacheOptions, run: Tools): Tools {
  return async (job) => {
    const name = `${job.tool}-${keyOf(job, installed)}`
    const known = readEntry(join(folder, name))
    if (known !== undefined) return known
    const text = await run(job)
    try {
      writeEntry(folder, { name, text })
      removeOldest(folder, `${job.tool}-`)
    } catch {
      // A full disk or a folder without rights makes the next run slower, not this one wrong.
    }
    return text
  }
}

function keyOf({ tool, input, module, sources = [] }: ToolJob, installed: string): string {
  const hash = createHash('sha256')
  // With their lengths: no two lists of parts are the same text.
  for (const part of [tool, installed, input, ...[module, ...sources].map((url) => readFileSync(url, 'utf8'))])
    hash.update(`${part.length}\n`).update(part)
  return hash.digest('hex')
}

/** The first line of an entry is the hash of the rest. Undefined if it is missing, cut off or changed. */
function readEntry(file: string): string | undefined {
  try {
    const entry = readFileSync(file, 'utf8')
    const end = entry.indexOf('\n')
    const text = entry.slice(end + 1)
    return end > 0 && entry.slice(0, end) === sha256(text) ? text : undefined
  } catch {
    return undefined
  }
}

/** Renamed into place, so that another run never sees half of it. */
function writeEntry(folder: string, { name, text }: { name: string; text: string }): void {
  mkdirSync(folder, { recursive: true })
  const temporary = join(folder, `.${name}.${process.pid}`)
  try {
    writeFileSync(temporary, `${sha256(text)}\n${text}`)
    renameSync(temporary, join(folder, name))
  } finally {
    rmSync(temporary, { force: true })
  }
}

function removeOldest(folder: string, prefix: string): void {
  const entries = readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ file: join(folder, name), written: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.written - a.written)
  for (const { file } of entries.slice(maxEntries)) rmSync(file, { force: true })
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
