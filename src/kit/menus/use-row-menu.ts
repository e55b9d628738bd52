import { idField } from '../../../generated/model/conventions.gen.ts'
import { use } from 'react'

import { writeClipboard } from '../../lib/clipboard.ts'
import { serverNow } from '../../lib/clock.ts'
import { toUserMessage } from '../../api/errors.ts'
import type { MenuItem } from '../../ui/Menu.tsx'
import { whenReachable } from '../../ui/lazy-part.ts'
import { addToast } from '../../ui/toast-store.ts'
import { paramsOfRow } from '../queries/rows.ts'
import type { ListScreen, Params, Row } from '../spec.ts'
import { menuItems } from './menu-items.ts'
import { MeContext, ParentContext } from '../routing/page-scope.ts'
import { askRoles } from '../roles/roles.ts'
import { useRolesVersion } from '../roles/use-allowed.ts'
import { type Named, rowNameOf } from '../actions/row-name.ts'
import { usePorts } from '../actions/use-ports.ts'

// Nothing runs before a menu is open.
const loadPipeline = () => import('../actions/pipeline.ts')

export interface RowMenuOptions {
  params: Params
  /** Makes the path of a link that opens over the page. */
  over?: (path: string) => string
  /** The menu is on the row's own page: after a delete it has to be left. */
  ownPage?: boolean
  /** How many rows the list has, when that is known. */
  count?: number
}

/** What is under way, until its question is answered and the server has answered: an impatient second press asks and sends nothing. */
const underWay = new Set<string>()

/** The menu of rows of one screen: a function from row to entries, for menus that ask when they open. */
export function useRowMenu(
  screen: Named & Pick<ListScreen, 'links' | 'actions' | 'paramsOf'>,
  { params: ofPage, over = (path) => path, ownPage = false, count }: RowMenuOptions,
): (row: Row) => MenuItem[] {
  const ports = usePorts()
  const parent = use(ParentContext)
  const me = use(MeContext)
  // An open menu is drawn anew with what is learnt.
  useRolesVersion()
  return (row) => {
    const params = paramsOfRow(screen, row, ofPage)
    askRoles(
      [...screen.links, ...screen.actions].map(({ role }) => role),
      params,
    )
    // Code of actions is fetched while the menu is being read.
    if (screen.actions.length > 0) void loadPipeline().catch(() => undefined)
    if (screen.actions.some(({ confirm, form }) => confirm || form))
      void import('../dialogs/ActionDialog.tsx').catch(() => undefined)
    const name = rowNameOf(row, screen, params)
    return menuItems({
      row,
      params,
      links: screen.links,
      actions: screen.actions,
      conditions: { now: serverNow(), parent, rows: count },
      over,
      run: async (action) => {
        const what = JSON.stringify([action.label, params, row[idField], name])
        if (underWay.has(what)) return
        underWay.add(what)
        await whenReachable(loadPipeline)
          .then(({ runAction }) => runAction(action, { row, params, parent, me, name, ownPage }, ports))
          .catch((error: unknown) => void addToast({ variant: 'error', content: toUserMessage(error) }))
        underWay.delete(what)
      },
      copy: (text) => void copyText(text),
    })
  }
}

async function copyText(text: string): Promise<void> {
  try {
    await writeClipboard(text)
    addToast({ content: 'Copied to clipboard' })
  } catch {
    addToast({ content: 'Copying is not allowed here', variant: 'error' })
  }
}
