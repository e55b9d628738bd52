/** What an upgrade of our own console comes to, one edit of the contract at a time. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDiagnostics, type Diagnostic } from '../../../generator/diagnostics.ts'
import { linkManifest } from '../../../generator/link/link.ts'
import { buildModel } from '../../../generator/model/build-model.ts'
import type { Contract } from '../../../generator/model/types/contract.ts'
import type { Model } from '../../../generator/model/types/ir.ts'
import type { StatedManifest } from '../../../generator/model/types/manifest.ts'
import { conventionsFile } from '../../../generator/model/types/conventions.ts'
import { openInput } from '../../../generator/read/input.ts'
import { readManifest } from '../../../generator/read/manifest.ts'
import type { Change } from '../../../generator/upgrade/compare/change.ts'
import { compareContracts, type Contracted } from '../../../generator/upgrade/compare/compare.ts'
import { impactsOf, unexplained } from '../../../generator/upgrade/impact/impact.ts'
import { plainPages } from '../../../generator/upgrade/propose/plain.ts'
import { proposeShapes } from '../../../generator/upgrade/propose/propose.ts'
import { makeReport, type Report } from '../../../generator/upgrade/report/report.ts'
import { filesBelow } from '../support/fixture.ts'
import { root } from '../support/folders.ts'
import { contracted, edited, ownContract, type Draft } from './draft.ts'

interface Built {
  model: Model
  diagnostics: readonly Diagnostic[]
}

const input = openInput({ root })

let read: StatedManifest | undefined

/** The manifest is the same for every contract. */
function ownManifest(): StatedManifest {
  read ??= readManifest(input, createDiagnostics())
  if (read === undefined) throw new Error('the manifest cannot be read')
  return read
}

function build(contract: Contract): Built {
  const diagnostics = createDiagnostics()
  const manifest = ownManifest()
  const linked = linkManifest({ contract, manifest }, diagnostics)
  return { model: buildModel({ linked, behaviours: input.behaviours }), diagnostics: diagnostics.all }
}

const sources = new Map(
  ['src', 'tests/e2e'].flatMap((folder) =>
    filesBelow(join(root, folder))
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => [`${folder}/${path}`, readFileSync(join(root, folder, path), 'utf8')] as const),
  ),
)

const conventions = readFileSync(join(root, conventionsFile), 'utf8')

let own: Built | undefined
let before: Contracted | undefined

/** Whether the console has a screen, before any edit. */
export function hasScreen(id: string): boolean {
  own ??= build(ownContract())
  return Object.hasOwn(own.model.coverage.screens, id)
}

export interface Upgraded {
  changes: readonly Change[]
  report: Report
  /** What the generator says of the newer contract with the manifest as it is. */
  refused: readonly Diagnostic[]
}

/** Two contracts, and what they differ in. */
export interface Compared {
  /** After the edit. */
  contract: Contract
  changes: readonly Change[]
  /** Of the contract before it. */
  old: Model
}

export function compared(edit: (draft: Draft) => void): Compared {
  own ??= build(ownContract())
  before ??= contracted(ownContract())
  const contract = edited(edit)
  return { contract, changes: compareContracts(before, contracted(contract)), old: own.model }
}

export function upgraded(edit: (draft: Draft) => void): Upgraded {
  const { contract, changes, old } = compared(edit)
  const now = build(contract)
  const { behaviours } = input
  const refused = now.diagnostics
  const impacts = impactsOf({ changes, old, now: now.model, refused, behaviours, sources, conventions })
  const report = makeReport({
    versions: { from: old.version, to: now.model.version },
    impacts,
    refused: unexplained({ changes, refused, old }),
  })
  const shaped = proposeShapes({ changes, now: now.model })
  const isShaped = (cause: string): boolean =>
    shaped.some(({ operations }) => operations.some((id) => cause.includes(`\`${id}\``)))
  const rest = refused.filter(({ code, cause }) => code === 'UNCLAIMED_OPERATION' && !isShaped(cause))
  const plain = plainPages(
    rest.flatMap(({ cause }) => /`([^`]+)`/.exec(cause)?.[1] ?? []),
    { model: now.model, refusals: () => 0 },
  )
  return {
    changes,
    report: { ...report, proposals: [...shaped, ...plain] },
    refused: refused.filter(({ severity }) => severity === 'error'),
  }
}
