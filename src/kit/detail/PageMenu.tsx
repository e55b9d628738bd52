/** What can be done with the row of a page: in a menu, and as buttons. */
import { Suspense, useState, type ReactNode } from 'react'

import { readPath } from '../../lib/condition.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { MenuButton, type MenuItem } from '../../ui/Menu.tsx'
import { plainText } from '../format/view.ts'
import { pathOf } from '../links/links.ts'
import { ActionButton } from '../menus/ActionButton.tsx'
import { inMenu } from '../menus/menu-items.ts'
import { useMenuOffers } from '../menus/palette-offers.ts'
import { useRowMenu } from '../menus/use-row-menu.ts'
import { useAllowed } from '../roles/use-allowed.ts'
import type { DetailScreen, Params, Row } from '../spec.ts'
import { shownOf } from './free-rows.ts'

const JsonDialog = lazyPart(() => import('./JsonDialog.tsx').then((module) => module.JsonDialog))
const CompareEarlier = lazyPart(() => import('../compare/Compare.tsx').then((module) => module.CompareEarlier))
const TerraformDialog = lazyPart(() =>
  import('../equivalent/TerraformDialog.tsx').then((module) => module.TerraformDialog),
)

type MenuOf = (row: Row) => readonly MenuItem[]

interface MenuProps {
  screen: DetailScreen
  params: Params
  row: Row
}

export function PageMenu({ screen, params, row }: MenuProps): ReactNode {
  const menuOf = useRowMenu(screen, { params, ownPage: true })
  useMenuOffers(() => menuOf(row))
  const { buttons = [] } = screen
  // Of settings nothing can be done but to edit them.
  const links = screen.actions.length === 0 ? screen.links : []
  const menu = inMenu(screen.actions).map(({ id }) => id)
  const elsewhere = [...links, ...screen.actions]
    .map(({ id }) => id)
    .filter((id) => buttons.includes(id) || !menu.includes(id))
  return (
    <>
      <Links links={links} row={row} params={params} />
      {screen.actions
        .filter(({ id }) => buttons.includes(id))
        .map((action) => (
          <ActionButton key={action.id} action={action} row={row} rowName={screen.rowName} params={params} ownPage />
        ))}
      <ActionsMenu
        screen={screen}
        params={params}
        row={row}
        menuOf={(of) => menuOf(of).filter((item) => !elsewhere.includes(item.id))}
      />
    </>
  )
}

/** The menu of the page: what its row has in lists, and the row as the API sends it. */
function ActionsMenu({ screen, params, row, menuOf }: MenuProps & { menuOf: MenuOf }) {
  // The page around an embedded part has a menu of its own.
  const label = screen.embedded ? `Actions: ${screen.title(params)}` : 'Actions'
  const [shown, setShown] = useState<'JSON' | 'Terraform' | 'changes'>()
  const items = (): readonly MenuItem[] => {
    const own = menuOf(row)
    const danger = own.findIndex(({ kind }) => kind === 'separator')
    const views = (['JSON', ...(screen.terraform ? (['Terraform'] as const) : []), 'changes'] as const).map(
      (as): MenuItem => ({
        id: `view-${as}`,
        label: `View ${as}`,
        onSelect: () => setShown(as),
      }),
    )
    return danger === -1 ? [...own, ...views] : own.toSpliced(danger, 0, ...views)
  }
  const close = () => setShown(undefined)
  const title = `${shown === 'changes' ? 'Changes' : shown} of ${plainText(readPath(row, screen.rowName)) || screen.title(params)}`
  return (
    <>
      <MenuButton label={label} variant="secondary" items={items} />
      {shown && (
        <Suspense>
          {shown === 'JSON' ? (
            <JsonDialog title={title} source={screen.source} row={row} params={params} onClose={close} />
          ) : shown === 'changes' ? (
            <CompareEarlier
              title={title}
              shown={shownOf(screen, row)}
              source={screen.source}
              row={row}
              params={params}
              onClose={close}
            />
          ) : (
            <TerraformDialog title={title} entity={screen.entity} row={row} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}

/** Below another heading there is room for buttons: links as they are, actions in a menu. */
export function EmbeddedActions({ screen, params, row }: MenuProps): ReactNode {
  const menuOf = useRowMenu({ ...screen, links: [] }, { params, ownPage: true })
  return (
    <>
      <Links links={screen.links} row={row} params={params} />
      <ActionsMenu screen={screen} params={params} row={row} menuOf={menuOf} />
    </>
  )
}

interface LinksProps {
  links: DetailScreen['links']
  row: Row
  params: Params
}

const Links = ({ links, row, params }: LinksProps): ReactNode =>
  links.map((link) => <LinkOut key={link.id} link={link} row={row} params={params} />)

/** Disabled, with the reason, for those who are known not to have the role. */
function LinkOut({ link, row, params }: Omit<LinksProps, 'links'> & { link: LinksProps['links'][number] }) {
  const lack = useAllowed(link.role, params)
  const to = pathOf(link.to, row, params)
  return (
    to !== undefined && (
      <LinkButton to={to} disabledReason={lack}>
        {link.label}
      </LinkButton>
    )
  )
}
