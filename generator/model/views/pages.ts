/** Pages: hand-written screens and placeholders whose routes the manifest owns. */
import { kebabCase } from '../../link/names.ts'
import { ScreenId } from '../types/screen-id.ts'
import type { WholePage } from '../types/raw-page.ts'
import type { ScreenBase, ScreenIR } from '../types/screen-ir.ts'
import { pageCrumbs } from './crumbs.ts'
import { screenLevel, type Workspace } from '../workspace.ts'

/** Makes a page of what the manifest says of it; undefined where something of it is not there. */
export type PageMaker = (raw: WholePage, shared: ScreenBase, workspace: Workspace) => ScreenIR | undefined

export function makePages(
  workspace: Workspace,
  makers: Partial<Readonly<Record<WholePage['kind'], PageMaker>>>,
): ScreenIR[] {
  const { manifest } = workspace.context
  return manifest.pages.flatMap((entry): ScreenIR[] => {
    const { raw } = entry
    const shared = {
      id: new ScreenId(raw.page),
      folder: kebabCase(raw.page),
      file: 'page',
      variant: '',
      crumbs: pageCrumbs(raw, workspace),
      path: raw.at,
      title: raw.title,
      ...(raw.crumb === undefined ? {} : { short: raw.crumb }),
      area: entry.area,
      level: screenLevel(raw.at, raw.level, workspace),
      uses: raw.kind === 'bespoke' ? [...(raw.uses ?? [])].sort() : [],
    }
    const make = makers[raw.kind]
    if (make !== undefined) return [make(raw, shared, workspace) ?? []].flat()
    if (raw.kind === 'bespoke') return [{ kind: 'bespoke', ...shared }]
    return [{ kind: 'placeholder', ...shared, issue: raw.issue ?? '', summary: raw.summary ?? '' }]
  })
}
