/** `npm run upgrade -- FILE --apply --anew`: a console for a document of another API family, which begins with nothing but its conventions. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiagnostics, type Diagnostics } from './diagnostics.ts'
import { conventionsFile } from './model/types/conventions.ts'
import { readContract } from './read/contract.ts'
import { conventionsBeside, openInput, type Locations } from './read/input.ts'
import { planUpgrade, type Applying } from './upgrade-apply.ts'
import { openapiTexts, putFiles } from './upgrade-draft.ts'
import { goneWith, type Api } from './upgrade/apply/gone-family.ts'
import { digestText } from './upgrade/facts/digest.ts'

const manifestSchema = 'openapi/resources/manifest.schema.json'
const contractFile = 'openapi/openapi.yaml'
const digestFile = 'tests/contract/document/facts-digest.json'

/** Plans it; nothing but a temporary folder is written. Undefined after errors, which are in `diagnostics`. */
export async function planAnew(
  { locations: { root }, to }: { locations: Locations; to: string },
  diagnostics: Diagnostics,
): Promise<Applying | undefined> {
  const table = conventionsBeside(to)
  if (!existsSync(table)) {
    diagnostics.error(
      'FILE_UNREADABLE',
      { file: 'conventions.yaml' },
      {
        cause: `There is no conventions.yaml beside ${openInput({ root, spec: to }).nameOf(to)}.`,
        suggestion: `Say there what the API calls things; ${conventionsFile} has an example of each.`,
      },
    )
    return undefined
  }
  const contract = readContract(openInput({ root, spec: to }), diagnostics)
  if (contract === undefined) return undefined
  const begun = beginning(contract.document.info.title, readFileSync(table, 'utf8'))
  const world = mkdtempSync(join(tmpdir(), 'cairn-anew-'))
  try {
    putFiles(world, begun)
    const gone = (pages: readonly string[]): string[] => goneFrom(root, { document: contract.document, pages })
    const plan = await planUpgrade({ locations: { root: world }, to, gone }, diagnostics)
    if (plan === undefined) return undefined
    const before = [...openapiTexts(root).keys()].filter((name) => name !== manifestSchema)
    const files = new Map<string, string | undefined>([
      ...before.map((name) => [name, undefined] as const),
      ...begun,
      ...plan.files,
    ])
    if (existsSync(join(root, digestFile))) files.set(digestFile, digestText(contract.bundle))
    return { ...plan, files }
  } finally {
    rmSync(world, { recursive: true, force: true })
  }
}

/** What the project has of the API before, if that can be read; what is wrong with that does not matter any more. */
function goneFrom(root: string, now: Api): string[] {
  const before = existsSync(join(root, contractFile))
    ? readContract(openInput({ root }), createDiagnostics())
    : undefined
  if (before === undefined) return []
  const coverage = join(root, 'generated/coverage.json')
  const { screens = {} } = existsSync(coverage)
    ? (JSON.parse(readFileSync(coverage, 'utf8')) as { screens?: object }) // our own file
    : {}
  return goneWith({ document: before.document, pages: Object.keys(screens) }, now)
}

/** The console of a contract that has no operations yet: one sidebar without entries. */
const beginning = (title: string, conventions: string): Map<string, string> =>
  new Map([
    [conventionsFile, conventions],
    [contractFile, `openapi: 3.0.3\ninfo: { title: ${JSON.stringify(title)}, version: '0' }\npaths: {}\n`],
    [
      'openapi/resources/console.yaml',
      `console: ${JSON.stringify(title)}\nlevels:\n  main: { label: Resources, nav: [] }\n`,
    ],
  ])
