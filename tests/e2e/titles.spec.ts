/** What the screens of the first resources are called: document title, breadcrumbs, and where one is in the sidebar. */
import { moveTo } from './support/move.ts'
import { expect, test } from './support/test.ts'

/** Path; title without the console's name; breadcrumbs; current entry of the sidebar. */
type Place = readonly [path: string, title: string, crumbs: string, entry: string]

const project: readonly Place[] = [
  ['/utilization', 'Utilization', 'Utilization', 'Utilization'],
  ['/projects', 'Projects', 'Projects', 'Projects'],
  ['/projects-new', 'New project / Projects', 'Projects', 'Projects'],
  ['/projects/web-shop/edit', 'Edit project / Projects', 'Projects', 'Projects'],
]

const storage: readonly Place[] = [
  ['/projects/web-shop/disks', 'Disks / web-shop / Projects', 'Projects > web-shop > Disks', 'Disks'],
  ['/projects/web-shop/disks-new', 'New disk / Disks / web-shop / Projects', 'Projects > web-shop > Disks', 'Disks'],
  [
    '/projects/web-shop/disks/orders',
    'orders / Disks / web-shop / Projects',
    'Projects > web-shop > Disks > orders',
    'Disks',
  ],
  ['/projects/web-shop/snapshots', 'Snapshots / web-shop / Projects', 'Projects > web-shop > Snapshots', 'Snapshots'],
  [
    '/projects/web-shop/snapshots-new',
    'New snapshot / Snapshots / web-shop / Projects',
    'Projects > web-shop > Snapshots',
    'Snapshots',
  ],
  [
    '/projects/web-shop/snapshots/orders-monday',
    'orders-monday / Snapshots / web-shop / Projects',
    'Projects > web-shop > Snapshots > orders-monday',
    'Snapshots',
  ],
]

const network: readonly Place[] = [
  [
    '/projects/web-shop/floating-ips',
    'Floating IPs / web-shop / Projects',
    'Projects > web-shop > Floating IPs',
    'Floating IPs',
  ],
  [
    '/projects/web-shop/floating-ips-new',
    'New floating IP / Floating IPs / web-shop / Projects',
    'Projects > web-shop > Floating IPs',
    'Floating IPs',
  ],
  [
    '/projects/web-shop/floating-ips/shop',
    'shop / Floating IPs / web-shop / Projects',
    'Projects > web-shop > Floating IPs > shop',
    'Floating IPs',
  ],
  [
    '/projects/web-shop/floating-ips/shop/edit',
    'Edit floating IP / Floating IPs / web-shop / Projects',
    'Projects > web-shop > Floating IPs',
    'Floating IPs',
  ],
  ['/projects/web-shop/vpcs', 'VPCs / web-shop / Projects', 'Projects > web-shop > VPCs', 'VPCs'],
  ['/projects/web-shop/vpcs-new', 'New VPC / VPCs / web-shop / Projects', 'Projects > web-shop > VPCs', 'VPCs'],
  [
    '/projects/web-shop/vpcs/backend/edit',
    'Edit VPC / backend / VPCs / web-shop / Projects',
    'Projects > web-shop > VPCs > backend',
    'VPCs',
  ],
  [
    '/projects/web-shop/vpcs/backend/firewall-rules',
    'Firewall rules / backend / VPCs / web-shop / Projects',
    'Projects > web-shop > VPCs > backend > Firewall rules',
    'VPCs',
  ],
  [
    '/projects/web-shop/vpcs/backend/map',
    'Network map / backend / VPCs / web-shop / Projects',
    'Projects > web-shop > VPCs > backend > Network map',
    'VPCs',
  ],
  [
    '/projects/web-shop/vpcs/backend/subnets',
    'Subnets / backend / VPCs / web-shop / Projects',
    'Projects > web-shop > VPCs > backend > Subnets',
    'VPCs',
  ],
  [
    '/projects/web-shop/vpcs/backend/subnets-new',
    'New subnet / Subnets / backend / VPCs / web-shop / Projects',
    'Projects > web-shop > VPCs > backend > Subnets',
    'VPCs',
  ],
  [
    '/projects/web-shop/vpcs/backend/subnets/stock',
    'stock / Subnets / backend / VPCs / web-shop / Projects',
    'Projects > web-shop > VPCs > backend > Subnets > stock',
    'VPCs',
  ],
  [
    '/projects/web-shop/vpcs/backend/subnets/stock/edit',
    'Edit subnet / Subnets / backend / VPCs / web-shop / Projects',
    'Projects > web-shop > VPCs > backend > Subnets',
    'VPCs',
  ],
]

const settings: readonly Place[] = [
  ['/settings/ssh-keys', 'SSH keys / Settings', 'Settings > SSH keys', 'SSH keys'],
  ['/settings/ssh-keys-new', 'New SSH key / SSH keys / Settings', 'Settings > SSH keys', 'SSH keys'],
  ['/settings/ssh-keys/laptop', 'laptop / SSH keys / Settings', 'Settings > SSH keys > laptop', 'SSH keys'],
  ['/settings/certificates', 'Certificates / Settings', 'Settings > Certificates', 'Certificates'],
]

const system: readonly Place[] = [
  ['/system/utilization', 'Utilization', 'Utilization', 'Utilization'],
  ['/system/silos', 'Silos', 'Silos', 'Silos'],
  ['/system/silos-new', 'New silo / Silos', 'Silos', 'Silos'],
  ['/system/silos/meadow/idps', 'Identity providers / meadow / Silos', 'Silos > meadow > Identity providers', 'Silos'],
  ['/system/silos/meadow/ip-pools', 'IP pools / meadow / Silos', 'Silos > meadow > IP pools', 'Silos'],
  ['/system/silos/meadow/quotas', 'Quotas / meadow / Silos', 'Silos > meadow > Quotas', 'Silos'],
  ['/system/silos/meadow/scim', 'SCIM / meadow / Silos', 'Silos > meadow > SCIM', 'Silos'],
  ['/system/networking/ip-pools', 'IP pools', 'IP pools', 'IP pools'],
  ['/system/networking/ip-pools-new', 'New IP pool / IP pools', 'IP pools', 'IP pools'],
  ['/system/networking/ip-pools/uplink', 'uplink / IP pools', 'IP pools > uplink', 'IP pools'],
  ['/system/networking/ip-pools/uplink/edit', 'Edit IP pool / uplink / IP pools', 'IP pools > uplink', 'IP pools'],
  ['/system/networking/ip-pools/uplink/ranges-add', 'Add range / uplink / IP pools', 'IP pools > uplink', 'IP pools'],
  [
    '/system/networking/ip-pools/uplink/silos',
    'Linked silos / uplink / IP pools',
    'IP pools > uplink > Linked silos',
    'IP pools',
  ],
  ['/system/inventory/sleds', 'Sleds', 'Sleds', 'Sleds'],
]

for (const [group, places] of Object.entries({ project, storage, network, settings, system })) {
  test(`titles, breadcrumbs and sidebar: ${group}`, async ({ page }) => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')
    const current = page
      .getByRole('navigation', { name: /^(meadow|web-shop|User|System)$/ })
      .getByRole('link')
      .and(page.locator('[aria-current="page"]'))
    for (const [path, title, trail, entry] of places) {
      await test.step(path, async () => {
        // every-screen.spec.ts says that pages are the same when an address is opened.
        await (path === places[0]?.[0] ? page.goto(path) : moveTo(page, path))
        await expect(page).toHaveTitle(`${title} / Cairn`)
        await expect(crumbs).toHaveText(trail.split(' > '))
        await expect(current).toHaveText(entry)
      })
    }
  })
}

test('a breadcrumb leads to where it says', async ({ page }) => {
  await page.goto('/projects/web-shop/vpcs/backend/subnets/stock')
  const crumb = (name: string) =>
    page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name, exact: true })
  await crumb('Subnets').click()
  await expect(page).toHaveURL('/projects/web-shop/vpcs/backend/subnets')
  await crumb('VPCs').click()
  await expect(page).toHaveURL('/projects/web-shop/vpcs')
  await crumb('web-shop').click()
  await expect(page).toHaveURL('/projects/web-shop/instances')
  await crumb('Projects').click()
  await expect(page).toHaveURL('/projects')
})

test('what is opened by its id is called by its name in title, trail and recent places', async ({ page }) => {
  await page.goto('/projects/web-shop/vpcs/backend')
  await expect(page.getByRole('heading', { name: 'backend' })).toBeVisible()
  const [shop, backend] = await page.evaluate(async () => {
    const idOf = async (url: string): Promise<string> =>
      String(((await (await fetch(url)).json()) as { id: unknown }).id)
    return [await idOf('/v1/projects/web-shop'), await idOf('/v1/vpcs/backend?project=web-shop')]
  })
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await page.goto(`/projects/${shop}/disks`)
  await expect(page).toHaveTitle('Disks / web-shop / Projects / Cairn')
  await expect(trail).toContainText('web-shop')
  await page.goto(`/projects/${shop}/vpcs/${backend}/edit`)
  await expect(page).toHaveTitle('Edit VPC / backend / VPCs / web-shop / Projects / Cairn')
  await page.goto(`/projects/${shop}/vpcs/${backend}/subnets-new`)
  await expect(page).toHaveTitle('New subnet / Subnets / backend / VPCs / web-shop / Projects / Cairn')
  // Users and groups have no name in their address ever.
  for (const [list, what] of [
    ['/v1/groups', 'groups'],
    ['/v1/users', 'users'],
  ] as const) {
    const first = await page.evaluate(async (url) => {
      const { items } = (await (await fetch(url)).json()) as { items: { id: string; display_name: string }[] }
      return items[0]
    }, list)
    await page.goto(`/settings/${what}/${first?.id}`)
    await expect(page).toHaveTitle(new RegExp(`^(\\w+ / )?${first?.display_name} / `))
    await expect(trail).toContainText(String(first?.display_name))
    await expect(trail).not.toContainText(String(first?.id).slice(0, 8))
  }
  await expect
    .poll(() => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('cairn.recent.'))?.[1]))
    .toContain(`"path":"/projects/${shop}/vpcs/${backend}/subnets","hint":"Projects / web-shop / VPCs / backend"`)
})
