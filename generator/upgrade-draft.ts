/** The manifest for a newer document, proved in a folder of its own: `npm run upgrade` shows what it proposes, `--apply` writes it. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { createDiagnostics, type Diagnostics } from './diagnostics.ts'
import { linkManifest } from './link/link.ts'
import { buildModel } from './model/build-model.ts'
import type { Contract } from './model/types/contract.ts'
import { openInput, type Locations, type ParsedFiles } from './read/input.ts'
import { readManifest } from './read/manifest.ts'
import { conventionsFile } from './model/types/conventions.ts'
import { conventionsNow } from './upgrade/apply/conventions.ts'
import { draftManifest, type Draft } from './upgrade/apply/draft.ts'
import type { Prove } from './upgrade/apply/proof.ts'
import type { Report } from './upgrade/report/report.ts'
import { readUpgrade, tableOf, type Upgrade } from './upgrade-command.ts'

export { isFailure } from './upgrade/report/report.ts'
export { textOf } from './upgrade/report/text.ts'

interface Trial {
  /** A folder with the files of `openapi/`, which is written to. */
  folder: string
  /** What these files are. */
  texts: ReadonlyMap<string, string>
  upgrade: Upgrade
  contract: Contract
  parsed: ParsedFiles
}

const manifestFolder = 'openapi/resources'

/** Files of the manifest. */
export const manifestOf = (texts: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...texts].filter(([name]) => name.startsWith(`${manifestFolder}/`) && name.endsWith('.yaml')))

/** The manifest for the newer contract, and what the API family calls things. What is proposed is what is written: a report says the same. */
export function draftIn(trial: Trial): Draft & { conventions: string | undefined } {
  const { texts, upgrade } = trial
  const { changes, old } = upgrade
  const draft = draftManifest({ texts: manifestOf(texts), changes, old, prove: proverIn(trial) })
  const { text, questions } = conventionsNow(texts.get(conventionsFile) ?? '', upgrade)
  return {
    ...draft,
    asked: [...draft.asked, ...upgrade.asked, ...questions],
    conventions: text === (texts.get(conventionsFile) ?? '') ? undefined : text,
  }
}

/** What two contracts with one manifest differ in. Undefined when the older one has errors, or the newer one cannot be read: they are in `diagnostics`. */
export async function reportUpgrade(
  { locations, to }: { locations: Locations; to: string },
  diagnostics: Diagnostics,
): Promise<Report | undefined> {
  const upgrade = await readUpgrade({ locations, to }, diagnostics)
  if (upgrade === undefined || upgrade.changes.length === 0) return upgrade?.report
  const folder = mkdtempSync(join(tmpdir(), 'cairn-report-'))
  try {
    const texts = openapiTexts(locations.root)
    // As `--apply` takes them.
    const table = tableOf(locations.root, to)
    if (table !== '') texts.set(conventionsFile, table)
    putFiles(folder, texts)
    const draft = draftIn({ folder, texts, upgrade, contract: upgrade.after, parsed: new Map() })
    return withDraft(upgrade.report, draft)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A report with what is proposed, and what somebody has to decide of that. What new names put right is refused no more. */
export function withDraft(report: Report, { placed, asked, removed, refused: left }: Draft): Report {
  const causes = new Set([...removed.map(({ why }) => why), ...left.map(({ cause }) => cause)])
  const refused = report.refused.filter(({ cause }) => causes.has(cause))
  const { summary } = report
  return {
    ...report,
    summary: { ...summary, breaking: summary.breaking - (report.refused.length - refused.length) },
    refused,
    proposals: placed,
    questions: [...new Set([...report.questions, ...placed.flatMap(({ question }) => question ?? []), ...asked])],
  }
}

/** Reads and links a manifest with the newer contract. */
function proverIn({ folder, texts: were, upgrade, contract, parsed }: Trial): Prove {
  const { behaviours } = upgrade.input
  let there: ReadonlyMap<string, string> = manifestOf(were)
  return (texts) => {
    const changed = [...new Set([...there.keys(), ...texts.keys()])].filter(
      (name) => there.get(name) !== texts.get(name),
    )
    putFiles(folder, new Map(changed.map((name) => [name, texts.get(name)] as const)))
    there = new Map(texts)
    const diagnostics = createDiagnostics()
    const read = readManifest(openInput({ root: folder }, parsed), diagnostics)
    const linked = read === undefined ? undefined : linkManifest({ contract, manifest: read }, diagnostics)
    return {
      manifest: read,
      model: linked === undefined ? undefined : buildModel({ linked, behaviours }),
      errors: diagnostics.all.filter(({ severity }) => severity === 'error'),
      warnings: diagnostics.all.filter(({ code }) => code === 'NO_WAY_TO_SCREEN'),
    }
  }
}

/** Files of the repository with some of them changed, in another folder. */
export function putFiles(folder: string, files: ReadonlyMap<string, string | undefined>): void {
  for (const [name, text] of files) {
    const path = join(folder, name)
    if (text === undefined) {
      rmSync(path, { force: true })
      continue
    }
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** The files that contract and manifest are made of, from the root of the repository. */
export const openapiTexts = (root: string): Map<string, string> =>
  new Map(textsBelow(join(root, 'openapi')).map(([name, text]) => [['openapi', name].join('/'), text] as const))

function textsBelow(folder: string): [string, string][] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ya?ml|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')])
}
