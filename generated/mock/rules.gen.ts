// Generated from openapi/resources/ by `npm run generate`. Do not edit: change the source or add an override.

// When the server takes an action: wire names. The console reads `offer` instead, see its screens.
import type { Rule } from '../../src/mock/tables/rule.ts'

/** Entity and action. */
export type RuleId =
  | 'affinity_group_member.create'
  | 'anti_affinity_group_member.create'
  | 'disk.delete'
  | 'disk.detach'
  | 'disk.snapshot'
  | 'floating_ip.attach'
  | 'floating_ip.delete'
  | 'floating_ip.detach'
  | 'identity_provider.create'
  | 'image.demote'
  | 'image.promote'
  | 'instance.addToAffinityGroup'
  | 'instance.addToAntiAffinityGroup'
  | 'instance.attachDisk'
  | 'instance.attachEphemeralIp'
  | 'instance.attachFloatingIp'
  | 'instance.console'
  | 'instance.delete'
  | 'instance.reboot'
  | 'instance.resize'
  | 'instance.setBootDisk'
  | 'instance.start'
  | 'instance.stop'
  | 'instance_network_interface.create'
  | 'instance_network_interface.delete'
  | 'instance_network_interface.makePrimary'
  | 'sled.makeNonProvisionable'
  | 'sled.makeProvisionable'
  | 'snapshot.delete'
  | 'support_bundle.delete'
  | 'switch_port.clearSettings'
  | 'user.create'
  | 'user.delete'
  | 'user.setPassword'
  | 'vpc_router.delete'
  | 'vpc_router_route.create'
  | 'vpc_router_route.delete'
  | 'vpc_router_route.update'

export const rules: Readonly<Record<RuleId, Rule>> = {
  'affinity_group_member.create': { accept: { kind: 'fewer', than: 32 } },
  'anti_affinity_group_member.create': { accept: { kind: 'fewer', than: 32 } },
  'disk.delete': { accept: { kind: 'field', path: 'state.state', in: ['detached', 'faulted'] } },
  'disk.detach': {
    accept: {
      kind: 'all',
      of: [
        { kind: 'field', path: '$parent.run_state', in: ['creating', 'stopped', 'failed'] },
        { kind: 'field', path: 'state.state', in: ['attached', 'detaching'] },
        { kind: 'not', of: { kind: 'same', path: 'id', as: '$parent.boot_disk_id' } },
      ],
    },
    noop: { kind: 'field', path: 'state.state', in: ['detached'] },
  },
  'disk.snapshot': { accept: { kind: 'field', path: 'state.state', in: ['attached', 'detached'] } },
  'floating_ip.attach': { accept: { kind: 'field', path: 'instance_id', in: [null] } },
  'floating_ip.delete': { accept: { kind: 'field', path: 'instance_id', in: [null] } },
  'floating_ip.detach': { noop: { kind: 'field', path: 'instance_id', in: [null] } },
  'identity_provider.create': { accept: { kind: 'field', path: '$parent.identity_mode', in: ['saml_jit', 'saml_scim'] } },
  'image.demote': { accept: { kind: 'field', path: 'project_id', in: [null] } },
  'image.promote': { accept: { kind: 'not', of: { kind: 'field', path: 'project_id', in: [null] } } },
  'instance.addToAffinityGroup': { accept: { kind: 'field', path: 'run_state', in: ['stopped', 'failed', 'creating'] } },
  'instance.addToAntiAffinityGroup': { accept: { kind: 'field', path: 'run_state', in: ['stopped', 'failed', 'creating'] } },
  'instance.attachDisk': { accept: { kind: 'field', path: 'run_state', in: ['creating', 'stopped'] } },
  'instance.attachEphemeralIp': { accept: { kind: 'field', path: 'run_state', in: ['stopped', 'running', 'rebooting'] } },
  'instance.attachFloatingIp': { accept: { kind: 'field', path: 'run_state', in: ['stopped', 'running', 'rebooting'] } },
  'instance.console': { accept: { kind: 'field', path: 'run_state', in: ['running', 'rebooting', 'migrating'] } },
  'instance.delete': { accept: { kind: 'field', path: 'run_state', in: ['stopped', 'failed'] } },
  'instance.reboot': {
    accept: { kind: 'field', path: 'run_state', in: ['running'] },
    noop: { kind: 'field', path: 'run_state', in: ['rebooting', 'starting', 'migrating'] },
  },
  'instance.resize': { accept: { kind: 'field', path: 'run_state', in: ['stopped', 'failed', 'creating'] } },
  'instance.setBootDisk': { accept: { kind: 'field', path: 'run_state', in: ['stopped', 'failed', 'creating'] } },
  'instance.start': {
    accept: { kind: 'field', path: 'run_state', in: ['stopped', 'failed'] },
    noop: { kind: 'field', path: 'run_state', in: ['starting', 'running', 'rebooting', 'migrating'] },
  },
  'instance.stop': {
    accept: { kind: 'field', path: 'run_state', in: ['running', 'starting', 'rebooting', 'migrating', 'failed'] },
    noop: { kind: 'field', path: 'run_state', in: ['stopping', 'stopped'] },
  },
  'instance_network_interface.create': {
    accept: {
      kind: 'all',
      of: [{ kind: 'field', path: '$parent.run_state', in: ['stopped'] }, { kind: 'fewer', than: 8 }],
    },
  },
  'instance_network_interface.delete': {
    accept: {
      kind: 'all',
      of: [
        { kind: 'field', path: '$parent.run_state', in: ['stopped', 'failed'] },
        { kind: 'any', of: [{ kind: 'field', path: 'primary', in: [false] }, { kind: 'fewer', than: 2 }] },
      ],
    },
  },
  'instance_network_interface.makePrimary': { accept: { kind: 'field', path: '$parent.run_state', in: ['stopped'] } },
  'sled.makeNonProvisionable': {
    accept: {
      kind: 'all',
      of: [
        { kind: 'field', path: 'policy.kind', in: ['in_service'] },
        { kind: 'field', path: 'state', in: ['active'] },
      ],
    },
    noop: {
      kind: 'all',
      of: [
        { kind: 'field', path: 'policy.provision_policy', in: ['non_provisionable'] },
        { kind: 'field', path: 'state', in: ['active'] },
      ],
    },
  },
  'sled.makeProvisionable': {
    accept: {
      kind: 'all',
      of: [
        { kind: 'field', path: 'policy.kind', in: ['in_service'] },
        { kind: 'field', path: 'state', in: ['active'] },
      ],
    },
    noop: {
      kind: 'all',
      of: [
        { kind: 'field', path: 'policy.provision_policy', in: ['provisionable'] },
        { kind: 'field', path: 'state', in: ['active'] },
      ],
    },
  },
  'snapshot.delete': { accept: { kind: 'field', path: 'state', in: ['ready', 'faulted'] } },
  'support_bundle.delete': { accept: { kind: 'field', path: 'state', in: ['collecting', 'active', 'failed'] } },
  'switch_port.clearSettings': { noop: { kind: 'field', path: 'port_settings_id', in: [null] } },
  'user.create': { accept: { kind: 'field', path: '$parent.identity_mode', in: ['local_only'] } },
  'user.delete': { accept: { kind: 'field', path: '$parent.identity_mode', in: ['local_only'] } },
  'user.setPassword': { accept: { kind: 'field', path: '$parent.identity_mode', in: ['local_only'] } },
  'vpc_router.delete': { accept: { kind: 'field', path: 'kind', in: ['custom'] } },
  'vpc_router_route.create': { accept: { kind: 'field', path: '$parent.kind', in: ['custom'] } },
  'vpc_router_route.delete': { accept: { kind: 'field', path: 'kind', in: ['custom'] } },
  'vpc_router_route.update': { accept: { kind: 'field', path: 'kind', in: ['custom', 'default'] } },
}
