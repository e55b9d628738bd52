/** Screens that are written by hand, as the manifest says. */
import { resourceViews } from '../../../link/views/register.ts'
import { pathsOf } from '../../../link/paths.ts'
import type { Resource } from '../../../link/resources.ts'
import type { BespokeIR } from '../../types/screen-ir.ts'
import type { Workspace } from '../../workspace.ts'
import { base } from '../base.ts'
import { writtenByHand } from '../explain-parts.ts'
import type { ResourceMaker, View } from '../view.ts'

export const bespoke: View<BespokeIR> = {
  served: 'bespoke',
  explain: (screen, model) => [writtenByHand(screen, model), `  uses       ${screen.uses.join(', ')}`],
}

export function makeBespoke(
  resource: Resource,
  { maker, uses }: { maker: ResourceMaker; uses: readonly string[] },
  workspace: Workspace,
): BespokeIR {
  const { kind, title, crumbs } = maker
  return {
    kind: 'bespoke',
    ...base(
      resource,
      {
        kind,
        path: resourceViews[kind].path(pathsOf(resource, workspace)),
        title: title(resource),
        // It is a page, not a dialog over one.
        crumbs: crumbs(resource, { isPage: true }, workspace),
      },
      workspace,
    ),
    uses: [...uses].sort(),
  }
}
