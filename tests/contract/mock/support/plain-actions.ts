/** The actions of the manifest that need a role and carry no offer: whose rows they are for, and what is sent. */
import type { OperationId } from '../../../../src/mock/spec/operation-spec.ts'
import { readPath } from '../../../../src/lib/condition.ts'
import type { Request } from './backend.ts'
import { byId, meadow, rows, sizeOf, text, type Action, type Row } from './offered-actions.ts'

const shop = { project: 'web-shop' }

/** An operation on the rows of a collection, by their id. */
const on = (
  collection: string,
  call: OperationId,
  { param, ...more }: { param: string; fits?: (row: Row) => boolean } & Pick<Request, 'body' | 'query'>,
): Action => {
  const { fits, ...request } = more
  return {
    targets: () => rows(collection, undefined, fits),
    call,
    request: (row) => ({ ...byId(param)(row), ...request }),
  }
}

const described = { body: { description: 'Other' } }

const members = (kind: 'affinity_group' | 'anti_affinity_group'): Action => ({
  targets: () => rows(`${kind}_member`),
  call: `${kind}_member_instance_delete`,
  request: (row) => ({ path: { [kind]: text(row, 'group_id'), instance: text(row, 'instance_id') } }),
})

/** One call that is about no row of its own. */
const alone = (call: OperationId, request: () => Request): Action => ({
  targets: () => [{ name: 'the only one', row: {}, parent: {} }],
  call,
  request,
})

const policy = (call: OperationId, path: () => Readonly<Record<string, string>> = () => ({})): Action =>
  alone(call, () => ({ path: path(), body: { role_assignments: [] } }))

const projectPolicy = policy('project_policy_update', () => ({ project: 'web-shop' }))
const firewall = alone('vpc_firewall_rules_update', () => ({ query: { ...shop, vpc: 'default' }, body: { rules: [] } }))
/** What the first link of a port with settings says of LLDP. */
function lldpOf(port: Row): Row | undefined {
  const settings = rows('switch_port_settings').find(({ row }) => row['id'] === port['port_settings_id'])?.row
  const links = settings?.['links']
  const first: unknown = Array.isArray(links) ? links[0] : undefined
  return readPath(first, 'lldp_link_config') as Row | undefined
}
const isNamed =
  (name: string) =>
  (row: Row): boolean =>
    row['name'] === name

const quotas = { cpus: 1, memory: 1, storage: 1 }

export const plainActions: Readonly<Record<string, Action>> = {
  'address_lot.create': alone('networking_address_lot_create', () => ({
    body: { name: 'new-one', description: '', kind: 'pool', blocks: [] },
  })),
  'alert_receiver.create': alone('webhook_receiver_create', () => ({
    body: { name: 'new-one', description: '', endpoint: 'https://new.example', secrets: [], subscriptions: [] },
  })),
  'loopback_address.create': {
    targets: () => rows('rack'),
    call: 'networking_loopback_address_create',
    request: (row) => ({
      body: {
        address_lot: 'rack-infra',
        rack_id: row['id'],
        switch_location: 'switch0',
        address: '172.20.15.50',
        mask: 32,
        anycast: false,
      },
    }),
  },
  'project.create': alone('project_create', () => ({ body: { name: 'new-one', description: '' } })),
  'silo.create': alone('silo_create', () => ({
    body: {
      name: 'new-one',
      description: '',
      discoverable: true,
      identity_mode: 'saml_scim',
      quotas,
      tls_certificates: [],
      mapped_fleet_roles: {},
    },
  })),
  // The buffer is for viewers to read; the stream, on which one types, is not.
  'instance.console': {
    targets: () => rows('instance'),
    call: 'instance_serial_console_stream',
    request: byId('instance'),
  },
  'anti_affinity_group.update': on('anti_affinity_group', 'anti_affinity_group_update', {
    param: 'anti_affinity_group',
    ...described,
  }),
  'anti_affinity_group.delete': on('anti_affinity_group', 'anti_affinity_group_delete', {
    param: 'anti_affinity_group',
  }),
  'anti_affinity_group.instance.leave': members('anti_affinity_group'),
  'anti_affinity_group_member.delete': members('anti_affinity_group'),
  'affinity_group.update': on('affinity_group', 'affinity_group_update', { param: 'affinity_group', ...described }),
  'affinity_group.delete': on('affinity_group', 'affinity_group_delete', { param: 'affinity_group' }),
  'affinity_group.instance.leave': members('affinity_group'),
  'affinity_group_member.delete': members('affinity_group'),
  'alert_receiver.probe': on('alert_receiver', 'alert_receiver_probe', { param: 'receiver' }),
  'alert_receiver.subscribe': on('alert_receiver', 'alert_receiver_subscription_add', {
    param: 'receiver',
    body: { subscription: 'update.*' },
  }),
  'alert_receiver.unsubscribe': {
    targets: () => rows('alert_receiver'),
    call: 'alert_receiver_subscription_remove',
    request: (row) => ({
      path: { receiver: text(row, 'id'), subscription: String((row['subscriptions'] as readonly string[])[0]) },
    }),
  },
  'alert_receiver.update': on('alert_receiver', 'webhook_receiver_update', { param: 'receiver', ...described }),
  'alert_receiver.delete': on('alert_receiver', 'alert_receiver_delete', { param: 'receiver' }),
  'alert_receiver_secret.delete': on('alert_receiver_secret', 'webhook_secrets_delete', { param: 'secret_id' }),
  'uninitialized_sled.add': {
    targets: () => rows('uninitialized_sled'),
    call: 'sled_add',
    request: (row) => {
      const { serial, part } = row['baseboard'] as Readonly<Record<string, unknown>>
      return { body: { serial, part } }
    },
  },
  'switch_port.lldp': {
    targets: () => rows('switch_port').filter(({ row }) => lldpOf(row) !== undefined),
    call: 'networking_switch_port_lldp_config_update',
    request: (row) => ({
      path: { port: text(row, 'port_name') },
      query: { rack_id: text(row, 'rack_id'), switch_location: text(row, 'switch_location') },
      body: { ...lldpOf(row), enabled: false },
    }),
  },
  'switch_port.applySettings': {
    targets: () => rows('switch_port', undefined, (row) => typeof row['port_settings_id'] === 'string'),
    call: 'networking_switch_port_apply_settings',
    request: (row) => ({
      path: { port: text(row, 'port_name') },
      query: { rack_id: text(row, 'rack_id'), switch_location: text(row, 'switch_location') },
      body: { port_settings: row['port_settings_id'] },
    }),
  },
  'image.delete': on('image', 'image_delete', { param: 'image', fits: (row) => typeof row['project_id'] === 'string' }),
  'image.silo.delete': on('image', 'image_delete', { param: 'image', fits: isNamed('debian-13') }),
  'instance.setAutoRestart': {
    targets: () => rows('instance'),
    call: 'instance_update',
    request: (row) => ({ ...byId('instance')(row), body: { ...sizeOf(row), auto_restart_policy: 'never' } }),
  },
  'ip_pool.update': on('ip_pool', 'ip_pool_update', { param: 'pool', ...described }),
  'ip_pool_range.delete': {
    targets: () => rows('ip_pool_range'),
    call: 'ip_pool_range_remove',
    request: (row) => ({ path: { pool: text(row, 'ip_pool_id') }, body: row['range'] }),
  },
  'ip_pool_silo.remove': {
    targets: () => rows('ip_pool_silo'),
    call: 'ip_pool_silo_unlink',
    request: (row) => ({ path: { pool: text(row, 'ip_pool_id'), silo: text(row, 'silo_id') } }),
  },
  'service_ip_pool_range.delete': {
    targets: () => rows('service_ip_pool_range'),
    call: 'ip_pool_service_range_remove',
    request: (row) => ({ body: row['range'] }),
  },
  'address_lot.delete': on('address_lot', 'networking_address_lot_delete', { param: 'address_lot' }),
  'loopback_address.delete': {
    targets: () => rows('loopback_address'),
    call: 'networking_loopback_address_delete',
    request: (row) => {
      const [address = '', mask = ''] = text(row, 'address').split('/')
      const { rack_id: rack, switch_location: location } = row
      return { path: { rack_id: String(rack), switch_location: String(location), address, subnet_mask: mask } }
    },
  },
  'switch_port_settings.delete': {
    targets: () => rows('switch_port_settings'),
    call: 'networking_switch_port_settings_delete',
    request: (row) => ({ query: { port_settings: text(row, 'id') } }),
  },
  'bgp_config.delete': {
    targets: () => rows('bgp_config'),
    call: 'networking_bgp_config_delete',
    request: (row) => ({ query: { name_or_id: text(row, 'id') } }),
  },
  'bgp_announce_set.delete': on('bgp_announce_set', 'networking_bgp_announce_set_delete', { param: 'announce_set' }),
  'bfd_session.create': alone('networking_bfd_enable', () => ({
    body: {
      remote: '192.0.2.77',
      switch: 'switch0',
      mode: 'single_hop',
      detection_threshold: 3,
      required_rx: 1_000_000,
    },
  })),
  'bfd_session.disable': {
    targets: () => rows('bfd_session'),
    call: 'networking_bfd_disable',
    request: (row) => ({ body: { remote: row['peer'], switch: row['switch'] } }),
  },
  'allow_list.update': alone('networking_allow_list_update', () => ({ body: { allowed_ips: { allow: 'any' } } })),
  'inbound_icmp.update': alone('networking_inbound_icmp_update', () => ({ body: { enabled: false } })),
  'fleet_role.update': policy('system_policy_update'),
  'fleet_role.delete': policy('system_policy_update'),
  'probe.delete': {
    targets: () => rows('probe'),
    call: 'probe_delete',
    request: (row) => ({ path: { probe: text(row, 'name') }, query: { project: 'sandbox' } }),
  },
  'project.update': on('project', 'project_update', { param: 'project', ...described }),
  'project.delete': on('project', 'project_delete', { param: 'project', fits: isNamed('void') }),
  'project_role.update': projectPolicy,
  'project_role.delete': projectPolicy,
  'silo_access.update': policy('policy_update'),
  'silo_access.delete': policy('policy_update'),
  'user.logout': {
    targets: () => rows('user', undefined, (row) => row['silo_id'] === meadow().id),
    call: 'user_logout',
    request: byId('user_id'),
  },
  'certificate.delete': on('certificate', 'certificate_delete', { param: 'certificate' }),
  'auth_settings.update': alone('auth_settings_update', () => ({ body: { device_token_max_ttl_seconds: 3600 } })),
  'silo.delete': on('silo', 'silo_delete', { param: 'silo', fits: isNamed('quay') }),
  'silo.quotas': on('silo', 'silo_quotas_update', { param: 'silo', body: { cpus: 1 } }),
  'silo_role.update': policy('silo_policy_update', () => ({ silo: 'meadow' })),
  'silo_role.delete': policy('silo_policy_update', () => ({ silo: 'meadow' })),
  'scim_token.create': alone('scim_token_create', () => ({ query: { silo: 'meadow' } })),
  'scim_token.delete': {
    targets: () => rows('scim_token', 'silo', () => true).filter(({ parent }) => parent['name'] === 'meadow'),
    call: 'scim_token_delete',
    request: (row, parent) => ({ path: { token_id: text(row, 'id') }, query: { silo: text(parent, 'id') } }),
  },
  'snapshot.createImage': {
    targets: () => rows('snapshot'),
    call: 'image_create',
    request: (row) => ({
      query: { project: text(row, 'project_id') },
      body: { name: 'new-one', description: '', os: 'x', version: '1', source: { type: 'snapshot', id: row['id'] } },
    }),
  },
  'snapshot.delete': on('snapshot', 'snapshot_delete', { param: 'snapshot' }),
  'support_bundle.update': on('support_bundle', 'support_bundle_update', {
    param: 'bundle_id',
    body: { user_comment: 'Other' },
  }),
  'update_trust_root.delete': on('update_trust_root', 'system_update_trust_root_delete', { param: 'trust_root_id' }),
  'vpc.update': on('vpc', 'vpc_update', { param: 'vpc', ...described }),
  'vpc_firewall_rule.clone': firewall,
  'vpc_firewall_rule.update': firewall,
  'vpc_firewall_rule.delete': firewall,
  'vpc_subnet.update': on('vpc_subnet', 'vpc_subnet_update', { param: 'subnet', ...described }),
  'vpc_subnet.delete': on('vpc_subnet', 'vpc_subnet_delete', { param: 'subnet' }),
  'vpc_router.update': on('vpc_router', 'vpc_router_update', { param: 'router', ...described }),
  'internet_gateway.delete': on('internet_gateway', 'internet_gateway_delete', {
    param: 'gateway',
    query: { cascade: true },
  }),
  'internet_gateway_ip_pool.delete': on('internet_gateway_ip_pool', 'internet_gateway_ip_pool_delete', {
    param: 'pool',
    query: { cascade: true },
  }),
  'internet_gateway_ip_address.delete': on('internet_gateway_ip_address', 'internet_gateway_ip_address_delete', {
    param: 'address',
    query: { cascade: true },
  }),
}
