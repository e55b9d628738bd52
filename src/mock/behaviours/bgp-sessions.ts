/** Live views of BGP: sessions with peers, routes out and in, and what was said (server-behaviour §18). */
import type {
  BgpImportedRouteIpv4,
  BgpPeer,
  BgpPeerState,
  BgpPeerStatus,
  ImportExportPolicy,
  SwitchLocation,
} from '../../../generated/api/wire.gen.ts'
import { formatIp, parseCidr, parseIp } from '../../lib/ip.ts'
import type { Ctx } from '../context/ctx.ts'
import { reached, sessionState } from '../networking/peers.ts'
import { createRng } from '../random/rng.ts'
import { appliedAt, isSwitch, settingsOf, switchLocations } from '../networking/switches.ts'
import type { Behaviours } from './behaviour.ts'

export const bgpSessions: Behaviours = {
  networking_bgp_status: ({ ctx }) => sessionsOf(ctx).map(({ status }) => status),

  networking_bgp_exported: ({ ctx }) => {
    const exports: Record<string, string[]> = {}
    for (const { status, peer, announced } of sessionsOf(ctx)) {
      if (status.state !== 'established') continue
      const nets = announced.filter((net) => isV4(net) && passes(peer.allowed_export, net))
      exports[status.addr] = [...new Set([...(exports[status.addr] ?? []), ...nets])].sort()
    }
    return { exports }
  },

  networking_bgp_imported_routes_ipv4: ({ query, ctx }) =>
    sessionsOf(ctx)
      .filter(({ status }) => status.local_asn === query.asn && status.state === 'established')
      .flatMap(routesFrom),

  networking_bgp_message_history: ({ query, ctx }) => {
    const sessions = sessionsOf(ctx).filter(({ status }) => status.local_asn === query.asn)
    return {
      switch_histories: switchLocations
        .filter((location) => sessions.some(({ status }) => status.switch === location))
        .map((location) => ({
          switch: location,
          history: Object.fromEntries(
            sessions
              .filter(({ status }) => status.switch === location)
              .map((session) => [session.status.addr, messagesOf(ctx, session)]),
          ),
        })),
    }
  },
}

interface Session {
  readonly status: BgpPeerStatus
  readonly peer: BgpPeer
  /** Milliseconds since the epoch. */
  readonly started: number
  /** Networks of the configuration's announce set. */
  readonly announced: readonly string[]
}

/** One session per peer and port that settings with peers are applied to, by switch and port. */
function sessionsOf(ctx: Ctx): Session[] {
  const { store } = ctx
  const sessions = store
    .table('switch_port')
    .all()
    .flatMap((port) => {
      const location = port.row.switch_location
      const settings = settingsOf(store, port)
      if (settings === undefined || !isSwitch(location)) return []
      const started = appliedAt(port)
      return settings.bgp_peers.flatMap((peer) => sessionWith(ctx, { peer, started, location }) ?? [])
    })
  const order = ({ status }: Session): string => `${status.switch} ${status.addr}`
  return sessions.sort((a, b) => (order(a) < order(b) ? -1 : 1))
}

function sessionWith(
  { store, now }: Ctx,
  { peer, started, location }: { peer: BgpPeer; started: number; location: SwitchLocation },
): Session | undefined {
  const config = store.table('bgp_config').get(peer.bgp_config)
  if (config === undefined) return undefined
  const { state, since } = sessionState(peer.addr, now().getTime() - started)
  const announced = store.table('bgp_announce_set_announcement').of(String(config.hidden?.['announce_set']))
  return {
    peer,
    started,
    announced: announced.map(({ row }) => row.network),
    status: {
      addr: peer.addr,
      switch: location,
      local_asn: config.row.asn,
      remote_asn: peer.remote_asn ?? config.row.asn,
      state,
      state_duration_millis: since,
    },
  }
}

const isV4 = (net: string): boolean => parseCidr(net)?.ip.version === 'v4'

const passes = (policy: ImportExportPolicy, net: string): boolean =>
  policy.type !== 'allow' || policy.value.includes(net)

/** What a peer of the mock announces: the way out, and a network of its own. */
function routesFrom({ status, peer }: Session): BgpImportedRouteIpv4[] {
  const router = parseIp(status.addr)
  if (router?.version !== 'v4') return []
  const own = formatIp({ version: 'v4', value: (10n << 24n) | ((router.value & 0xffn) << 16n) })
  return ['0.0.0.0/0', `${own}/16`]
    .filter((prefix) => passes(peer.allowed_import, prefix))
    .map((prefix) => ({ prefix, nexthop: status.addr, switch: status.switch, id: Number(router.value) }))
}

/** What was said so far; keepalives are told of once. */
function messagesOf(ctx: Ctx, { status, peer, started, announced }: Session): unknown {
  const age = ctx.now().getTime() - started
  const rng = createRng(status.addr)
  const peerId = rng.int(1, 2 ** 31)
  const lines: readonly (readonly [BgpPeerState, 'sent' | 'received', Record<string, unknown>])[] = [
    ['open_sent', 'sent', { type: 'open', asn: status.local_asn, hold_time: peer.hold_time }],
    ['open_confirm', 'received', { type: 'open', asn: status.remote_asn, hold_time: peer.hold_time, id: peerId }],
    ['established', 'sent', { type: 'keepalive' }],
    ['established', 'received', { type: 'keepalive' }],
    ['established', 'sent', { type: 'update', nlri: announced.filter((net) => passes(peer.allowed_export, net)) }],
  ]
  const said = (wanted: 'sent' | 'received'): unknown[] =>
    lines.flatMap(([state, direction, message]) => {
      const at = direction === wanted ? reached(status.addr, age, state) : undefined
      return at === undefined ? [] : [{ timestamp: new Date(started + at).toISOString(), message }]
    })
  return { sent: said('sent'), received: said('received') }
}
