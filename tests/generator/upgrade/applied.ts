/** What `--apply` writes for one edit of our own contract, and what the generator makes of that. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createDiagnostics, type Diagnostic } from '../../../generator/diagnostics.ts'
import { linkManifest } from '../../../generator/link/link.ts'
import { checkUsed } from '../../../generator/link/unused.ts'
import { buildModel } from '../../../generator/model/build-model.ts'
import { methods, type Contract } from '../../../generator/model/types/contract.ts'
import { conventionsFile } from '../../../generator/model/types/conventions.ts'
import type { Model } from '../../../generator/model/types/ir.ts'
import { readConventions } from '../../../generator/read/conventions.ts'
import { openInput, type ParsedFiles } from '../../../generator/read/input.ts'
import { readManifest } from '../../../generator/read/manifest.ts'
import { readOverrides } from '../../../generator/read/overrides.ts'
import { draftIn, manifestOf, openapiTexts, putFiles } from '../../../generator/upgrade-draft.ts'
import { makeReport } from '../../../generator/upgrade/report/report.ts'
import { root } from '../support/folders.ts'
import type { Compared } from './console.ts'
import { ownContract } from './draft.ts'

export interface Applied {
  /** All that the generator says of the written manifest. */
  said: readonly Diagnostic[]
  /** What the upgrade itself says that the generator refuses, or that nothing leads to. */
  told: readonly Diagnostic[]
  /** What was taken out of the manifest, and why. */
  removed: readonly string[]
  /** Operations of the contract that no screen calls, and that were called before or are new. */
  lost: readonly string[]
}

type Drafted = ReturnType<typeof draftIn>

const own = openInput({ root })
const texts = openapiTexts(root)
const conventions = texts.get(conventionsFile) ?? ''
/** Most files are the same after each edit. */
const parsed: ParsedFiles = new Map()

/** @param folder is written to; one folder may serve all edits */
export async function applied(folder: string, { contract, changes, old }: Compared): Promise<Applied> {
  putManifest(folder, { manifest: manifestOf(texts), conventions })
  const versions = { from: old.version, to: contract.document.info.version }
  const report = makeReport({ versions, impacts: [], refused: [] })
  const upgrade = { before: ownContract(), after: contract, changes, old, report, input: own, edits: [], asked: [] }
  const draft = draftIn({ folder, texts, upgrade, contract, parsed })
  const told = [...draft.refused, ...draft.unreached]
  // What stayed as it was has just been read, and all has been said of it.
  const { said, model } = isOwn(draft)
    ? { said: told, model: draft.model }
    : await generated(folder, { contract, draft })
  const lost = model === undefined ? [] : lostIn(model, { contract, changes, old })
  const removed = draft.removed.map(({ what, why }) => `${what}: ${why}`)
  return { said, told, removed, lost }
}

const isOwn = ({ texts: written, conventions: named }: Drafted): boolean =>
  named === undefined &&
  written.size === manifestOf(texts).size &&
  [...written].every(([name, text]) => texts.get(name) === text)

/** Nothing else is left there. */
function putManifest(folder: string, put: { manifest: ReadonlyMap<string, string>; conventions: string }): void {
  rmSync(join(folder, 'openapi'), { recursive: true, force: true })
  putFiles(folder, new Map([...put.manifest, [conventionsFile, put.conventions]]))
}

/** As far as the generator goes before it prints files. */
async function generated(
  folder: string,
  { contract, draft }: { contract: Contract; draft: Drafted },
): Promise<{ said: readonly Diagnostic[]; model?: Model }> {
  putManifest(folder, { manifest: draft.texts, conventions: draft.conventions ?? conventions })
  const diagnostics = createDiagnostics()
  const input = openInput({ root: folder }, parsed)
  const named = readConventions(input, diagnostics)
  const manifest = readManifest(input, diagnostics)
  if (named === undefined || manifest === undefined) return { said: diagnostics.all }
  const overrides = await readOverrides(own.overrides, diagnostics)
  const linked = linkManifest({ contract: { ...contract, conventions: named }, manifest }, diagnostics)
  const model = buildModel({ linked, behaviours: own.behaviours, overrides })
  checkUsed(linked.context, model.coverage, diagnostics)
  return { said: diagnostics.all, model }
}

function lostIn(model: Model, { contract, changes, old }: Compared): string[] {
  const { operations } = model.coverage
  const before = new Map(
    changes.flatMap((change) => (change.type === 'operation-renamed' ? [[change.to, change.operation] as const] : [])),
  )
  const ids = Object.values(contract.document.paths).flatMap((item) =>
    methods.flatMap((method) => item[method]?.operationId ?? []),
  )
  return ids.filter((id) => {
    const { screens = [], claimed, excused } = operations[id] ?? {}
    // Nobody says of an operation why no screen has to call it, but who has said so before.
    const isExcused = excused !== undefined && old.coverage.operations[before.get(id) ?? id]?.excused === excused
    return screens.length === 0 && claimed === undefined && !isExcused
  })
}
