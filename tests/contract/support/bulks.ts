/** Every action that may run on many rows, and a run of each on rows that are all alike. */
import { vi } from 'vitest'

import { bulkStore } from '../../../src/kit/bulk/bulk-store.ts'
import { startRun } from '../../../src/kit/bulk/start-run.ts'
import type { Action, Row, Scope } from '../../../src/kit/spec.ts'
import { generatedWrites } from './generated-writes.ts'
import { scopeOf, whole } from './write-scope.ts'
import { actionsByHand } from './writes-by-hand.ts'

export interface Bulk {
  name: string
  action: Action
  scope: Scope
}

export const bulks: readonly Bulk[] = [
  ...(await generatedWrites()).flatMap((write) =>
    write.action?.bulk === true ? [{ name: write.name, action: write.action, scope: scopeOf(write) }] : [],
  ),
  ...actionsByHand.flatMap(({ name, action }) =>
    action.bulk === true
      ? [
          {
            name,
            action,
            scope: scopeOf({ name: `vpc ${name}`, call: action.call, fields: action.form ?? [], action }),
          },
        ]
      : [],
  ),
]

const disabled = { ...whole, rules: whole.rules.map((rule) => ({ ...rule, status: 'disabled' })) }

/** What is read before something is written. What is enabled already is not enabled again. */
export const readBefore = ({ action }: Bulk): object => (action.id === 'enable' ? disabled : whole)

/** The names of so many rows. */
export const rowNames = (count: number): string[] => Array.from({ length: count }, (_, at) => `row-${at}`)

/** Starts a run on so many rows, as the console does. @returns its id in the store */
export const startBulk = ({ action, scope }: Bulk, count: number, me: Row): number =>
  startRun(
    {
      action,
      title: 'Rows',
      list: 'rows',
      path: '/here',
      items: rowNames(count).map((name) => ({ id: name, name, row: scope.row })),
      params: () => scope.params,
      parent: scope.parent,
      me,
      form: scope.form,
      looker: () => async () => scope.row,
      refusal: () => undefined,
    },
    {
      cancelReads: async () => {},
      invalidate: async () => {},
      toast: () => {},
      reveal: () => {},
      hold: () => () => {},
    },
  )

/** Waits until nothing of a run is under way any more, on a busy machine for longer than the second that is waited by itself. */
export const endOfRun = (run: number): Promise<void> =>
  vi.waitFor(
    () => {
      if (bulkStore.find(run)?.running !== false) throw new Error('it goes on')
    },
    { interval: 2, timeout: 30_000 },
  )
