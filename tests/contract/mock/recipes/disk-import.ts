import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'

const gib = 1_073_741_824
const inShop = { project: 'web-shop' }
const inSandbox = { project: 'sandbox' }
const nil = '00000000-0000-4000-8000-00000000dead'

const upload = { path: { disk: 'upload' }, query: inShop }
const zeros = (bytes: number): string => Buffer.alloc(bytes).toString('base64')

const made: Step = ok({
  call: 'disk_create',
  query: inShop,
  body: { name: 'upload', description: '', size: gib, disk_source: { type: 'importing_blocks', block_size: 512 } },
  status: 201,
  as: 'disk',
  answer: { state: { state: 'import_ready' } },
})
const start: Step = ok({ call: 'disk_bulk_write_import_start', ...upload, status: 204 })
const stop: Step = ok({ call: 'disk_bulk_write_import_stop', ...upload, status: 204 })
const write = (offset: number, data: string): Omit<Step, 'status'> => ({
  call: 'disk_bulk_write_import',
  ...upload,
  body: { offset, base64_encoded_data: data },
})
const state = (name: string): Step =>
  ok({ call: 'disk_view', ...upload, answer: { id: '{{disk.id}}', state: { state: name } } })

/** server-behaviour §4.3. */
export const diskImport: readonly Recipe[] = [
  {
    name: 'a disk is filled in pieces of any order, then kept as a snapshot and an image',
    steps: [
      made,
      start,
      state('importing_from_bulk_writes'),
      ok({ ...write(1024, zeros(1024)), status: 204 }),
      ok({ ...write(0, zeros(512)), status: 204 }),
      // Again at the same place, and the last block of all.
      ok({ ...write(0, zeros(512)), status: 204 }),
      ok({ ...write(gib - 512, zeros(512)), status: 204 }),
      stop,
      state('import_ready'),
      ok({ call: 'disk_finalize_import', ...upload, body: { snapshot_name: 'uploaded' }, status: 204 }),
      state('detached'),
      ok({
        call: 'snapshot_view',
        path: { snapshot: 'uploaded' },
        query: inShop,
        as: 'snapshot',
        answer: {
          disk_id: '{{disk.id}}',
          size: 1_073_741_824,
          state: 'ready',
          description: 'snapshot of finalized disk {{disk.id}}',
        },
      }),
      ok({
        call: 'image_create',
        query: inShop,
        body: {
          name: 'from-upload',
          description: '',
          os: 'Debian',
          version: '13',
          source: { type: 'snapshot', id: '{{snapshot.id}}' },
        },
        status: 201,
        answer: { size: 1_073_741_824, block_size: 512, digest: null, project_id: '{{disk.project_id}}' },
      }),
      ok({ call: 'disk_delete', ...upload, status: 204 }),
    ],
  },
  {
    name: 'a disk without a byte written is finalized too, and without a name there is no snapshot',
    steps: [
      made,
      ok({ call: 'disk_finalize_import', ...upload, body: {}, status: 204 }),
      state('detached'),
      refused(400, 'InvalidRequest', 'cannot finalize disk in state Detached', {
        call: 'disk_finalize_import',
        ...upload,
        body: {},
      }),
    ],
  },
  {
    name: 'a snapshot that cannot be made leaves the disk ready for import',
    steps: [
      made,
      refused(400, 'ObjectAlreadyExists', 'already exists: snapshot "orders-monday"', {
        call: 'disk_finalize_import',
        ...upload,
        body: { snapshot_name: 'orders-monday' },
      }),
      state('import_ready'),
      // Room for the disk, none for a second one of its size.
      ok({ call: 'utilization_view', as: 'used' }),
      ok({ call: 'silo_quotas_update', path: { silo: 'meadow' }, body: { storage: 1 } }),
      refused(
        507,
        'InsufficientCapacity',
        'Insufficient capacity: Storage Limit Exceeded: Not enough storage to complete request. Either remove unneeded disks and snapshots to free up resources or contact the rack operator to request a capacity increase.',
        { call: 'disk_finalize_import', ...upload, body: { snapshot_name: 'uploaded' } },
      ),
      state('import_ready'),
    ],
  },
  {
    name: 'each step of an import needs its state',
    steps: [
      made,
      refused(
        400,
        'InvalidRequest',
        'cannot import blocks with a bulk write for disk in state ImportReady',
        write(0, ''),
      ),
      refused(400, 'InvalidRequest', 'cannot set disk in state ImportReady to "import_ready"', {
        call: 'disk_bulk_write_import_stop',
        ...upload,
      }),
      start,
      refused(
        400,
        'InvalidRequest',
        'cannot set disk in state ImportingFromBulkWrites to "importing_from_bulk_writes"',
        { call: 'disk_bulk_write_import_start', ...upload },
      ),
      refused(400, 'InvalidRequest', 'cannot finalize disk in state ImportingFromBulkWrites', {
        call: 'disk_finalize_import',
        ...upload,
        body: {},
      }),
      refused(400, 'InvalidRequest', 'disk cannot be deleted in state "importing_from_bulk_writes"', {
        call: 'disk_delete',
        ...upload,
      }),
      refused(400, 'InvalidRequest', 'cannot set disk in state Attached to "importing_from_bulk_writes"', {
        call: 'disk_bulk_write_import_start',
        path: { disk: 'orders' },
        query: inShop,
      }),
      refused(400, 'InvalidRequest', 'cannot finalize disk in state Faulted', {
        call: 'disk_finalize_import',
        path: { disk: 'broken-restore' },
        query: inShop,
        body: {},
      }),
      // The story has one that waits for its content.
      ok({
        call: 'disk_bulk_write_import_start',
        path: { disk: 'upload-1' },
        query: inSandbox,
        status: 204,
      }),
    ],
  },
  {
    name: 'pieces are whole blocks of the disk, in base64',
    steps: [
      made,
      start,
      refused(400, 'InvalidRequest', 'offset 100 is not a multiple of block size 512', write(100, zeros(512))),
      refused(400, 'InvalidRequest', 'data length 100 is not a multiple of block size 512', write(0, zeros(100))),
      refused(
        400,
        'InvalidRequest',
        'write of 512 bytes at 1073741824 is past the end of the disk',
        write(gib, zeros(512)),
      ),
      refused(400, 'InvalidRequest', 'error base64 decoding data: Invalid symbol 33, offset 4.', write(0, 'AAAA!AAA')),
      refused(400, 'InvalidRequest', 'error base64 decoding data: Invalid padding', write(0, 'AAA')),
      refused(400, null, 'unable to parse JSON body: missing field `offset` at line 1 column 30', {
        call: 'disk_bulk_write_import',
        ...upload,
        body: { base64_encoded_data: 'AAA=' },
      }),
      // Larger than any other body may be.
      ok({ ...write(0, zeros(2 * 1_048_576)), status: 204 }),
      refused(400, null, 'request body exceeded maximum size of 8388608 bytes', write(0, zeros(7 * 1_048_576))),
    ],
  },
  {
    name: 'imports of unknown disks',
    steps: (['disk_bulk_write_import_start', 'disk_bulk_write_import_stop'] as const).flatMap((call) => [
      refused(404, 'ObjectNotFound', `not found: disk with id "${nil}"`, { call, path: { disk: nil } }),
      refused(404, 'ObjectNotFound', 'not found: disk with name "nothing"', {
        call,
        path: { disk: 'nothing' },
        query: inShop,
      }),
      refused(404, 'ObjectNotFound', `not found: disk with id "${nil}"`, {
        call: 'disk_bulk_write_import',
        path: { disk: nil },
        body: { offset: 0, base64_encoded_data: '' },
      }),
      refused(404, 'ObjectNotFound', `not found: disk with id "${nil}"`, {
        call: 'disk_finalize_import',
        path: { disk: nil },
        body: {},
      }),
    ]),
  },
]
