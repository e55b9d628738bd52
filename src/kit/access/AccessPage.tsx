import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { isGone } from '../../api/last-known.ts'
import { Notice } from '../../ui/Notice.tsx'
import { List } from '../list/List.tsx'
import { queryOptionsOf } from '../queries/query.ts'
import type { ListSlots } from '../slots.ts'
import type { Params } from '../spec.ts'
import type { Policy } from './policy.ts'
import { RoleBadges } from './RoleBadges.tsx'
import type { AccessRow } from './rows.ts'
import type { AccessList } from './screens.ts'
import { accessQuery } from './sources.ts'

export interface AccessPageProps {
  screen: AccessList
  slots?: ListSlots<AccessRow> | undefined
}

/** Who has access. */
export function AccessPage({ screen, slots }: AccessPageProps) {
  const { policy } = screen
  const Own = slots?.header
  const header = useMemo(() => {
    const { above } = policy
    return ({ params }: { params: Params }) => (
      <>
        {Own && <Own params={params} />}
        {above && <AboveUnknown above={above} params={params} />}
        <NamesUnknown policy={policy} params={params} />
      </>
    )
  }, [policy, Own])
  return (
    <List<AccessRow>
      screen={screen}
      slots={{ ...slots, header, columns: { roleName: RoleBadges, ...slots?.columns } }}
    />
  )
}

/** Says that roles from above are missing when their policy cannot be read. */
function AboveUnknown({ above, params }: { above: NonNullable<Policy['above']>; params: Params }) {
  const { data, error, isError } = useQuery({ ...queryOptionsOf(above.read.query(params)), throwOnError: false })
  return (
    isError && (
      <div className="mb-4">
        <Notice tone="warning">
          Roles on the {above.level} could not be{' '}
          {data === undefined || isGone(error) ? 'loaded, so they are not shown here.' : 'refreshed.'}
        </Notice>
      </div>
    )
  )
}

/** Says that names are missing: a search that finds nobody would be no proof that they are not here. */
function NamesUnknown({ policy, params }: { policy: Policy; params: Params }) {
  // What the list reads, not read once more.
  const { data } = useQuery({ ...accessQuery(policy, params), enabled: false, throwOnError: false })
  return (
    data?.unnamed && (
      <div className="mb-4">
        <Notice tone="warning">
          Some names could not be loaded. Rows without a name show the ID, and a search by name does not find them.
        </Notice>
      </div>
    )
  )
}
