import { as } from '../support/cast.ts'
import { ok, refused, type Recipe } from '../support/recipe.ts'

const inShop = { project: 'web-shop' }
const shop = { project: 'web-shop' }
const forbidden = [403, 'Forbidden', 'Forbidden'] as const
const noShop = [404, 'ObjectNotFound', 'not found: project with name "web-shop"'] as const
const disk = { name: 'd', description: '', size: 1_073_741_824, disk_source: { type: 'blank', block_size: 512 } }
const some = (id: string, role = 'viewer', type = 'silo_user') => ({
  identity_id: id,
  identity_type: type,
  role_name: role,
})
const unknown = '00000000-0000-4000-8000-00000000dead'

/** server-behaviour §10. */
export const policy: readonly Recipe[] = [
  {
    name: 'the policy of the own silo is the same from inside and from outside',
    steps: [
      ok({
        call: 'silo_policy_update',
        path: { silo: 'meadow' },
        body: { role_assignments: [some(unknown)] },
        answer: { role_assignments: [some(unknown)] },
      }),
      ok({ call: 'policy_view', answer: { role_assignments: [some(unknown)] } }),
    ],
  },
  {
    name: 'a policy is replaced as a whole',
    steps: [
      ok({
        call: 'policy_view',
        answer: {
          role_assignments: [
            { identity_type: 'silo_group', role_name: 'admin' },
            { identity_type: 'silo_user', role_name: 'collaborator' },
            { identity_type: 'silo_user', role_name: 'viewer' },
          ],
        },
        as: 'silo',
      }),
      ok({ call: 'system_policy_view', answer: { role_assignments: [{ role_name: 'viewer' }, {}] } }),
      ok({ call: 'silo_policy_view', path: { silo: 'lantern' }, answer: { role_assignments: [] } }),
      // Nobody asks whether they are there, or whether they stand there twice.
      ok({
        call: 'silo_policy_update',
        path: { silo: 'lantern' },
        body: { role_assignments: [some(unknown), some(unknown, 'admin')] },
        answer: { role_assignments: [some(unknown), some(unknown, 'admin')] },
      }),
      ok({ call: 'silo_policy_view', path: { silo: 'lantern' }, answer: { role_assignments: [{}, {}] } }),
      ok({
        call: 'system_policy_update',
        body: { role_assignments: [some(unknown, 'collaborator', 'silo_group')] },
        answer: { role_assignments: [some(unknown, 'collaborator', 'silo_group')] },
      }),
      ok({
        call: 'project_policy_update',
        path: shop,
        body: { role_assignments: [] },
        answer: { role_assignments: [] },
      }),
      ok({ call: 'project_policy_view', path: shop, answer: { role_assignments: [] } }),
      refused(404, 'ObjectNotFound', 'not found: project with name "nowhere"', {
        call: 'project_policy_view',
        path: { project: 'nowhere' },
      }),
      refused(404, 'ObjectNotFound', 'not found: silo with name "nowhere"', {
        call: 'silo_policy_update',
        path: { silo: 'nowhere' },
        body: { role_assignments: [] },
      }),
      refused(
        400,
        null,
        'unable to parse JSON body: role_assignments[0].role_name: unknown variant `owner`, expected one of `admin`, `collaborator`, `viewer` at line 1 column 122',
        { call: 'policy_update', body: { role_assignments: [some(unknown, 'owner')] } },
      ),
      refused(
        400,
        null,
        'unable to parse JSON body: role_assignments: invalid length 65, expected a list of at most 64 role assignments at line 1 column 6781',
        { call: 'policy_update', body: { role_assignments: Array.from({ length: 65 }, () => some(unknown)) } },
      ),
    ],
  },
  {
    name: 'a role is worth what the last policy says',
    steps: [
      ok({ call: 'current_user_view', headers: as.stranger, as: 'chiara' }),
      refused(...noShop, { call: 'project_view', path: shop, headers: as.stranger }),
      ok({
        call: 'project_policy_update',
        path: shop,
        headers: as.keeper,
        body: { role_assignments: [some('{{chiara.id}}')] },
      }),
      ok({ call: 'project_view', path: shop, headers: as.stranger }),
      // Who wrote it is not in it.
      refused(...noShop, { call: 'project_view', path: shop, headers: as.keeper }),
      ok({ call: 'policy_update', body: { role_assignments: [some('{{chiara.id}}', 'admin')] } }),
      // Silo admins of meadow are fleet admins, by mapping.
      ok({ call: 'current_user_view', headers: as.stranger, answer: { fleet_viewer: true, silo_admin: true } }),
      ok({ call: 'silo_list', headers: as.stranger }),
      refused(...forbidden, { call: 'silo_list' }),
    ],
  },
  {
    name: 'inside a project: viewers look, collaborators work, admins decide',
    steps: [
      ok({ call: 'disk_list', query: inShop, headers: as.viewer }),
      ok({ call: 'disk_view', path: { disk: 'orders' }, query: inShop, headers: as.viewer, as: 'orders' }),
      ok({ call: 'project_policy_view', path: shop, headers: as.viewer }),
      refused(...forbidden, { call: 'disk_create', query: inShop, headers: as.viewer, body: disk }),
      refused(...forbidden, {
        call: 'disk_delete',
        path: { disk: 'orders-old' },
        query: inShop,
        headers: as.viewer,
      }),
      // What is not there is not forbidden.
      refused(404, 'ObjectNotFound', 'not found: disk with name "none"', {
        call: 'disk_delete',
        path: { disk: 'none' },
        query: inShop,
        headers: as.viewer,
      }),
      ok({ call: 'disk_create', query: inShop, headers: as.worker, body: disk, status: 201 }),
      ok({ call: 'disk_delete', path: { disk: 'd' }, query: inShop, headers: as.worker, status: 204 }),
      refused(...forbidden, { call: 'project_update', path: shop, headers: as.worker, body: { description: 'x' } }),
      refused(...forbidden, { call: 'project_delete', path: shop, headers: as.worker }),
      refused(...forbidden, {
        call: 'project_policy_update',
        path: shop,
        headers: as.worker,
        body: { role_assignments: [] },
      }),
      ok({ call: 'project_update', path: shop, headers: as.keeper, body: { description: 'x' } }),
      // Other projects are not there.
      refused(404, 'ObjectNotFound', 'not found: project with name "data-lake"', {
        call: 'project_view',
        path: { project: 'data-lake' },
        headers: as.keeper,
      }),
      refused(404, 'ObjectNotFound', 'not found: disk with name "orders"', {
        call: 'disk_view',
        path: { disk: 'orders' },
        query: inShop,
        headers: as.stranger,
      }),
      refused(404, 'ObjectNotFound', 'not found: disk with id "{{orders.id}}"', {
        call: 'disk_view',
        path: { disk: '{{orders.id}}' },
        headers: as.stranger,
      }),
      refused(...noShop, { call: 'disk_list', query: inShop, headers: as.stranger }),
      refused(...noShop, { call: 'disk_create', query: inShop, headers: as.fleetViewer, body: disk }),
      refused(404, 'ObjectNotFound', 'not found: vpc with name "backend"', {
        call: 'vpc_subnet_list',
        query: { ...inShop, vpc: 'backend' },
        headers: as.stranger,
      }),
      refused(404, 'ObjectNotFound', 'not found: vpc-subnet with name "stock"', {
        call: 'vpc_subnet_view',
        path: { subnet: 'stock' },
        query: { ...inShop, vpc: 'backend' },
        headers: as.stranger,
      }),
      refused(...forbidden, {
        call: 'vpc_subnet_update',
        path: { subnet: 'stock' },
        query: { ...inShop, vpc: 'backend' },
        headers: as.viewer,
        body: { description: 'x' },
      }),
    ],
  },
  {
    name: 'a page token does not open what is closed',
    steps: [
      ok({ call: 'disk_list', query: { ...inShop, limit: 1 }, as: 'page' }),
      refused(...noShop, { call: 'disk_list', query: { page_token: '{{page.next_page}}' }, headers: as.stranger }),
      ok({ call: 'disk_list', query: { page_token: '{{page.next_page}}', limit: 1 }, headers: as.viewer }),
    ],
  },
  {
    name: 'a role on the silo is a role on its projects',
    steps: [
      refused(...forbidden, { call: 'project_list', headers: as.stranger }),
      refused(...forbidden, { call: 'project_list', headers: as.keeper }),
      ok({ call: 'project_list', headers: as.siloViewer }),
      ok({ call: 'disk_list', query: inShop, headers: as.siloViewer }),
      refused(...forbidden, { call: 'disk_create', query: inShop, headers: as.siloViewer, body: disk }),
      refused(...forbidden, { call: 'project_create', headers: as.siloViewer, body: { name: 'p', description: '' } }),
      ok({ call: 'project_create', headers: as.siloWorker, body: { name: 'p', description: '' }, status: 201 }),
      ok({ call: 'project_update', path: { project: 'p' }, headers: as.siloWorker, body: { name: 'q' } }),
      ok({ call: 'project_policy_update', path: shop, headers: as.siloWorker, body: { role_assignments: [] } }),
      refused(...forbidden, { call: 'policy_update', headers: as.siloWorker, body: { role_assignments: [] } }),
      refused(...forbidden, {
        call: 'auth_settings_update',
        headers: as.siloWorker,
        body: { device_token_max_ttl_seconds: null },
      }),
      // Everybody in the silo sees what it is like.
      ok({ call: 'policy_view', headers: as.stranger }),
      ok({ call: 'auth_settings_view', headers: as.stranger }),
      ok({ call: 'utilization_view', headers: as.stranger }),
      ok({ call: 'user_list', headers: as.stranger }),
      ok({ call: 'group_list', headers: as.stranger }),
      ok({ call: 'silo_view', path: { silo: 'meadow' }, headers: as.stranger }),
      ok({ call: 'silo_policy_view', path: { silo: 'meadow' }, headers: as.stranger }),
      refused(404, 'ObjectNotFound', 'not found: silo with name "harbor"', {
        call: 'silo_view',
        path: { silo: 'harbor' },
        headers: as.stranger,
      }),
      refused(404, 'ObjectNotFound', 'not found: silo with name "harbor"', {
        call: 'silo_policy_view',
        path: { silo: 'harbor' },
        headers: as.siloWorker,
      }),
      refused(...forbidden, {
        call: 'silo_policy_update',
        path: { silo: 'meadow' },
        headers: as.siloWorker,
        body: { role_assignments: [] },
      }),
    ],
  },
  {
    name: 'images of the silo need a role on the silo',
    steps: [
      refused(...forbidden, { call: 'image_list', headers: as.viewer }),
      ok({ call: 'image_list', headers: as.siloViewer }),
      ok({ call: 'image_list', query: inShop, headers: as.viewer }),
      refused(...noShop, { call: 'image_list', query: inShop, headers: as.stranger }),
      refused(404, 'ObjectNotFound', 'not found: image with name "debian-13"', {
        call: 'image_view',
        path: { image: 'debian-13' },
        headers: as.viewer,
      }),
      ok({ call: 'image_view', path: { image: 'debian-13' }, headers: as.siloViewer, as: 'debian' }),
      refused(404, 'ObjectNotFound', 'not found: image with id "{{debian.id}}"', {
        call: 'image_view',
        path: { image: '{{debian.id}}' },
        headers: as.farah,
      }),
      refused(...forbidden, { call: 'image_delete', path: { image: 'debian-13' }, headers: as.siloViewer }),
      refused(...forbidden, {
        call: 'image_delete',
        path: { image: 'shop-base' },
        query: inShop,
        headers: as.viewer,
      }),
      ok({
        call: 'image_delete',
        path: { image: 'shop-base' },
        query: inShop,
        headers: as.worker,
        status: 204,
      }),
    ],
  },
  {
    name: 'the fleet is for those with a role on it',
    steps: [
      refused(...forbidden, { call: 'silo_list', headers: as.siloAdmin }),
      refused(...forbidden, { call: 'sled_list', headers: as.siloWorker }),
      refused(...forbidden, { call: 'system_policy_view', headers: as.siloAdmin }),
      refused(...forbidden, {
        call: 'audit_log_list',
        query: { start_time: '2026-01-01T00:00:00Z' },
        headers: as.worker,
      }),
      ok({ call: 'sled_list', headers: as.fleetViewer, as: 'sleds' }),
      ok({ call: 'sled_view', path: { sled_id: '{{sleds.items.0.id}}' }, headers: as.fleetViewer }),
      refused(404, 'ObjectNotFound', 'not found: sled with id "{{sleds.items.0.id}}"', {
        call: 'sled_view',
        path: { sled_id: '{{sleds.items.0.id}}' },
        headers: as.siloAdmin,
      }),
      refused(404, 'ObjectNotFound', 'not found: ip-pool with name "uplink"', {
        call: 'ip_pool_view',
        path: { pool: 'uplink' },
        headers: as.stranger,
      }),
      refused(...forbidden, {
        call: 'ip_pool_update',
        path: { pool: 'uplink' },
        headers: as.fleetViewer,
        body: { description: 'x' },
      }),
      refused(404, 'ObjectNotFound', 'not found: ip-pool with name "none"', {
        call: 'ip_pool_update',
        path: { pool: 'none' },
        headers: as.fleetViewer,
        body: { description: 'x' },
      }),
      refused(...forbidden, {
        call: 'ip_pool_create',
        headers: as.fleetWorker,
        body: { name: 'p', description: '' },
      }),
      ok({ call: 'silo_view', path: { silo: 'lantern' }, headers: as.fleetViewer }),
      refused(...forbidden, {
        call: 'silo_quotas_update',
        path: { silo: 'lantern' },
        headers: as.fleetViewer,
        body: { cpus: 1 },
      }),
      ok({ call: 'silo_quotas_update', path: { silo: 'lantern' }, headers: as.fleetWorker, body: { cpus: 1 } }),
      ok({
        call: 'silo_policy_update',
        path: { silo: 'lantern' },
        headers: as.fleetWorker,
        body: { role_assignments: [] },
      }),
      refused(...forbidden, {
        call: 'system_policy_update',
        headers: as.fleetWorker,
        body: { role_assignments: [] },
      }),
      // Whoever has a role on the fleet has none inside projects.
      refused(404, 'ObjectNotFound', 'not found: project with name "tides"', {
        call: 'project_view',
        path: { project: 'tides' },
        headers: as.fleetWorker,
      }),
    ],
  },
]
