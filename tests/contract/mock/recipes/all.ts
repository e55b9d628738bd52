import type { Recipe } from '../support/recipe.ts'
import { bgp } from './bgp.ts'
import { deliveries } from './deliveries.ts'
import { users } from './users.ts'
import { policy } from './policy.ts'
import { login } from './login.ts'
import { identityProviders } from './identity-providers.ts'
import { certificates } from './certificates.ts'
import { auditLog } from './audit-log.ts'
import { alerts } from './alerts.ts'
import { disks } from './disks.ts'
import { floatingIps } from './floating-ips.ts'
import { hardware } from './hardware.ts'
import { affinity } from './affinity.ts'
import { diskImport } from './disk-import.ts'
import { images } from './images.ts'
import { instanceDisks } from './instance-disks.ts'
import { instanceAddresses } from './instance-addresses.ts'
import { instanceChecks } from './instance-checks.ts'
import { instanceChanges } from './instance-changes.ts'
import { instanceInterfaces } from './instance-interfaces.ts'
import { instanceStates } from './instance-states.ts'
import { instances } from './instances.ts'
import { probes } from './probes.ts'
import { serialConsole } from './serial-console.ts'
import { computeRoles } from './compute-roles.ts'
import { ipPools } from './ip-pools.ts'
import { networking } from './networking.ts'
import { others } from './others.ts'
import { projects } from './projects.ts'
import { session } from './session.ts'
import { silos } from './silos.ts'
import { snapshots } from './snapshots.ts'
import { supportBundles } from './support-bundles.ts'
import { switchPorts } from './switch-ports.ts'
import { update } from './update.ts'
import { firewallRules } from './firewall-rules.ts'
import { internetGateways } from './internet-gateways.ts'
import { ipPoolRanges } from './ip-pool-ranges.ts'
import { metrics } from './metrics.ts'
import { vpcRoutes } from './vpc-routes.ts'
import { vpcSubnets } from './vpc-subnets.ts'
import { vpcs } from './vpcs.ts'

/** Every recipe, in the order they are read. */
export const recipes: readonly Recipe[] = [
  ...projects,
  ...disks,
  ...snapshots,
  ...floatingIps,
  ...vpcs,
  ...vpcSubnets,
  ...vpcRoutes,
  ...internetGateways,
  ...firewallRules,
  ...silos,
  ...ipPools,
  ...metrics,
  ...ipPoolRanges,
  ...session,
  ...users,
  ...policy,
  ...login,
  ...identityProviders,
  ...certificates,
  ...auditLog,
  ...alerts,
  ...deliveries,
  ...hardware,
  ...networking,
  ...bgp,
  ...supportBundles,
  ...switchPorts,
  ...update,
  ...affinity,
  ...diskImport,
  ...images,
  ...instanceDisks,
  ...instanceAddresses,
  ...instanceChanges,
  ...instanceChecks,
  ...instanceInterfaces,
  ...instanceStates,
  ...instances,
  ...probes,
  ...serialConsole,
  ...computeRoles,
  ...others,
]
