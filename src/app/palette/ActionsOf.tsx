import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'

import { pathOf } from '../../kit/links/links.ts'
import { useRowMenu } from '../../kit/menus/use-row-menu.ts'
import { useRolesVersion } from '../../kit/roles/use-allowed.ts'
import type { ListScreen } from '../../kit/spec.ts'
import type { MenuItem } from '../../ui/Menu.tsx'
import { isWithin } from '../frame/navigation.ts'
import type { Actions } from './actions.ts'
import type { Found } from './read-list.ts'

interface ActionsOfProps {
  /** Of the item that stands for the row. */
  id: string
  found: Found
  onActions: (actions: Actions) => void
}

type Menu = Pick<ListScreen, 'links' | 'actions' | 'rowName'>
const noMenu: Menu = { links: [], actions: [], rowName: '' }

/** Finds out what can be done with a row: what the menu of its list says, with the same questions and the same reasons. */
export function ActionsOf({ id, found: { findable, row, params }, onActions }: ActionsOfProps) {
  const [screen, setScreen] = useState<Menu>()
  const page = pathOf(findable.to, row, params)
  const { pathname } = useLocation()
  const ownPage = page !== undefined && isWithin(pathname, page)
  const menuOf = useRowMenu(screen ?? noMenu, { params, ownPage })
  const version = useRolesVersion()
  const { screen: load } = findable
  useEffect(() => {
    // Without its code there is nothing to offer: the page of the row says why.
    load?.().then(setScreen, () => undefined)
  }, [load])
  // Reasons change with what is learnt of roles.
  const tell = useEffectEvent((_learnt: number) => onActions({ id, items: mainFirst(menuOf(row), screen ?? noMenu) }))
  useEffect(() => {
    if (screen !== undefined) tell(version)
  }, [screen, version])
  return null
}

/** What is done with many rows at a time is what people do most, and copying is what they can do on the page. */
function mainFirst(items: readonly MenuItem[], { actions, links }: Menu): readonly MenuItem[] {
  const main = new Set(actions.filter(({ bulk }) => bulk).map(({ id }) => id))
  const others = new Set([...links, ...actions].map(({ id }) => id))
  const rank = ({ id }: MenuItem): number => (main.has(id) ? 0 : others.has(id) ? 1 : 2)
  return items.toSorted((a, b) => rank(a) - rank(b))
}
