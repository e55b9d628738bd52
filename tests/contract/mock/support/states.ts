/** Instances and disks in every state that the API can show, also those that no call leads to. */
import type { DiskState, InstanceState } from '../../../../generated/api/wire.gen.ts'
import type { OperationId } from '../../../../src/mock/spec/operation-spec.ts'
import type { Backend, Request } from './backend.ts'

export const runStates = [
  'creating',
  'starting',
  'running',
  'stopping',
  'stopped',
  'rebooting',
  'migrating',
  'repairing',
  'failed',
] as const satisfies readonly InstanceState[]

export type RunState = (typeof runStates)[number]

export const diskStates = [
  'creating',
  'detached',
  'import_ready',
  'importing_from_url',
  'importing_from_bulk_writes',
  'finalizing',
  'maintenance',
  'attaching',
  'attached',
  'detaching',
  'faulted',
] as const satisfies readonly DiskState['state'][]

export const inShop = { project: 'web-shop' }

/** The stopped instance of the story in another state, with `spare-disk` beside its boot disk, and with what it could join. */
export async function arrangeInstance(backend: Backend, state: RunState): Promise<void> {
  backend.mock.reset()
  const { store } = backend.mock
  await succeed(backend, 'affinity_group_create', {
    query: inShop,
    body: { name: 'together', description: '', policy: 'allow', failure_domain: 'sled' },
  })
  await succeed(backend, 'disk_create', {
    query: inShop,
    body: {
      name: 'spare-disk',
      description: '',
      size: 1_073_741_824,
      disk_source: { type: 'blank', block_size: 512 },
    },
  })
  await succeed(backend, 'vpc_subnet_create', {
    query: { ...inShop, vpc: 'default' },
    body: { name: 'second', description: '', ipv4_block: '10.77.0.0/24' },
  })
  await succeed(backend, 'instance_disk_attach', {
    path: { instance: 'batch' },
    query: inShop,
    body: { disk: 'spare-disk' },
  })
  const key = store.table('instance').find(({ row }) => row.name === 'batch')?.key ?? ''
  store.table('instance').patch(key, { run_state: state })
}

/** @throws Error where it is refused: what is arranged would lack something, and a test say something else of it */
async function succeed(backend: Backend, operation: OperationId, request: Request): Promise<void> {
  const { status, text } = await backend.call(operation, request)
  if (status >= 300) throw new Error(`${operation} was answered with ${status}: ${text}`)
}

/** `orders-old` in another state; where that goes with an instance, it is the stopped one of the story. */
export function arrangeDisk({ mock }: Backend, state: (typeof diskStates)[number]): void {
  mock.reset()
  const { store } = mock
  const instance = store.table('instance').find(({ row }) => row.name === 'batch')?.key ?? ''
  const key = store.table('disk').find(({ row }) => row.name === 'orders-old')?.key ?? ''
  const held = state === 'attaching' || state === 'attached' || state === 'detaching'
  store.table('disk').patch(key, { state: held ? { state, instance } : { state } })
}
