/** What each project and instance of the silo uses, from their lists: the platform has no such answer. */
import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'

import { diskListOptions } from '../../../generated/api/queries/disks.gen.ts'
import { instanceListOptions } from '../../../generated/api/queries/instances.gen.ts'
import { projectListOptions } from '../../../generated/api/queries/projects.gen.ts'
import { snapshotListOptions } from '../../../generated/api/queries/snapshots.gen.ts'
import type { Disk, Instance, InstanceState, Project, Snapshot } from '../../../generated/api/types.gen.ts'
import { type Drained, type DrainedQuery, drainOptions } from '../../api/drain.ts'
import { follow } from '../../api/follow.ts'
import { tagsOf } from '../../api/invalidate.ts'
import { nothing, sumOf, type Amounts } from './resources.ts'

export interface Use {
  /** Of an instance, the project that it is in. */
  project: string
  name: string
  used: Amounts
}

export interface TopUse {
  projects: readonly Use[]
  instances: readonly Use[]
  /** Projects that were not looked into. */
  left: number
  /** Those that could not be, or not to the end: they are not among the projects. */
  failed: readonly string[]
}

/** Projects that are looked into without being asked, as many lists as other readings of all projects take. */
export const mostProjects = 20
/** Projects that are looked into at the same time. */
const atOnce = 4

const shape = { kind: 'page' } as const
const allProjects = (): DrainedQuery<Project> =>
  drainOptions({ page: (page) => projectListOptions({ query: { ...page } }), shape })
const instancesOf = (project: string): DrainedQuery<Instance> =>
  drainOptions({ page: (page) => instanceListOptions({ query: { project, ...page } }), shape })
const disksOf = (project: string): DrainedQuery<Disk> =>
  drainOptions({ page: (page) => diskListOptions({ query: { project, ...page } }), shape })
const snapshotsOf = (project: string): DrainedQuery<Snapshot> =>
  drainOptions({ page: (page) => snapshotListOptions({ query: { project, ...page } }), shape })

interface TopOptions {
  queryKey: QueryKey
  queryFn: (context: QueryFunctionContext) => Promise<TopUse>
}

/** @param most how many projects are looked into */
export function topOptions(most: number): TopOptions {
  const projects = allProjects()
  const keys = [projects, instancesOf(''), disksOf(''), snapshotsOf('')].map(({ queryKey }) => queryKey)
  return {
    // Whatever changes one of the lists makes this stale.
    queryKey: [{ use: most, tags: [...new Set(keys.flatMap(tagsOf))] }],
    queryFn: async ({ client, signal }) => {
      const { rows } = await follow<Drained<Project>>(client, projects, { signal })
      const top = { projects: [] as Use[], instances: [] as Use[], failed: [] as string[] }
      const look = async ({ name }: Project): Promise<void> => {
        const read = <R extends Instance | Disk | Snapshot>(query: DrainedQuery<R>): Promise<Drained<R> | undefined> =>
          follow<Drained<R>>(client, query, { signal }).catch(() => undefined)
        const lists = await Promise.all([read(instancesOf(name)), read(disksOf(name)), read(snapshotsOf(name))])
        signal.throwIfAborted()
        const [instances, disks, snapshots] = lists
        const used = (instances?.rows ?? []).filter(isCharged).map((one) => ({
          project: name,
          name: one.name,
          used: { ...nothing, cpus: one.ncpus, memory: one.memory },
        }))
        for (const one of used) top.instances.push(one)
        const space = [...(disks?.rows ?? []), ...(snapshots?.rows ?? [])].map(({ size }) => ({
          ...nothing,
          storage: size,
        }))
        if (lists.some((list) => list === undefined || list.problem !== undefined)) top.failed.push(name)
        else top.projects.push({ project: name, name, used: sumOf([...used.map((one) => one.used), ...space]) })
      }
      const wanted = rows.slice(0, most)
      while (wanted.length > 0) {
        // oxlint-disable-next-line no-await-in-loop -- a few at a time
        await Promise.all(wanted.splice(0, atOnce).map(look))
      }
      return { ...top, left: Math.max(0, rows.length - most) }
    },
  }
}

const withoutMachine: readonly InstanceState[] = ['creating', 'stopped', 'failed', 'destroyed']

/** CPU and memory are charged while there is a virtual machine (server-behaviour §0.6). */
const isCharged = ({ runState }: Instance): boolean => !withoutMachine.includes(runState)
