/** Probes: small zones that test a project's network from one sled (server-behaviour §5.2). */
import type { NetworkInterface, Probe, ProbeInfo } from '../../../generated/api/wire.gen.ts'
import { allocate, usablePool } from '../networking/addresses.ts'
import type { Ctx } from '../context/ctx.ts'
import { select } from '../crud/select.ts'
import { alreadyExists, notFound } from '../http/errors.ts'
import type { Entry, Row } from '../store/collection.ts'
import { isUuid } from '../formats/uuid.ts'
import { paged, type Behaviours } from './behaviour.ts'
import { randomMac, subnetAddress } from './instance-addresses.ts'

export const probes: Behaviours = {
  probe_list: ({ query, ctx }) =>
    paged('probe_list', query, ({ project }) => probesOf(ctx, project).map(({ row }) => row)),

  probe_view: ({ path, query, ctx }) => probeOf(ctx, path.probe, query.project).row,

  probe_create: ({ query, body, ctx }) => {
    const project = select(ctx, 'project', query.project).key
    const sled = ctx.store.table('sled').get(body.sled)
    if (sled === undefined) throw notFound('sled', { id: body.sled })
    const pool = usablePool(ctx, body.ip_pool)
    if (probesOf(ctx, project).some(({ row }) => row.name === body.name)) throw alreadyExists('probe', body.name)
    const id = ctx.newId()
    const { subnet, port } = portOf(ctx, project, id)
    const info: ProbeInfo = {
      id,
      name: body.name,
      sled: sled.key,
      external_ips: [{ ip: allocate(ctx, pool.key), kind: 'ephemeral', first_port: 0, last_port: 65_535 }],
      interface: port,
    }
    ctx.store.table('probe').insert(id, info, { parent: project, hidden: { pool: pool.key, subnet } })
    const time = ctx.timestamp()
    return {
      id,
      name: body.name,
      description: body.description,
      sled: sled.key,
      time_created: time,
      time_modified: time,
    } satisfies Probe
  },

  probe_delete: ({ path, query, ctx }) => {
    ctx.store.table('probe').remove(probeOf(ctx, path.probe, query.project).key)
  },
}

const probesOf = (ctx: Ctx, project: string | undefined): Entry<ProbeInfo & Row>[] =>
  ctx.store.table('probe').of(select(ctx, 'project', project ?? '').key)

/** The project must be named even beside an id. */
function probeOf(ctx: Ctx, nameOrId: string, project: string): Entry<ProbeInfo & Row> {
  const byId = isUuid(nameOrId)
  const found = probesOf(ctx, project).find(({ row }) => (byId ? row.id : row.name) === nameOrId)
  if (found === undefined) throw notFound('probe', byId ? { id: nameOrId } : { name: nameOrId })
  return found
}

/** A port in the project's default subnet. */
function portOf(ctx: Ctx, project: string, id: string): { subnet: string; port: NetworkInterface } {
  const vpc = select(ctx, 'vpc', 'default', { project })
  const subnet = select(ctx, 'vpc_subnet', 'default', { vpc: vpc.key })
  return {
    subnet: subnet.key,
    port: {
      id: ctx.newId(),
      name: 'probe',
      kind: { type: 'probe', id },
      ip: subnetAddress(ctx, subnet.row, undefined),
      mac: randomMac(ctx.rng),
      primary: true,
      slot: 0,
      subnet: subnet.row.ipv4_block,
      transit_ips: [],
      // One number per VPC, told from its id: 24 bits, of which the lowest values belong to the platform.
      vni: (Number.parseInt(vpc.key.slice(0, 6), 16) % (2 ** 24 - 2048)) + 2048,
    },
  }
}
