import type { Silo } from '../../../generated/api/types.gen.ts'
import { screen } from '../../../generated/screens/silo/fleet-roles.gen.tsx'
import { conferred } from '../../features/access/conferred.ts'
import { useDetailRow } from '../../kit/queries/use-detail-row.ts'
import { FailureNotice } from '../../kit/feedback/ErrorText.tsx'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { unreadableIn } from '../../lib/unreadable.ts'
import { holdsUnreadable } from '../../lib/unreadable-value.ts'
import { capitalise } from '../../lib/truncate.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorIcon } from '../../ui/LazyIcons.tsx'
import { PropertiesTable, Property } from '../../ui/PropertiesTable.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Which roles on the fleet come with a role on the silo: decided when the silo is created. */
export default function FleetRoles() {
  const params = usePageParams()
  const { row, error, refresh } = useDetailRow(screen.source, params, { kind: 'detail', embedded: true })
  return (
    <>
      <h2 className="sr-only">{screen.title(params)}</h2>
      {row ? (
        <Mapping silo={row} />
      ) : error === undefined ? (
        <Skeleton className="mb-6 h-24 w-full" />
      ) : (
        <FailureNotice what={screen.title(params)} error={error} onRetry={refresh} />
      )}
    </>
  )
}

/** Whether something of the mapping cannot be read: no roles would not be all that there are. */
const isUntold = (silo: Silo): boolean =>
  unreadableIn(silo, 'mappedFleetRoles') !== undefined || holdsUnreadable(silo.mappedFleetRoles)

function Mapping({ silo }: { silo: Silo }) {
  const roles = conferred(silo)
  if (roles.length === 0) {
    return isUntold(silo) ? (
      <EmptyState
        title="Unreadable"
        body="It is not known which fleet roles come with roles on this silo."
        icon={<ErrorIcon size={32} />}
      />
    ) : (
      <EmptyState
        title="No mapped fleet roles"
        body="Roles on this silo give no roles on the fleet. The mapping is set when a silo is created."
      />
    )
  }
  return (
    <>
      <p className="mb-3 text-ink-2">
        Users with a role on this silo also get these fleet roles. The mapping is set when a silo is created.
      </p>
      <PropertiesTable>
        {roles.map(({ from, to }) => (
          <Property key={from} label={`Silo ${from}`}>
            {to.map((role) => capitalise(`fleet ${role}`)).join(', ')}
          </Property>
        ))}
      </PropertiesTable>
    </>
  )
}
