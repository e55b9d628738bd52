import { as } from '../support/cast.ts'
import { ok, refused, type Recipe } from '../support/recipe.ts'

const unauthorized = [401, 'Unauthorized', 'credentials missing or invalid'] as const
const hour = 3_600_000
const bruno = { username: 'bruno-castell', password: 'meadow' }
const meadow = { silo_name: 'meadow' }

/** server-behaviour §2.1, §2.2, §2.4, §3, §21. */
export const session: readonly Recipe[] = [
  {
    name: 'the API is up without a login, and says who calls',
    steps: [
      ok({ call: 'ping', headers: as.none, answer: { status: 'ok' } }),
      refused(...unauthorized, { call: 'current_user_view', headers: as.none }),
      refused(...unauthorized, { call: 'current_user_view', headers: { cookie: 'session=0123' } }),
      ok({
        call: 'current_user_view',
        answer: { display_name: 'ada-lindqvist', silo_name: 'meadow', fleet_viewer: true, silo_admin: true },
      }),
      ok({
        call: 'current_user_view',
        headers: as.stranger,
        answer: { display_name: 'chiara-novak', fleet_viewer: false, silo_admin: false },
      }),
      ok({ call: 'current_user_view', headers: as.siloAdmin, answer: { fleet_viewer: false, silo_admin: true } }),
      ok({ call: 'current_user_view', headers: as.fleetViewer, answer: { fleet_viewer: true, silo_admin: false } }),
      // Who may create silos may change them.
      ok({ call: 'current_user_view', headers: as.fleetWorker, answer: { fleet_viewer: true, silo_admin: true } }),
      ok({ call: 'current_user_groups', answer: { items: [{}, {}], next_page: null } }),
      ok({ call: 'current_user_groups', headers: as.stranger, answer: { items: [] } }),
    ],
  },
  {
    name: 'a local user signs in and out',
    steps: [
      ok({ call: 'login_local', path: meadow, body: bruno, headers: as.none, status: 204, as: 'login' }),
      ok({
        call: 'current_user_view',
        headers: { cookie: '{{login.cookie}}' },
        answer: { display_name: 'bruno-castell' },
        as: 'me',
      }),
      ok({
        call: 'user_session_list',
        path: { user_id: '{{me.id}}' },
        headers: { cookie: '{{login.cookie}}' },
        answer: { items: [{}, {}], next_page: null },
      }),
      ok({ call: 'logout', headers: { cookie: '{{login.cookie}}' }, status: 204 }),
      refused(...unauthorized, { call: 'current_user_view', headers: { cookie: '{{login.cookie}}' } }),
      ok({ call: 'logout', headers: { cookie: '{{login.cookie}}' }, status: 204 }),
      ok({ call: 'logout', headers: as.none, status: 204 }),
    ],
  },
  {
    name: 'a password that is wrong says no more than that',
    steps: [
      refused(...unauthorized, { call: 'login_local', path: meadow, body: { ...bruno, password: 'wrong' } }),
      refused(...unauthorized, { call: 'login_local', path: meadow, body: { ...bruno, username: 'nobody' } }),
      // Of another silo.
      refused(...unauthorized, { call: 'login_local', path: meadow, body: { ...bruno, username: 'emil-strand' } }),
      refused(404, 'ObjectNotFound', 'not found: silo with name "nowhere"', {
        call: 'login_local',
        path: { silo_name: 'nowhere' },
        body: bruno,
      }),
      refused(404, 'ObjectNotFound', 'not found: identity-provider with name "local"', {
        call: 'login_local',
        path: { silo_name: 'harbor' },
        body: { username: 'emil-strand', password: 'meadow' },
      }),
      refused(400, null, 'unable to parse JSON body: missing field `password` at line 1 column 28', {
        call: 'login_local',
        path: meadow,
        body: { username: 'bruno-castell' },
      }),
    ],
  },
  {
    name: 'a session ends after eight hours without a request',
    steps: [
      ok({ call: 'login_local', path: meadow, body: bruno, headers: as.none, status: 204, as: 'login' }),
      ok({ call: 'current_user_view', headers: { cookie: '{{login.cookie}}' }, after: 7 * hour }),
      ok({ call: 'current_user_view', headers: { cookie: '{{login.cookie}}' }, after: 7 * hour }),
      refused(...unauthorized, {
        call: 'current_user_view',
        headers: { cookie: '{{login.cookie}}' },
        after: 8 * hour,
      }),
    ],
  },
  {
    name: 'a session ends after a day, however busy it is',
    steps: [
      ok({ call: 'login_local', path: meadow, body: bruno, headers: as.none, status: 204, as: 'login' }),
      ok({ call: 'current_user_view', headers: { cookie: '{{login.cookie}}' }, after: 7 * hour }),
      ok({ call: 'current_user_view', headers: { cookie: '{{login.cookie}}' }, after: 7 * hour }),
      ok({ call: 'current_user_view', headers: { cookie: '{{login.cookie}}' }, after: 7 * hour }),
      refused(...unauthorized, {
        call: 'current_user_view',
        headers: { cookie: '{{login.cookie}}' },
        after: 3 * hour,
      }),
    ],
  },
  {
    name: 'SSH keys are their owner’s alone',
    steps: [
      ok({ call: 'current_user_view', as: 'me' }),
      ok({
        call: 'current_user_ssh_key_create',
        body: { name: 'tablet', description: '', public_key: 'ssh-ed25519 AAAA' },
        status: 201,
        as: 'made',
        answer: { name: 'tablet', silo_user_id: '{{me.id}}' },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: ssh-key "tablet"', {
        call: 'current_user_ssh_key_create',
        body: { name: 'tablet', description: '', public_key: 'x' },
      }),
      ok({
        call: 'current_user_ssh_key_list',
        answer: { items: [{ name: 'laptop' }, { name: 'tablet' }, { name: 'workstation' }], next_page: null },
      }),
      ok({ call: 'current_user_ssh_key_list', headers: as.stranger, answer: { items: [], next_page: null } }),
      refused(404, 'ObjectNotFound', 'not found: ssh-key with id "{{made.id}}"', {
        call: 'current_user_ssh_key_view',
        path: { ssh_key: '{{made.id}}' },
        headers: as.siloWorker,
      }),
      // Without any role.
      ok({
        call: 'current_user_ssh_key_create',
        headers: as.stranger,
        body: { name: 'tablet', description: '', public_key: 'x' },
        status: 201,
      }),
      ok({ call: 'current_user_ssh_key_view', path: { ssh_key: 'tablet' }, answer: { id: '{{made.id}}' } }),
      ok({ call: 'current_user_ssh_key_delete', path: { ssh_key: '{{made.id}}' }, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: ssh-key with name "tablet"', {
        call: 'current_user_ssh_key_view',
        path: { ssh_key: 'tablet' },
      }),
    ],
  },
]
