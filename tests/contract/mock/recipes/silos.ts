import { as } from '../support/cast.ts'
import { ok, refused, type Recipe } from '../support/recipe.ts'

const quotas = { cpus: 8, memory: 8_589_934_592, storage: 1_099_511_627_776 }
const silo = (name: string, more = {}) => ({
  name,
  description: '',
  discoverable: true,
  identity_mode: 'local_only',
  quotas,
  tls_certificates: [],
  ...more,
})

/** server-behaviour §20, §12, §0.6. */
export const silos: readonly Recipe[] = [
  {
    name: 'a silo is made with its quotas and deleted with all it has',
    steps: [
      ok({
        call: 'silo_create',
        body: silo('glade', { admin_group_name: 'glade-admins' }),
        status: 201,
        as: 'made',
        answer: { name: 'glade', identity_mode: 'local_only', mapped_fleet_roles: {} },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: silo "glade"', { call: 'silo_create', body: silo('glade') }),
      ok({
        call: 'silo_list',
        answer: {
          items: [{ name: 'glade' }, { name: 'harbor' }, { name: 'lantern' }, { name: 'meadow' }],
          next_page: null,
        },
      }),
      ok({ call: 'silo_view', path: { silo: '{{made.id}}' }, answer: { name: 'glade' } }),
      ok({ call: 'silo_quotas_view', path: { silo: 'glade' }, answer: { ...quotas, silo_id: '{{made.id}}' } }),
      ok({
        call: 'silo_utilization_view',
        path: { silo: 'glade' },
        answer: { silo_name: 'glade', allocated: quotas, provisioned: { cpus: 0, memory: 0, storage: 0 } },
      }),
      ok({ call: 'silo_delete', path: { silo: 'glade' }, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: silo with name "glade"', {
        call: 'silo_view',
        path: { silo: 'glade' },
      }),
      refused(400, 'InvalidRequest', 'silo to be deleted contains a project', {
        call: 'silo_delete',
        path: { silo: 'meadow' },
      }),
    ],
  },
  {
    name: 'a silo that is not discoverable is found by name only',
    steps: [
      ok({ call: 'silo_create', body: silo('cellar', { discoverable: false }), status: 201 }),
      ok({ call: 'silo_list', answer: { items: [{ name: 'harbor' }, { name: 'lantern' }, { name: 'meadow' }] } }),
      ok({ call: 'silo_view', path: { silo: 'cellar' }, answer: { discoverable: false } }),
      ok({
        call: 'silo_utilization_list',
        answer: {
          items: [{ silo_name: 'cellar' }, { silo_name: 'harbor' }, { silo_name: 'lantern' }, { silo_name: 'meadow' }],
          next_page: null,
        },
      }),
      ok({ call: 'silo_quotas_update', path: { silo: 'cellar' }, body: { cpus: 0, memory: 0, storage: 0 } }),
      ok({
        call: 'silo_utilization_list',
        answer: { items: [{ silo_name: 'harbor' }, { silo_name: 'lantern' }, { silo_name: 'meadow' }] },
      }),
    ],
  },
  {
    name: 'quotas change alone and never below zero',
    steps: [
      ok({
        call: 'silo_quotas_update',
        path: { silo: 'lantern' },
        body: { cpus: 7 },
        answer: { cpus: 7, memory: 137_438_953_472 },
      }),
      ok({
        call: 'silo_quotas_update',
        path: { silo: 'lantern' },
        body: { memory: null, storage: 5 },
        answer: { cpus: 7, memory: 137_438_953_472, storage: 5 },
      }),
      refused(400, 'InvalidRequest', 'Cannot update silo quota: CPU quota must not be negative', {
        call: 'silo_quotas_update',
        path: { silo: 'lantern' },
        body: { cpus: -1 },
      }),
      ok({ call: 'silo_quotas_view', path: { silo: 'lantern' }, answer: { cpus: 7, storage: 5 } }),
      ok({ call: 'system_quotas_list', query: { limit: 1 }, answer: { items: [{}] } }),
      refused(404, 'ObjectNotFound', 'not found: silo with name "nowhere"', {
        call: 'silo_quotas_view',
        path: { silo: 'nowhere' },
      }),
    ],
  },
  {
    name: 'utilization adds up',
    steps: [
      ok({
        call: 'utilization_view',
        as: 'before',
        answer: { capacity: { cpus: 128 }, provisioned: { cpus: 40, memory: 171_798_691_840 } },
      }),
      ok({
        call: 'silo_utilization_view',
        path: { silo: 'harbor' },
        answer: { provisioned: { cpus: 0, memory: 0, storage: 0 } },
      }),
      ok({
        call: 'disk_create',
        headers: { 'x-cairn-user': 'farah-idris' },
        query: { project: 'tides' },
        body: { name: 'log', description: '', size: 2_147_483_648, disk_source: { type: 'blank', block_size: 512 } },
        status: 201,
      }),
      ok({
        call: 'snapshot_create',
        headers: { 'x-cairn-user': 'farah-idris' },
        query: { project: 'tides' },
        body: { name: 'log', description: '', disk: 'log' },
        status: 201,
      }),
      ok({
        call: 'silo_utilization_view',
        path: { silo: 'harbor' },
        answer: { provisioned: { cpus: 0, memory: 0, storage: 4_294_967_296 } },
      }),
      ok({
        call: 'utilization_view',
        headers: { 'x-cairn-user': 'farah-idris' },
        answer: { provisioned: { storage: 4_294_967_296 } },
      }),
    ],
  },
  {
    name: 'settings of the silo are one thing',
    steps: [
      ok({ call: 'auth_settings_view', as: 'settings', answer: { device_token_max_ttl_seconds: null } }),
      ok({
        call: 'auth_settings_update',
        body: { device_token_max_ttl_seconds: 3600 },
        answer: { silo_id: '{{settings.silo_id}}', device_token_max_ttl_seconds: 3600 },
      }),
      ok({ call: 'auth_settings_view', answer: { device_token_max_ttl_seconds: 3600 } }),
      ok({
        call: 'auth_settings_update',
        body: { device_token_max_ttl_seconds: null },
        answer: { device_token_max_ttl_seconds: null },
      }),
      refused(400, null, 'unable to parse JSON body: missing field `device_token_max_ttl_seconds` at line 1 column 2', {
        call: 'auth_settings_update',
        body: {},
      }),
    ],
  },
  {
    name: 'a silo that confers roles on the fleet is made by fleet admins alone, and takes its people along',
    steps: [
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'silo_create',
        headers: as.fleetWorker,
        body: silo('glade', { mapped_fleet_roles: { admin: ['viewer'] } }),
      }),
      refused(403, 'Forbidden', 'Forbidden', { call: 'silo_create', headers: as.fleetViewer, body: silo('glade') }),
      ok({
        call: 'silo_create',
        headers: as.fleetWorker,
        body: silo('glade', { mapped_fleet_roles: { admin: [] } }),
        status: 201,
      }),
      ok({
        call: 'silo_create',
        body: silo('grove', { mapped_fleet_roles: { admin: ['viewer'] } }),
        status: 201,
        as: 'made',
        answer: { mapped_fleet_roles: { admin: ['viewer'] } },
      }),
      ok({
        call: 'local_idp_user_create',
        query: { silo: 'grove' },
        body: { external_id: 'leaf', password: { mode: 'login_disallowed' } },
        status: 201,
        as: 'user',
      }),
      ok({ call: 'ip_pool_silo_link', path: { pool: 'lab' }, body: { silo: 'grove', is_default: true }, status: 201 }),
      refused(403, 'Forbidden', 'Forbidden', { call: 'silo_delete', headers: as.fleetViewer, path: { silo: 'grove' } }),
      ok({ call: 'silo_delete', path: { silo: 'grove' }, status: 204 }),
      ok({ call: 'ip_pool_silo_list', path: { pool: 'lab' }, answer: { items: [] } }),
      refused(404, 'ObjectNotFound', 'not found: silo with id "{{made.id}}"', {
        call: 'silo_user_view',
        path: { user_id: '{{user.id}}' },
        query: { silo: '{{made.id}}' },
      }),
      refused(404, 'ObjectNotFound', 'not found: silo with id "{{made.id}}"', {
        call: 'silo_quotas_view',
        path: { silo: '{{made.id}}' },
      }),
    ],
  },
]
