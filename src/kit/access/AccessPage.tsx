import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { Notice } from '../../ui/Notice.tsx'
import { List } from '../list/List.tsx'
import { queryOptionsOf } from '../queries/query.ts'
import type { ListSlots } from '../slots.ts'
import type { Params } from '../spec.ts'
import type { Policy } from './policy.ts'
import { RoleBadges } from './RoleBadges.tsx'
import type { AccessRow } from './rows.ts'
import type { AccessList } from './screens.ts'

export interface AccessPageProps {
  screen: AccessList
  slots?: ListSlots<AccessRow> | undefined
}

/** Who has access. */
export function AccessPage({ screen, slots }: AccessPageProps) {
  const { above } = screen.policy
  const header = useMemo(
    () => above && (({ params }: { params: Params }) => <AboveUnknown above={above} params={params} />),
    [above],
  )
  return (
    <List<AccessRow>
      screen={screen}
      slots={{ ...(header && { header }), ...slots, columns: { roleName: RoleBadges, ...slots?.columns } }}
    />
  )
}

/** Says that roles from above are missing when their policy cannot be read. */
function AboveUnknown({ above, params }: { above: NonNullable<Policy['above']>; params: Params }) {
  const { isError } = useQuery({ ...queryOptionsOf(above.read.query(params)), throwOnError: false })
  return (
    isError && (
      <div className="mb-4">
        <Notice tone="warning">Roles on the {above.level} could not be loaded, so they are not shown here.</Notice>
      </div>
    )
  )
}
