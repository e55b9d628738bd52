/** Screens that come later: they have a route and say what they will show. */
import { resourceViews } from '../../../link/views/register.ts'
import { pathsOf } from '../../../link/paths.ts'
import type { Resource } from '../../../link/resources.ts'
import type { PlaceholderIR } from '../../types/screen-ir.ts'
import type { RawPlaceholder } from '../../types/manifest.ts'
import type { Workspace } from '../../workspace.ts'
import { base } from '../base.ts'
import { entryOf } from '../explain-parts.ts'
import type { ResourceMaker, View } from '../view.ts'

export const placeholder: View<PlaceholderIR> = {
  served: 'placeholder',
  explain: (screen) => [
    `  comes with issue ${screen.issue}: ${screen.summary}`,
    `  to write it: remove the placeholder in ${entryOf(screen)}, or mark the page bespoke and register '${screen.id}' in src/overrides`,
  ],
}

export function makePlaceholder(
  resource: Resource,
  { maker, issue, summary }: RawPlaceholder & { maker: ResourceMaker },
  workspace: Workspace,
): PlaceholderIR {
  const { kind, title, crumbs } = maker
  return {
    kind: 'placeholder',
    ...base(
      resource,
      {
        kind,
        path: resourceViews[kind].path(pathsOf(resource, workspace)),
        title: title(resource),
        crumbs: crumbs(resource, { isPage: false }, workspace),
      },
      workspace,
    ),
    uses: [],
    issue,
    summary,
  }
}
