/** What `npm run upgrade` begins with: both contracts and models, what differs, and what that means. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { createDiagnostics, type Diagnostic, type Diagnostics } from './diagnostics.ts'
import { linkManifest } from './link/link.ts'
import { readOperations } from './link/operations.ts'
import { buildModel } from './model/build-model.ts'
import type { Contract } from './model/types/contract.ts'
import type { Model } from './model/types/ir.ts'
import { readContract } from './read/contract.ts'
import { conventionsFile } from './model/types/conventions.ts'
import { conventionsBeside, openInput, type Input, type Locations, type ParsedFiles } from './read/input.ts'
import { readManifest } from './read/manifest.ts'
import { readOverrides } from './read/overrides.ts'
import type { Change } from './upgrade/compare/change.ts'
import { renamedConventions, type ConventionEdit, type ConventionsNow } from './upgrade/apply/convention-names.ts'
import { compareContracts, type Contracted } from './upgrade/compare/compare.ts'
import { conventionFindings } from './upgrade/compare/conventions/conventions.ts'
import { impactsOf, unexplained } from './upgrade/impact/impact.ts'
import { makeReport, type Report } from './upgrade/report/report.ts'

/** Both contracts, what differs, and what that means. */
export interface Upgrade {
  before: Contract
  after: Contract
  changes: readonly Change[]
  /** Of the older contract. */
  old: Model
  report: Report
  input: Input
  /** What is called otherwise in the conventions, and what somebody has to look at there. */
  edits: readonly ConventionEdit[]
  asked: readonly string[]
}

export async function readUpgrade(
  { locations, to }: { locations: Locations; to: string },
  diagnostics: Diagnostics,
): Promise<Upgrade | undefined> {
  const parsed: ParsedFiles = new Map()
  const input = openInput(locations, parsed)
  const before = readContract(input, diagnostics)
  const given = readContract(openInput({ ...locations, spec: to }, parsed), diagnostics)
  if (before === undefined || given === undefined) return undefined
  const { conventions, edits, renamed, questions } = conventionsFor({ before, given }, tableOf(locations.root, to))
  const after = { ...given, conventions }
  const changes = [...changesOf(before, after), ...renamed]
  const old = await build(before, input, diagnostics)
  if (old === undefined || diagnostics.failed) return undefined
  const found = createDiagnostics()
  const now = await build(after, input, found)
  if (now === undefined) return undefined
  const judged = judge({ changes, old, now, refused: found.all, input, root: locations.root })
  return { before, after, old, input, edits, asked: questions, ...judged }
}

/** The text of the conventions that a newer document follows: its own beside it, else those of the project; empty where there are none. */
export function tableOf(root: string, to: string): string {
  const path = [conventionsBeside(to), join(root, conventionsFile)].find((one) => existsSync(one))
  return path === undefined ? '' : readFileSync(path, 'utf8')
}

const changesOf = (before: Contract, after: Contract): Change[] =>
  compareContracts(contracted(before), contracted(after))

const contracted = (contract: Contract): Contracted => ({
  ...contract,
  operations: readOperations(contract, createDiagnostics()),
})

/** What the newer document calls otherwise has its meaning under that name: only then it is compared. */
function conventionsFor({ before, given }: { before: Contract; given: Contract }, text: string): ConventionsNow {
  const [a, b] = [contracted(before), contracted(given)]
  const changes = compareContracts(a, b)
  const findings = conventionFindings({ before: a, after: b }, changes)
  return renamedConventions({ was: before.conventions, given: given.conventions, text, changes, findings })
}

interface Judged {
  changes: readonly Change[]
  old: Model
  now: Model
  refused: readonly Diagnostic[]
  input: Pick<Input, 'behaviours'>
  root: string
}

function judge({ changes, old, now, refused, input, root }: Judged): Pick<Upgrade, 'changes' | 'report'> {
  const sources = readSources(root)
  const named = join(root, conventionsFile)
  const conventions = existsSync(named) ? readFileSync(named, 'utf8') : ''
  const impacts = impactsOf({ changes, old, now, refused, behaviours: input.behaviours, sources, conventions })
  const report = makeReport({
    versions: { from: old.version, to: now.version },
    impacts,
    refused: unexplained({ changes, refused, old }),
  })
  return { changes, report }
}

async function build(contract: Contract, input: Input, diagnostics: Diagnostics): Promise<Model | undefined> {
  const manifest = readManifest(input, diagnostics)
  if (manifest === undefined) return undefined
  const overrides = await readOverrides(input.overrides, diagnostics)
  const linked = linkManifest({ contract, manifest }, diagnostics)
  return buildModel({ linked, behaviours: input.behaviours, overrides })
}

/** Hand-written code that may name what changes. */
function readSources(root: string): Map<string, string> {
  // Scripts call nothing of the API themselves; some of their tests do.
  const kinds = { src: /\.tsx?$/, tests: /\.tsx?$/, scripts: /\.test\.tsx?$/ }
  const files = Object.entries(kinds).flatMap(([folder, kind]) => {
    const path = join(root, folder)
    if (!existsSync(path)) return []
    return readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() && kind.test(entry.name) ? [join(entry.parentPath, entry.name)] : [],
    )
  })
  const nameOf = (file: string): string => relative(root, file).split(sep).join('/')
  return new Map(
    files
      .filter((file) => !/(^|\/)tests\/generator\//.test(nameOf(file)))
      .sort()
      .map((file) => [nameOf(file), readFileSync(file, 'utf8')]),
  )
}
