// Generated from openapi/versions by `npm run generate`. Do not edit: change the source or add an override.

/** All known versions, oldest first. */
export const versions: readonly string[] = ['20250801.0.0', '20251008.0.0', '99990101.0.0']

/** Between which versions there is an operation, and where it is elsewhere. */
export const operations: Readonly<Record<string, { since?: string; until?: string; paths?: Readonly<Record<string, string>> }>> = {
  probe_list: { paths: { '20250801.0.0': '/v1/probes' } },
  probe_create: { paths: { '20250801.0.0': '/v1/probes' } },
  probe_view: { paths: { '20250801.0.0': '/v1/probes/{probe}' } },
  probe_delete: { paths: { '20250801.0.0': '/v1/probes/{probe}' } },
  affinity_group_list: { since: '20251008.0.0' },
  affinity_group_create: { since: '20251008.0.0' },
  affinity_group_view: { since: '20251008.0.0' },
  affinity_group_update: { since: '20251008.0.0' },
  affinity_group_delete: { since: '20251008.0.0' },
  affinity_group_member_list: { since: '20251008.0.0' },
  affinity_group_member_instance_view: { since: '20251008.0.0' },
  affinity_group_member_instance_add: { since: '20251008.0.0' },
  affinity_group_member_instance_delete: { since: '20251008.0.0' },
  image_demote: { until: '99990101.0.0' },
  instance_affinity_group_list: { since: '20251008.0.0' },
  instance_reboot: { since: '20251008.0.0' },
}

/** Operation → fields of what is sent, and `?name` of the query. */
export const requests: Readonly<Record<string, Readonly<Record<string, { since?: string; until?: string }>>>> = {
  instance_create: { cpu_platform: { since: '20251008.0.0' } },
  instance_update: { cpu_platform: { since: '20251008.0.0' } },
  vpc_create: { dns_name: { until: '99990101.0.0' }, ipv6_prefix: { since: '20251008.0.0' } },
  vpc_update: { dns_name: { until: '99990101.0.0' } },
}

/** The same of what is answered. */
export const answers: Readonly<Record<string, Readonly<Record<string, { since?: string; until?: string }>>>> = {
  floating_ip_list: { 'items.ip_pool_id': { since: '20251008.0.0' } },
  floating_ip_create: { ip_pool_id: { since: '20251008.0.0' } },
  floating_ip_view: { ip_pool_id: { since: '20251008.0.0' } },
  floating_ip_update: { ip_pool_id: { since: '20251008.0.0' } },
  floating_ip_attach: { ip_pool_id: { since: '20251008.0.0' } },
  floating_ip_detach: { ip_pool_id: { since: '20251008.0.0' } },
  instance_list: { 'items.cpu_platform': { since: '20251008.0.0' } },
  instance_create: { cpu_platform: { since: '20251008.0.0' } },
  instance_view: { cpu_platform: { since: '20251008.0.0' } },
  instance_update: { cpu_platform: { since: '20251008.0.0' } },
  instance_start: { cpu_platform: { since: '20251008.0.0' } },
  instance_stop: { cpu_platform: { since: '20251008.0.0' } },
  vpc_list: { 'items.dns_name': { until: '99990101.0.0' }, 'items.ipv6_prefix': { since: '20251008.0.0' } },
  vpc_create: { dns_name: { until: '99990101.0.0' }, ipv6_prefix: { since: '20251008.0.0' } },
  vpc_view: { dns_name: { until: '99990101.0.0' }, ipv6_prefix: { since: '20251008.0.0' } },
  vpc_update: { dns_name: { until: '99990101.0.0' }, ipv6_prefix: { since: '20251008.0.0' } },
}

/** Operation → fields of what is sent that ours does not have → the versions that require them. `tags?.owner`: only with tags. */
export const demands: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = { current_user_ssh_key_create: { valid_days: ['99990101.0.0'] } }

/** The same of fields that ours has and does not require. */
export const needs: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = { alert_receiver_probe: { '?resend': ['99990101.0.0'] }, vpc_subnet_create: { ipv6_block: ['99990101.0.0'] } }

/** Version → operation → fields that its answers have and ours have not, and their types. */
export const added: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  '99990101.0.0': {
    disk_list: { 'items.encrypted': 'boolean' },
    disk_create: { encrypted: 'boolean' },
    disk_view: { encrypted: 'boolean' },
    floating_ip_list: { 'items.tags': 'string' },
    floating_ip_create: { tags: 'string' },
    floating_ip_view: { tags: 'string' },
    floating_ip_update: { tags: 'string' },
    floating_ip_attach: { tags: 'string' },
    floating_ip_detach: { tags: 'string' },
    instance_disk_list: { 'items.encrypted': 'boolean' },
    instance_disk_attach: { encrypted: 'boolean' },
    instance_disk_detach: { encrypted: 'boolean' },
    vpc_list: { 'items.mtu': 'integer' },
    vpc_create: { mtu: 'integer' },
    vpc_view: { mtu: 'integer' },
    vpc_update: { mtu: 'integer' },
  },
}
