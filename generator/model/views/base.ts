/** What all screens of a resource have: where they belong, and what they are called. */
import { kebabCase } from '../../link/names.ts'
import type { Resource } from '../../link/resources.ts'
import { roleToRead } from '../../link/role-defaults.ts'
import { screenId } from '../../link/views/register.ts'
import type { ScreenKind } from '../../link/views/view.ts'
import type { CrumbIR } from '../types/route-ir.ts'
import type { ScreenBase } from '../types/screen-ir.ts'
import { screenLevel, type Workspace } from '../workspace.ts'

export const base = (
  resource: Resource,
  { kind, path, title, crumbs }: { kind: ScreenKind; path: string; title: string; crumbs: readonly CrumbIR[] },
  workspace: Workspace,
): Omit<ScreenBase, 'uses'> & { entity: string } => ({
  ...needsOf(roleToRead(resource)),
  id: screenId(resource, kind),
  folder: kebabCase(resource.entity),
  file: resource.view === undefined ? kind : `${kebabCase(resource.view)}-${kind}`,
  variant: resource.view === undefined ? '' : kebabCase(resource.view),
  path,
  title,
  area: resource.area,
  entity: resource.entity,
  level: screenLevel(path, resource.raw.level, workspace),
  crumbs,
})

const needsOf = (needs: string | undefined): Pick<ScreenBase, 'needs'> => (needs === undefined ? {} : { needs })
