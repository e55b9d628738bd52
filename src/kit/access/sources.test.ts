import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import type { Drained, DrainedQuery } from '../../api/drain.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { screen } from '../../../generated/screens/silo-access/list.gen.tsx'
import { screen as projectAccess } from '../../../generated/screens/project-role/list.gen.tsx'
import { screen as fleetAccess } from '../../../generated/screens/fleet-role/list.gen.tsx'
import { accessQuery, candidatesQuery } from './sources.ts'

afterEach(() => void bindClient(undefined))

const me = { id: 'u1', display_name: 'Ada', silo_id: 's', silo_name: 's' }
const assignment = { identity_id: 'u2', identity_type: 'silo_user', role_name: 'admin' }
const user = (id: string, name: string) => ({ id, display_name: name, silo_id: 's' })

/** A server whose users come page by page, when the test says so. */
function server() {
  const pages: ((answer: Response) => void)[] = []
  const signals: AbortSignal[] = []
  const answers: Readonly<Record<string, unknown>> = {
    '/v1/policy': { role_assignments: [assignment] },
    '/v1/me': me,
    '/v1/me/groups': { items: [] },
    '/v1/groups': { items: [{ id: 'g1', display_name: 'Operators', silo_id: 's' }] },
  }
  bindClient(
    createClient({
      baseUrl: 'http://localhost',
      fetch: (input, init) => {
        const { pathname } = new URL(String(input))
        if (pathname !== '/v1/users') return Promise.resolve(Response.json(answers[pathname]))
        if (init?.signal) signals.push(init.signal)
        return new Promise((resolve) => pages.push(resolve))
      },
    }),
  )
  const answer = async (body: unknown) => {
    await vi.waitFor(() => expect(pages).toHaveLength(1))
    pages.splice(0)[0]?.(Response.json(body))
  }
  return { answer, signals }
}

function watch(query: DrainedQuery) {
  const client = createQueryClient()
  const stop = new QueryObserver(client, query).subscribe(() => undefined)
  const names = () => {
    const data = client.getQueryData<Drained>(query.queryKey)
    return data && [data.done, ...data.rows.map((row) => row['name'])]
  }
  return { stop, names }
}

test('who has access was not shown before the last user was read', async () => {
  const { answer } = server()
  const { names } = watch(accessQuery(screen.policy, {}))
  await vi.waitFor(() => expect(names()).toEqual([false, 'u2']))
  await answer({ items: [user('u2', 'Grace')], next_page: 'x' })
  await vi.waitFor(() => expect(names()).toEqual([false, 'Grace']))
  await answer({ items: [user('u3', 'Edsger')] })
  await vi.waitFor(() => expect(names()).toEqual([true, 'Grace']))
})

test('who may be given access is listed as they come, and not read on when the form is closed', async () => {
  const { answer, signals } = server()
  const { names, stop } = watch(candidatesQuery(screen.policy, {}))
  await answer({ items: [user('u3', 'Edsger'), user('u2', 'Grace')], next_page: 'x' })
  await vi.waitFor(() => expect(names()).toEqual([false, 'Edsger', 'Operators']))
  await vi.waitFor(() => expect(signals).toHaveLength(2))
  stop()
  await vi.waitFor(() => expect(signals[1]?.aborted).toBe(true))
  expect(signals).toHaveLength(2)
})

test('the access page of a project went as a whole for whoever may not see the policy of the silo', async () => {
  const answers: Readonly<Record<string, unknown>> = {
    '/v1/projects/shop/policy': { role_assignments: [assignment] },
    '/v1/me': me,
    '/v1/users': { items: [user('u2', 'Grace')] },
    '/v1/groups': { items: [] },
  }
  const refused = { error_code: 'Forbidden', message: 'Action not authorized', request_id: 'r' }
  bindClient(
    createClient({
      baseUrl: 'http://localhost',
      fetch: async (input) => {
        const answer = answers[new URL(String(input)).pathname]
        return answer === undefined ? Response.json(refused, { status: 403 }) : Response.json(answer)
      },
    }),
  )
  const { names, stop } = watch(accessQuery(projectAccess.policy, { project: 'shop' }))
  await vi.waitFor(() => expect(names()).toEqual([true, 'Grace']))
  stop()
})

/** A server of as many silos, with a user each. @param known whose role it is, of which silo */
function fleet(silos: number, known: number) {
  const asked: string[] = []
  let [underWay, most] = [0, 0]
  const answers: Readonly<Record<string, unknown>> = {
    '/v1/system/policy': { role_assignments: [{ ...assignment, identity_id: `u-silo-${known}` }] },
    '/v1/me': me,
    '/v1/users': { items: [] },
    '/v1/system/silos': { items: Array.from({ length: silos }, (_, at) => ({ id: `${at}`, name: `silo-${at}` })) },
  }
  bindClient(
    createClient({
      baseUrl: 'http://localhost',
      fetch: async (input) => {
        const { pathname, searchParams } = new URL(String(input))
        if (pathname !== '/v1/system/users') return Response.json(answers[pathname] ?? { items: [] })
        const silo = searchParams.get('silo') ?? ''
        asked.push(silo)
        underWay += 1
        most = Math.max(most, underWay)
        await new Promise((resolve) => void setTimeout(resolve))
        underWay -= 1
        return Response.json({ items: [user(`u-${silo}`, `Ada of ${silo}`)] })
      },
    }),
  )
  return { asked, most: () => most }
}

test('regression: twenty thousand silos were asked for their people at once', async () => {
  const { asked, most } = fleet(300, 250)
  const { names, stop } = watch(accessQuery(fleetAccess.policy, {}))
  await vi.waitFor(() => expect(names()).toEqual([true, 'u-silo-250']))
  stop()
  expect(asked).toHaveLength(100)
  expect(most()).toBeLessThanOrEqual(4)
})

test('regression: without the users that can be given access, the others were all there are', async () => {
  bindClient(
    createClient({
      baseUrl: 'http://localhost',
      fetch: async (input) => {
        const { pathname } = new URL(String(input))
        if (pathname === '/v1/users') return Response.json({ message: 'Down', request_id: 'r' }, { status: 503 })
        return Response.json(pathname === '/v1/policy' ? { role_assignments: [] } : { items: [] })
      },
    }),
  )
  const client = createQueryClient()
  const { rows, problem } = await client.fetchQuery(candidatesQuery(screen.policy, {}))
  expect({ rows, problem }).toEqual({ rows: [], problem: 'missed' })
})

test('nobody further is looked for once all are found', async () => {
  const { asked } = fleet(300, 5)
  const { names, stop } = watch(accessQuery(fleetAccess.policy, {}))
  await vi.waitFor(() => expect(names()).toEqual([true, 'Ada of silo-5 (silo-5)']))
  stop()
  expect(asked.length).toBeLessThan(12)
})
