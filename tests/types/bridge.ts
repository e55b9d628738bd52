/** What hand-written screens name of generated ones, and what of it does not compile once it has another name there. Nothing here runs. */
import * as effects from '../../generated/model/effects.gen.ts'
import { diskDetailPath } from '../../generated/model/paths.gen.ts'
// @ts-expect-error: no such screen
export { diskDetailsPath } from '../../generated/model/paths.gen.ts'
import { actions } from '../../generated/screens/instance/actions.gen.ts'
import type { Disk, Instance } from '../../generated/api/types.gen.ts'
import { diskListOptions } from '../../generated/api/queries/disks.gen.ts'
import { screen as disks } from '../../generated/screens/disk/list.gen.tsx'
import { actionOf } from '../../src/kit/actions/action-of.ts'
import { effectsOf } from '../../src/kit/queries/effects-of.ts'
import { fill } from '../../src/kit/selectors.ts'
import { useWholeRows } from '../../src/kit/list/use-whole-rows.ts'
import type { ListScreenOf } from '../../src/kit/typed.ts'
import type { ListScreen, Params } from '../../src/kit/spec.ts'

declare const params: Params

export const paths = [
  fill(diskDetailPath, params),
  fill(diskDetailPath, { ...params, disk: 'data' }),
  // @ts-expect-error: the screen has no such parameter
  fill(diskDetailPath, { ...params, disc: 'data' }),
]

export const named = [
  actionOf(actions, 'start'),
  // @ts-expect-error: instances have no such action
  actionOf(actions, 'begin'),
]

export const changes = [
  effectsOf(effects.disk_create, effects.disk_delete),
  // @ts-expect-error: no such operation, or one that changes nothing
  effectsOf(effects.disk_make), // oxlint-disable-line import/namespace -- what the compiler says of it is the test
]

export function useRows() {
  const { rows } = useWholeRows(disks, { params, enabled: true })
  return [
    rows.map(({ devicePath }) => devicePath),
    // @ts-expect-error: disks have no such field
    rows.map(({ deviceName }) => deviceName),
  ]
}

export const typed: ListScreen<Disk> = disks
// @ts-expect-error: its rows are disks
export const mistyped: ListScreen<Instance> = disks
export const misread: ListScreenOf<Instance>['source'] = {
  // @ts-expect-error: it answers disks
  query: () => diskListOptions(),
  shape: { kind: 'page' },
  paged: true,
}
