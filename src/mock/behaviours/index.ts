/** All behaviours, by area. `claims.json` beside this file says the same as data, for the generator's coverage. */
import type { Behaviours } from './behaviour.ts'
import { addressLots } from './address-lots.ts'
import { affinity } from './affinity.ts'
import { alerts } from './alerts.ts'
import { allowList } from './allow-list.ts'
import { auditLog } from './audit-log.ts'
import { bfd } from './bfd.ts'
import { bgpSessions } from './bgp-sessions.ts'
import { bgp } from './bgp.ts'
import { certificates } from './certificates.ts'
import { device } from './device.ts'
import { diskImport } from './disk-import.ts'
import { disks } from './disks.ts'
import { firewallRules } from './firewall-rules.ts'
import { floatingIps } from './floating-ips.ts'
import { hardware } from './hardware.ts'
import { identityProviders } from './identity-providers.ts'
import { images } from './images.ts'
import { instanceDisks } from './instance-disks.ts'
import { instanceExternalIps } from './instance-external-ips.ts'
import { instanceInterfaces } from './instance-interfaces.ts'
import { instances } from './instances.ts'
import { internetGateways } from './internet-gateways.ts'
import { ipPoolRanges } from './ip-pool-ranges.ts'
import { ipPools } from './ip-pools.ts'
import { localUsers } from './local-users.ts'
import { login } from './login.ts'
import { loopbacks } from './loopbacks.ts'
import { metrics } from './metrics.ts'
import { policy } from './policy.ts'
import { portSettings } from './port-settings.ts'
import { probes } from './probes.ts'
import { projects } from './projects.ts'
import { scim } from './scim.ts'
import { serialConsole } from './serial-console.ts'
import { session } from './session.ts'
import { silos } from './silos.ts'
import { snapshots } from './snapshots.ts'
import { supportBundles } from './support-bundles.ts'
import { switchPorts } from './switch-ports.ts'
import { tokens } from './tokens.ts'
import { trustRoots } from './trust-roots.ts'
import { update } from './update.ts'
import { users } from './users.ts'
import { vpcRouters } from './vpc-routers.ts'
import { vpcSubnets } from './vpc-subnets.ts'
import { vpcs } from './vpcs.ts'
import { webhooks } from './webhooks.ts'

/** Name of the behaviour file → what it claims. */
export const behaviours = {
  'address-lots': addressLots,
  affinity,
  alerts,
  'allow-list': allowList,
  'audit-log': auditLog,
  bfd,
  bgp,
  'bgp-sessions': bgpSessions,
  certificates,
  device,
  'disk-import': diskImport,
  disks,
  'firewall-rules': firewallRules,
  'floating-ips': floatingIps,
  hardware,
  'identity-providers': identityProviders,
  images,
  'instance-disks': instanceDisks,
  'instance-external-ips': instanceExternalIps,
  'instance-interfaces': instanceInterfaces,
  instances,
  'internet-gateways': internetGateways,
  'ip-pool-ranges': ipPoolRanges,
  'ip-pools': ipPools,
  'local-users': localUsers,
  login,
  loopbacks,
  metrics,
  policy,
  'port-settings': portSettings,
  probes,
  projects,
  scim,
  'serial-console': serialConsole,
  session,
  silos,
  snapshots,
  'support-bundles': supportBundles,
  'switch-ports': switchPorts,
  tokens,
  'trust-roots': trustRoots,
  update,
  users,
  'vpc-routers': vpcRouters,
  'vpc-subnets': vpcSubnets,
  vpcs,
  webhooks,
} satisfies Record<string, Behaviours>
