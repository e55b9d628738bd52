/** An upgrade of our own console to an edited contract, planned as `--apply` plans it; nothing is written to the repository. */
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import { planUpgrade, type Applying } from '../../../generator/upgrade-apply.ts'
import { root, scratch } from '../support/folders.ts'
import { edited, type Draft } from './draft.ts'

/** What an upgrade reads of the repository. */
const parts = ['openapi', 'src/mock/behaviours', 'src/overrides/index.ts', 'src/overrides/eager.ts']

/** Plans the upgrade that one edit of our own contract is, of what stands in a copy of the repository. */
export async function planOwnUpgrade(change: (draft: Draft) => void): Promise<Applying> {
  const folder = scratch()
  for (const part of parts)
    if (existsSync(join(root, part))) cpSync(join(root, part), join(folder, part), { recursive: true })
  return planUpgradeIn(folder, change)
}

/** The same, of what stands in a folder. */
export async function planUpgradeIn(folder: string, change: (draft: Draft) => void): Promise<Applying> {
  const to = join(scratch(), 'newer.json')
  const { bundle } = edited((draft) => {
    draft.info.version = '20990101.0.0'
    change(draft)
  })
  writeFileSync(to, bundle)
  const diagnostics = createDiagnostics()
  const made = await planUpgrade({ locations: { root: folder }, to }, diagnostics)
  if (made === undefined) throw new Error(JSON.stringify(diagnostics.all))
  return made
}
