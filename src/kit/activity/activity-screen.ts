/** Entries of a log about one thing, as a list that reads itself. */
import { idField, nameField } from '../../../generated/model/conventions.gen.ts'
import { type Drained, type DrainedQuery, drainOptions, growingOptions } from '../../api/drain.ts'
import { follow } from '../../api/follow.ts'
import type { ActivityLog } from '../activity-log.ts'
import { withAsked } from '../list/server-side.ts'
import { namesOfIds } from '../lookup/names-of-ids.ts'
import type { ListScreen, Row } from '../spec.ts'
import { entriesAbout, type Thing } from './about-thing.ts'

const day = 86_400_000
const hour = 3_600_000

/** The time that pages look back to: the same for all that are opened within an hour, so that they share what was read. */
export const lookedSince = ({ days }: ActivityLog, now: number): Date =>
  new Date(Math.floor(now / hour) * hour - days * day)

/** The newest entries since then, about anything. */
export const newestOptions = ({ source, since, most }: ActivityLog, from: Date): DrainedQuery =>
  drainOptions({
    page: (page) => source.query({}, withAsked(page, { [since]: from })),
    shape: source.shape,
    maxRows: most,
  })

/** Of those, the ones about the thing. */
export function activityScreen(log: ActivityLog, from: Date, thing: Omit<Thing, 'names'>): ListScreen {
  const all = newestOptions(log, from)
  const [first, ...others] = all.queryKey
  const { subject, row, params } = thing
  const queryKey = [
    { ...(typeof first === 'object' ? first : {}), about: subject.page, params },
    ...others,
    [row[idField], row[nameField], row[log.created]],
  ]
  const about = ({ rows, done }: Drained): Drained => ({
    rows: entriesAbout(rows, { ...thing, names: namesOfIds.get() }, log),
    done,
  })
  const query = (): DrainedQuery =>
    growingOptions<Row>(queryKey, async ({ client, signal, report }) =>
      about(await follow<Drained>(client, all, { signal, onData: (part) => report(about(part)) })),
    )
  return {
    kind: 'list',
    id: 'activity',
    entity: '',
    title: 'Activity',
    embedded: true,
    source: { query, shape: { kind: 'whole' }, paged: false },
    columns: log.columns,
    rowKey: log.rowKey,
    rowName: log.rowName,
    links: [],
    actions: [],
    empty: { title: 'No activity', body: 'No entries in this period.' },
    refresh: [{ seconds: 30 }],
  }
}
