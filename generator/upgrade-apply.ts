/** `npm run upgrade -- FILE --apply`: the contract and the manifest for a newer document, proved in a folder of their own and then put in place all at once. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InternalError, createDiagnostics, type Diagnostics } from './diagnostics.ts'
import { conventionsFile } from './model/types/conventions.ts'
import type { Contract, Json } from './model/types/contract.ts'
import type { Model } from './model/types/ir.ts'
import { readContract } from './read/contract.ts'
import { hasVersionForm } from './read/versions.ts'
import { openInput, type Locations, type ParsedFiles } from './read/input.ts'
import { isCut, writeContract, type ContractFiles } from './upgrade/apply/contract.ts'
import { withEdits } from './upgrade/apply/convention-names.ts'
import type { Draft } from './upgrade/apply/draft.ts'
import { isSame } from './upgrade/apply/keep-texts.ts'
import { notesFile, notesOf } from './upgrade/apply/notes.ts'
import type { Change } from './upgrade/compare/change.ts'
import type { Report } from './upgrade/report/report.ts'
import { factsOf } from './schema/facts.ts'
import type { Facts } from './model/types/facts.ts'
import { readOperations } from './link/operations.ts'
import { factsFile, factsText } from './upgrade/facts/versions.ts'
import { digestText } from './upgrade/facts/digest.ts'
import { newWords } from './upgrade/facts/vocabulary.ts'
import { readUpgrade, tableOf, type Upgrade } from './upgrade-command.ts'
import { draftIn, manifestOf, openapiTexts, putFiles, withDraft } from './upgrade-draft.ts'
import { applyPlan } from './write/apply.ts'
import { hashFile, hashText } from './write/hash.ts'

/** What would be written, from the root of the repository. Undefined: the file is gone. */
export interface Applying {
  report: Report
  changes: readonly Change[]
  /** Of the older contract. */
  old: Model
  draft: Draft
  files: ReadonlyMap<string, string | undefined>
}

const contractFile = 'openapi/openapi.yaml'
/** What the document states, which the written contract is tested against. */
const digestFile = 'tests/contract/document/facts-digest.json'

/**
 * Plans an upgrade; nothing but a temporary folder is written. Undefined after errors, which are in `diagnostics`.
 * @param gone entries for what an API had that the contract is no newer version of; it is told the pages that there are now
 */
export async function planUpgrade(
  { locations, to, gone }: { locations: Locations; to: string; gone?: (pages: readonly string[]) => string[] },
  diagnostics: Diagnostics,
): Promise<Applying | undefined> {
  const upgrade = await readUpgrade({ locations, to }, diagnostics)
  if (upgrade === undefined) return undefined
  const { root } = locations
  const was = openapiTexts(root)
  // What the newer version has, the contract says from now on.
  const said = [...was.keys()].filter((name) => isFactsOf(upgrade.after, { name, text: was.get(name) ?? '' }))
  for (const name of said) was.delete(name)
  const contract = contractFor(upgrade, { was, to })
  const table = tableFor(upgrade, { root, to })
  const written = new Map(contract.files)
  if (table !== undefined && table !== was.get(conventionsFile)) written.set(conventionsFile, table)
  const trial = mkdtempSync(join(tmpdir(), 'cairn-upgrade-'))
  try {
    putFiles(trial, new Map<string, string | undefined>([...was, ...written]))
    const proved = proveContract(trial, upgrade.after)
    const manifest = manifestOf(was)
    // What lies beside the document says already what refusals have.
    const texts = table === undefined ? was : new Map([...was, [conventionsFile, table] as const])
    const draft = draftIn({ folder: trial, texts, upgrade, ...proved })
    const files = new Map(written)
    for (const name of new Set([...manifest.keys(), ...draft.texts.keys()]))
      if (draft.texts.get(name) !== manifest.get(name)) files.set(name, draft.texts.get(name))
    if (draft.conventions !== undefined) files.set(conventionsFile, draft.conventions)
    const report = withDraft(upgrade.report, draft)
    if (files.size > 0) {
      files.set(
        notesFile(report.to),
        notesOf({
          ...upgrade,
          report,
          draft,
          prose: contract.prose,
          wordless: contract.wordless,
          moduleOf: ({ folder, file }) =>
            [`${file}.gen.tsx`, 'queries.gen.ts']
              .map((name) => join(root, 'generated/screens', folder, name))
              .flatMap((path) => (existsSync(path) ? readFileSync(path, 'utf8') : []))
              .join('\n'),
          gone: gone?.(draft.model?.screens.map(({ id }) => `${id}`) ?? []) ?? [],
          goneSchemas: goneSchemas(upgrade),
          // Where there was nothing, all of them are.
          words: isEmpty(upgrade.before) ? [] : newWords(upgrade.before.bundle, upgrade.after.bundle),
        }),
      )
      // Servers of the version before may be around for long.
      if (report.from !== report.to && hasVersionForm(report.from) && !isEmpty(upgrade.before))
        files.set(factsFile(report.from), factsText(contractFacts(upgrade.before)))
      for (const name of said) files.set(name, undefined)
      if (existsSync(join(root, digestFile))) files.set(digestFile, digestText(upgrade.after.bundle))
    }
    return { report, changes: upgrade.changes, old: upgrade.old, draft, files }
  } finally {
    rmSync(trial, { recursive: true, force: true })
  }
}

/** Writes the facts of a document of another version. Answers the file that has them; undefined after errors. */
export function writeFactsOf(
  { root, spec }: { root: string; spec: string },
  diagnostics: Diagnostics,
): string | undefined {
  const contract = readContract(openInput({ root, spec }), diagnostics)
  if (contract === undefined) return undefined
  const { version } = contract.document.info
  if (!hasVersionForm(version)) {
    const place = contract.place('')
    diagnostics.error('WRONG_FACTS', place, {
      cause: `The version is ${JSON.stringify(version)}: facts are kept by a version like 20250801.0.0.`,
      suggestion: 'Give the document such a version.',
    })
    return undefined
  }
  const file = factsFile(version)
  writeUpgrade(root, new Map([[file, factsText(contractFacts(contract))]]))
  return file
}

const contractFacts = (contract: Contract): Facts =>
  factsOf({ document: contract.document, operations: readOperations(contract, createDiagnostics()) })

/** Puts files in place so that all of it happens or nothing; see `write/apply.ts`. `onStep` is told of every file. */
export function writeUpgrade(root: string, files: Applying['files'], onStep?: (path: string) => void): void {
  const all = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
  const hashOf = (path: string): string | undefined => hashFile(join(root, path))
  applyPlan(
    {
      out: root,
      write: all.flatMap(([path, text]) => {
        if (text === undefined) return []
        const old = hashOf(path)
        return [{ path, text, hash: hashText(text), ...(old === undefined ? {} : { old }) }]
      }),
      remove: all.flatMap(([path, text]) => {
        const hash = hashOf(path)
        return text === undefined && hash !== undefined ? [{ path, hash }] : []
      }),
      unchanged: 0,
    },
    onStep,
  )
}

/** What was done, for people. */
export function summaryOf({ report, draft, files }: Applying): string {
  if (files.size === 0) return 'The contract is the same: nothing to write.\n'
  const operations = new Set(draft.placed.flatMap((one) => one.operations))
  return [
    `Contract ${report.from} to ${report.to}: ${files.size} files written`,
    `  ${draft.placed.length} entries for ${operations.size} new operations, ${draft.removed.length} taken out of the manifest`,
    ...draft.refused.map(
      ({ code, cause, place: { file, line } }) =>
        `  still refused  ${code}: ${cause}  ${file}${line === undefined ? '' : `:${line}`}`,
    ),
    `What is left to decide: ${notesFile(report.to)}`,
    draft.refused.length === 0
      ? 'Next: npm run generate && npm run check'
      : 'Next: settle what is refused, then npm run generate && npm run check',
    '',
  ].join('\n')
}

const isEmpty = ({ document }: Contract): boolean => Object.keys(document.paths).length === 0

/** Names of schemas that the newer contract has neither so nor otherwise. */
function goneSchemas({ before, after, changes }: Upgrade): string[] {
  const renamed = new Set(changes.flatMap((change) => (change.type === 'schema-renamed' ? [change.schema] : [])))
  const now = after.document.components.schemas
  return Object.keys(before.document.components.schemas).filter(
    (name) => !Object.hasOwn(now, name) && !renamed.has(name),
  )
}

const isFactsOf = ({ document }: Contract, { name, text }: { name: string; text: string }): boolean =>
  name.startsWith('openapi/versions/') &&
  text.split('\n').some((line) => line.replace(/["']/g, '').trim() === `version: ${document.info.version}`)

interface Old {
  was: ReadonlyMap<string, string>
  to: string
}

/** A contract in files of its own stays in such files; a single one is taken as it is, unless it says what there is in other lines. */
function contractFor({ before, after, changes }: Upgrade, { was, to }: Old): ContractFiles {
  if (after.bundle === before.bundle) return { files: new Map(), prose: [], wordless: [] }
  if (isCut(was.get(contractFile) ?? '')) return writeContract({ before, after, changes, files: was })
  return { files: new Map([[contractFile, readFileSync(to, 'utf8')]]), prose: [], wordless: [] }
}

/** The conventions of the document, or those that there are, with the names that it has for the same things. */
function tableFor({ edits }: Upgrade, { root, to }: { root: string; to: string }): string | undefined {
  const text = tableOf(root, to)
  return text === '' ? undefined : withEdits(text, edits)
}

interface Proved {
  contract: Contract
  parsed: ParsedFiles
}

/** The contract as it was written, read again: it has to say what the given one says. */
function proveContract(trial: string, after: Contract): Proved {
  const diagnostics = createDiagnostics()
  const parsed: ParsedFiles = new Map()
  const contract = readContract(openInput({ root: trial }, parsed), diagnostics)
  if (contract === undefined)
    throw new InternalError(`the contract was written wrongly: ${diagnostics.all[0]?.cause ?? ''}`)
  for (const part of ['paths', 'components'] as const) {
    const [a, b] = [plain(contract.document[part]), plain(after.document[part])]
    if (!isSame(a, b))
      throw new InternalError(`the contract was written wrongly: its ${part} are not those of the given one`)
  }
  return { contract, parsed }
}

/** What the contract's reader made is data; a path without operations is none. */
function plain(part: object): Json {
  const entries = Object.entries(part).filter(([, value]) => Object.keys(value as object).length > 0)
  return JSON.parse(JSON.stringify(Object.fromEntries(entries))) as Json
}
