import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'

const gib = 1_073_741_824
const nil = '00000000-0000-4000-8000-00000000dead'
const inShop = { project: 'web-shop' }

const blank = (name: string, size = gib, blockSize = 512) => ({
  name,
  description: '',
  size,
  disk_source: { type: 'blank', block_size: blockSize },
})

const create = (body: unknown): Omit<Step, 'status'> => ({ call: 'disk_create', query: inShop, body })

/** server-behaviour §4. */
export const disks: readonly Recipe[] = [
  {
    name: 'a disk is made, found and deleted',
    steps: [
      ok({
        ...create(blank('acorn', 3 * gib, 4096)),
        status: 201,
        as: 'disk',
        answer: {
          name: 'acorn',
          size: 3_221_225_472,
          block_size: 4096,
          device_path: '/mnt/acorn',
          state: { state: 'detached' },
          snapshot_id: null,
          image_id: null,
        },
      }),
      ok({ call: 'disk_list', query: { ...inShop, limit: 1 }, answer: { items: [{ name: 'acorn' }] } }),
      ok({ call: 'disk_view', path: { disk: 'acorn' }, query: inShop, answer: { id: '{{disk.id}}' } }),
      ok({
        call: 'disk_view',
        path: { disk: '{{disk.id}}' },
        answer: { name: 'acorn', project_id: '{{disk.project_id}}' },
      }),
      ok({
        call: 'disk_list',
        query: { project: '{{disk.project_id}}', limit: 1 },
        answer: { items: [{ name: 'acorn' }] },
      }),
      ok({ call: 'disk_delete', path: { disk: 'acorn' }, query: inShop, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: disk with name "acorn"', {
        call: 'disk_view',
        path: { disk: 'acorn' },
        query: inShop,
      }),
      refused(404, 'ObjectNotFound', 'not found: disk with id "{{disk.id}}"', {
        call: 'disk_view',
        path: { disk: '{{disk.id}}' },
      }),
      ok({ ...create(blank('acorn')), status: 201 }),
      refused(400, 'ObjectAlreadyExists', 'already exists: disk "acorn"', create(blank('acorn'))),
      // The same name in another project is another disk.
      ok({ ...create(blank('acorn')), query: { project: 'sandbox' }, status: 201 }),
    ],
  },
  {
    name: 'a disk selector names its parents by the rules',
    steps: [
      ok({ ...create(blank('acorn')), status: 201, as: 'disk' }),
      refused(400, 'InvalidRequest', 'when providing disk as an ID project should not be specified', {
        call: 'disk_view',
        path: { disk: '{{disk.id}}' },
        query: inShop,
      }),
      refused(400, 'InvalidRequest', 'disk should either be UUID or project should be specified', {
        call: 'disk_view',
        path: { disk: 'acorn' },
      }),
      refused(404, 'ObjectNotFound', 'not found: project with name "nowhere"', {
        call: 'disk_view',
        path: { disk: 'acorn' },
        query: { project: 'nowhere' },
      }),
      refused(404, 'ObjectNotFound', `not found: disk with id "${nil}"`, { call: 'disk_delete', path: { disk: nil } }),
      refused(400, null, 'unable to parse query string: missing field `project`', { call: 'disk_list' }),
      refused(400, null, 'unable to parse query string: missing field `project`', {
        call: 'disk_create',
        body: blank('acorn'),
      }),
      refused(400, null, 'unable to parse query string: data did not match any variant of untagged enum NameOrId', {
        call: 'disk_list',
        query: { project: 'Web Shop' },
      }),
    ],
  },
  {
    name: 'sizes are checked in order',
    steps: [
      refused(
        400,
        'InvalidValue',
        'unsupported value for "size and block_size": total size must be a multiple of block size 512',
        create(blank('acorn', 1000)),
      ),
      refused(
        400,
        'InvalidValue',
        'unsupported value for "size": total size must be at least 1 GiB',
        create(blank('acorn', 512)),
      ),
      refused(
        400,
        'InvalidValue',
        'unsupported value for "size": total size must be a multiple of 1 GiB',
        create(blank('acorn', gib + 512)),
      ),
      refused(
        400,
        'InvalidValue',
        'unsupported value for "size": total size must be less than 1023 GiB',
        create(blank('acorn', 1024 * gib)),
      ),
      ok({ ...create(blank('acorn', 1023 * gib)), status: 201 }),
      refused(
        400,
        'InvalidValue',
        'unsupported value for "size": total size must be at least 1 GiB',
        create(blank('acorn', 0)),
      ),
    ],
  },
  {
    name: 'sources are looked up, belong to the project and fit',
    steps: [
      ok({
        call: 'snapshot_view',
        path: { snapshot: 'orders-monday' },
        query: inShop,
        as: 'snapshot',
        answer: { size: 536_870_912_000 },
      }),
      ok({ call: 'image_view', path: { image: 'debian-13' }, as: 'silo' }),
      ok({ call: 'image_view', path: { image: 'shop-base' }, query: inShop, as: 'shop' }),
      ok({
        ...create({ ...blank('copy', 500 * gib), disk_source: { type: 'snapshot', snapshot_id: '{{snapshot.id}}' } }),
        status: 201,
        answer: { snapshot_id: '{{snapshot.id}}', image_id: null, block_size: 512, state: { state: 'detached' } },
      }),
      refused(
        400,
        'InvalidRequest',
        'disk size 1073741824 must be greater than or equal to snapshot size 536870912000',
        create({ ...blank('small'), disk_source: { type: 'snapshot', snapshot_id: '{{snapshot.id}}' } }),
      ),
      refused(
        400,
        'InvalidRequest',
        'disk size 1073741824 must be greater than or equal to image size 4294967296',
        create({ ...blank('small'), disk_source: { type: 'image', image_id: '{{silo.id}}' } }),
      ),
      ok({
        ...create({ ...blank('root', 4 * gib), disk_source: { type: 'image', image_id: '{{silo.id}}' } }),
        status: 201,
        answer: { image_id: '{{silo.id}}' },
      }),
      refused(400, 'InvalidRequest', 'snapshot does not belong to this project', {
        ...create({ ...blank('copy', 500 * gib), disk_source: { type: 'snapshot', snapshot_id: '{{snapshot.id}}' } }),
        query: { project: 'sandbox' },
      }),
      refused(400, 'InvalidRequest', 'image does not belong to this project', {
        ...create({ ...blank('root', 4 * gib), disk_source: { type: 'image', image_id: '{{shop.id}}' } }),
        query: { project: 'sandbox' },
      }),
      refused(
        404,
        'ObjectNotFound',
        `not found: snapshot with id "${nil}"`,
        create({ ...blank('copy'), disk_source: { type: 'snapshot', snapshot_id: nil } }),
      ),
      refused(
        404,
        'ObjectNotFound',
        `not found: image with id "${nil}"`,
        create({ ...blank('copy'), disk_source: { type: 'image', image_id: nil } }),
      ),
      ok({
        ...create({ ...blank('upload'), disk_source: { type: 'importing_blocks', block_size: 2048 } }),
        status: 201,
        answer: { block_size: 2048, state: { state: 'import_ready' } },
      }),
    ],
  },
  {
    name: 'unions are read by their tag',
    steps: [
      refused(
        400,
        null,
        'unable to parse JSON body: disk_source.type: unknown variant `tape`, expected one of `blank`, `snapshot`, `image`, `importing_blocks` at line 1 column 57',
        {
          call: 'disk_create',
          query: inShop,
          raw: '{"name":"a","description":"","disk_source":{"type":"tape"},"size":1073741824}',
        },
      ),
      refused(400, null, 'unable to parse JSON body: disk_source: missing field `type` at line 1 column 45', {
        call: 'disk_create',
        query: inShop,
        raw: '{"name":"a","description":"","disk_source":{},"size":1073741824}',
      }),
      refused(
        400,
        null,
        'unable to parse JSON body: disk_source.block_size: invalid value: integer `1000`, expected one of 512, 2048, 4096 at line 1 column 77',
        {
          call: 'disk_create',
          query: inShop,
          raw: '{"name":"a","description":"","disk_source":{"type":"blank","block_size": 1000},"size":1073741824}',
        },
      ),
    ],
  },
  {
    name: 'only detached and faulted disks are deleted',
    steps: [
      refused(400, 'InvalidRequest', 'disk cannot be deleted in state "attached"', {
        call: 'disk_delete',
        path: { disk: 'orders' },
        query: inShop,
      }),
      refused(400, 'InvalidRequest', 'disk cannot be deleted in state "import_ready"', {
        call: 'disk_delete',
        path: { disk: 'upload-1' },
        query: { project: 'sandbox' },
      }),
      ok({ call: 'disk_delete', path: { disk: 'broken-restore' }, query: inShop, status: 204 }),
    ],
  },
  {
    name: 'storage ends with the quota, and a refused disk leaves nothing behind',
    steps: [
      ok({ call: 'silo_quotas_update', path: { silo: 'meadow' }, body: { storage: 1 } }),
      refused(
        507,
        'InsufficientCapacity',
        'Insufficient capacity: Storage Limit Exceeded: Not enough storage to complete request. Either remove unneeded disks and snapshots to free up resources or contact the rack operator to request a capacity increase.',
        create(blank('acorn')),
      ),
      refused(404, 'ObjectNotFound', 'not found: disk with name "acorn"', {
        call: 'disk_view',
        path: { disk: 'acorn' },
        query: inShop,
      }),
    ],
  },
]
