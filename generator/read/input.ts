/**
 * The files of one run: where they are, what diagnostics and the stamp call them, and the hash of what was read.
 *
 * Names are relative to the project root, or to the folder a file was given in if that lies outside: no output may
 * depend on where the project stands on a disk.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import type { Diagnostics, Place } from '../diagnostics.ts'
import { conventionsFile } from '../model/types/conventions.ts'
import { behaviourFolders, behavioursFolder, readBehaviours } from './behaviours.ts'
import type { SourceDocument } from './document.ts'
import { overrideFiles, overridesFolder } from './overrides.ts'

/** Absolute paths. */
export interface Locations {
  root: string
  /** The contract; default `<root>/openapi/openapi.yaml`. */
  spec?: string
  /** The folder of the manifest; default `<root>/openapi/resources`. */
  resources?: string
}

/** Bytes of one input file; the whole contract has half a megabyte. */
const maxBytes = 64 * 1024 * 1024

/**
 * Path → its text and the documents in it: the next run parses only files whose text is another. Without documents the
 * file could not be parsed, without text not read.
 */
export type ParsedFiles = Map<string, { text: string | undefined; documents?: readonly SourceDocument[] }>

export interface Input {
  readonly spec: string
  readonly resources: string
  /** Where the table of conventions is, if there is one. */
  readonly conventions: string
  /** What messages and the stamp call a file or folder. */
  nameOf(path: string): string
  /** The text of a file. Reports and returns undefined when it cannot be had; `from` is what refers to it. */
  text(path: string, diagnostics: Diagnostics, from?: Place): string | undefined
  /** What was made of files so far, perhaps by earlier runs of the same process. */
  readonly parsed: ParsedFiles
  /** Operations with hand-written mock behaviour → the file that has it. */
  readonly behaviours: Readonly<Record<string, string>>
  /** Files of the registry of overrides → their text. */
  readonly overrides: ReadonlyMap<string, string>
  /** Name → SHA-256 of everything that was read so far, sorted. */
  hashes(): Record<string, string>
}

export function openInput(locations: Locations, parsed: ParsedFiles = new Map()): Input {
  const { spec, resources, nameOf } = resolveLocations(locations)
  const behaviours = readBehaviours(locations.root)
  const overrides = overrideFiles(locations.root)
  const hashes = new Map<string, string>([
    [behavioursFolder, hashBehaviours(behaviours)],
    [overridesFolder, hashOverrides(overrides)],
  ])
  return {
    spec,
    resources,
    conventions: conventionsFor(locations.root, spec),
    nameOf,
    parsed,
    behaviours,
    overrides,
    text(path, diagnostics, from) {
      const name = nameOf(path)
      const place = from ?? { file: name }
      const bytes = readBytes(path)
      if (typeof bytes === 'string') {
        diagnostics.error('FILE_UNREADABLE', place, {
          cause: `${name} ${bytes}.`,
          suggestion: 'Check the path and the rights.',
        })
        return undefined
      }
      hashes.set(name, sha256(bytes))
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
      } catch {
        diagnostics.error(
          'FILE_UNREADABLE',
          { file: name },
          { cause: `${name} is not UTF-8 text.`, suggestion: 'Save it as UTF-8.' },
        )
        return undefined
      }
    },
    hashes: () => Object.fromEntries([...hashes].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/**
 * Whether the inputs are still those that a stamp recorded, without parsing any: the same contract, the same files
 * in the manifest's folder, every file with the recorded hash. A contract whose files are unchanged also refers
 * to the same files.
 */
export function sameInputs(
  locations: Locations,
  recorded: { contract: string; inputs: Readonly<Record<string, string>> },
): boolean {
  const { spec, resources, nameOf } = resolveLocations(locations)
  if (nameOf(spec) !== recorded.contract) return false
  const now = new Map<string, string>()
  for (const path of manifestFiles(resources)) now.set(nameOf(path), path)
  // Those that came after the stamp are in no list.
  const conventions = conventionsFor(locations.root, spec)
  if (existsSync(conventions)) now.set(nameOf(conventions), conventions)
  for (const path of versionFiles(spec)) now.set(nameOf(path), path)
  const folder = `${nameOf(resources)}/`
  for (const name of Object.keys(recorded.inputs)) {
    if (now.has(name) || name === behavioursFolder || name === overridesFolder) continue
    if (name.startsWith(folder)) return false
    const path = [locations.root, dirname(spec)]
      .map((base) => join(base, name))
      .find((candidate) => nameOf(candidate) === name && existsSync(candidate))
    if (path === undefined) return false
    now.set(name, path)
  }
  if (recorded.inputs[behavioursFolder] !== hashBehaviours(readBehaviours(locations.root))) return false
  if (recorded.inputs[overridesFolder] !== hashOverrides(overrideFiles(locations.root))) return false
  return [...now].every(([name, path]) => {
    const bytes = readBytes(path)
    return typeof bytes !== 'string' && recorded.inputs[name] === sha256(bytes)
  })
}

/** Where a contract's own conventions lie. */
export const conventionsBeside = (spec: string): string => join(dirname(spec), 'conventions.yaml')

/** A contract without a table of its own is of the project's family. */
function conventionsFor(root: string, spec: string): string {
  const beside = conventionsBeside(spec)
  return existsSync(beside) ? beside : join(root, conventionsFile)
}

/** The facts of other versions of the contract, sorted by name; their folder lies beside it. */
export const versionFiles = (spec: string): string[] =>
  listFolder(versionsBeside(spec))
    .filter((name) => /\.(?:ya?ml|json)$/.test(name))
    .map((name) => join(versionsBeside(spec), name))

const versionsBeside = (spec: string): string => join(dirname(spec), 'versions')

/** The folders that the files of a run lie in, as far as they are known: `parsed` knows those that an earlier run read. */
export function foldersOf(locations: Locations, parsed: ParsedFiles): string[] {
  const { spec, resources } = resolveLocations(locations)
  const known = [spec, ...parsed.keys()].map((path) => dirname(path))
  return [
    ...new Set([
      ...known,
      resources,
      versionsBeside(spec),
      ...behaviourFolders(locations.root),
      join(locations.root, overridesFolder),
    ]),
  ]
}

/** The manifest's files, absolute, sorted by name. Empty when there is no such folder. */
export function manifestFiles(folder: string): string[] {
  return listFolder(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name))
}

/** Names in a folder, sorted; none when it does not exist. */
export function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}

function resolveLocations(locations: Locations) {
  const spec = locations.spec ?? join(locations.root, 'openapi', 'openapi.yaml')
  const resources = locations.resources ?? join(locations.root, 'openapi', 'resources')
  const nameOf = (path: string): string => {
    const base = [locations.root, dirname(spec), dirname(resources)].find((folder) => isInside(folder, path))
    return base === undefined ? basename(path) : relative(base, path).split(sep).join('/')
  }
  return { spec, resources, nameOf }
}

/** Whether `path` lies below `folder`. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** The bytes, or why they cannot be had. Asks first: reading a pipe or a device would wait for ever. */
function readBytes(path: string): Buffer | string {
  try {
    const stat = statSync(path)
    if (!stat.isFile()) return 'is not a file'
    if (stat.size > maxBytes) return `is larger than ${maxBytes / 1024 / 1024} MB`
    return readFileSync(path)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'does not exist' : 'cannot be read'
  }
}

/** Only which operations have a behaviour matters here, not what it does. */
const hashBehaviours = (behaviours: Readonly<Record<string, string>>): string => sha256(JSON.stringify(behaviours))

const hashOverrides = (files: ReadonlyMap<string, string>): string => sha256(JSON.stringify([...files]))

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
