/** Who may do what in the story, how people sign in, and what they did of late. */
import type { AuditLogEntry } from '../../../generated/api/wire.gen.ts'
import { assign, assignmentsOn, type PolicyScope } from '../access/policies.ts'
import type { Role } from '../access/roles.ts'
import { addUser, groupNamed, userNamed } from '../sign-in/silo-users.ts'
import { createToken } from '../sign-in/tokens.ts'
import { storyPassword as password, type People } from './people.ts'
import type { Seeder } from './seeder.ts'

/** One person for each role on each level; `tests/contract/mock/support/cast.ts` calls them by what they have. */
export function seedAccess(seeder: Seeder, people: People): void {
  const { meadow, harbor } = people
  const { ctx } = seeder
  const join = (silo: string, name: string): string => addUser(ctx, { silo, name, password })
  const [gita, ivo, lena, hana] = [
    join(meadow, 'gita-rao'),
    join(meadow, 'ivo-petrov'),
    join(meadow, 'lena-brandt'),
    join(meadow, 'hana-mori'),
  ]
  const jonas = join(harbor, 'jonas-falk')
  join(harbor, 'kira-osei')

  grant(seeder, { level: 'fleet' }, hana, 'viewer')
  grant(seeder, { level: 'fleet' }, jonas, 'collaborator')
  grant(seeder, { level: 'silo', id: meadow }, lena, 'viewer')
  const shop = projectNamed(seeder, 'web-shop')
  assign(ctx.store, shop, [
    { identity_id: groupNamed(ctx, meadow, 'web-team'), identity_type: 'silo_group', role_name: 'viewer' },
  ])
  grant(seeder, shop, gita, 'collaborator')
  grant(seeder, shop, ivo, 'admin')
  const farah = userKey(seeder, harbor, 'farah-idris')
  grant(seeder, { level: 'silo', id: harbor }, farah, 'viewer')
  grant(seeder, projectNamed(seeder, 'tides'), farah, 'collaborator')

  seedProviders(seeder, people)
  seedSignIns(seeder, people)
  seedAuditLog(seeder, people)
}

function grant({ ctx }: Seeder, scope: PolicyScope, user: string, role: Role): void {
  assign(ctx.store, scope, [
    ...assignmentsOn(ctx.store, scope),
    { identity_id: user, identity_type: 'silo_user', role_name: role },
  ])
}

function userKey({ ctx }: Seeder, silo: string, name: string): string {
  const user = userNamed(ctx, silo, name)
  if (user === undefined) throw new Error(`the story has no user ${name}`)
  return user.key
}

function projectNamed({ ctx }: Seeder, name: string): PolicyScope {
  const project = ctx.store.table('project').find(({ row }) => row.name === name)
  if (project === undefined) throw new Error(`the story has no project ${name}`)
  return { level: 'project', id: project.key }
}

function seedProviders({ add, ctx, ago }: Seeder, { harbor }: People): void {
  const lantern = ctx.store.table('silo').find(({ row }) => row.name === 'lantern')?.key ?? ''
  for (const [silo, name, host, days] of [
    [harbor, 'port-id', 'id.port.example', 208],
    [lantern, 'lantern-id', 'login.lantern.example', 11],
  ] as const) {
    add(
      'identity_provider',
      {
        name,
        description: 'Sign-in of the organization',
        technical_contact_email: `support@${host}`,
        sp_client_id: 'cairn',
        acs_url: `https://console.cairn.example/login/${name}`,
        slo_url: `https://${host}/logout`,
        idp_entity_id: `https://${host}/metadata`,
        group_attribute_name: 'groups',
        public_cert: null,
      },
      { parent: silo, days },
    )
  }
  const token = { id: ctx.newId(), time_created: ago(10), time_expires: null }
  const secret = `cairn-scim-${ctx.rng.hex(40)}`
  ctx.store.table('scim_token').insert(token.id, token, { parent: lantern, hidden: { secret } })
}

/** Hours of the default user's sessions: when they began, and when they were last used. */
const sessions = [
  [20, 3],
  [2, 0.25],
] as const

const day = 86_400

function seedSignIns(seeder: Seeder, { meadow, ada }: People): void {
  const { ctx, ago } = seeder
  const bruno = userKey(seeder, meadow, 'bruno-castell')
  const start = (user: string, [began, used]: readonly [number, number]): void => {
    const session = { id: ctx.newId(), time_created: ago(began / 24), time_last_used: ago(used / 24) }
    ctx.store.table('user_session').insert(ctx.rng.hex(40), session, { parent: user })
  }
  for (const hours of sessions) start(ada, hours)
  start(bruno, [5, 1])
  const device = (): { client_id: string; device_code: string } => ({
    client_id: ctx.newId(),
    device_code: ctx.rng.hex(40),
  })
  createToken(ctx, ada, { device: device() })
  createToken(ctx, ada, { device: device(), seconds: 30 * day })
  createToken(ctx, bruno, { device: device(), seconds: 7 * day })
}

/** Days ago, what, where, and the status; without a name nobody was signed in. */
const deeds = [
  [40, 'ada-lindqvist', 'project_create', '/v1/projects', 201],
  [9, 'bruno-castell', 'instance_create', '/v1/instances?project=sandbox', 201],
  [6, 'bruno-castell', 'snapshot_create', '/v1/snapshots?project=web-shop', 201],
  [5, 'bruno-castell', 'snapshot_create', '/v1/snapshots?project=web-shop', 201],
  [3.2, undefined, 'login_local', '/v1/login/meadow/local', 401],
  [3.1, undefined, 'login_local', '/v1/login/meadow/local', 204],
  [2, 'bruno-castell', 'disk_create', '/v1/disks?project=sandbox', 201],
  [1, 'ada-lindqvist', 'silo_quotas_update', '/v1/system/silos/lantern/quotas', 200],
  [0.5, 'deniz-aksoy', 'instance_delete', '/v1/instances/web-1?project=web-shop', 403],
] as const

const refusals: Readonly<Record<number, readonly [code: string, message: string]>> = {
  401: ['Unauthorized', 'credentials missing or invalid'],
  403: ['Forbidden', 'Forbidden'],
}

function seedAuditLog(seeder: Seeder, { meadow }: People): void {
  const { ctx, ago } = seeder
  for (const [days, name, operation, uri, status] of deeds) {
    const refusal = refusals[status]
    const entry: AuditLogEntry = {
      id: ctx.newId(),
      time_started: ago(days),
      time_completed: ago(days),
      request_id: ctx.newId(),
      request_uri: uri,
      operation_id: operation,
      source_ip: '198.51.100.23',
      user_agent: 'Mozilla/5.0',
      actor:
        name === undefined
          ? { kind: 'unauthenticated' }
          : { kind: 'silo_user', silo_user_id: userKey(seeder, meadow, name), silo_id: meadow },
      auth_method: name === undefined ? null : 'session_cookie',
      result:
        refusal === undefined
          ? { kind: 'success', http_status_code: status }
          : { kind: 'error', http_status_code: status, error_code: refusal[0], error_message: refusal[1] },
    }
    ctx.store.table('audit_log_entry').insert(entry.id, entry)
  }
}
