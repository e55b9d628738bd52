import { ok, refused, type Recipe } from '../support/recipe.ts'

const nobody = { 'x-cairn-user': 'none' }

/** server-behaviour §2, §3, §21. */
export const session: readonly Recipe[] = [
  {
    name: 'the API is up without a login, and says who calls',
    steps: [
      ok({ call: 'ping', headers: nobody, answer: { status: 'ok' } }),
      refused(401, 'Unauthorized', 'credentials missing or invalid', { call: 'current_user_view', headers: nobody }),
      refused(401, 'Unauthorized', 'credentials missing or invalid', {
        call: 'current_user_view',
        headers: { cookie: 'session=0123' },
      }),
      ok({
        call: 'current_user_view',
        answer: { display_name: 'ada-lindqvist', silo_name: 'meadow', fleet_viewer: true, silo_admin: true },
      }),
      ok({
        call: 'current_user_view',
        headers: { 'x-cairn-user': 'chiara-novak' },
        answer: { display_name: 'chiara-novak', fleet_viewer: false, silo_admin: false },
      }),
      ok({ call: 'current_user_groups', answer: { items: [{}, {}], next_page: null } }),
      ok({ call: 'current_user_groups', headers: { 'x-cairn-user': 'chiara-novak' }, answer: { items: [] } }),
      ok({
        call: 'policy_view',
        answer: { role_assignments: [{ role_name: 'admin' }, { role_name: 'collaborator' }] },
      }),
    ],
  },
  {
    name: 'a local user signs in and out',
    steps: [
      ok({
        call: 'login_local',
        path: { silo_name: 'meadow' },
        body: { username: 'bruno-castell', password: 'meadow' },
        headers: nobody,
        status: 204,
      }),
      refused(401, 'Unauthorized', 'credentials missing or invalid', {
        call: 'login_local',
        path: { silo_name: 'meadow' },
        body: { username: 'bruno-castell', password: 'wrong' },
      }),
      refused(401, 'Unauthorized', 'credentials missing or invalid', {
        call: 'login_local',
        path: { silo_name: 'meadow' },
        body: { username: 'nobody', password: 'meadow' },
      }),
      refused(404, 'ObjectNotFound', 'not found: silo with name "nowhere"', {
        call: 'login_local',
        path: { silo_name: 'nowhere' },
        body: { username: 'nobody', password: 'meadow' },
      }),
      refused(404, 'ObjectNotFound', 'not found: identity-provider with name "local"', {
        call: 'login_local',
        path: { silo_name: 'harbor' },
        body: { username: 'nobody', password: 'meadow' },
      }),
      ok({ call: 'logout', headers: nobody, status: 204 }),
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
      ok({
        call: 'current_user_ssh_key_list',
        headers: { 'x-cairn-user': 'bruno-castell' },
        answer: { items: [], next_page: null },
      }),
      refused(404, 'ObjectNotFound', 'not found: ssh-key with id "{{made.id}}"', {
        call: 'current_user_ssh_key_view',
        path: { ssh_key: '{{made.id}}' },
        headers: { 'x-cairn-user': 'bruno-castell' },
      }),
      ok({
        call: 'current_user_ssh_key_create',
        headers: { 'x-cairn-user': 'bruno-castell' },
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
