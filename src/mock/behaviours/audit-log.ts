/** Reading the audit log (server-behaviour §15). `../server/audit.ts` writes it. */
import { paged, type Behaviours } from './behaviour.ts'

export const auditLog: Behaviours = {
  audit_log_list: ({ query, ctx }) =>
    paged(
      'audit_log_list',
      query,
      ({ start_time: start, end_time: end }) => {
        const [from, to] = [timeOf(start) ?? Number.NEGATIVE_INFINITY, timeOf(end) ?? Number.POSITIVE_INFINITY]
        return ctx.store
          .table('audit_log_entry')
          .all()
          .map(({ row }) => row)
          .filter(({ time_completed: time }) => Date.parse(time) >= from && Date.parse(time) < to)
      },
      ({ sort_by: mode }) => ({
        of: ({ time_completed: time, id }) => [time, id],
        descending: mode === 'time_and_id_descending',
      }),
    ),
}

const timeOf = (text: string | null | undefined): number | undefined =>
  text === null || text === undefined ? undefined : Date.parse(text)
