import { as } from '../support/cast.ts'
import { ok, refused, type Recipe } from '../support/recipe.ts'

const nil = '00000000-0000-4000-8000-00000000dead'
/** The end of an empty archive: the smallest zip there is. */
const empty = `PK\u0005\u0006${'\0'.repeat(18)}`
const emptyHash = '8739c76e681f900923b900c9df0ef75cf421d39cabb54650c4b9ad19b6a76d85'
const upload = (file: string, raw = empty) => ({
  call: 'system_update_repository_upload' as const,
  query: { file_name: file },
  raw,
  headers: { 'content-type': 'application/octet-stream' },
})
const root = {
  signed: { _type: 'root', spec_version: '1.0.0', version: 3, expires: '2030-01-01T00:00:00Z', keys: {}, roles: {} },
  signatures: [],
}

/** server-behaviour §22. */
export const update: readonly Recipe[] = [
  {
    name: 'a release is uploaded once',
    steps: [
      ok({
        ...upload('rack-18.0.0-rc.1.zip'),
        answer: {
          repo: {
            system_version: '18.0.0-rc.1',
            file_name: 'rack-18.0.0-rc.1.zip',
            hash: emptyHash,
            time_created: '2026-01-01T00:00:00.000Z',
          },
          status: 'inserted',
        },
      }),
      ok({
        ...upload('copy-18.0.0-rc.1.zip'),
        answer: { repo: { file_name: 'rack-18.0.0-rc.1.zip' }, status: 'already_exists' },
      }),
      refused(
        409,
        'Conflict',
        `Uploaded repository with system version 18.0.0-rc.1 has SHA256 hash a8869c023742ba4f8dff5a46d698af18998140a592e48c00ae42c6ff4e58310b, but existing repository has SHA256 hash ${emptyHash}.`,
        upload('rack-18.0.0-rc.1.zip', `${empty}!`),
      ),
      ok({
        call: 'system_update_repository_list',
        headers: as.fleetViewer,
        answer: {
          items: [
            { system_version: '18.0.0-rc.1' },
            { system_version: '17.2.0' },
            { system_version: '17.1.0' },
            { system_version: '17.0.0' },
          ],
          next_page: null,
        },
      }),
      ok({
        call: 'system_update_repository_list',
        query: { sort_by: 'version_ascending', limit: 2 },
        as: 'page',
        answer: { items: [{ system_version: '17.0.0' }, { system_version: '17.1.0' }] },
      }),
      ok({
        call: 'system_update_repository_list',
        query: { limit: 1, page_token: '{{page.next_page}}' },
        answer: { items: [{ system_version: '17.2.0' }] },
      }),
      ok({
        call: 'system_update_repository_view',
        path: { system_version: '17.2.0' },
        answer: { file_name: 'rack-17.2.0.zip' },
      }),
      refused(404, 'ObjectNotFound', 'not found: tuf-repo with id "1.2.3"', {
        call: 'system_update_repository_view',
        path: { system_version: '1.2.3' },
      }),
      refused(400, 'InvalidRequest', 'file name "rack-18.0.0.tar" does not end in .zip', upload('rack-18.0.0.tar')),
      refused(
        400,
        'InvalidRequest',
        'file name "rack.zip" holds no version: a name such as rack-1.2.0.zip is expected',
        upload('rack.zip'),
      ),
      refused(
        400,
        'InvalidRequest',
        'error extracting archive: invalid Zip archive: Could not find EOCD',
        upload('rack-18.0.0.zip', 'no archive'),
      ),
      refused(400, null, 'unable to parse query string: missing field `file_name`', {
        call: 'system_update_repository_upload',
        raw: empty,
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        ...upload('rack-18.0.0.zip'),
        headers: { ...as.fleetViewer, 'content-type': 'application/octet-stream' },
      }),
    ],
  },
  {
    name: 'a target release moves the system one component after the other',
    steps: [
      ok({
        call: 'system_update_status',
        headers: as.fleetViewer,
        answer: {
          target_release: { version: '17.1.0' },
          components_by_release_version: { '17.1.0': 62 },
          suspended: false,
        },
      }),
      ok({ call: 'target_release_update', body: { system_version: '17.2.0' }, status: 204 }),
      ok({
        call: 'system_update_status',
        answer: {
          target_release: { version: '17.2.0', time_requested: '2026-01-01T00:00:00.000Z' },
          components_by_release_version: { '17.1.0': 62 },
          time_last_step_planned: '2026-01-01T00:00:00.000Z',
        },
      }),
      ok({
        call: 'system_update_status',
        after: 30_500,
        answer: {
          components_by_release_version: { '17.1.0': 52, '17.2.0': 10 },
          time_last_step_planned: '2026-01-01T00:00:30.000Z',
        },
      }),
      refused(
        400,
        'InvalidRequest',
        'Requested target release (17.1.0) must not be older than current target release (17.2.0).',
        { call: 'target_release_update', body: { system_version: '17.1.0' } },
      ),
      ok({ call: 'target_release_update', body: { system_version: '17.2.0' }, status: 204 }),
      ok({
        call: 'system_update_status',
        after: 3_600_000,
        answer: {
          components_by_release_version: { '17.2.0': 62 },
          time_last_step_planned: '2026-01-01T00:03:06.500Z',
        },
      }),
      refused(404, 'ObjectNotFound', 'not found: tuf-repo with id "99.0.0"', {
        call: 'target_release_update',
        body: { system_version: '99.0.0' },
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'target_release_update',
        headers: as.fleetViewer,
        body: { system_version: '17.2.0' },
      }),
    ],
  },
  {
    name: 'build metadata does not make a release older',
    steps: [
      ok(upload('rack-17.1.0+hotfix.1.zip')),
      ok({ call: 'target_release_update', body: { system_version: '17.1.0+hotfix.1' }, status: 204 }),
      ok({ call: 'target_release_update', body: { system_version: '17.1.0' }, status: 204 }),
      ok(upload('rack-17.1.0-rc.2.zip')),
      refused(
        400,
        'InvalidRequest',
        'Requested target release (17.1.0-rc.2) must not be older than current target release (17.1.0).',
        { call: 'target_release_update', body: { system_version: '17.1.0-rc.2' } },
      ),
    ],
  },
  {
    name: 'trust roots are signed documents, and uploads need one',
    steps: [
      ok({
        call: 'system_update_trust_root_create',
        body: root,
        status: 201,
        as: 'made',
        answer: { root_role: root, time_created: '2026-01-01T00:00:00.000Z' },
      }),
      ok({
        call: 'system_update_trust_root_list',
        headers: as.fleetViewer,
        as: 'roots',
        answer: { items: [{}, {}], next_page: null },
      }),
      ok({
        call: 'system_update_trust_root_view',
        path: { trust_root_id: '{{made.id}}' },
        answer: { id: '{{made.id}}', root_role: root },
      }),
      refused(400, null, 'unable to parse JSON body: missing field `signed` at line 1 column 2', {
        call: 'system_update_trust_root_create',
        body: {},
      }),
      refused(400, null, 'unable to parse JSON body: missing field `signatures` at line 1 column 13', {
        call: 'system_update_trust_root_create',
        body: { signed: {} },
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'system_update_trust_root_view',
        headers: as.fleetViewer,
        path: { trust_root_id: '{{made.id}}' },
      }),
      ok({
        call: 'system_update_trust_root_delete',
        path: { trust_root_id: '{{roots.items.0.id}}' },
        status: 204,
      }),
      ok({
        call: 'system_update_trust_root_delete',
        path: { trust_root_id: '{{roots.items.1.id}}' },
        status: 204,
      }),
      refused(404, 'ObjectNotFound', `not found: tuf-trust-root with id "${nil}"`, {
        call: 'system_update_trust_root_delete',
        path: { trust_root_id: nil },
      }),
      refused(
        400,
        'InvalidRequest',
        'repository is not signed by any trust root: there is none',
        upload('rack-18.0.0.zip'),
      ),
    ],
  },
  {
    name: 'a release that was pruned cannot be the target',
    steps: [
      // Its archive is gone to make room: the list leaves it out, its version is still known.
      ok({ call: 'system_update_repository_view', path: { system_version: '16.0.0' } }),
      // The text names an id that nothing else shows: `releases.test.ts` looks at it.
      ok({
        call: 'target_release_update',
        body: { system_version: '16.0.0' },
        status: 400,
        answer: { error_code: 'InvalidRequest' },
      }),
      ok({ call: 'system_update_status', answer: { target_release: { version: '17.1.0' } } }),
    ],
  },
]
