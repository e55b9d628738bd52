/** Silos, their quotas and utilization, seen by operators and from inside (server-behaviour §12, §20). */
import type { SiloUtilization } from '../../../generated/api/wire.gen.ts'
import { requireFleet } from '../access/roles.ts'
import { provisioned, quotasOf } from '../provisioning/capacity.ts'
import { assertCertificate } from './certificate-checks.ts'
import { createRow, deleteRow, updateRow } from '../crud/rows.ts'
import { select } from '../crud/select.ts'
import type { Ctx } from '../context/ctx.ts'
import { invalidRequest, notFound } from '../http/errors.ts'
import { paged, type Behaviours } from './behaviour.ts'

export const silos: Behaviours = {
  silo_list: ({ query, ctx }) =>
    paged('silo_list', query, () =>
      ctx.store
        .table('silo')
        .all()
        .map(({ row }) => row)
        .filter((silo) => silo.discoverable),
    ),

  silo_create: ({ body, ctx }) => {
    const { tls_certificates: certificates, quotas, ...own } = body
    // Conferring roles on the fleet is the fleet admins' alone.
    if (Object.values(body.mapped_fleet_roles ?? {}).some((roles) => roles.length > 0)) requireFleet(ctx, 'admin')
    const { row: silo } = createRow({ ctx, entity: 'silo', body: own })
    createRow({ ctx, entity: 'silo_quotas', parent: silo.id, body: { ...quotas }, extra: { silo_id: silo.id } })
    ctx.store.table('silo_policy').insert(silo.id, { role_assignments: [] }, { parent: silo.id })
    for (const uploaded of certificates) {
      assertCertificate(ctx, silo.name, uploaded)
      const { key, ...certificate } = uploaded
      createRow({ ctx, entity: 'certificate', parent: silo.id, body: certificate, hidden: { key } })
    }
    addAdminGroup(ctx, silo.id, body.admin_group_name ?? undefined, body.identity_mode)
    return silo
  },

  silo_delete: ({ path, ctx }) => {
    const silo = select(ctx, 'silo', path.silo)
    deleteRow(ctx, 'silo', silo)
    ctx.store.table('silo_policy').remove(silo.key)
  },

  silo_quotas_view: ({ path, ctx }) => quotasRow(ctx, path.silo).row,

  silo_quotas_update: ({ path, body, ctx }) => {
    const entry = quotasRow(ctx, path.silo)
    for (const [field, word] of [
      ['cpus', 'CPU'],
      ['memory', 'Memory'],
      ['storage', 'Storage'],
    ] as const) {
      if ((body[field] ?? 0) < 0) throw invalidRequest(`Cannot update silo quota: ${word} quota must not be negative`)
    }
    // Null leaves a limit as it is, like absence.
    const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
    return updateRow({ ctx, entity: 'silo_quotas', entry, body: changes }).row
  },

  system_quotas_list: ({ query, ctx }) =>
    paged(
      'system_quotas_list',
      query,
      () =>
        ctx.store
          .table('silo_quotas')
          .all()
          .map(({ row }) => row),
      {
        of: (row) => row.silo_id,
      },
    ),

  silo_utilization_view: ({ path, ctx }) => utilizationOf(ctx, select(ctx, 'silo', path.silo).key),

  silo_utilization_list: ({ query, ctx }) =>
    paged(
      'silo_utilization_list',
      query,
      () => listedSilos(ctx).map((id) => utilizationOf(ctx, id)),
      ({ sort_by: mode }) => ({
        of: (row) => (mode === 'id_ascending' ? row.silo_id : row.silo_name),
        descending: mode === 'name_descending',
      }),
    ),

  utilization_view: ({ ctx }) => ({
    capacity: quotasOf(ctx.store, ctx.user.silo_id),
    provisioned: provisioned(ctx.store, ctx.user.silo_id),
  }),
}

function quotasRow(ctx: Ctx, nameOrId: string) {
  const silo = select(ctx, 'silo', nameOrId)
  const [quotas] = ctx.store.table('silo_quotas').of(silo.key)
  if (quotas === undefined) throw notFound('silo-quotas', { id: silo.key })
  return quotas
}

/** Hidden silos without any quota are not shown, and neither is the built-in one. */
function listedSilos({ store }: Ctx): string[] {
  const empty = (id: string): boolean => Object.values(quotasOf(store, id)).every((limit) => limit === 0)
  return store
    .table('silo')
    .all()
    .filter(({ key, row }) => row.name !== 'default-silo' && (row.discoverable || !empty(key)))
    .map(({ key }) => key)
}

function utilizationOf({ store }: Ctx, id: string): SiloUtilization {
  const silo = store.table('silo').get(id)
  if (silo === undefined) throw notFound('silo', { id })
  return { silo_id: id, silo_name: silo.row.name, allocated: quotasOf(store, id), provisioned: provisioned(store, id) }
}

/** Groups of a SCIM silo come from its identity provider alone. */
function addAdminGroup(ctx: Ctx, silo: string, name: string | undefined, mode: string): void {
  if (name === undefined || mode === 'saml_scim') return
  const group = { id: ctx.newId(), display_name: name, silo_id: silo }
  ctx.store.table('group').insert(group.id, group, { parent: silo })
  ctx.store.table('silo_policy').replace(silo, {
    role_assignments: [{ identity_id: group.id, identity_type: 'silo_group', role_name: 'admin' }],
  })
}
