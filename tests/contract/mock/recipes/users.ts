import { as } from '../support/cast.ts'
import { ok, refused, type Recipe } from '../support/recipe.ts'

const unknown = '00000000-0000-4000-8000-00000000dead'
const forbidden = [403, 'Forbidden', 'Forbidden'] as const
const unauthorized = [401, 'Unauthorized', 'credentials missing or invalid'] as const
const inMeadow = { silo: 'meadow' }
const inHarbor = { silo: 'harbor' }
const signIn = (username: string, password: string) => ({
  call: 'login_local' as const,
  path: { silo_name: 'meadow' },
  body: { username, password },
})
const noLocal = [404, 'ObjectNotFound', 'not found: identity-provider with name "local"'] as const

/** server-behaviour §12, §20. */
export const users: readonly Recipe[] = [
  {
    name: 'users and groups are read by members and operators',
    steps: [
      ok({ call: 'group_list', as: 'groups', answer: { items: [{}, {}], next_page: null } }),
      ok({ call: 'group_view', path: { group_id: '{{groups.items.0.id}}' }, answer: { id: '{{groups.items.0.id}}' } }),
      ok({ call: 'user_list', as: 'users', answer: { items: [{}, {}, {}, {}, {}, {}, {}, {}] } }),
      ok({ call: 'user_view', path: { user_id: '{{users.items.0.id}}' }, answer: { id: '{{users.items.0.id}}' } }),
      ok({ call: 'user_list', query: { group: '{{groups.items.0.id}}' } }),
      refused(404, 'ObjectNotFound', `not found: silo-group with id "${unknown}"`, {
        call: 'user_list',
        query: { group: unknown },
      }),
      ok({ call: 'silo_user_list', query: inHarbor, as: 'foreign', answer: { items: [{}, {}, {}, {}] } }),
      ok({
        call: 'silo_user_view',
        path: { user_id: '{{foreign.items.0.id}}' },
        query: inHarbor,
        answer: { id: '{{foreign.items.0.id}}' },
      }),
      refused(404, 'ObjectNotFound', 'not found: silo-user with id "{{foreign.items.0.id}}"', {
        call: 'user_view',
        path: { user_id: '{{foreign.items.0.id}}' },
      }),
      refused(404, 'ObjectNotFound', 'not found: silo-user with id "{{foreign.items.0.id}}"', {
        call: 'silo_user_view',
        path: { user_id: '{{foreign.items.0.id}}' },
        query: inMeadow,
      }),
      // The silo itself is hidden from those of another one.
      refused(404, 'ObjectNotFound', 'not found: silo with name "harbor"', {
        call: 'silo_user_list',
        query: inHarbor,
        headers: as.siloWorker,
      }),
      refused(400, null, 'unable to parse query string: missing field `silo`', { call: 'silo_user_list' }),
    ],
  },
  {
    name: 'built-in users are seen by operators',
    steps: [
      ok({
        call: 'user_builtin_list',
        answer: {
          items: [
            { name: 'db-init' },
            { name: 'external-authn' },
            { name: 'external-scim' },
            { name: 'internal-api' },
            { name: 'internal-read' },
            { name: 'saga-recovery' },
            { name: 'service-balancer' },
          ],
          next_page: null,
        },
      }),
      ok({ call: 'user_builtin_view', path: { user: 'saga-recovery' }, answer: { name: 'saga-recovery' } }),
      refused(404, 'ObjectNotFound', 'not found: user-builtin with name "nobody"', {
        call: 'user_builtin_view',
        path: { user: 'nobody' },
      }),
      refused(...forbidden, { call: 'user_builtin_list', headers: as.siloAdmin }),
      refused(404, 'ObjectNotFound', 'not found: user-builtin with name "db-init"', {
        call: 'user_builtin_view',
        path: { user: 'db-init' },
        headers: as.siloAdmin,
      }),
    ],
  },
  {
    name: 'a local user is made, gets another password, and goes',
    steps: [
      ok({
        call: 'local_idp_user_create',
        query: inMeadow,
        body: { external_id: 'olga-berg', password: { mode: 'password', value: 'first' } },
        status: 201,
        as: 'olga',
        answer: { display_name: 'olga-berg' },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: silo-user "olga-berg"', {
        call: 'local_idp_user_create',
        query: inMeadow,
        body: { external_id: 'olga-berg', password: { mode: 'login_disallowed' } },
      }),
      ok({ ...signIn('olga-berg', 'first'), status: 204 }),
      ok({
        call: 'local_idp_user_set_password',
        path: { user_id: '{{olga.id}}' },
        query: inMeadow,
        body: { mode: 'password', value: 'second' },
        status: 204,
      }),
      refused(...unauthorized, signIn('olga-berg', 'first')),
      ok({ ...signIn('olga-berg', 'second'), status: 204, as: 'login' }),
      ok({
        call: 'local_idp_user_set_password',
        path: { user_id: '{{olga.id}}' },
        query: inMeadow,
        body: { mode: 'login_disallowed' },
        status: 204,
      }),
      refused(...unauthorized, signIn('olga-berg', 'second')),
      ok({ call: 'current_user_view', headers: { cookie: '{{login.cookie}}' } }),
      ok({ call: 'local_idp_user_delete', path: { user_id: '{{olga.id}}' }, query: inMeadow, status: 204 }),
      refused(...unauthorized, { call: 'current_user_view', headers: { cookie: '{{login.cookie}}' } }),
      refused(404, 'ObjectNotFound', 'not found: silo-user with id "{{olga.id}}"', {
        call: 'local_idp_user_delete',
        path: { user_id: '{{olga.id}}' },
        query: inMeadow,
      }),
    ],
  },
  {
    name: 'a local user that may not sign in',
    steps: [
      ok({
        call: 'local_idp_user_create',
        query: inMeadow,
        body: { external_id: 'olga-berg', password: { mode: 'login_disallowed' } },
        status: 201,
      }),
      refused(...unauthorized, signIn('olga-berg', '')),
      refused(
        400,
        null,
        'unable to parse JSON body: external_id: name must begin with an ASCII lowercase character at line 1 column 21',
        {
          call: 'local_idp_user_create',
          query: inMeadow,
          body: { external_id: 'Olga', password: { mode: 'login_disallowed' } },
        },
      ),
      refused(400, null, 'unable to parse JSON body: missing field `value` at line 1 column 19', {
        call: 'local_idp_user_set_password',
        path: { user_id: unknown },
        query: inMeadow,
        body: { mode: 'password' },
      }),
    ],
  },
  {
    name: 'silos with a provider have no local users',
    steps: [
      ok({ call: 'silo_user_list', query: inHarbor, as: 'users' }),
      refused(...noLocal, {
        call: 'local_idp_user_create',
        query: inHarbor,
        body: { external_id: 'olga-berg', password: { mode: 'login_disallowed' } },
      }),
      refused(...noLocal, {
        call: 'local_idp_user_set_password',
        path: { user_id: '{{users.items.0.id}}' },
        query: inHarbor,
        body: { mode: 'login_disallowed' },
      }),
      refused(...noLocal, {
        call: 'local_idp_user_delete',
        path: { user_id: '{{users.items.0.id}}' },
        query: inHarbor,
      }),
      refused(404, 'ObjectNotFound', 'not found: silo-user with id "{{users.items.0.id}}"', {
        call: 'local_idp_user_delete',
        path: { user_id: '{{users.items.0.id}}' },
        query: inMeadow,
      }),
      refused(404, 'ObjectNotFound', `not found: silo-user with id "${unknown}"`, {
        call: 'local_idp_user_set_password',
        path: { user_id: unknown },
        query: inMeadow,
        body: { mode: 'login_disallowed' },
      }),
      refused(404, 'ObjectNotFound', 'not found: silo with name "nowhere"', {
        call: 'local_idp_user_create',
        query: { silo: 'nowhere' },
        body: { external_id: 'olga-berg', password: { mode: 'login_disallowed' } },
      }),
    ],
  },
  {
    name: 'local users are the business of silo admins',
    steps: [
      refused(...forbidden, {
        call: 'local_idp_user_create',
        query: inMeadow,
        headers: as.siloWorker,
        body: { external_id: 'olga-berg', password: { mode: 'login_disallowed' } },
      }),
      refused(404, 'ObjectNotFound', 'not found: silo with name "meadow"', {
        call: 'local_idp_user_create',
        query: inMeadow,
        headers: as.siloAdmin,
        body: { external_id: 'olga-berg', password: { mode: 'login_disallowed' } },
      }),
      refused(...forbidden, {
        call: 'local_idp_user_delete',
        path: { user_id: unknown },
        query: inMeadow,
        headers: as.fleetWorker,
      }),
      refused(...forbidden, {
        call: 'local_idp_user_set_password',
        path: { user_id: unknown },
        query: inMeadow,
        headers: as.stranger,
        body: { mode: 'login_disallowed' },
      }),
    ],
  },
  {
    name: 'how others are signed in is seen by themselves and by admins, who may end it',
    steps: [
      ok({ call: 'current_user_view', headers: as.siloWorker, as: 'bruno' }),
      ok({
        call: 'user_token_list',
        path: { user_id: '{{bruno.id}}' },
        answer: { items: [{ time_expires: '2026-01-08T00:00:00.000Z' }], next_page: null },
      }),
      ok({
        call: 'user_session_list',
        path: { user_id: '{{bruno.id}}' },
        answer: {
          items: [{ time_created: '2025-12-31T19:00:00.000Z', time_last_used: '2025-12-31T23:00:00.000Z' }],
          next_page: null,
        },
      }),
      ok({ call: 'user_token_list', path: { user_id: '{{bruno.id}}' }, headers: as.siloWorker }),
      refused(...forbidden, { call: 'user_token_list', path: { user_id: '{{bruno.id}}' }, headers: as.stranger }),
      refused(...forbidden, { call: 'user_session_list', path: { user_id: '{{bruno.id}}' }, headers: as.stranger }),
      refused(...forbidden, { call: 'user_logout', path: { user_id: '{{bruno.id}}' }, headers: as.stranger }),
      refused(404, 'ObjectNotFound', 'not found: silo-user with id "{{bruno.id}}"', {
        call: 'user_logout',
        path: { user_id: '{{bruno.id}}' },
        headers: as.siloAdmin,
      }),
      ok({ ...signIn('bruno-castell', 'meadow'), status: 204, as: 'login' }),
      ok({ call: 'user_logout', path: { user_id: '{{bruno.id}}' }, status: 204 }),
      refused(...unauthorized, { call: 'current_user_view', headers: { cookie: '{{login.cookie}}' } }),
      ok({ call: 'user_token_list', path: { user_id: '{{bruno.id}}' }, answer: { items: [] } }),
      ok({ call: 'user_session_list', path: { user_id: '{{bruno.id}}' }, answer: { items: [] } }),
      refused(404, 'ObjectNotFound', `not found: silo-user with id "${unknown}"`, {
        call: 'user_session_list',
        path: { user_id: unknown },
      }),
    ],
  },
  {
    name: 'a silo takes its users, their sessions and its tokens along',
    steps: [
      ok({
        call: 'silo_create',
        body: {
          name: 'glade',
          description: '',
          discoverable: true,
          identity_mode: 'local_only',
          quotas: { cpus: 0, memory: 0, storage: 0 },
          tls_certificates: [],
        },
        status: 201,
        as: 'glade',
      }),
      ok({
        call: 'local_idp_user_create',
        query: { silo: 'glade' },
        body: { external_id: 'olga-berg', password: { mode: 'password', value: 'first' } },
        status: 201,
      }),
      ok({
        call: 'login_local',
        path: { silo_name: 'glade' },
        body: { username: 'olga-berg', password: 'first' },
        status: 204,
        as: 'login',
      }),
      ok({
        call: 'current_user_view',
        headers: { cookie: '{{login.cookie}}' },
        answer: { silo_name: 'glade', fleet_viewer: false, silo_admin: false },
      }),
      ok({ call: 'scim_token_create', query: { silo: 'glade' }, status: 201 }),
      ok({ call: 'silo_delete', path: { silo: 'glade' }, status: 204 }),
      refused(...unauthorized, { call: 'current_user_view', headers: { cookie: '{{login.cookie}}' } }),
      refused(404, 'ObjectNotFound', 'not found: silo with name "glade"', {
        call: 'login_local',
        path: { silo_name: 'glade' },
        body: { username: 'olga-berg', password: 'first' },
      }),
    ],
  },
  {
    name: 'tokens that have expired are not listed',
    steps: [
      ok({ call: 'current_user_access_token_list', answer: { items: [{}, {}] } }),
      ok({
        call: 'current_user_access_token_list',
        after: 30 * 86_400_000,
        answer: { items: [{ time_expires: null }] },
      }),
      refused(404, 'ObjectNotFound', `not found: device-access-token with id "${unknown}"`, {
        call: 'current_user_access_token_delete',
        path: { token_id: unknown },
      }),
    ],
  },
]
