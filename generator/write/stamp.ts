/**
 * `stamp.json`: what the output was made from and the hash of every file in it. It decides whether a run has
 * anything to do, and it is the only ground on which a file may be replaced or removed.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFile } from './hash.ts'
import { pathProblem } from './output-paths.ts'

export const stampFile = 'stamp.json'

/** What a run is made from; equal heads make equal files. */
export interface StampHead {
  /** Version of the generator, and the hash of its own source and templates. */
  generator: string
  source: string
  /** Name of the contract's root file. */
  contract: string
  /** Package → version of the tools that shape the output. */
  tools: Readonly<Record<string, string>>
  /** File → SHA-256 of contract and manifest. */
  inputs: Readonly<Record<string, string>>
}

export interface Stamp extends StampHead {
  /** Path below the output folder → SHA-256. */
  files: ReadonlyMap<string, string>
}

/** The stamp of an output folder; `broken` when it cannot be trusted (a merge conflict, foreign content). */
export function readStamp(out: string): Stamp | 'none' | 'broken' {
  const path = join(out, stampFile)
  if (!existsSync(path)) return 'none'
  try {
    return parseStamp(JSON.parse(readFileSync(path, 'utf8')) as unknown)
  } catch {
    return 'broken'
  }
}

function parseStamp(value: unknown): Stamp | 'broken' {
  if (!isRecord(value)) return 'broken'
  const { generator, source, contract, tools, inputs, files } = value
  if (typeof generator !== 'string' || typeof source !== 'string' || typeof contract !== 'string') return 'broken'
  if (!isTexts(tools) || !isTexts(inputs) || !isTexts(files)) return 'broken'
  // A path out of the folder would have the next run remove something that was never ours.
  if (Object.keys(files).some((path) => pathProblem(path) !== undefined)) return 'broken'
  return { generator, source, contract, tools, inputs, files: new Map(Object.entries(files)) }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((item) => typeof item === 'string')

export function stampText({ generator, source, contract, tools, inputs, files }: Stamp): string {
  const stamp = {
    generator,
    source,
    contract,
    tools: sorted(Object.entries(tools)),
    inputs: sorted(Object.entries(inputs)),
    files: sorted([...files]),
  }
  return `${JSON.stringify(stamp, undefined, 2)}\n`
}

const sorted = (entries: readonly (readonly [string, string])[]): Record<string, string> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))

/** Whether every file is on disk as the stamp has it. */
export const outputsIntact = (out: string, stamp: Stamp): boolean =>
  [...stamp.files].every(([path, hash]) => hashFile(join(out, path)) === hash)
