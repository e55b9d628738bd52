/** Forms and actions that hand-written code makes, beside the generated ones. */
import { ruleList } from '../../../src/features/firewall/list-screen.ts'
import type { Action, FormScreen } from '../../../src/kit/spec.ts'
import { screen as snapshotImage } from '../../../src/overrides/snapshot-image-create/screen.ts'

const actionsOf = (folder: string, actions: readonly Action[]) =>
  actions.map((action) => ({ name: `${folder} ${action.id}`, action }))

/** By the folder that they are written in. */
export const actionsByHand: readonly { name: string; action: Action }[] = [
  ...actionsOf('features/firewall', ruleList({}).actions),
]

export const formsByHand: readonly { name: string; screen: FormScreen }[] = [
  { name: 'snapshot_image_create', screen: snapshotImage },
]
