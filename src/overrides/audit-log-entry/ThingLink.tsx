import { useQuery } from '@tanstack/react-query'
import { use } from 'react'

import type { AuditLogEntry } from '../../../generated/api/types.gen.ts'
import { client } from '../../api/binding.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import { NameLink } from '../../kit/links/NameLink.tsx'
import { MeContext } from '../../kit/routing/page-scope.ts'
import { statusOf } from '../../kit/queries/query.ts'
import type { Row } from '../../kit/spec.ts'
import { EmptyValue } from '../../ui/EmptyValue.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { isOwnName, type Named, pageOfThing, readOf, thingsNamed } from './thing.ts'

/** Field of rows with the time that they were made. */
const created = 'timeCreated'

/** What the request was about: a link while that is still there, else what the request called it. */
export function ThingLink({ entry }: { entry: AuditLogEntry }) {
  const me = use(MeContext)
  const [first, ...others] = thingsNamed(entry.requestUri)
  const read = first && readOf(first)
  if (first === undefined) return <EmptyValue />
  if (read === undefined || !isOwnName(first, { ...entry.actor }, me)) return <NameText text={first.key ?? ''} />
  return <ReadThing entry={entry} first={first} same={[first, ...others]} read={read} />
}

interface ReadThingProps {
  entry: AuditLogEntry
  first: Named
  same: readonly Named[]
  read: NonNullable<ReturnType<typeof readOf>>
}

function ReadThing({ entry, first, same, read }: ReadThingProps) {
  const { data, error, isPending } = useQuery({
    queryKey: [{ _id: 'logged', ...read }],
    queryFn: async ({ signal }): Promise<Row> => {
      const { data: answer } = await client.get({ ...read, signal, expected: [403, 404], throwOnError: true })
      return isPlainObject(answer) ? answer : {}
    },
    throwOnError: false,
  })
  if (isPending) return <Skeleton className="h-4 w-24" />
  const page = data && pageOfThing(data, same, { ended: entry.timeCompleted, created })
  if (typeof page === 'object') {
    return (
      <>
        {first.isOuter && 'In '}
        <NameLink name={page.name} to={() => page.to} />
      </>
    )
  }
  const name = first.key ?? ''
  return (
    <>
      <NameText text={name} />
      {statusOf(error) === 404 && <span className="text-ink-2"> (not there any more)</span>}
      {page === 'another' && <span className="text-ink-2"> (another one has the name now)</span>}
    </>
  )
}
