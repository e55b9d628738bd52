/** What a rack is drawn from. */
import { type FetchQueryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import {
  physicalDiskListOptions,
  sledInstanceListOptions,
  sledListOptions,
  sledListUninitializedOptions,
  switchListOptions,
} from '../../../generated/api/queries/system-hardware.gen.ts'
import type { PhysicalDisk, Sled, SledInstance, Switch, UninitializedSled } from '../../../generated/api/types.gen.ts'
import { type Drained, drainOptions } from '../../api/drain.ts'
import { follow } from '../../api/follow.ts'
import { type Inventory, mostUnits } from './rack.ts'
import { paced } from '../../kit/queries/refresh.ts'

const shape = { kind: 'page' } as const
/** An added sled comes up by itself after some minutes. */
const again = { refetchInterval: paced(60_000) }

const sledOptions = () => drainOptions<Sled>({ page: (page) => sledListOptions({ query: { ...page } }), shape })
const switchOptions = () => drainOptions<Switch>({ page: (page) => switchListOptions({ query: { ...page } }), shape })
const waitingOptions = () =>
  drainOptions<UninitializedSled>({ page: (page) => sledListUninitializedOptions({ query: { ...page } }), shape })
const diskOptions = () =>
  drainOptions<PhysicalDisk>({ page: (page) => physicalDiskListOptions({ query: { ...page } }), shape })
const instancesOf = (sledId: string) =>
  drainOptions<SledInstance>({
    page: (page) => sledInstanceListOptions({ path: { sledId }, query: { ...page } }),
    shape,
  })

/** Lists that are read at the same time. */
const atOnce = 4
/** With so many instances no further list is begun: a rack has a tenth of them. */
const mostInstances = 20_000

export interface Loads {
  /** By the id of the sled. */
  instances: ReadonlyMap<string, readonly SledInstance[]>
  /** Sleds whose instances could not be read, or not to the end. */
  failed: readonly string[]
}

type Context = Parameters<Exclude<FetchQueryOptions<Loads>['queryFn'], symbol | undefined>>[0]

/** What runs on each of some sleds. */
function loadOptions(ids: readonly string[]) {
  return {
    queryKey: [{ _id: 'rack-instances', path: { ids }, tags: ['sled_instance', 'instance'] }],
    queryFn: async ({ client, signal }: Context): Promise<Loads> => {
      const [instances, failed] = [new Map<string, readonly SledInstance[]>(), [] as string[]]
      const look = async (id: string): Promise<void> => {
        const list = await follow<Drained<SledInstance>>(client, instancesOf(id), { signal }).catch(() => undefined)
        signal.throwIfAborted()
        if (list && list.problem === undefined) instances.set(id, list.rows)
        else failed.push(id)
      }
      let read = 0
      const wanted = ids.slice(0, mostUnits)
      while (wanted.length > 0 && read < mostInstances) {
        const some = wanted.splice(0, atOnce)
        // oxlint-disable-next-line no-await-in-loop -- a few at a time
        await Promise.all(some.map(look))
        for (const id of some) read += instances.get(id)?.length ?? 0
      }
      return { instances, failed: [...failed, ...wanted] }
    },
  }
}

export interface RackData {
  /** Undefined while it is on its way, or could not be read. */
  inventory: Inventory | undefined
  error: unknown
  /** What could not be read besides; what was read before is shown. */
  missing: readonly { what: string; error: unknown; updatedAt: number }[]
  /** Of how many sleds of the rack nobody knows what runs there: it could not be read, or they are too many. */
  unread: number
  updatedAt: number
  refresh: () => Promise<unknown>
}

const nobody: Loads['instances'] = new Map()

export function useRack(rackId: string): RackData {
  const read = { throwOnError: false } as const
  const sleds = useQuery({ ...sledOptions(), ...read, ...again })
  const switches = useQuery({ ...switchOptions(), ...read })
  const waiting = useQuery({ ...waitingOptions(), ...read, ...again })
  const disks = useQuery({ ...diskOptions(), ...read })
  const ids = useMemo(
    () => (sleds.data?.rows ?? []).filter((one) => one.rackId === rackId).map(({ id }) => id),
    [sleds.data, rackId],
  )
  const loads = useQuery({ ...loadOptions(ids), ...read, enabled: sleds.data?.done === true && ids.length > 0 })
  const { data } = loads
  const inventory = useMemo(
    () =>
      sleds.data && {
        sleds: sleds.data.rows,
        switches: switches.data?.rows,
        waiting: waiting.data?.rows,
        disks: disks.data?.done === true ? disks.data.rows : undefined,
        instances: data?.instances ?? nobody,
      },
    [sleds.data, switches.data, waiting.data, disks.data, data],
  )
  const all = [sleds, switches, waiting, disks]
  return {
    inventory,
    error: sleds.error ?? undefined,
    missing: [
      { what: 'Switches', error: switches.error, updatedAt: switches.dataUpdatedAt },
      { what: 'Uninitialized sleds', error: waiting.error, updatedAt: waiting.dataUpdatedAt },
      { what: 'Disks', error: disks.error, updatedAt: disks.dataUpdatedAt },
    ].filter(({ error }) => error !== null),
    unread: data ? data.failed.length + Math.max(0, ids.length - mostUnits) : 0,
    updatedAt: sleds.dataUpdatedAt,
    refresh: () => Promise.all([...all, ...(ids.length > 0 ? [loads] : [])].map((query) => query.refetch())),
  }
}
