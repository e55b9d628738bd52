/** A tour of the API: what the transcript was taken of. Every kind of answer, and every kind of refusal. */
import type { Line } from '../support/play.ts'

const gib = 2 ** 30
const web = { project: 'web-shop' }
const chiara = { 'x-cairn-user': 'chiara-novak' }
const nobody = { 'x-cairn-user': 'none' }

export const lines: readonly Line[] = [
  { call: 'ping' },
  { call: 'ping', headers: nobody },
  { call: 'current_user_view' },
  { call: 'current_user_view', headers: nobody },
  { call: 'current_user_groups' },

  { call: 'project_list' },
  { call: 'project_list', query: { limit: 1 }, as: 'page' },
  { call: 'project_list', query: { limit: 1, page_token: '{{page.next_page}}' } },
  { call: 'project_list', query: { page_token: 'nonsense' } },
  { call: 'project_list', query: { limit: 0 } },
  { call: 'project_list', query: { unknown: 'ignored' } },
  { call: 'project_create', body: { name: 'orchard', description: 'Apples' }, as: 'orchard' },
  { call: 'project_create', body: { name: 'orchard', description: 'Again' } },
  { call: 'project_create', body: { name: 'Orchard', description: '' } },
  { call: 'project_create', body: { name: 'plum' } },
  { call: 'project_create', raw: '{"name": "plum",\n "description": }' },
  { call: 'project_create', raw: '{}', headers: { 'content-type': 'text/plain' } },
  { call: 'project_view', path: { project: '{{orchard.id}}' } },
  { call: 'project_view', path: { project: 'no-such-project' } },
  { call: 'project_view', path: { project: 'No Project' } },
  { call: 'project_update', path: { project: 'orchard' }, body: { description: 'Apples and pears' }, after: 1000 },
  { call: 'project_delete', path: { project: 'orchard' }, headers: chiara },
  { call: 'vpc_list', query: { project: 'orchard' } },
  { call: 'vpc_subnet_list', query: { project: 'orchard', vpc: 'default' } },
  { call: 'vpc_firewall_rules_view', query: { project: 'orchard', vpc: 'default' } },
  { call: 'project_delete', path: { project: 'orchard' } },

  { call: 'disk_list', query: { ...web, limit: 3, sort_by: 'name_descending' } },
  { call: 'disk_list', query: {} },
  {
    call: 'disk_create',
    query: web,
    body: { name: 'crates', description: '', size: 4 * gib, disk_source: { type: 'blank', block_size: 512 } },
    as: 'crates',
  },
  {
    call: 'disk_create',
    query: web,
    body: { name: 'odd', description: '', size: 4 * gib + 1, disk_source: { type: 'blank', block_size: 512 } },
  },
  { call: 'disk_view', path: { disk: '{{crates.id}}' }, query: web },
  { call: 'snapshot_create', query: web, body: { name: 'crates-1', description: '', disk: 'crates' } },
  { call: 'disk_delete', path: { disk: 'crates' }, query: web },
  { call: 'disk_delete', path: { disk: 'orders' }, query: web },

  {
    call: 'instance_create',
    query: web,
    body: {
      name: 'web-3',
      description: '',
      hostname: 'web-3',
      ncpus: 1,
      memory: gib,
      disks: [],
      network_interfaces: { type: 'default' },
      external_ips: [],
    },
    as: 'web3',
  },
  { call: 'instance_view', path: { instance: 'web-3' }, query: web, after: 60_000 },
  { call: 'instance_stop', path: { instance: 'web-3' }, query: web },
  { call: 'instance_delete', path: { instance: 'web-3' }, query: web },
  { call: 'instance_delete', path: { instance: 'web-3' }, query: web, after: 60_000 },
  { call: 'instance_serial_console_stream', path: { instance: 'web-1' }, query: web },

  { call: 'floating_ip_list', query: web },
  { call: 'floating_ip_create', query: web, body: { name: 'late', description: '' } },
  { call: 'silo_list' },
  { call: 'silo_list', headers: chiara },
  { call: 'ip_pool_utilization_view', path: { pool: 'uplink' } },
  { call: 'sled_list' },
  { call: 'system_update_status' },
  { call: 'audit_log_list', query: { start_time: '2025-01-01T00:00:00Z', limit: 5 } },
  { call: 'device_auth_request', body: { client_id: '00000000-0000-4000-8000-000000000001' }, headers: nobody },
  {
    call: 'device_access_token',
    body: { grant_type: 'unknown', device_code: 'a', client_id: '00000000-0000-4000-8000-000000000001' },
    headers: nobody,
  },
  { call: 'login_local', path: { silo_name: 'meadow' }, body: { username: 'bruno-castell', password: 'wrong' } },
]
