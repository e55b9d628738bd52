import { use } from 'react'

import { actions } from '../../../generated/screens/instance/actions.gen.ts'
import { actionOf } from '../../kit/actions/action-of.ts'
import { ActionButton } from '../../kit/menus/ActionButton.tsx'
import { ParentContext } from '../../kit/routing/page-scope.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'

export interface InstanceButtonProps {
  action: (typeof actions)[number]['id']
  /** Why not, for reasons that only the page knows. */
  reason?: string
}

/** A button of a page below an instance's heading that does something with the instance. */
export function InstanceButton({ action, reason }: InstanceButtonProps) {
  const instance = use(ParentContext)
  const params = usePageParams()
  return (
    <ActionButton action={actionOf(actions, action)} row={instance} rowName="name" params={params} reason={reason} />
  )
}
