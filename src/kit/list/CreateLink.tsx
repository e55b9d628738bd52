import { use } from 'react'

import { LinkButton } from '../../ui/Button.tsx'
import { PlusIcon } from '../../ui/Icons.tsx'
import { useOffers } from '../menus/palette-offers.ts'
import { pageRefusal } from '../roles/roles.ts'
import { useAllowed } from '../roles/use-allowed.ts'
import { disabledReason as reasonOf } from '../actions/offer.ts'
import { isBelowHeading, ParentContext } from '../routing/page-scope.ts'
import type { ListScreen, Params, Row } from '../spec.ts'

export interface CreateLinkProps {
  create: Omit<NonNullable<ListScreen['create']>, 'to'> & { to: string }
  params: Params
  /** The one in the heading; elsewhere it is one of several ways. */
  primary?: boolean
  /** How many rows the list has, when that is known. */
  count?: number
}

const nothing: Row = {}

/** The way to a create form: disabled with the reason for those who are known not to have the role. */
export function CreateLink({ create, params, primary = false, count }: CreateLinkProps) {
  const { label, to, role } = create
  const parent = use(ParentContext)
  const lack = useAllowed(role, params)
  // Nothing is known of the page above as long as it is on its way.
  const isKnown = isBelowHeading(parent) && Object.keys(parent).length > 0
  const conditions = { ...(isKnown ? { parent } : {}), rows: count }
  const disabledReason = lack ?? pageRefusal(to.split('?')[0] ?? to) ?? reasonOf(create, nothing, conditions)
  useOffers(() => (primary ? [{ kind: 'link', id: 'create', label, to, disabledReason }] : []))
  // The code of its form is fetched ahead.
  const look = primary ? ({ variant: 'primary', icon: <PlusIcon />, 'data-ahead': '' } as const) : {}
  return (
    <LinkButton {...look} to={to} disabledReason={disabledReason}>
      {label}
    </LinkButton>
  )
}
