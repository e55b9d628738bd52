import { Button, LinkButton } from '../../ui/Button.tsx'
import { PlusIcon } from '../../ui/Icons.tsx'
import { useOffers } from '../offers.ts'
import { useAllowed } from '../roles/use-allowed.ts'
import type { Params } from '../spec.ts'

export interface CreateLinkProps {
  create: { label: string; to: string; role?: string | undefined }
  params: Params
  /** The one in the heading; elsewhere it is one of several ways. */
  primary?: boolean
}

/** The way to a create form: disabled with the reason for those who are known not to have the role. */
export function CreateLink({ create: { label, to, role }, params, primary = false }: CreateLinkProps) {
  const disabledReason = useAllowed(role, params)
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
