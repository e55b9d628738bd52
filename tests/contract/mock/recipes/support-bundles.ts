import { as } from '../support/cast.ts'
import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'

const nil = '00000000-0000-4000-8000-00000000dead'
const bundle = (name: string): Pick<Step, 'path'> => ({ path: { bundle_id: `{{${name}.id}}` } })
const made = ok({ call: 'support_bundle_create', body: {}, status: 201, as: 'made' })
const inactive = 'Cannot download bundle in non-active state'
const file = { path: { bundle_id: '{{made.id}}', file: 'bundle_id.txt' } }

/** server-behaviour §5.3. What an archive holds is in support-bundles.test.ts. */
export const supportBundles: readonly Recipe[] = [
  {
    name: 'a support bundle is collected, and deleted in the end',
    steps: [
      ok({
        call: 'support_bundle_create',
        body: { user_comment: 'slow' },
        status: 201,
        as: 'made',
        answer: {
          state: 'collecting',
          reason_for_creation: 'Created by external API',
          reason_for_failure: null,
          user_comment: 'slow',
          time_created: '2026-01-01T00:00:00.000Z',
        },
      }),
      ok({
        call: 'support_bundle_list',
        headers: as.fleetViewer,
        answer: { items: [{ state: 'failed' }, { state: 'active' }, { id: '{{made.id}}' }], next_page: null },
      }),
      ok({
        call: 'support_bundle_list',
        query: { sort_by: 'time_and_id_descending', limit: 1 },
        answer: { items: [{ id: '{{made.id}}' }] },
      }),
      ok({ call: 'support_bundle_view', ...bundle('made'), after: 7999, answer: { state: 'collecting' } }),
      ok({ call: 'support_bundle_view', ...bundle('made'), after: 1, answer: { state: 'active' } }),
      ok({
        call: 'support_bundle_update',
        ...bundle('made'),
        body: { user_comment: 'solved' },
        answer: { user_comment: 'solved', state: 'active' },
      }),
      ok({
        call: 'support_bundle_update',
        ...bundle('made'),
        body: { user_comment: null },
        answer: { user_comment: null },
      }),
      refused(400, 'InvalidRequest', 'User comment cannot exceed 4096 bytes', {
        call: 'support_bundle_update',
        ...bundle('made'),
        body: { user_comment: 'ü'.repeat(2049) },
      }),
      ok({ call: 'support_bundle_update', ...bundle('made'), body: { user_comment: 'u'.repeat(4096) } }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'support_bundle_update',
        headers: as.fleetViewer,
        ...bundle('made'),
        body: { user_comment: '' },
      }),
      refused(404, 'ObjectNotFound', `not found: support-bundle with id "${nil}"`, {
        call: 'support_bundle_update',
        path: { bundle_id: nil },
        body: { user_comment: '' },
      }),
      ok({ call: 'support_bundle_delete', ...bundle('made'), status: 204 }),
      ok({ call: 'support_bundle_view', ...bundle('made'), after: 2999, answer: { state: 'destroying' } }),
      refused(400, 'InvalidRequest', 'Cannot delete bundle in state destroying', {
        call: 'support_bundle_delete',
        ...bundle('made'),
      }),
      refused(400, 'InvalidRequest', inactive, { call: 'support_bundle_download', ...bundle('made') }),
      refused(404, 'ObjectNotFound', 'not found: support-bundle with id "{{made.id}}"', {
        call: 'support_bundle_view',
        ...bundle('made'),
        after: 1,
      }),
    ],
  },
  {
    name: 'deleting a bundle gives up its collection; a failed one goes, too',
    steps: [
      made,
      ok({ call: 'support_bundle_delete', ...bundle('made'), status: 204 }),
      ok({ call: 'support_bundle_list', after: 3000, as: 'rest', answer: { items: [{ state: 'failed' }, {}] } }),
      ok({ call: 'support_bundle_delete', path: { bundle_id: '{{rest.items.0.id}}' }, status: 204 }),
      ok({ call: 'support_bundle_list', after: 8000, answer: { items: [{ state: 'active' }], next_page: null } }),
    ],
  },
  {
    name: 'there is one support bundle per drive',
    steps: [
      ...Array.from({ length: 14 }, () => made),
      refused(
        507,
        'InsufficientCapacity',
        "Insufficient capacity: Current policy limits support bundle creation to 'one per external disk', and  no disks are available. You must delete old support bundles before new ones can be created",
        { call: 'support_bundle_create', body: {} },
      ),
      ok({ call: 'support_bundle_delete', ...bundle('made'), status: 204 }),
      ok({ call: 'support_bundle_create', after: 3000, body: {}, status: 201 }),
    ],
  },
  {
    name: 'an active support bundle is downloaded whole or in part',
    steps: [
      made,
      refused(400, 'InvalidRequest', inactive, { call: 'support_bundle_download', ...bundle('made') }),
      refused(400, 'InvalidRequest', inactive, { call: 'support_bundle_index', ...bundle('made') }),
      refused(400, 'InvalidRequest', inactive, { call: 'support_bundle_download_file', ...file }),
      { call: 'support_bundle_head', ...bundle('made'), status: 400 },
      ok({ call: 'support_bundle_index', ...bundle('made'), headers: as.fleetViewer, after: 8000 }),
      ok({ call: 'support_bundle_download', ...bundle('made'), headers: as.fleetViewer }),
      ok({ call: 'support_bundle_head', ...bundle('made') }),
      ok({ call: 'support_bundle_download_file', ...file }),
      ok({ call: 'support_bundle_head_file', ...file }),
      ok({ call: 'support_bundle_download', ...bundle('made'), headers: { range: 'bytes=0-3' }, status: 206 }),
      refused(400, null, 'Failed to parse range request header', {
        call: 'support_bundle_download',
        ...bundle('made'),
        headers: { range: 'bytes=3-1' },
      }),
      refused(416, null, 'Requested range not satisfiable', {
        call: 'support_bundle_download_file',
        ...file,
        headers: { range: 'bytes=1000-' },
      }),
      refused(404, 'Not Found', 'support bundle has no file "nothing.txt"', {
        call: 'support_bundle_download_file',
        path: { bundle_id: '{{made.id}}', file: 'nothing.txt' },
      }),
      refused(404, 'ObjectNotFound', 'not found: support-bundle with id "{{made.id}}"', {
        call: 'support_bundle_download',
        ...bundle('made'),
        headers: as.stranger,
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'support_bundle_create',
        headers: as.fleetViewer,
        body: {},
      }),
    ],
  },
]
