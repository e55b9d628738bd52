/** Reads what of a VPC its packets meet: interfaces with their instances and subnets, and routes. */
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

import { vpcSubnetListNetworkInterfacesOptions, vpcViewOptions } from '../../../generated/api/queries/vpcs.gen.ts'
import { listRows as instanceRows } from '../../../generated/screens/instance/queries.gen.ts'
import { listRows as routeRows } from '../../../generated/screens/vpc-router-route/queries.gen.ts'
import { listRows as routerRows } from '../../../generated/screens/vpc-router/queries.gen.ts'
import { listRows as subnetRows } from '../../../generated/screens/vpc-subnet/queries.gen.ts'
import { drainOptions, type TypedQuery } from '../../api/drain.ts'
import { ApiError } from '../../api/errors.ts'
import { follow } from '../../api/follow.ts'
import { neverFresh } from '../../api/query-client.ts'
import { chain } from '../../kit/selectors.ts'
import type { PageRequest, Params, Row } from '../../kit/spec.ts'
import { formatNumber, plural } from '../../lib/numbers.ts'
import { workOff } from '../../lib/work-off.ts'
import type { Surroundings } from './network.ts'

const tags = ['vpc', 'vpc_subnet', 'vpc_router', 'vpc_router_route', 'instance', 'instance_network_interface']

type Context = Parameters<Exclude<FetchQueryOptions<Surroundings>['queryFn'], symbol | undefined>>[0]

/** Things whose own lists are read, at most: without being asked to, and of a network when somebody has asked for all of it. */
const [mostUnasked, mostAsked] = [500, 10_000]

/**
 * Query options of a VPC's surroundings. Its lists are those of other pages, where they have been read already.
 *
 * @param most subnets, and routers, of which something is read
 */
export function surroundingsOptions(params: Params, most = mostUnasked) {
  const { project = '', vpc = '' } = params
  return {
    queryKey: [{ _id: 'firewall-surroundings', path: { project, vpc }, tags }],
    queryFn: ({ client, signal }: Context) => readSurroundings(params, { client, signal, most }),
  }
}

/** Reads them again because somebody asks for it. @param isWhole all of a large network, as it was once it has been read */
export function readAgain(client: QueryClient, params: Params, isWhole?: boolean): Promise<void> {
  const { queryKey } = surroundingsOptions(params)
  const most = (isWhole ?? client.getQueryData(queryKey) !== undefined) ? mostAsked : mostUnasked
  return client.prefetchQuery({ ...surroundingsOptions(params, most), staleTime: neverFresh })
}

/** Of a part of a network nothing can be said: what was not read might decide. */
export class NotWhole extends ApiError {
  /** What there is too much of to be read unasked, as `501 subnets`; '' where it cannot be asked for. */
  readonly askFor: string

  constructor(why: string, askFor = '') {
    super(`The VPC could not be read as a whole: ${why}.`, { kind: 'client_error' })
    this.askFor = askFor
  }
}

/** @throws NotWhole when there are more than `most` of them */
export function refuseMany(count: number, what: string, most = mostUnasked): void {
  if (count <= most) return
  const all = plural(count, what)
  const isTooMany = count > mostAsked
  throw new NotWhole(`it has ${all}, more than ${formatNumber(isTooMany ? mostAsked : most)}`, isTooMany ? '' : all)
}

/** Reads whole lists, on behalf of another reading. @throws ApiError when there is more than can be read */
export const readAll =
  (reading: Pick<Context, 'client' | 'signal'>) =>
  async <R extends Row>(page: (request: PageRequest) => TypedQuery<{ items: readonly R[] }>): Promise<readonly R[]> => {
    const { rows, problem } = await follow(reading.client, drainOptions<R>({ page, shape: { kind: 'page' } }), reading)
    if (problem === 'loop') throw new NotWhole('the server repeated itself')
    if (problem !== undefined) throw new NotWhole(`a list has more than ${plural(rows.length, 'row')}`)
    return rows
  }

/** How many have been read between two reports, and lists that are read at the same time. */
const [stride, atOnce] = [50, 8]

/** Reads something of each of some things, a few at a time. @param onRead told of each @throws what `read` throws */
export async function readEach<T, R>(
  things: readonly T[],
  read: (thing: T) => Promise<R>,
  { signal, onRead }: { signal: AbortSignal; onRead?: () => void },
): Promise<readonly R[]> {
  const found: R[] = []
  const put = async ([at, thing]: readonly [number, T]): Promise<void> => {
    found[at] = await read(thing)
    onRead?.()
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

/** Where that is told while all of a large network is read; nothing asks for it. */
export const readSoFarKey = ({ project = '', vpc = '' }: Params) => [
  { _id: 'firewall-read-so-far', path: { project, vpc } },
]

interface Reading extends Pick<Context, 'client' | 'signal'> {
  most: number
}

async function readSurroundings(params: Params, { most, ...reading }: Reading): Promise<Surroundings> {
  const { project, vpc = '' } = params
  const all = readAll(reading)
  const { client, signal } = reading
  const tell = (read: number, of: number): void =>
    void client.setQueryData<ReadSoFar>(readSoFarKey(params), { read, of })
  // What was told of another reading is over.
  tell(0, 0)
  const [view, instances, subnets, routers] = await Promise.all([
    follow(client, vpcViewOptions({ path: { vpc }, query: chain([['project', project]]) }), reading),
    all((page) => instanceRows(params, page)),
    all((page) => subnetRows(params, page)),
    all((page) => routerRows(params, page)),
  ])
  refuseMany(subnets.length, 'subnet', most)
  refuseMany(routers.length, 'router', most)
  let read = -1
  const onRead = (): void => {
    read += 1
    if (most > mostUnasked && read % stride === 0) tell(read, subnets.length + routers.length)
  }
  onRead()
  const each = { signal, onRead }
  const [interfaces, routes] = await Promise.all([
    readEach(
      subnets,
      ({ id: subnet }) =>
        all((page) => vpcSubnetListNetworkInterfacesOptions({ path: { subnet }, query: { ...page } })),
      each,
    ),
    readEach(routers, ({ name: router }) => all((page) => routeRows({ ...params, router }, page)), each),
  ])
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
