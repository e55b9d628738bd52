import { useQuery } from '@tanstack/react-query'
import { use } from 'react'

import { auditLogListOptions } from '../../../generated/api/queries/system-audit-log.gen.ts'
import type { AuditLogEntry } from '../../../generated/api/types.gen.ts'
import { screen } from '../../../generated/screens/audit-log-entry/list.gen.tsx'
import { type Drained, drainOptions } from '../../api/drain.ts'
import { durationText } from '../../lib/durations.ts'
import { readPath } from '../../lib/condition.ts'
import { isMissing } from '../../lib/missing.ts'
import { ThingLink } from '../../kit/activity/ThingLink.tsx'
import { CellValue } from '../../kit/cells/CellValue.tsx'
import { CopyableText } from '../../kit/cells/Copyable.tsx'
import { FailureNotice } from '../../kit/feedback/ErrorText.tsx'
import { MeContext } from '../../kit/routing/page-scope.ts'
import { useNames } from '../../kit/lookup/use-names.ts'
import { PropertiesTable, Property } from '../../ui/PropertiesTable.tsx'
import { SideDialog } from '../../ui/SideDialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TimeText } from '../../ui/TimeText.tsx'

interface EntryPanelProps {
  id: string
  /** When it was completed, to the millisecond. */
  at: Date | undefined
  onClose: () => void
}

/** The entries of one millisecond: one request finds an entry again, however long the log is. */
const entriesAt = (at: Date) =>
  drainOptions<AuditLogEntry>({
    page: (page) => auditLogListOptions({ query: { startTime: at, endTime: new Date(at.getTime() + 1), ...page } }),
    shape: { kind: 'page' },
    maxRows: 1_000,
  })

/** All that the log has of one entry. */
export function EntryPanel({ id, at, onClose }: EntryPanelProps) {
  const { data, error, refetch, dataUpdatedAt } = useQuery<Drained<AuditLogEntry>>({
    ...entriesAt(at ?? new Date(0)),
    enabled: at !== undefined,
    throwOnError: false,
  })
  const entry = data?.rows.find((row) => row.id === id)
  const isGone = at === undefined || (data?.done === true && entry === undefined)
  return (
    <SideDialog
      title={entry?.operationId ?? 'Audit log entry'}
      subtitle={entry && <TimeText date={entry.timeCompleted} />}
      onClose={onClose}
    >
      {entry ? (
        <Fields entry={entry} updatedAt={dataUpdatedAt} />
      ) : isGone ? (
        <p className="text-ink-2">Audit log entry not found.</p>
      ) : error ? (
        <FailureNotice what="Audit log entry" error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </SideDialog>
  )
}

/** Shown in the title and below it. */
const inHeading: readonly string[] = ['operationId', 'timeCompleted']

const methods: Readonly<Record<string, string>> = { session_cookie: 'Session cookie', access_token: 'Access token' }

const slots = {
  authMethod: ({ row }: { row: AuditLogEntry }) =>
    Object.hasOwn(methods, row.authMethod ?? '') ? methods[row.authMethod ?? ''] : (row.authMethod ?? ''),
  requestId: ({ row }: { row: AuditLogEntry }) => <CopyableText text={row.requestId} />,
  sourceIp: ({ row }: { row: AuditLogEntry }) => <CopyableText text={row.sourceIp} />,
}

/** Whether the caller is this person, or somebody of the same silo. */
function isCallerOf({ actor }: AuditLogEntry, me: { siloId?: unknown; id?: unknown }, scope: string): boolean {
  if (actor.kind !== 'silo_user') return false
  return scope === 'user' ? actor.siloUserId === me.id : actor.siloId === me.siloId
}

function Fields({ entry, updatedAt }: { entry: AuditLogEntry; updatedAt: number }) {
  // What an entry has no value for is no part of it: who nobody was, the error of a success.
  const shown = screen.columns.filter(({ id, path }) => !inHeading.includes(id) && !isMissing(readPath(entry, path)))
  const names = useNames(shown, { rows: [entry], updatedAt, params: {} })
  const me = use(MeContext)
  const took = entry.timeCompleted.getTime() - entry.timeStarted.getTime()
  return (
    <PropertiesTable>
      <Property label="About">
        <ThingLink
          uri={entry.requestUri}
          ended={entry.timeCompleted}
          created="timeCreated"
          isOwnScope={(scope) => isCallerOf(entry, me, scope)}
        />
      </Property>
      {shown.map((property) => (
        <Property key={property.id} label={property.label} help={property.help}>
          <CellValue shown={property} row={entry} params={{}} place="detail" names={names} slots={slots} />
        </Property>
      ))}
      {took > 0 && <Property label="Took">{durationText(took, 'ms')}</Property>}
    </PropertiesTable>
  )
}
