/** Silos, their users and groups, quotas and certificates. */
import { defaultUserNote } from '../sign-in/identity.ts'
import type { Seeder } from './seeder.ts'

export interface People {
  /** The silo of the default user. */
  readonly meadow: string
  readonly harbor: string
  readonly ada: string
}

const gib = 2 ** 30
const tib = 2 ** 40

/** Self-signed, for every silo of the mock until the year 2081. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBszCCAVmgAwIBAgIUc5Ae7hVl2T9KDDW36q7HApcmMx0wCgYIKoZIzj0EAwIw
HjEcMBoGA1UEAwwTKi5zeXMuY2Fpcm4uZXhhbXBsZTAgFw0yNjExMjExNjE4Mjha
GA8yMDgxMDgyNDE2MTgyOFowHjEcMBoGA1UEAwwTKi5zeXMuY2Fpcm4uZXhhbXBs
ZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABIybRiWq44zBBXSOphsg9z+Kfv87
rRO7ttXFaPJDG9RWjCltxq61fnHd3ourztHcjEWhyQa1DhxIasURUAslz8ajczBx
MB0GA1UdDgQWBBR8nCRSOIAJwtlvDD+shpC4AaoAIjAfBgNVHSMEGDAWgBR8nCRS
OIAJwtlvDD+shpC4AaoAIjAPBgNVHRMBAf8EBTADAQH/MB4GA1UdEQQXMBWCEyou
c3lzLmNhaXJuLmV4YW1wbGUwCgYIKoZIzj0EAwIDSAAwRQIgIEm1kSxnvjTqxy6N
iSdZvtwF588Vzs5A1ztc64Ja5MMCIQCquo/Yf6AztEBu94HuLjsMGF0j27+V0c8j
yfZKm8RmUA==
-----END CERTIFICATE-----
`

/** Every user's password in the story. */
export const storyPassword = 'meadow'

/** Actors of the platform itself. */
const builtInUsers = [
  ['db-init', 'Fills the database when the system is set up'],
  ['service-balancer', 'Places the services of the control plane'],
  ['internal-api', 'Calls between parts of the control plane'],
  ['internal-read', 'Reads on behalf of the control plane'],
  ['saga-recovery', 'Finishes work that was interrupted'],
  ['external-authn', 'Checks credentials'],
  ['external-scim', 'Provisions users from identity providers'],
] as const

/** Three silos; the default user is an operator and administers her own silo. */
export function seedPeople(seeder: Seeder): People {
  const { add, ctx } = seeder
  const builtIn = add(
    'silo',
    { name: 'default-silo', description: 'Built in', discoverable: false, identity_mode: 'local_only' },
    { days: 400 },
  )
  const meadow = add(
    'silo',
    {
      name: 'meadow',
      description: 'Web and data teams',
      discoverable: true,
      identity_mode: 'local_only',
      mapped_fleet_roles: { admin: ['admin'] },
    },
    { days: 390 },
  )
  const harbor = add(
    'silo',
    {
      name: 'harbor',
      description: 'Port authority, signs in through its own provider',
      discoverable: true,
      identity_mode: 'saml_jit',
      admin_group_name: 'harbor-admins',
    },
    { days: 210 },
  )
  const lantern = add(
    'silo',
    { name: 'lantern', description: 'Being set up', discoverable: true, identity_mode: 'saml_scim' },
    { days: 12 },
  )

  quotas(seeder, builtIn, 0, 0, 0)
  quotas(seeder, meadow, 128, 512 * gib, 20 * tib)
  quotas(seeder, harbor, 64, 256 * gib, 10 * tib)
  quotas(seeder, lantern, 32, 128 * gib, 4 * tib)

  const operators = group(seeder, meadow, 'operators')
  const webTeam = group(seeder, meadow, 'web-team')
  const harborAdmins = group(seeder, harbor, 'harbor-admins')
  const ada = user(seeder, meadow, 'ada-lindqvist', [operators, webTeam])
  const bruno = user(seeder, meadow, 'bruno-castell', [webTeam])
  user(seeder, meadow, 'chiara-novak', [])
  user(seeder, meadow, 'deniz-aksoy', [webTeam])
  user(seeder, harbor, 'emil-strand', [harborAdmins])
  user(seeder, harbor, 'farah-idris', [])

  policy(seeder, builtIn, [])
  policy(seeder, meadow, [
    { identity_id: operators, identity_type: 'silo_group', role_name: 'admin' },
    { identity_id: bruno, identity_type: 'silo_user', role_name: 'collaborator' },
  ])
  policy(seeder, harbor, [{ identity_id: harborAdmins, identity_type: 'silo_group', role_name: 'admin' }])
  policy(seeder, lantern, [])

  add(
    'certificate',
    {
      name: 'meadow-2026',
      description: 'Console and API of the silo',
      service: 'external_api',
      cert: certificate,
    },
    { parent: meadow, days: 60 },
  )
  for (const [name, description] of builtInUsers) add('user_builtin', { name, description }, { days: 400 })
  ctx.store.setMeta(defaultUserNote, ada)
  return { meadow, harbor, ada }
}

function quotas({ ctx }: Seeder, silo: string, cpus: number, memory: number, storage: number): void {
  ctx.store.table('silo_quotas').insert(silo, { silo_id: silo, cpus, memory, storage }, { parent: silo })
}

function policy(
  { ctx }: Seeder,
  silo: string,
  assignments: readonly {
    identity_id: string
    identity_type: 'silo_user' | 'silo_group'
    role_name: 'admin' | 'collaborator' | 'viewer'
  }[],
): void {
  ctx.store.table('silo_policy').insert(silo, { role_assignments: [...assignments] }, { parent: silo })
}

const group = ({ add }: Seeder, silo: string, name: string): string =>
  add('group', { display_name: name, silo_id: silo }, { parent: silo })

function user({ add }: Seeder, silo: string, name: string, groups: readonly string[]): string {
  return add(
    'user',
    { display_name: name, silo_id: silo },
    { parent: silo, hidden: { groups, password: storyPassword } },
  )
}
