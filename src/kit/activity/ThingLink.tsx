import { useQuery } from '@tanstack/react-query'

import { client } from '../../api/binding.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import { NameLink } from '../links/NameLink.tsx'
import { statusOf } from '../queries/query.ts'
import type { Row } from '../spec.ts'
import { EmptyValue } from '../../ui/EmptyValue.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { isOwnName, type Named, pageOfThing, readOf, thingsNamed } from './thing.ts'

export interface ThingLinkProps {
  /** Path and query of the request. */
  uri: string
  /** When it was answered. */
  ended: Date
  /** Field of rows with the time that they were made. */
  created: string
  /** Whether what the caller lies in, which no address says, is that of the signed-in person. */
  isOwnScope: (scope: string) => boolean
}

/** What the request was about: a link while that is still there, else what the request called it. */
export function ThingLink({ uri, isOwnScope, ...rest }: ThingLinkProps) {
  const [first, ...others] = thingsNamed(uri)
  const read = first && readOf(first)
  if (first === undefined) return <EmptyValue />
  if (read === undefined || !isOwnName(first, isOwnScope)) return <NameText text={first.key ?? ''} />
  return <ReadThing {...rest} first={first} same={[first, ...others]} read={read} />
}

interface ReadThingProps extends Pick<ThingLinkProps, 'ended' | 'created'> {
  first: Named
  same: readonly Named[]
  read: NonNullable<ReturnType<typeof readOf>>
}

function ReadThing({ ended, created, first, same, read }: ReadThingProps) {
  const { data, error, isPending } = useQuery({
    queryKey: [{ _id: 'logged', ...read }],
    queryFn: async ({ signal }): Promise<Row> => {
      const { data: answer } = await client.get({ ...read, signal, expected: [403, 404], throwOnError: true })
      return isPlainObject(answer) ? answer : {}
    },
    throwOnError: false,
  })
  if (isPending) return <Skeleton className="h-4 w-24" />
  const isGone = statusOf(error) === 404
  const page = data && !isGone && pageOfThing(data, same, { ended, created })
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
      {isGone && <span className="text-ink-2"> (deleted)</span>}
      {page === 'another' && <span className="text-ink-2"> (name reused)</span>}
    </>
  )
}
