import { use } from 'react'

import type { Condition } from '../../lib/condition.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { PlusIcon } from '../../ui/Icons.tsx'
import { disabledReason as disabledReasonOf } from '../actions/offer.ts'
import { useOffers } from '../offers.ts'
import { ParentContext } from '../page-scope.ts'
import { useAllowed } from '../roles/use-allowed.ts'
import type { Params, Row } from '../spec.ts'

export interface CreateLinkProps {
  create: { label: string; to: string; role?: string; offer?: Condition; reason?: string }
  params: Params
  /** The one in the heading; elsewhere it is one of several ways. */
  primary?: boolean
}

const nothing: Row = {}

/** The way to a create form: disabled with the reason for those who are known not to have the role, or while it is shut. */
export function CreateLink({ create, params, primary = false }: CreateLinkProps) {
  const { label, to, role } = create
  const parent = use(ParentContext)
  const lack = useAllowed(role, params)
  const disabledReason = lack ?? disabledReasonOf(create, nothing, { parent })
  useOffers(() => (primary ? [{ kind: 'link', id: 'create', label, to, disabledReason }] : []))
  const look = primary ? ({ variant: 'primary', icon: <PlusIcon /> } as const) : {}
  if (disabledReason === undefined) {
    return (
      <LinkButton {...look} to={to}>
        {label}
      </LinkButton>
    )
  }
  return (
    <Button {...look} disabledReason={disabledReason}>
      {label}
    </Button>
  )
}
