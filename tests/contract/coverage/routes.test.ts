/** The routes of the specification (§2), typed in from there, against the route table that the manifest makes. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Coverage {
  screens: Record<string, { path: string; kind: string }>
  redirects: Record<string, string>
}

const coverage = JSON.parse(
  readFileSync(new URL('../../../generated/coverage.json', import.meta.url), 'utf8'),
) as Coverage
const paths = new Set(Object.values(coverage.screens).map((s) => s.path))

const project = '/projects/:project'
const vpc = `${project}/vpcs/:vpc`
const silo = '/system/silos/:silo'
const pages = [
  '/projects',
  '/projects-new',
  `${project}/edit`,
  `${project}/instances`,
  `${project}/instances-new`,
  ...[
    'storage',
    'networking',
    'metrics/cpu',
    'metrics/disk',
    'metrics/network',
    'connect',
    'settings',
    'serial-console',
  ].map((tab) => `${project}/instances/:instance/${tab}`),
  '/lookup/instances/:instance',
  '/lookup/i/:instance',
  `${project}/access`,
  `${project}/disks`,
  `${project}/disks-new`,
  `${project}/snapshots`,
  `${project}/snapshots-new`,
  `${project}/snapshots/:snapshot/images-new`,
  `${project}/images`,
  `${project}/images-new`,
  `${project}/images/:image`,
  `${project}/floating-ips`,
  `${project}/floating-ips-new`,
  `${project}/floating-ips/:floatingIp/edit`,
  `${project}/affinity`,
  `${project}/affinity-new`,
  `${project}/affinity/:antiAffinityGroup`,
  `${project}/affinity/:antiAffinityGroup/edit`,
  `${project}/vpcs`,
  `${project}/vpcs-new`,
  `${vpc}/edit`,
  `${vpc}/firewall-rules`,
  `${vpc}/firewall-rules-new`,
  `${vpc}/firewall-rules-new/:rule`,
  `${vpc}/firewall-rules/:rule/edit`,
  `${vpc}/subnets`,
  `${vpc}/subnets-new`,
  `${vpc}/subnets/:subnet/edit`,
  `${vpc}/routers`,
  `${vpc}/routers-new`,
  `${vpc}/routers/:router`,
  `${vpc}/routers/:router/edit`,
  `${vpc}/routers/:router/routes-new`,
  `${vpc}/routers/:router/routes/:route/edit`,
  `${vpc}/internet-gateways`,
  `${vpc}/internet-gateways/:gateway`,
  '/utilization',
  '/access',
  '/images',
  '/images/:image',
  '/settings/profile',
  '/settings/ssh-keys',
  '/settings/ssh-keys-new',
  '/settings/access-tokens',
  '/system/utilization',
  '/system/update',
  '/system/inventory/sleds',
  '/system/inventory/disks',
  '/system/inventory/sleds/:sledId/instances',
  '/system/networking/ip-pools',
  '/system/networking/ip-pools-new',
  '/system/networking/ip-pools/:pool',
  '/system/networking/ip-pools/:pool/edit',
  '/system/networking/ip-pools/:pool/ranges-add',
  '/system/silos',
  '/system/silos-new',
  silo,
  `${silo}/idps`,
  `${silo}/idps-new`,
  `${silo}/idps/saml/:provider`,
  `${silo}/ip-pools`,
  `${silo}/quotas`,
  `${silo}/fleet-roles`,
  `${silo}/scim`,
  '/login/:silo/local',
  '/login/:silo/saml/:provider',
  '/device/verify',
  '/device/success',
]

const redirects: Record<string, string> = {
  '/': '/projects',
  [project]: `${project}/instances`,
  [`${project}/instances/:instance`]: `${project}/instances/:instance/storage`,
  [`${project}/instances/:instance/metrics`]: `${project}/instances/:instance/metrics/cpu`,
  [vpc]: `${vpc}/firewall-rules`,
  [silo]: `${silo}/idps`,
  '/settings': '/settings/profile',
  '/settings/ssh-keys/:sshKey/edit': '/settings/ssh-keys/:sshKey',
  '/images/:image/edit': '/images/:image',
  [`${project}/images/:image/edit`]: `${project}/images/:image`,
  '/system/inventory': '/system/inventory/sleds',
  '/system/inventory/sleds/:sledId': '/system/inventory/sleds/:sledId/instances',
}

const shape = (path: string): string => path.replace(/:[A-Za-z]+/g, ':')
const shapes = new Set([...paths].map(shape))

describe('routes of the specification', () => {
  test.each(pages)('%s is a screen', (path) => {
    expect(shapes).toContain(shape(path))
  })
  test.each(Object.entries(redirects))('%s leads to %s', (from, to) => {
    const found = Object.entries(coverage.redirects).find(([path]) => shape(path) === shape(from))
    expect(found === undefined ? undefined : shape(found[1])).toBe(shape(to))
  })
  test('route parameters are called as in the specification', () => {
    const known = new Set(
      'project instance vpc rule router route subnet gateway floatingIp antiAffinityGroup image snapshot sshKey silo provider pool sledId'.split(
        ' ',
      ),
    )
    const named = pages.filter((path) => paths.has(path))
    const used = new Set(named.flatMap((path) => [...path.matchAll(/:([A-Za-z]+)/g)].map((m) => m[1] ?? '')))
    for (const param of used) expect(known).toContain(param)
    expect(pages.filter((path) => !paths.has(path))).toEqual([])
  })
})
