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
    name: 'users and groups are read by members and operators',
    steps: [
      ok({ call: 'group_list', as: 'groups', answer: { items: [{}, {}], next_page: null } }),
      ok({ call: 'group_view', path: { group_id: '{{groups.items.0.id}}' }, answer: { id: '{{groups.items.0.id}}' } }),
      ok({ call: 'user_list', as: 'users', answer: { items: [{}, {}, {}, {}] } }),
      ok({ call: 'user_view', path: { user_id: '{{users.items.0.id}}' }, answer: { id: '{{users.items.0.id}}' } }),
      ok({ call: 'user_list', query: { group: '{{groups.items.0.id}}' } }),
      refused(404, 'ObjectNotFound', 'not found: silo-group with id "00000000-0000-4000-8000-00000000dead"', {
        call: 'user_list',
        query: { group: '00000000-0000-4000-8000-00000000dead' },
      }),
      ok({ call: 'silo_user_list', query: { silo: 'harbor' }, as: 'foreign', answer: { items: [{}, {}] } }),
      ok({
        call: 'silo_user_view',
        path: { user_id: '{{foreign.items.0.id}}' },
        query: { silo: 'harbor' },
        answer: { id: '{{foreign.items.0.id}}' },
      }),
      refused(404, 'ObjectNotFound', 'not found: silo-user with id "{{foreign.items.0.id}}"', {
        call: 'user_view',
        path: { user_id: '{{foreign.items.0.id}}' },
      }),
      refused(404, 'ObjectNotFound', 'not found: silo-user with id "{{foreign.items.0.id}}"', {
        call: 'silo_user_view',
        path: { user_id: '{{foreign.items.0.id}}' },
        query: { silo: 'meadow' },
      }),
      ok({ call: 'silo_identity_provider_list', query: { silo: 'meadow' }, answer: { items: [], next_page: null } }),
      ok({
        call: 'user_builtin_list',
        query: { limit: 2 },
        answer: { items: [{ name: 'db-init' }, { name: 'external-authn' }] },
      }),
      ok({ call: 'user_builtin_view', path: { user: 'saga-recovery' }, answer: { name: 'saga-recovery' } }),
      refused(404, 'ObjectNotFound', 'not found: user-builtin with name "nobody"', {
        call: 'user_builtin_view',
        path: { user: 'nobody' },
      }),
    ],
  },
  {
    name: 'certificates belong to the silo',
    steps: [
      ok({
        call: 'certificate_create',
        body: { name: 'spare', description: '', cert: 'PEM', key: 'PEM', service: 'external_api' },
        status: 201,
        as: 'made',
        answer: { name: 'spare', cert: 'PEM' },
      }),
      ok({ call: 'certificate_list', answer: { items: [{ name: 'meadow-2026' }, { name: 'spare' }] } }),
      ok({ call: 'certificate_view', path: { certificate: '{{made.id}}' }, answer: { name: 'spare' } }),
      refused(404, 'ObjectNotFound', 'not found: certificate with name "spare"', {
        call: 'certificate_view',
        path: { certificate: 'spare' },
        headers: { 'x-cairn-user': 'farah-idris' },
      }),
      ok({ call: 'certificate_delete', path: { certificate: 'spare' }, status: 204 }),
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
]
