/** The console without a page: rows as its screens read them, what their menus offer, and what choosing sends to the mock. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

import { bindClient } from '../../../../src/api/binding.ts'
import { createClient } from '../../../../src/api/client.ts'
import { ApiError } from '../../../../src/api/errors.ts'
import { createQueryClient, queryClient } from '../../../../src/api/query-client.ts'
import { disabledReason } from '../../../../src/kit/actions/offer.ts'
import { menuItems } from '../../../../src/kit/menus/menu-items.ts'
import { toPage } from '../../../../src/kit/queries/query.ts'
import type { LinkAction } from '../../../../src/kit/link-action.ts'
import type { Call, ListScreen, Params, Query, Row } from '../../../../src/kit/spec.ts'
import { type Backend, backends } from './backend.ts'

/** What a menu is made of: that of rows in a list and that of a page are made of the same. */
export type Screen = Pick<ListScreen, 'links' | 'actions'>

/** From now on everything that the console asks goes to this mock, as the user of that name. @returns how to end it */
export function connect({ mock }: Backend, userName?: string): () => void {
  const before = bindClient(
    createClient({
      fetch: (input, init) => {
        const headers = new Headers(init?.headers)
        if (userName !== undefined) headers.set('x-cairn-user', userName)
        return mock.fetch(new Request(new URL(String(input), 'http://mock.test'), { ...init, headers }))
      },
    }),
  )
  queryClient().clear()
  return () => bindClient(before)
}

/** A mock for the tests of a file, and a console that is connected to it anew for each. @returns the mock, once tests run */
export function withConsole(): () => Backend {
  let backend: Backend
  let disconnect: () => void
  beforeAll(async () => {
    backend = await (backends['in process']?.() ?? Promise.reject(new Error('no backend')))
  })
  afterAll(() => backend.stop())
  beforeEach(() => {
    disconnect = connect(backend)
  })
  afterEach(() => disconnect())
  return () => backend
}

/** What a screen asks, asked anew. */
const ask = async (query: Query): Promise<unknown> =>
  createQueryClient().fetchQuery(query as Parameters<ReturnType<typeof createQueryClient>['fetchQuery']>[0])

/** The rows of a list as the console has them. */
export async function rowsOf({ source }: Pick<ListScreen, 'source'>, params: Params): Promise<readonly Row[]> {
  return toPage(await ask(source.query(params, { limit: 1000 })), source.shape).items
}

/** The row of that name. */
export async function rowNamed(screen: Pick<ListScreen, 'source'>, params: Params, name: string): Promise<Row> {
  const row = (await rowsOf(screen, params)).find((one) => one['name'] === name)
  if (row === undefined) throw new Error(`no ${name}`)
  return row
}

/** Entries of a row's menu by id: `true` where one can be chosen, else the reason why not. */
export function menuOf(screen: Screen, row: Row, place: { parent?: Row; params?: Params } = {}): Offered {
  const { parent = {}, params = {} } = place
  const items = menuItems({
    row,
    params,
    links: screen.links,
    actions: screen.actions,
    conditions: { now: 0, parent },
    over: (path) => path,
    run: () => {},
    copy: () => {},
  })
  return Object.fromEntries(
    items.flatMap((item) =>
      item.kind === 'separator' || item.kind === 'heading' ? [] : [[item.id, item.disabledReason ?? true]],
    ),
  )
}

export type Offered = Readonly<Record<string, true | string>>

/** The same for what is no entry of a menu: the link to a form. */
export const offerOf = (
  what: Omit<Partial<LinkAction>, 'to'> | undefined,
  row: Row,
  place: { parent?: Row; params?: Params },
): true | string => (what === undefined ? 'is not there' : (disabledReason(what, row, { now: 0, ...place }) ?? true))

/** Carries out an action or sends a form, with what is filled in. @returns why the mock refuses, undefined when it does not */
export async function choose(
  { call }: { call: Call },
  scope: { row: Row; parent?: Row; params?: Params; form?: Row },
): Promise<string | undefined> {
  try {
    await call({ parent: {}, params: {}, me: {}, form: {}, ...scope })
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return `${error.statusCode} ${error.message}`
  }
}

/**
 * A table as text: a line of states, then a line for each action with `yes` where it is offered.
 * @returns action → the states in which it is offered, by state
 */
export function tableOf(text: string): Readonly<Record<string, Readonly<Record<string, boolean>>>> {
  const [head = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return Object.fromEntries(
    lines.map(([name = '', ...cells]) => {
      if (cells.length !== head.length) throw new Error(`${name}: ${cells.length} cells for ${head.length} states`)
      return [name, Object.fromEntries(head.map((state, at) => [state, cells[at] === 'yes']))]
    }),
  )
}

/** What a menu offers in a state, by a table and the reasons of its actions. */
export const offeredIn = (
  table: ReturnType<typeof tableOf>,
  reasons: Readonly<Record<string, string>>,
  state: string,
): Offered =>
  Object.fromEntries(
    Object.entries(table).map(([name, cells]) => [name, cells[state] === true ? true : (reasons[name] ?? 'no reason')]),
  )
