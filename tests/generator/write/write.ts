/** Plans and applies writes in a workspace. */
import { createDiagnostics, type Diagnostic } from '../../../generator/diagnostics.ts'
import { applyPlan, recover, type Applied } from '../../../generator/write/apply.ts'
import { planWrites, type WritePlan } from '../../../generator/write/plan.ts'
import type { Workspace } from '../workspace.ts'
import { head } from './head.ts'

export type Files = Readonly<Record<string, string>>

/** Plans to have exactly `files` in the workspace's `generated`, or another folder. */
export function plan(
  workspace: Workspace,
  files: Files,
  out = 'generated',
): { plan: WritePlan | undefined; diagnostics: readonly Diagnostic[] } {
  const diagnostics = createDiagnostics()
  const emitted = Object.entries(files).map(([path, text]) => ({ path, text }))
  const made = planWrites({ out: workspace.path(out), root: workspace.root, files: emitted, head }, diagnostics)
  return { plan: made, diagnostics: diagnostics.all }
}

/** A whole run. Throws what the plan reports. */
export function write(workspace: Workspace, files: Files, onStep?: (path: string) => void): Applied {
  recover(workspace.path('generated'))
  const { plan: made, diagnostics } = plan(workspace, files)
  if (made === undefined) throw new Error(diagnostics.map((d) => `${d.code} ${d.place.file}: ${d.cause}`).join('\n'))
  return applyPlan(made, onStep)
}
