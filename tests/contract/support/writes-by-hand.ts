/** Forms and actions that hand-written code makes, beside the generated ones. */
import { screen as fleetRoleEdit } from '../../../generated/screens/fleet-role/edit.gen.tsx'
import { screen as projectRoles } from '../../../generated/screens/project-role/list.gen.tsx'
import { accessList, changeForm } from '../../../src/features/access/screens.ts'
import { ruleList } from '../../../src/features/firewall/list-screen.ts'
import type { Action, FormScreen } from '../../../src/kit/spec.ts'
import { screen as snapshotImage } from '../../../src/overrides/snapshot-image-create/screen.ts'

const actionsOf = (folder: string, actions: readonly Action[]) =>
  actions.map((action) => ({ name: `${folder} ${action.id}`, action }))

/** By the folder that they are written in. */
export const actionsByHand: readonly { name: string; action: Action }[] = [
  ...actionsOf('features/firewall', ruleList(undefined).actions),
  ...actionsOf('features/access', accessList(projectRoles, 'project').actions),
]

export const formsByHand: readonly { name: string; screen: FormScreen }[] = [
  { name: 'snapshot_image_create', screen: snapshotImage },
  { name: 'features/access: change', screen: changeForm(fleetRoleEdit, 'ada') },
]
