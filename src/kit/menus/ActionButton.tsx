import { use, useSyncExternalStore } from 'react'

import { otherVersion } from '../../api/server-version.ts'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { ParentContext } from '../routing/page-scope.ts'
import { useAllowed } from '../roles/use-allowed.ts'
import type { LinkAction } from '../link-action.ts'
import type { Action, Params, Row } from '../spec.ts'
import { disabledReason } from '../actions/offer.ts'
import { useRowMenu } from './use-row-menu.ts'

export interface ActionButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  action: Action
  row: Row
  /** Field path of what the row is called. */
  rowName: string
  params: Params
  /** The button is on the row's own page: after a delete it has to be left. */
  ownPage?: boolean
  /** Why not, for reasons that only the page knows. */
  reason?: string
}

const noLinks: readonly LinkAction[] = []

/** An action that people come for, as a button: what its entry in the row's menu would do. */
export function ActionButton(props: ActionButtonProps) {
  const { action, row, rowName, params, ownPage = false, reason, ...look } = props
  const parent = use(ParentContext)
  const menuOf = useRowMenu({ links: noLinks, actions: [action], rowName }, { params, ownPage })
  useAllowed(action.role, params)
  useSyncExternalStore(otherVersion.subscribe, otherVersion.get)
  const onClick = () => {
    const item = menuOf(row).find(({ id }) => id === action.id)
    if (item && 'onSelect' in item && item.disabledReason === undefined) item.onSelect()
  }
  return (
    <Button {...look} disabledReason={disabledReason(action, row, { parent, params }) ?? reason} onClick={onClick}>
      {action.label}
    </Button>
  )
}
