/** Pages: hand-written screens and placeholders whose routes the manifest owns. */
import { kebabCase } from '../../link/names.ts'
import { ScreenId } from '../types/screen-id.ts'
import type { ScreenIR } from '../types/screen-ir.ts'
import { pageCrumbs } from './crumbs.ts'
import { screenLevel, type Workspace } from '../workspace.ts'

export function makePages(workspace: Workspace): ScreenIR[] {
  const { manifest } = workspace.context
  return manifest.pages.map((entry): ScreenIR => {
    const { raw } = entry
    const shared = {
      id: new ScreenId(raw.page),
      folder: kebabCase(raw.page),
      file: 'page',
      variant: '',
      crumbs: pageCrumbs(raw, workspace),
      path: raw.at,
      title: raw.title,
      area: entry.area,
      level: screenLevel(raw.at, raw.level, workspace),
      uses: raw.kind === 'bespoke' ? [...(raw.uses ?? [])].sort() : [],
    }
    if (raw.kind === 'bespoke') return { kind: 'bespoke', ...shared }
    return { kind: 'placeholder', ...shared, issue: raw.issue ?? '', summary: raw.summary ?? '' }
  })
}
