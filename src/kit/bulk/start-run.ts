/** Starts a bulk action: the action pipeline for each row, with one invalidation at the end instead of one per row. */
import { idField } from '../../../generated/model/conventions.gen.ts'
import { sessionGuard } from '../../api/session-guard.ts'
import { lowerTitle } from '../../lib/titles.ts'
import { carryOut, type Ports } from '../actions/pipeline.ts'
import { statusOf } from '../queries/query.ts'
import { learnRefusal } from '../roles/roles.ts'
import type { Action, Params, Row } from '../spec.ts'
import { bulkStore } from './bulk-store.ts'
import { keepRuns } from './record.ts'
import { type BulkItem, type ItemState, runItems, tallyOf } from './runner.ts'

export interface BulkPlan {
  action: Action
  /** What the rows are called together: the title of their list. */
  title: string
  list: string
  /** The page it is started from: path and search. */
  path: string
  items: readonly Pick<BulkItem, 'id' | 'name' | 'row'>[]
  /** Of the list that a row lies in. */
  params: (row: Row) => Params
  parent: Row
  me: Row
  /** What was filled in for all of them. */
  form: Row
  /** Makes a function from an id to the row as it is now; it may ask which ids will still be looked at. */
  looker: (waiting: () => readonly string[]) => (id: string) => Promise<Row | undefined>
  refusal: (row: Row) => string | undefined
}

type EndPorts = Pick<Ports, 'cancelReads' | 'invalidate' | 'toast' | 'reveal' | 'hold'>

/** Starts at once and returns the id of the run in the store. */
export function startRun(plan: BulkPlan, ports: EndPorts): number {
  const { action } = plan
  keepRuns()
  let calledOff = new AbortController()
  const waiting = (): string[] => {
    const pending: string[] = []
    for (const { id, state } of bulkStore.find(run)?.items ?? []) {
      if (state.status === 'waiting' || state.status === 'running') pending.push(id)
    }
    return pending
  }

  const look = plan.looker(waiting)

  const begin = async (): Promise<void> => {
    calledOff = new AbortController()
    const page = refresher(() => ports.invalidate(action.effects))
    await runItems({
      items: bulkStore.find(run)?.items ?? [],
      signal: calledOff.signal,
      // To somebody else everything may be gone. Then the row is as it was, and acting on it says why not.
      look: async (item) => ((await sessionGuard.beforeWrite()) ? item.row : look(item.id)),
      refusal: plan.refusal,
      perform: async (row) => {
        const params = plan.params(row)
        const outcome = await carryOut(
          {
            call: action.call,
            scope: { params, parent: plan.parent, me: plan.me, form: plan.form, row },
            effects: action.effects,
          },
          quiet(ports),
        )
        if (outcome.status === 'failed' && statusOf(outcome.error) === 403) learnRefusal(action, params, row)
        return outcome
      },
      onChange: (states) => {
        bulkStore.changeItems(run, states)
        if ([...states.values()].some(({ status }) => status === 'done')) page.isOld()
      },
    })
    page.stop()
    await ports.cancelReads(action.effects)
    void ports.invalidate(action.effects)
    end()
  }

  const end = (): void => {
    const done = bulkStore.find(run)
    if (!done) return
    const { failed, skipped, cancelled, done: succeeded } = tallyOf(done.items)
    bulkStore.change(run, { running: false, ended: done.ended + 1 })
    // Nobody watches and nothing is left to look at.
    if (done.open || failed + skipped + cancelled > 0) return
    bulkStore.remove(run)
    ports.toast({ content: `${done.label} ${lowerTitle(done.title)}: ${succeeded} done`, variant: 'success' })
  }

  const run = bulkStore.add({
    label: action.label,
    title: plan.title,
    danger: action.danger === true,
    user: typeof plan.me[idField] === 'string' ? plan.me[idField] : '',
    path: plan.path,
    list: plan.list,
    items: plan.items.map((item): BulkItem => ({ ...item, state: { status: 'waiting' } })),
    running: true,
    ended: 0,
    open: true,
    cancel: () => calledOff.abort(),
    retry: () => {
      const current = bulkStore.find(run)
      if (!current || current.running) return
      const again = current.items.filter(({ state }) => state.status === 'failed')
      bulkStore.changeItems(run, new Map(again.map(({ id }): [string, ItemState] => [id, { status: 'waiting' }])))
      bulkStore.change(run, { running: true })
      void begin()
    },
  })
  void begin()
  return run
}

/** Milliseconds between two refreshes of the page while a run goes on, unless its answers take long. */
const refreshPause = 3_000
const restFactor = 4

/** Lets the page read again what a long run has changed so far, now and then. */
function refresher(read: () => Promise<void>): { isOld: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOld = false
  let pause = refreshPause
  const refresh = async (): Promise<void> => {
    isOld = false
    const began = performance.now()
    await read().catch(() => undefined)
    pause = Math.max(refreshPause, restFactor * (performance.now() - began))
    timer = undefined
    if (isOld) plan()
  }
  const plan = (): void => {
    isOld = true
    timer ??= setTimeout(() => void refresh(), pause)
  }
  return {
    isOld: plan,
    stop: () => {
      clearTimeout(timer)
      // A refresh that is on its way is followed by none.
      isOld = false
    },
  }
}

/** The pipeline's ports for one of many: what concerns all of them is done once, at the end. */
const quiet = ({ reveal, hold }: EndPorts): Ports => ({
  ask: async (_question, submit) => submit({}),
  visit: () => undefined,
  navigate: async () => {},
  expire: async () => {},
  cancelReads: async () => {},
  invalidate: async () => {},
  refreshExpired: async () => {},
  toast: () => {},
  reveal,
  show: () => {},
  hold,
  refused: () => {},
})
