/**
 * A small contract and manifest without a fault (`world/`), and what the generator says about them once something was
 * changed. A change is a piece of a file's text and what stands there instead.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDiagnostics, type Diagnostic } from '../../../generator/diagnostics.ts'
import { linkManifest } from '../../../generator/link/link.ts'
import { checkUsed } from '../../../generator/link/unused.ts'
import { buildModel } from '../../../generator/model/build-model.ts'
import type { Model } from '../../../generator/model/types/ir.ts'
import type { Manifest, ManifestEntry, RawEntry } from '../../../generator/model/types/manifest.ts'
import { readContract } from '../../../generator/read/contract.ts'
import { openInput } from '../../../generator/read/input.ts'
import { readManifest } from '../../../generator/read/manifest.ts'
import { parseYaml } from '../../../generator/read/yaml.ts'
import { scratch } from '../support/folders.ts'

const harbors = fileURLToPath(new URL('world', import.meta.url))

/** What a fixture is made of, for faults in what only it has. */
export const fixtureWorld = (name: string): string => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))

export type WorldFile = 'contract.yaml' | `resources/${string}.yaml`

export interface Change {
  /** Default: `resources/harbors.yaml`. */
  in?: WorldFile
  replace: string
  by: string
}

export interface Outcome {
  model: Model | undefined
  diagnostics: readonly Diagnostic[]
  /** Text of a file after the changes. */
  text: (file: WorldFile) => string
}

/**
 * Builds the changed world.
 * @param options.unchecked without the schema of the manifest: for what that would already refuse
 * @param options.world another world than the harbors
 */
export function build(changes: readonly Change[], options: { unchecked?: boolean; world?: string } = {}): Outcome {
  const folder = scratch()
  cpSync(options.world ?? harbors, folder, { recursive: true })
  for (const { in: file = 'resources/harbors.yaml', replace, by } of changes) {
    const path = join(folder, file)
    const before = readFileSync(path, 'utf8')
    if (before.split(replace).length !== 2) throw new Error(`${file} does not hold ${JSON.stringify(replace)} once`)
    writeFileSync(
      path,
      before.replace(replace, () => by),
    )
  }
  const diagnostics = createDiagnostics()
  const input = openInput({ root: folder, spec: join(folder, 'contract.yaml'), resources: join(folder, 'resources') })
  const contract = readContract(input, diagnostics)
  const manifest = options.unchecked === true ? readUnchecked(folder) : readManifest(input, diagnostics)
  const linked =
    contract === undefined || manifest === undefined ? undefined : linkManifest({ contract, manifest }, diagnostics)
  const model = linked && buildModel({ linked, behaviours: {} })
  if (linked && model) checkUsed(linked.context, model.coverage, diagnostics)
  return {
    model,
    diagnostics: diagnostics.all,
    text: (file) => readFileSync(join(folder, file), 'utf8'),
  }
}

function readUnchecked(folder: string): Manifest {
  const entries = ['console', 'harbors'].flatMap((area) => {
    const file = `resources/${area}.yaml`
    return parseYaml(readFileSync(join(folder, file), 'utf8'), file).map((document): ManifestEntry => ({
      raw: document.data as unknown as RawEntry, // that it may be something else is the point
      area,
      place: (...steps) => document.place(steps),
    }))
  })
  const of = <T extends RawEntry>(kind: string): ManifestEntry<T>[] =>
    entries.filter(({ raw }) => kind in raw) as ManifestEntry<T>[]
  const [console] = of<Manifest['console']['raw']>('console')
  if (console === undefined) throw new Error('the world has no console')
  return { entities: of('entity'), links: of('link'), pages: of('page'), console }
}

/** A diagnostic as a case states it: it stands where `at` occurs for the first time in its file. */
export interface Expected {
  /** Default: an error. */
  severity?: Diagnostic['severity']
  code: string
  in?: WorldFile
  at: string
  cause: string
  suggestion?: string
}

export interface Case {
  title: string
  change: Change | readonly Change[]
  unchecked?: boolean
  /** All errors, in any order. */
  errors: Expected | readonly Expected[]
}

/** What the changed world reports, and what it should, in comparable form. */
export function outcome(
  { change, unchecked = false, errors }: Case,
  world = harbors,
): { actual: Diagnostic[]; wanted: Diagnostic[] } {
  const { diagnostics, text } = build([change].flat(), { unchecked, world })
  const wanted = [errors]
    .flat()
    .map(({ severity = 'error', code, in: file = 'resources/harbors.yaml', at, cause, suggestion }) => ({
      severity,
      code,
      place: { file, ...positionOf(at, text(file)) },
      cause,
      ...(suggestion === undefined ? {} : { suggestion }),
    }))
  return { actual: diagnostics.toSorted(byPlace), wanted: wanted.toSorted(byPlace) }
}

function positionOf(snippet: string, text: string): { line: number; column: number } {
  const offset = text.indexOf(snippet)
  if (offset === -1) throw new Error(`the changed file does not hold ${JSON.stringify(snippet)}`)
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const byPlace = (a: Diagnostic, b: Diagnostic): number => (keyOf(a) < keyOf(b) ? -1 : 1)

const keyOf = ({ place, code, cause }: Diagnostic): string =>
  [place.file, String(place.line).padStart(6, '0'), String(place.column).padStart(6, '0'), code, cause].join(' ')
