import { useQuery } from '@tanstack/react-query'
import { use, useMemo, useState } from 'react'

import { serverNow } from '../../lib/clock.ts'
import { idField, nameField } from '../../../generated/model/conventions.gen.ts'
import type { Drained } from '../../api/drain.ts'
import { readPath } from '../../lib/condition.ts'
import { dateTime } from '../../lib/dates.ts'
import { escapePart } from '../../lib/escape-part.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { ActivityLog } from '../activity-log.ts'
import { plainText } from '../format/view.ts'
import { wholeOptions } from '../list/use-whole-rows.ts'
import { Section } from '../list/Section.tsx'
import { MeContext } from '../routing/page-scope.ts'
import { useLoaded } from '../queries/use-loaded.ts'
import type { DetailScreen, ListScreen, Params, Row } from '../spec.ts'
import { subjectOf } from './subject.ts'
import { activityScreen, lookedSince, newestOptions } from './activity-screen.ts'

interface ActivityProps {
  screen: DetailScreen
  load: () => Promise<ActivityLog>
  row: Row
  params: Params
}

/** What was done to the thing of a page: who, when, and how it went. */
export function Activity({ load, ...rest }: ActivityProps) {
  const { data, failed } = useLoaded(load)
  if (failed) return <Notice tone="warning">Activity could not be loaded. Reload the page to try again.</Notice>
  return data ? <Entries log={data} {...rest} /> : <Skeleton className="h-40 w-full" />
}

function Entries({ screen, log, row, params }: Omit<ActivityProps, 'load'> & { log: ActivityLog }) {
  const [from] = useState(() => lookedSince(log, serverNow()))
  const subject = subjectOf(screen.id)
  const me = use(MeContext)
  const [id, name, made] = [row[idField], row[nameField], row[log.created]]
  // The row is another object with each answer: what is looked for stays the same.
  const list = useMemo(
    () => subject && activityScreen(log, from, { subject, row, params, me }),
    // oxlint-disable-next-line react/exhaustive-deps
    [log, from, subject, id, name, Number(made), params, me],
  )
  return list && <List list={list} screen={screen} log={log} from={from} row={row} params={params} />
}

interface ListProps extends Omit<ActivityProps, 'load'> {
  list: ListScreen
  log: ActivityLog
  from: Date
}

function List({ list, screen, log, from, row, params }: ListProps) {
  // What the section below reads.
  const { data } = useQuery<Drained>({ ...wholeOptions(list, {}), throwOnError: false })
  const called = plainText(readPath(row, screen.rowName)) || screen.title(params)
  return (
    <Section
      screen={list}
      help={
        <>
          Requests for <NameText text={called} /> or its ID, and the one that created it.
        </>
      }
      actions={
        <LinkButton to={`${log.page}${searchFor([called, String(row[idField])], data?.rows ?? [], log)}`} size="sm">
          Open in audit log
        </LinkButton>
      }
      empty={{ title: 'No activity', body: <Extent log={log} from={from} /> }}
      footer={<Extent log={log} from={from} />}
    />
  )
}

/** The log takes one word at a time: what most of the requests call the thing by. */
function searchFor(words: readonly string[], entries: readonly Row[], { uri }: ActivityLog): string {
  const count = (word: string): number =>
    entries.filter((entry) => String(readPath(entry, uri)).includes(escapePart(word))).length
  const [word = ''] = words.filter((one) => count(one) > 0).toSorted((a, b) => count(b) - count(a))
  return word === '' ? '' : `?${new URLSearchParams({ q: word })}`
}

/** How far back it was looked: nothing is said of what came before. */
function Extent({ log, from }: { log: ActivityLog; from: Date }) {
  const { data } = useQuery({ ...newestOptions(log, from), throwOnError: false })
  if (!data) return null
  const oldest = data.rows.at(-1)?.[log.ended]
  return data.problem === 'limit' && oldest instanceof Date
    ? `Newest ${formatNumber(data.rows.length)} entries, since ${dateTime(oldest)}`
    : `Since ${dateTime(from)}`
}
