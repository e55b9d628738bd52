/** Reads what of a VPC its packets meet: interfaces with their instances and subnets, and routes. */
import type { FetchQueryOptions } from '@tanstack/react-query'

import { vpcSubnetListNetworkInterfacesOptions, vpcViewOptions } from '../../../generated/api/queries/vpcs.gen.ts'
import { listRows as instanceRows } from '../../../generated/screens/instance/queries.gen.ts'
import { listRows as routeRows } from '../../../generated/screens/vpc-router-route/queries.gen.ts'
import { listRows as routerRows } from '../../../generated/screens/vpc-router/queries.gen.ts'
import { listRows as subnetRows } from '../../../generated/screens/vpc-subnet/queries.gen.ts'
import { drainOptions, type TypedQuery } from '../../api/drain.ts'
import { ApiError } from '../../api/errors.ts'
import { follow } from '../../api/follow.ts'
import { chain } from '../../kit/selectors.ts'
import type { PageRequest, Params, Row } from '../../kit/spec.ts'
import { formatNumber, plural } from '../../lib/numbers.ts'
import { workOff } from '../../lib/work-off.ts'
import type { Surroundings } from './network.ts'

const tags = ['vpc', 'vpc_subnet', 'vpc_router', 'vpc_router_route', 'instance', 'instance_network_interface']

type Context = Parameters<Exclude<FetchQueryOptions<Surroundings>['queryFn'], symbol | undefined>>[0]

/** Query options of a VPC's surroundings. Its lists are those of other pages, where they have been read already. */
export function surroundingsOptions(params: Params) {
  const { project = '', vpc = '' } = params
  return {
    queryKey: [{ _id: 'firewall-surroundings', path: { project, vpc }, tags }],
    queryFn: ({ client, signal }: Context) => readSurroundings(params, { client, signal }),
  }
}

/** Of a part of a network nothing can be said: what was not read might decide. */
const notWhole = (why: string): ApiError =>
  new ApiError(`The VPC could not be read as a whole: ${why}.`, { kind: 'client_error' })

/** Reads whole lists, on behalf of another reading. @throws ApiError when there is more than can be read */
export const readAll =
  (reading: Pick<Context, 'client' | 'signal'>) =>
  async <R extends Row>(page: (request: PageRequest) => TypedQuery<{ items: readonly R[] }>): Promise<readonly R[]> => {
    const { rows, problem } = await follow(reading.client, drainOptions<R>({ page, shape: { kind: 'page' } }), reading)
    if (problem === 'loop') throw notWhole('the server repeated itself')
    if (problem !== undefined) throw notWhole(`a list has more than ${plural(rows.length, 'row')}`)
    return rows
  }

/** Things whose own lists are read, at most, and lists that are read at the same time. */
const [mostLists, atOnce] = [10_000, 8]

/** How many lists have been read between two reports. */
const stride = 50

export interface EachOptions {
  /** What one of them is called. */
  what: string
  signal: AbortSignal
  /** Told how many have been read. */
  onRead?: (read: number) => void
}

/** Reads something of each of some things, a few at a time. @throws ApiError when they are too many, and what `read` throws */
export async function readEach<T, R>(
  things: readonly T[],
  read: (thing: T) => Promise<R>,
  { what, signal, onRead }: EachOptions,
): Promise<readonly R[]> {
  if (things.length > mostLists)
    throw notWhole(`it has ${plural(things.length, what)}, more than ${formatNumber(mostLists)}`)
  const found: R[] = []
  let count = 0
  const put = async ([at, thing]: readonly [number, T]): Promise<void> => {
    found[at] = await read(thing)
    count += 1
    if (count % stride === 0) onRead?.(count)
  }
  await workOff([...things.entries()], put, { atOnce, signal })
  signal.throwIfAborted()
  return found
}

/** How far the reading of a VPC has come. */
export interface ReadSoFar {
  /** Lists of interfaces and of routes. */
  read: number
  of: number
}

/** Where that is told while it goes on; nothing asks for it. */
export const readSoFarKey = ({ project = '', vpc = '' }: Params) => [
  { _id: 'firewall-read-so-far', path: { project, vpc } },
]

async function readSurroundings(params: Params, reading: Pick<Context, 'client' | 'signal'>): Promise<Surroundings> {
  const { project, vpc = '' } = params
  const all = readAll(reading)
  const { signal } = reading
  const [view, instances, subnets, routers] = await Promise.all([
    follow(reading.client, vpcViewOptions({ path: { vpc }, query: chain([['project', project]]) }), reading),
    all((page) => instanceRows(params, page)),
    all((page) => subnetRows(params, page)),
    all((page) => routerRows(params, page)),
  ])
  const counts = { subnets: 0, routers: 0 }
  const onRead = (part: Partial<typeof counts>): void => {
    Object.assign(counts, part)
    const state: ReadSoFar = { read: counts.subnets + counts.routers, of: subnets.length + routers.length }
    reading.client.setQueryData(readSoFarKey(params), state)
  }
  const [interfaces, routes] = await Promise.all([
    readEach(
      subnets,
      ({ id: subnet }) =>
        all((page) => vpcSubnetListNetworkInterfacesOptions({ path: { subnet }, query: { ...page } })),
      { what: 'subnet', signal, onRead: (read) => onRead({ subnets: read }) },
    ),
    readEach(routers, ({ name: router }) => all((page) => routeRows({ ...params, router }, page)), {
      what: 'router',
      signal,
      onRead: (read) => onRead({ routers: read }),
    }),
  ])
  reading.client.removeQueries({ queryKey: readSoFarKey(params), exact: true })
  return {
    vpc: view.name,
    systemRouterId: view.systemRouterId,
    instances,
    subnets,
    interfaces: interfaces.flat(),
    routers,
    routes: routes.flat(),
  }
}
