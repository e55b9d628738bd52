/** The commands about newer contracts: what they print, and how they end. */
import { InternalError, type Diagnostics } from './diagnostics.ts'
import { exitCodes } from './options.ts'
import { printable, type Output } from './output.ts'
import type { Locations } from './read/input.ts'
import type { Failure } from './upgrade/compile/failures.ts'
import { isFailure, reportUpgrade, textOf } from './upgrade-draft.ts'
import type { UpgradeOptions } from './upgrade-options.ts'

interface Command {
  locations: Locations
  host: Output
  diagnostics: Diagnostics
}

/** Generates the project in a folder. Answers what was said, unless it worked. */
type Generate = (root: string) => Promise<string | undefined>

/**
 * Says what a newer contract means, or writes it. Answers {@link exitCodes.stale} when that is at least what `failOn` says; undefined after
 * errors, which are in `diagnostics`.
 */
export async function upgrade(
  asked: UpgradeOptions,
  { generate, ...command }: Command & { generate: Generate },
): Promise<number | undefined> {
  const { to, json, apply, compile, failOn = 'breaking' } = asked
  if (apply) return applyUpgrade(asked, command)
  const { locations, host, diagnostics } = command
  const report = await reportUpgrade({ locations, to }, diagnostics)
  if (report === undefined) return undefined
  const failures = compile ? await compileFor(to, { ...command, generate }) : undefined
  if (json) host.out(asJson(failures === undefined ? report : { ...report, failures }))
  else host.out(printable(textOf(report)))
  if (failures === undefined) return isFailure(report, failOn) ? exitCodes.stale : exitCodes.ok
  const { failuresText } = await import('./upgrade-compile.ts')
  if (!json) host.out(printable(failuresText(failures)))
  return isFailure(report, failOn) || failures.length > 0 ? exitCodes.stale : exitCodes.ok
}

const asJson = (report: object): string => `${JSON.stringify(report, undefined, 2)}\n`

/** Compiles hand-written code against what an upgrade would generate. */
async function compileFor(
  to: string,
  { locations, diagnostics, generate }: Command & { generate: Generate },
): Promise<readonly Failure[] | string> {
  const { planUpgrade } = await import('./upgrade-apply.ts')
  const { compileUpgrade } = await import('./upgrade-compile.ts')
  const plan = await planUpgrade({ locations, to }, diagnostics)
  if (plan === undefined) throw new InternalError('a contract that was compared cannot be read')
  return compileUpgrade({ root: locations.root, plan, generate })
}

/** Writes what an upgrade comes to. Also what the generator still refuses of it ends with {@link exitCodes.stale}. */
async function applyUpgrade(
  { to, anew, json, failOn }: UpgradeOptions,
  { locations, host, diagnostics }: Command,
): Promise<number | undefined> {
  const { planUpgrade, writeUpgrade, summaryOf } = await import('./upgrade-apply.ts')
  const make = anew ? (await import('./upgrade-anew.ts')).planAnew : planUpgrade
  const plan = await make({ locations, to }, diagnostics)
  if (plan === undefined) return undefined
  writeUpgrade(locations.root, plan.files)
  const summary = printable(summaryOf(plan))
  // The report alone is what another program reads.
  if (json) host.out(asJson(plan.report))
  ;(json ? host.err : host.out)(summary)
  const isRefused = plan.draft.refused.length > 0 || (failOn !== undefined && isFailure(plan.report, failOn))
  return isRefused ? exitCodes.stale : exitCodes.ok
}

/** Writes down what a document of another version has, for `openapi/versions`. */
export async function writeFacts(spec: string, { locations, host, diagnostics }: Command): Promise<number | undefined> {
  const { writeFactsOf } = await import('./upgrade-apply.ts')
  const file = writeFactsOf({ root: locations.root, spec }, diagnostics)
  if (file === undefined) return undefined
  host.out(`${file} written. Next: npm run generate\n`)
  return exitCodes.ok
}
