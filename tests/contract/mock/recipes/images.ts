import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'

const inShop = { project: 'web-shop' }
const inSandbox = { project: 'sandbox' }
const nil = '00000000-0000-4000-8000-00000000dead'

const draft = (name: string, snapshot = '{{snapshot.id}}') => ({
  name,
  description: 'Base',
  os: 'Debian',
  version: '13.2',
  source: { type: 'snapshot', id: snapshot },
})
const monday: Step = ok({
  call: 'snapshot_view',
  path: { snapshot: 'orders-monday' },
  query: inShop,
  as: 'snapshot',
})

/** server-behaviour §7. */
export const images: readonly Recipe[] = [
  {
    name: 'images of a project and of the silo are apart',
    steps: [
      ok({ call: 'image_list', answer: { items: [{ name: 'alma-10' }, { name: 'debian-13' }], next_page: null } }),
      ok({ call: 'image_list', query: inShop, answer: { items: [{ name: 'shop-base' }], next_page: null } }),
      ok({ call: 'image_view', path: { image: 'debian-13' }, as: 'silo', answer: { project_id: null } }),
      ok({ call: 'image_view', path: { image: '{{silo.id}}' }, answer: { name: 'debian-13' } }),
      refused(400, 'InvalidRequest', 'when providing image as an ID, project should not be specified', {
        call: 'image_view',
        path: { image: '{{silo.id}}' },
        query: inShop,
      }),
      refused(404, 'ObjectNotFound', `not found: image with id "${nil}"`, { call: 'image_view', path: { image: nil } }),
      refused(404, 'ObjectNotFound', 'not found: silo-image with name "shop-base"', {
        call: 'image_view',
        path: { image: 'shop-base' },
      }),
      refused(404, 'ObjectNotFound', 'not found: project-image with name "debian-13"', {
        call: 'image_view',
        path: { image: 'debian-13' },
        query: inShop,
      }),
      ok({ call: 'image_delete', path: { image: 'shop-base' }, query: inShop, status: 204 }),
      ok({ call: 'image_list', query: inShop, answer: { items: [], next_page: null } }),
    ],
  },
  {
    name: 'an image is made from a snapshot, for a project or for the silo',
    steps: [
      monday,
      ok({
        call: 'image_create',
        query: inShop,
        body: draft('shop-orders'),
        status: 201,
        as: 'image',
        answer: {
          name: 'shop-orders',
          description: 'Base',
          os: 'Debian',
          version: '13.2',
          size: 536_870_912_000,
          block_size: 512,
          digest: null,
          project_id: '{{snapshot.project_id}}',
        },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: project-image "shop-orders"', {
        call: 'image_create',
        query: inShop,
        body: draft('shop-orders'),
      }),
      // The silo's names are its own.
      ok({ call: 'image_create', body: draft('shop-orders'), status: 201, answer: { project_id: null } }),
      refused(400, 'ObjectAlreadyExists', 'already exists: silo-image "debian-13"', {
        call: 'image_create',
        body: draft('debian-13'),
      }),
      refused(400, 'InvalidRequest', 'snapshot does not belong to this project', {
        call: 'image_create',
        query: inSandbox,
        body: draft('shop-orders'),
      }),
      refused(404, 'ObjectNotFound', `not found: snapshot with id "${nil}"`, {
        call: 'image_create',
        query: inShop,
        body: draft('other', nil),
      }),
      refused(404, 'ObjectNotFound', 'not found: project with name "nowhere"', {
        call: 'image_create',
        query: { project: 'nowhere' },
        body: draft('other'),
      }),
      refused(400, null, 'unable to parse JSON body: missing field `os` at line 1 column 116', {
        call: 'image_create',
        query: inShop,
        raw: `{"name":"a","description":"","version":"1","source":{"type":"snapshot","id":"${nil}"}}`,
      }),
      // A disk is made of it, and outlives it.
      ok({
        call: 'disk_create',
        query: inShop,
        body: {
          name: 'copy',
          description: '',
          size: 536_870_912_000,
          disk_source: { type: 'image', image_id: '{{image.id}}' },
        },
        status: 201,
      }),
      ok({ call: 'image_delete', path: { image: '{{image.id}}' }, status: 204 }),
      ok({ call: 'disk_view', path: { disk: 'copy' }, query: inShop, answer: { image_id: '{{image.id}}' } }),
    ],
  },
  {
    name: 'an image is promoted to the silo and demoted to another project',
    steps: [
      ok({ call: 'image_view', path: { image: 'shop-base' }, query: inShop, as: 'image' }),
      ok({ call: 'project_view', path: { project: 'sandbox' }, as: 'sandbox' }),
      ok({
        call: 'image_promote',
        path: { image: 'shop-base' },
        query: inShop,
        status: 202,
        answer: { id: '{{image.id}}', name: 'shop-base', project_id: null },
      }),
      ok({ call: 'image_list', query: inShop, answer: { items: [], next_page: null } }),
      ok({ call: 'image_view', path: { image: 'shop-base' }, answer: { id: '{{image.id}}' } }),
      refused(400, 'InvalidRequest', 'Cannot promote a silo image', {
        call: 'image_promote',
        path: { image: '{{image.id}}' },
      }),
      ok({
        call: 'image_demote',
        path: { image: 'shop-base' },
        query: inSandbox,
        status: 202,
        answer: { id: '{{image.id}}', project_id: '{{sandbox.id}}' },
      }),
      refused(400, 'InvalidRequest', 'Cannot demote a project image', {
        call: 'image_demote',
        path: { image: '{{image.id}}' },
        query: inShop,
      }),
      ok({ call: 'image_promote', path: { image: '{{image.id}}' }, status: 202 }),
      ok({ call: 'image_demote', path: { image: '{{image.id}}' }, query: inShop, status: 202 }),
    ],
  },
  {
    name: 'an image does not move onto a taken name, nor out of nowhere',
    steps: [
      monday,
      ok({ call: 'image_create', query: inShop, body: draft('debian-13'), status: 201 }),
      refused(400, 'ObjectAlreadyExists', 'already exists: silo-image "debian-13"', {
        call: 'image_promote',
        path: { image: 'debian-13' },
        query: inShop,
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: project-image "debian-13"', {
        call: 'image_demote',
        path: { image: 'debian-13' },
        query: inShop,
      }),
      refused(404, 'ObjectNotFound', 'not found: project-image with name "nothing"', {
        call: 'image_promote',
        path: { image: 'nothing' },
        query: inShop,
      }),
      refused(404, 'ObjectNotFound', 'not found: silo-image with name "nothing"', {
        call: 'image_demote',
        path: { image: 'nothing' },
        query: inShop,
      }),
      refused(404, 'ObjectNotFound', `not found: image with id "${nil}"`, {
        call: 'image_promote',
        path: { image: nil },
      }),
      refused(404, 'ObjectNotFound', `not found: image with id "${nil}"`, {
        call: 'image_demote',
        path: { image: nil },
        query: inShop,
      }),
      refused(400, null, 'unable to parse query string: missing field `project`', {
        call: 'image_demote',
        path: { image: 'debian-13' },
      }),
    ],
  },
  {
    name: 'images are made from snapshots and from nothing else',
    steps: [
      refused(
        400,
        null,
        'unable to parse JSON body: source.type: unknown variant `url`, expected `snapshot` at line 1 column 74',
        {
          call: 'image_create',
          query: { project: 'web-shop' },
          raw: '{"name":"a","description":"","os":"o","version":"1","source":{"type":"url","url":""}}',
        },
      ),
      refused(400, null, 'unable to parse JSON body: source: missing field `type` at line 1 column 63', {
        call: 'image_create',
        query: { project: 'web-shop' },
        raw: '{"name":"a","description":"","os":"o","version":"1","source":{}}',
      }),
    ],
  },
]
