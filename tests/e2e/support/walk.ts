/** A walk over the screens that the generator counts, each with things of the mock's story in its address. */
import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { expect } from './test.ts'

export interface Screen {
  path: string
  kind: 'generated' | 'replaced' | 'bespoke' | 'placeholder'
}

interface Coverage {
  operations: Record<string, { screens: string[] }>
  screens: Record<string, Screen>
  redirects: Record<string, string>
}

export const coverage = JSON.parse(
  readFileSync(new URL('../../../generated/coverage.json', import.meta.url), 'utf8'),
) as Coverage

/** Things of the story, by route parameter. What has no name there gets an id that nothing has. */
const known: Readonly<Record<string, string>> = {
  project: 'web-shop',
  instance: 'web-1',
  interface: 'net0',
  disk: 'orders',
  snapshot: 'orders-monday',
  image: 'shop-base',
  floatingIp: 'shop',
  antiAffinityGroup: 'front-apart',
  affinityGroup: 'near',
  probe: 'echo',
  vpc: 'backend',
  subnet: 'stock',
  router: 'system',
  route: 'payment',
  gateway: 'default',
  rule: 'allow-icmp',
  sshKey: 'laptop',
  certificate: 'meadow-2026',
  silo: 'meadow',
  pool: 'uplink',
  provider: 'port-id',
  user: 'db-init',
  receiver: 'ops-pager',
  addressLot: 'rack-infra',
  announceSet: 'internet',
  bgpConfig: 'edge',
  portSettings: 'uplink-a',
  systemVersion: '17.2.0',
}
const nobody = '00000000-0000-4000-8000-00000000dead'

/** Where a screen needs another thing than the others. */
const elsewhere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'identity_provider.detail': { silo: 'harbor' },
  'scim_token.detail': { silo: 'lantern' },
  'image.silo.detail': { image: 'debian-13' },
}

/** Ids of things that have no name, by route parameter: of the first in a list that is set up. */
const lists: Readonly<Record<string, string>> = {
  switchPort: '/v1/system/hardware/switch-port',
  switchId: '/v1/system/hardware/switches',
  diskId: '/v1/system/hardware/disks',
  rackId: '/v1/system/hardware/racks',
  sledId: '/v1/system/hardware/sleds',
  trustRootId: '/v1/system/update/trust-roots',
  bundleId: '/experimental/v1/system/support-bundles',
  userId: '/v1/users',
  groupId: '/v1/groups',
  tokenId: '/v1/system/scim/tokens?silo=lantern',
  instanceId: '/v1/instances?project=web-shop',
}

/** Where people have roles: by screen, whose address names one of them. */
const policies: Readonly<Record<string, string>> = {
  'fleet_role.edit': '/v1/system/policy',
  'silo_access.edit': '/v1/policy',
  'silo_role.edit': '/v1/system/silos/meadow/policy',
  'project_role.edit': '/v1/projects/web-shop/policy',
}

interface Item {
  id: string
  /** Of ports: there is nothing to see of one without. */
  port_settings_id?: string | null
}

export type Ids = Readonly<Record<string, string>>

export const filled = (path: string, more: Ids = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => more[name] ?? known[name] ?? nobody)

/** The address of a screen. */
export function addressOf(id: string, { path }: Screen, ids: Ids): string {
  // Looked up by id: a name needs its project.
  const instance = path.startsWith('/lookup') ? ids['instanceId'] : undefined
  return filled(path, { ...ids, ...elsewhere[id], ...(instance && { instance }), identity: ids[id] ?? nobody })
}

/** Opens the console, makes what the story lacks, and finds out the ids of what has no name. */
export async function openStory(page: Page): Promise<Ids> {
  await page.goto('/projects')
  // Or why nobody is shown any.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const given = { paths: lists, rights: policies }
  return page.evaluate(async ({ paths, rights }) => {
    const firstOf = async (path: string): Promise<string> => {
      const answer = await fetch(path)
      if (!answer.ok) return ''
      // One of them is no page of a collection.
      const body = (await answer.json()) as { items: Item[] } | Item[]
      const items = 'items' in body ? body.items : body
      return (items.find((item) => item.port_settings_id) ?? items[0])?.id ?? ''
    }
    const holderIn = async (path: string): Promise<string> => {
      const answer = await fetch(path)
      if (!answer.ok) return ''
      const body = (await answer.json()) as { role_assignments: { identity_id: string }[] }
      return body.role_assignments[0]?.identity_id ?? ''
    }
    const make = (path: string, body: object): Promise<Response> =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    const ids = Object.entries(paths).map(async ([name, path]) => [name, await firstOf(path)] as const)
    const holders = Object.entries(rights).map(async ([screen, path]) => [screen, await holderIn(path)] as const)
    const found = Object.fromEntries(await Promise.all([...ids, ...holders]))
    await make('/v1/affinity-groups?project=web-shop', {
      name: 'near',
      description: 'Close together',
      policy: 'allow',
      failure_domain: 'sled',
    })
    await make('/experimental/v1/probes?project=web-shop', { name: 'echo', description: '', sled: found['sledId'] })
    // Instances are in all others of their VPC already.
    const spare = { name: 'spare', description: '', ipv4_block: '172.30.64.0/24' }
    await make('/v1/vpc-subnets?project=web-shop&vpc=default', spare)
    return found
  }, given)
}

/** Screens by where they lie, so that they can be looked at side by side. */
function levelOf({ path }: Screen): string {
  const [, first = ''] = path.split('/')
  if (first === 'system') return path.startsWith('/system/networking') ? 'system networking' : 'system'
  if (first === 'projects' || first === 'projects-new') return path.includes('/vpcs') ? 'VPCs' : 'projects'
  return 'silo and settings'
}

export const levels = Object.groupBy(Object.entries(coverage.screens), ([, screen]) => levelOf(screen))
