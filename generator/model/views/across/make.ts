/** A list over all rows above: which list that is, and how the rows above are listed. */
import { byCodePoint } from '../../../link/names.ts'
import { listCall } from '../../../link/own-calls.ts'
import { pathsOf } from '../../../link/paths.ts'
import { unique } from '../../../link/resources.ts'
import { linkAcross } from '../../../link/views/across/view.ts'
import type { WholePage } from '../../types/raw-page.ts'
import type { AcrossIR, ScreenBase } from '../../types/screen-ir.ts'
import { usesOf, type Workspace } from '../../workspace.ts'
import { base } from '../base.ts'
import { eachOf } from '../each.ts'

export function makeAcross(
  { at, across = '', uses = [] }: WholePage,
  shared: ScreenBase,
  workspace: Workspace,
): AcrossIR | undefined {
  const resource = workspace.context.resource(across)
  const linked = resource && linkAcross(resource, at, workspace)
  const each = linked && eachOf(linked.above, at, workspace)
  if (resource === undefined || linked === undefined || each === undefined) return undefined
  const { id, folder, file } = base(resource, { kind: 'list', path: at, title: '', crumbs: [] }, workspace)
  const calls = [listCall(resource, pathsOf(resource, workspace).list, workspace)]
  const own = usesOf({ calls, lookups: [each.lookup] }, workspace.lookups.all())
  return {
    ...shared,
    kind: 'across',
    file: 'across',
    shows: { id, folder, file },
    each,
    of: linked.of,
    uses: unique([...own, ...uses]).sort(byCodePoint),
  }
}
