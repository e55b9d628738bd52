/** Actions of an instance that pages below its heading offer as buttons; what they are is the manifest's. */
import { actions } from '../../../generated/screens/instance/actions.gen.ts'
import type { Action } from '../../kit/spec.ts'

type ActionId =
  | 'attachDisk'
  | 'attachEphemeralIp'
  | 'attachFloatingIp'
  | 'addToAntiAffinityGroup'
  | 'addToAffinityGroup'
  | 'resize'
  | 'setBootDisk'
  | 'setAutoRestart'

/** @throws Error when the manifest has no such action (any more) */
export function instanceAction(id: ActionId): Action {
  const action = actions.find((one) => one.id === id)
  if (!action) throw new Error(`instances have no action '${id}'`)
  return action
}
