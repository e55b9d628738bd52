// Generated from openapi/versions by `npm run generate`. Do not edit: change the source or add an override.

/** All known versions, oldest first. */
export const versions: readonly string[] = ['20250801.0.0', '20251008.0.0', '99990101.0.0']

/** Between which versions there is an operation, and where it is elsewhere. */
export const operations: Readonly<Record<string, { since?: string; until?: string; paths?: Readonly<Record<string, string>> }>> = {
  'GET /experimental/v1/probes': { paths: { '20250801.0.0': '/v1/probes' } },
  'POST /experimental/v1/probes': { paths: { '20250801.0.0': '/v1/probes' } },
  'GET /experimental/v1/probes/{probe}': { paths: { '20250801.0.0': '/v1/probes/{probe}' } },
  'DELETE /experimental/v1/probes/{probe}': { paths: { '20250801.0.0': '/v1/probes/{probe}' } },
  'GET /v1/affinity-groups': { since: '20251008.0.0' },
  'POST /v1/affinity-groups': { since: '20251008.0.0' },
  'GET /v1/affinity-groups/{affinityGroup}': { since: '20251008.0.0' },
  'PUT /v1/affinity-groups/{affinityGroup}': { since: '20251008.0.0' },
  'DELETE /v1/affinity-groups/{affinityGroup}': { since: '20251008.0.0' },
  'GET /v1/affinity-groups/{affinityGroup}/members': { since: '20251008.0.0' },
  'GET /v1/affinity-groups/{affinityGroup}/members/instance/{instance}': { since: '20251008.0.0' },
  'POST /v1/affinity-groups/{affinityGroup}/members/instance/{instance}': { since: '20251008.0.0' },
  'DELETE /v1/affinity-groups/{affinityGroup}/members/instance/{instance}': { since: '20251008.0.0' },
  'POST /v1/images/{image}/demote': { until: '99990101.0.0' },
  'GET /v1/instances/{instance}/affinity-groups': { since: '20251008.0.0' },
  'POST /v1/instances/{instance}/reboot': { since: '20251008.0.0' },
}

/** Operation → fields of what is sent, and `?name` of the query. */
export const requests: Readonly<Record<string, Readonly<Record<string, { since?: string; until?: string }>>>> = {
  'POST /v1/instances': { cpuPlatform: { since: '20251008.0.0' } },
  'PUT /v1/instances/{instance}': { cpuPlatform: { since: '20251008.0.0' } },
  'POST /v1/vpcs': { dnsName: { until: '99990101.0.0' }, ipv6Prefix: { since: '20251008.0.0' } },
  'PUT /v1/vpcs/{vpc}': { dnsName: { until: '99990101.0.0' } },
}

/** The same of what is answered. */
export const answers: Readonly<Record<string, Readonly<Record<string, { since?: string; until?: string }>>>> = {
  'GET /v1/floating-ips': { 'items.ipPoolId': { since: '20251008.0.0' } },
  'POST /v1/floating-ips': { ipPoolId: { since: '20251008.0.0' } },
  'GET /v1/floating-ips/{floatingIp}': { ipPoolId: { since: '20251008.0.0' } },
  'PUT /v1/floating-ips/{floatingIp}': { ipPoolId: { since: '20251008.0.0' } },
  'POST /v1/floating-ips/{floatingIp}/attach': { ipPoolId: { since: '20251008.0.0' } },
  'POST /v1/floating-ips/{floatingIp}/detach': { ipPoolId: { since: '20251008.0.0' } },
  'GET /v1/instances': { 'items.cpuPlatform': { since: '20251008.0.0' } },
  'POST /v1/instances': { cpuPlatform: { since: '20251008.0.0' } },
  'GET /v1/instances/{instance}': { cpuPlatform: { since: '20251008.0.0' } },
  'PUT /v1/instances/{instance}': { cpuPlatform: { since: '20251008.0.0' } },
  'POST /v1/instances/{instance}/start': { cpuPlatform: { since: '20251008.0.0' } },
  'POST /v1/instances/{instance}/stop': { cpuPlatform: { since: '20251008.0.0' } },
  'GET /v1/vpcs': { 'items.dnsName': { until: '99990101.0.0' }, 'items.ipv6Prefix': { since: '20251008.0.0' } },
  'POST /v1/vpcs': { dnsName: { until: '99990101.0.0' }, ipv6Prefix: { since: '20251008.0.0' } },
  'GET /v1/vpcs/{vpc}': { dnsName: { until: '99990101.0.0' }, ipv6Prefix: { since: '20251008.0.0' } },
  'PUT /v1/vpcs/{vpc}': { dnsName: { until: '99990101.0.0' }, ipv6Prefix: { since: '20251008.0.0' } },
}

/** Operation → fields of what is sent that ours does not have → the versions that require them. `tags?.owner`: only with tags. */
export const demands: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = { 'POST /v1/me/ssh-keys': { validDays: ['99990101.0.0'] } }

/** The same of fields that ours has and does not require. */
export const needs: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'POST /v1/alert-receivers/{receiver}/probe': { '?resend': ['99990101.0.0'] },
  'POST /v1/vpc-subnets': { ipv6Block: ['99990101.0.0'] },
}
