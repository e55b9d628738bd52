/**
 * A server of the harbour office, as somebody else would write one: it knows the document (harbour.yaml with what crew.ts adds) and nothing of this
 * project. Its own state, shapes, pages, refusals and sessions.
 */
import { createServer } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import { listen } from '../../../server/listen.ts'

interface Berth {
  key: string
  title: string
  remark?: string
  length_m: number
  quay?: string
  createdAt: string
  updatedAt?: string
}

interface Ship {
  key: string
  title: string
  remark?: string
  tonnage?: number
  berthKey?: string | null
  createdAt: string
}

interface Cargo {
  key: string
  title: string
  weight: number
  shipKey: string
  createdAt: string
}

type Status = 400 | 401 | 404 | 409

/** Ends the handling of a request. */
class Refusal extends Error {
  readonly status: Status
  readonly kind: string

  constructor(status: Status, kind: string, reason: string) {
    super(reason)
    this.status = status
    this.kind = kind
  }
}

export interface HarbourServer {
  url: string
  /** What was asked for, `GET /api/berths?count=50`. */
  asked: string[]
  /** Ends all sessions, as a restart would. */
  endSessions: () => void
  close: () => Promise<void>
}

const cookie = 'watch'

export async function startHarbourServer(): Promise<HarbourServer> {
  const asked: string[] = []
  const sessions = new Set<string>()
  const app = new Hono<{ Variables: { trace: string } }>()
  let calls = 0

  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    asked.push(`${c.req.method} ${pathname}${search}`)
    calls += 1
    c.set('trace', `t-${calls}`)
    await next()
    c.header('x-trace', c.get('trace'))
  })
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error
    return c.json({ fault: { kind: error.kind, reason: error.message, trace: c.get('trace') } }, error.status)
  })
  app.notFound((c) => c.json({ fault: { reason: 'No such place in the harbour', trace: c.get('trace') } }, 404))

  addGate(app, sessions)
  app.use('/api/*', async (c, next) => {
    if (!sessions.has(getCookie(c, cookie) ?? '')) throw new Refusal(401, 'stranger', 'Nobody of the harbour office')
    await next()
  })
  app.get('/api/me', (c) => c.json({ key: 'o-1', callSign: 'Petrel', port: 'Saltmouth' }))
  app.post('/api/leave', (c) => {
    sessions.delete(getCookie(c, cookie) ?? '')
    deleteCookie(c, cookie)
    return c.body(null, 204)
  })
  addHarbour(app)

  const server = createServer(getRequestListener(app.fetch))
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    endSessions: () => sessions.clear(),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** The page where people sign in: plain HTML of the server's own, outside of the API. */
function addGate(app: Hono<{ Variables: { trace: string } }>, sessions: Set<string>): void {
  app.get('/gate', (c) =>
    c.html(`<!doctype html>
<html lang="en"><title>Harbour gate</title><h1>Harbour gate</h1>
<form method="post"><label>Watchword <input name="word" type="password"></label><button>Come in</button></form></html>`),
  )
  app.post('/gate', async (c) => {
    const { word } = await c.req.parseBody()
    if (word !== 'saltwater') return c.redirect(c.req.url, 303)
    const id = `w-${sessions.size + 1}`
    sessions.add(id)
    setCookie(c, cookie, id, { httpOnly: true, sameSite: 'Lax', path: '/' })
    return c.redirect(c.req.query('redirect_uri') ?? '/', 303)
  })
}

function addHarbour(app: Hono<{ Variables: { trace: string } }>): void {
  const berths = new Map<string, Berth>()
  const ships = new Map<string, Ship>()
  const cargo = new Map<string, Cargo>()
  let tariff: { per_metre: number; remark?: string } = { per_metre: 120 }
  let made = 0
  const key = (kind: string): string => `${kind}-${(made += 1)}`
  // An hour for each thing that happens: no two moments are the same.
  const now = (): string => new Date(Date.UTC(2026, 0, 1, made)).toISOString()

  app.get('/api/berths', (c) => {
    const rows = [...berths.values()]
    const order = c.req.query('order')
    if (order === 'title.asc') rows.sort((a, b) => (a.title < b.title ? -1 : 1))
    else if (order === 'title.desc') rows.sort((a, b) => (a.title > b.title ? -1 : 1))
    else if (order !== undefined) throw new Refusal(400, 'odd', `There is no order ${order}`)
    return c.json(pageOf(rows, c))
  })
  app.post('/api/berths', async (c) => {
    const input = berthInput(await bodyOf(c))
    requireFree(berths, input.title, 'berth')
    const berth: Berth = { key: key('b'), ...input, createdAt: now() }
    berths.set(berth.key, berth)
    return c.json(berth, 201)
  })
  app.get('/api/berths/:berth', (c) => c.json(found(berths, c.req.param('berth'), 'berth')))
  app.put('/api/berths/:berth', async (c) => {
    const before = found(berths, c.req.param('berth'), 'berth')
    const input = berthInput(await bodyOf(c))
    if (input.title !== before.title) requireFree(berths, input.title, 'berth')
    made += 1
    const berth: Berth = { key: before.key, ...input, createdAt: before.createdAt, updatedAt: now() }
    berths.set(berth.key, berth)
    return c.json(berth)
  })
  app.delete('/api/berths/:berth', (c) => {
    const berth = found(berths, c.req.param('berth'), 'berth')
    const ship = [...ships.values()].find((one) => one.berthKey === berth.key)
    if (ship) throw new Refusal(409, 'busy', `${ship.title} still lies at ${berth.title}`)
    berths.delete(berth.key)
    return c.body(null, 204)
  })

  app.get('/api/ships', (c) => c.json(pageOf([...ships.values()], c)))
  app.post('/api/ships', async (c) => {
    const body = await bodyOf(c)
    const title = titleOf(body)
    requireFree(ships, title, 'ship')
    const { remark, tonnage, berthKey } = body
    if (typeof berthKey === 'string') found(berths, berthKey, 'berth')
    const ship: Ship = {
      key: key('s'),
      title,
      ...(typeof remark === 'string' && { remark }),
      ...(typeof tonnage === 'number' && { tonnage }),
      ...((typeof berthKey === 'string' || berthKey === null) && { berthKey }),
      createdAt: now(),
    }
    ships.set(ship.key, ship)
    return c.json(ship, 201)
  })
  app.get('/api/ships/:ship', (c) => c.json(found(ships, c.req.param('ship'), 'ship')))
  app.delete('/api/ships/:ship', (c) => {
    ships.delete(found(ships, c.req.param('ship'), 'ship').key)
    return c.body(null, 204)
  })

  app.get('/api/ships/:ship/cargo', (c) => {
    const { key: shipKey } = found(ships, c.req.param('ship'), 'ship')
    return c.json(
      pageOf(
        [...cargo.values()].filter((one) => one.shipKey === shipKey),
        c,
      ),
    )
  })
  app.post('/api/ships/:ship/cargo', async (c) => {
    const { key: shipKey } = found(ships, c.req.param('ship'), 'ship')
    const body = await bodyOf(c)
    const { weight } = body
    if (!Number.isInteger(weight) || Number(weight) < 0) throw new Refusal(400, 'odd', 'Cargo needs a weight')
    const loaded: Cargo = { key: key('c'), title: titleOf(body), weight: Number(weight), shipKey, createdAt: now() }
    cargo.set(loaded.key, loaded)
    return c.json(loaded, 201)
  })
  app.delete('/api/ships/:ship/cargo/:cargo', (c) => {
    const one = found(cargo, c.req.param('cargo'), 'cargo')
    if (one.shipKey !== c.req.param('ship')) throw new Refusal(404, 'unknown', 'No such cargo on this ship')
    cargo.delete(one.key)
    return c.body(null, 204)
  })

  app.get('/api/tariff', (c) => c.json(tariff))
  app.put('/api/tariff', async (c) => {
    const { per_metre, remark } = await bodyOf(c)
    if (!Number.isInteger(per_metre)) throw new Refusal(400, 'odd', 'The tariff is in whole cents')
    tariff = { per_metre: Number(per_metre), ...(typeof remark === 'string' && { remark }) }
    return c.json(tariff)
  })
}

type Body = Record<string, unknown>

async function bodyOf(c: Context): Promise<Body> {
  const body: unknown = await c.req.json()
  if (typeof body !== 'object' || body === null) throw new Refusal(400, 'odd', 'The body is no object')
  return Object.fromEntries(Object.entries(body))
}

function titleOf({ title }: Body): string {
  if (typeof title !== 'string' || !/^[A-Za-z][A-Za-z0-9 -]{0,39}$/.test(title))
    throw new Refusal(400, 'odd', 'That is no title')
  return title
}

function berthInput(body: Body): Pick<Berth, 'title' | 'remark' | 'length_m' | 'quay'> {
  const allowed = ['title', 'remark', 'length_m', 'quay']
  const other = Object.keys(body).find((name) => !allowed.includes(name))
  if (other !== undefined) throw new Refusal(400, 'odd', `A berth has no ${other}`)
  const { remark, length_m, quay } = body
  if (!Number.isInteger(length_m)) throw new Refusal(400, 'odd', 'A berth needs a length')
  return {
    title: titleOf(body),
    ...(typeof remark === 'string' && { remark }),
    length_m: Number(length_m),
    ...(typeof quay === 'string' && { quay }),
  }
}

function found<Row>(rows: ReadonlyMap<string, Row>, key: string, kind: string): Row {
  const row = rows.get(key)
  if (row === undefined) throw new Refusal(404, 'unknown', `The harbour has no ${kind} ${key}`)
  return row
}

function requireFree(rows: ReadonlyMap<string, { title: string }>, title: string, kind: string): void {
  if ([...rows.values()].some((row) => row.title === title))
    throw new Refusal(409, 'taken', `Another ${kind} is called ${title}`)
}

/** A page of rows. The cursor is the key of the last row before it, in a spelling of its own. */
function pageOf<Row extends { key: string }>(rows: readonly Row[], c: Context): { data: Row[]; following?: string } {
  const count = Number(c.req.query('count') ?? 20)
  const cursor = c.req.query('cursor')
  const after = cursor === undefined ? undefined : Buffer.from(cursor, 'base64').toString()
  const from = after === undefined ? 0 : rows.findIndex((row) => row.key === after) + 1
  if (after !== undefined && from === 0) throw new Refusal(400, 'odd', 'That cursor leads nowhere')
  const data = rows.slice(from, from + count)
  const last = data.at(-1)
  const hasMore = from + count < rows.length
  return { data, ...(hasMore && last && { following: Buffer.from(last.key).toString('base64') }) }
}
