/**
 * Fixtures: one folder per feature, named for it. `fixture.yaml` says what it is about and which emitted files show
 * it; these, and no others, lie in `expected/`. `UPDATE=1` or `vitest -u` rewrites them.
 */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { parse } from 'yaml'
import { formatDiagnostic } from '../../../generator/diagnostics.ts'
import type { EmittedFile, Model } from '../../../generator/model/types/ir.ts'
import type { ScreenIR } from '../../../generator/model/types/screen-ir.ts'
import { writeFiles } from './folders.ts'
import { buildFolder, emitOwn } from './stages.ts'

const fixturesFolder = fileURLToPath(new URL('../fixtures', import.meta.url))

export interface Fixture {
  name: string
  folder: string
  about: string
  /** Paths of the emitted files that are kept in `expected/`. */
  listed: readonly string[]
  model: Model
  /** By path. */
  files: ReadonlyMap<string, string>
}

export const fixtureNames = (): string[] => readdirSync(fixturesFolder).sort()

const describe = (folder: string): { about: string; files: string[] } =>
  parse(readFileSync(join(folder, 'fixture.yaml'), 'utf8')) as { about: string; files: string[] }

const opened = new Map<string, Fixture>()

/** Reads, models and emits a fixture; once per process. Diagnostics, warnings included, are a failure. */
export function openFixture(name: string): Fixture {
  const known = opened.get(name)
  if (known !== undefined) return known
  const folder = join(fixturesFolder, name)
  const { about, files: listed } = describe(folder)
  const { model, diagnostics } = buildFolder(folder)
  if (model === undefined || diagnostics.length > 0) {
    throw new Error(`${name} does not build:\n${diagnostics.map(formatDiagnostic).join('\n')}`)
  }
  const fixture = { name, folder, about, listed, model, files: byPath(emitOwn(model)) }
  opened.set(name, fixture)
  return fixture
}

function byPath(files: readonly EmittedFile[]): Map<string, string> {
  const map = new Map<string, string>()
  for (const { path, text } of files) {
    if (map.has(path)) throw new Error(`two emitters write ${path}`)
    map.set(path, text)
  }
  return map
}

/** Forms of both kinds have one type, which `Extract` would not find. */
type ScreenOf<K, S = ScreenIR> = S extends { kind: infer Kinds } ? (K extends Kinds ? S : never) : never

/** A screen of a fixture, as the kind that the test is about. */
export function screenOf<K extends ScreenIR['kind']>({ model }: Fixture, id: string, kind: K): ScreenOf<K> {
  const screen = model.screens.find((one) => `${one.id}` === id)
  if (screen === undefined) throw new Error(`there is no ${id}, but ${model.screens.map((one) => one.id).join(', ')}`)
  if (screen.kind !== kind) throw new Error(`${id} is a ${screen.kind}, not a ${kind}`)
  return screen as ScreenOf<K> // the kind was just compared
}

/** The listed files as they are emitted, by path. */
export function emitted({ listed, files }: Fixture): Record<string, string> {
  return Object.fromEntries(listed.map((path) => [path, files.get(path) ?? 'Nobody emits this file.']))
}

/** The listed files as they lie in `expected/`, which is rewritten first if that was asked for. */
export function expected(fixture: Fixture): Record<string, string> {
  const folder = join(fixture.folder, 'expected')
  if (updating()) rewrite(fixture, folder)
  const read = (path: string): string => {
    const file = join(folder, path)
    return existsSync(file) ? readFileSync(file, 'utf8') : 'There is no such file: run the tests with UPDATE=1.'
  }
  return Object.fromEntries(fixture.listed.map((path) => [path, read(path)]))
}

/** `UPDATE=1`, or `-u` on the command line of Vitest. */
function updating(): boolean {
  return process.env['UPDATE'] === '1' || expect.getState().snapshotState.snapshotUpdateState === 'all'
}

function rewrite({ listed, files }: Fixture, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  const known = listed.flatMap((path): [string, string][] => {
    const text = files.get(path)
    return text === undefined ? [] : [[path, text]]
  })
  writeFiles(folder, Object.fromEntries(known))
}

/** Files of `expected/` that `fixture.yaml` does not list, as `<fixture>/<path>`. */
export function orphans(name: string): string[] {
  const folder = join(fixturesFolder, name)
  const { files: listed } = describe(folder)
  return filesBelow(join(folder, 'expected'))
    .filter((path) => !listed.includes(path))
    .map((path) => `${name}/expected/${path}`)
}

/** Paths of all files below a folder, `/`-separated, sorted; none when there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort()
}

/** Names of fixtures that a test file opens. */
export function namedFixtures(testFiles: readonly string[]): Set<string> {
  const named = new Set<string>()
  for (const file of testFiles) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\bopenFixture\('([^']+)'\)/g)) named.add(name)
  }
  return named
}

/** The test files beside the fixtures. */
export const featureTests = (): string[] => {
  const folder = join(dirname(fixturesFolder), 'features')
  return filesBelow(folder).map((path) => join(folder, path))
}
