import { use } from 'react'

import { ActionButton } from '../../kit/menus/ActionButton.tsx'
import { ParentContext } from '../../kit/routing/page-scope.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { instanceAction } from './actions.ts'

export interface InstanceButtonProps {
  action: Parameters<typeof instanceAction>[0]
  /** Why not, for reasons that only the page knows. */
  reason?: string
}

/** A button of a page below an instance's heading that does something with the instance. */
export function InstanceButton({ action, reason }: InstanceButtonProps) {
  const instance = use(ParentContext)
  const params = usePageParams()
  return <ActionButton action={instanceAction(action)} row={instance} rowName="name" params={params} reason={reason} />
}
