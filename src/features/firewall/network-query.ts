/** Reads what of a VPC its packets meet: interfaces with their instances and subnets, and routes. */
import type { FetchQueryOptions } from '@tanstack/react-query'

import { vpcSubnetListNetworkInterfacesOptions, vpcViewOptions } from '../../../generated/api/queries/vpcs.gen.ts'
import { listRows as instanceRows } from '../../../generated/screens/instance/queries.gen.ts'
import { listRows as routeRows } from '../../../generated/screens/vpc-router-route/queries.gen.ts'
import { listRows as routerRows } from '../../../generated/screens/vpc-router/queries.gen.ts'
import { listRows as subnetRows } from '../../../generated/screens/vpc-subnet/queries.gen.ts'
import { drainOptions, type TypedQuery } from '../../api/drain.ts'
import { follow } from '../../api/follow.ts'
import { chain } from '../../kit/selectors.ts'
import type { PageRequest, Params, Row } from '../../kit/spec.ts'
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

/** Reads whole lists, on behalf of another reading. */
export const readAll =
  (reading: Pick<Context, 'client' | 'signal'>) =>
  async <R extends Row>(page: (request: PageRequest) => TypedQuery<{ items: readonly R[] }>): Promise<readonly R[]> =>
    (await follow(reading.client, drainOptions<R>({ page, shape: { kind: 'page' } }), reading)).rows

async function readSurroundings(params: Params, reading: Pick<Context, 'client' | 'signal'>): Promise<Surroundings> {
  const { project, vpc = '' } = params
  const all = readAll(reading)
  const [view, instances, subnets, routers] = await Promise.all([
    follow(reading.client, vpcViewOptions({ path: { vpc }, query: chain([['project', project]]) }), reading),
    all((page) => instanceRows(params, page)),
    all((page) => subnetRows(params, page)),
    all((page) => routerRows(params, page)),
  ])
  const [interfaces, routes] = await Promise.all([
    Promise.all(
      subnets.map(({ id: subnet }) =>
        all((page) => vpcSubnetListNetworkInterfacesOptions({ path: { subnet }, query: { ...page } })),
      ),
    ),
    Promise.all(routers.map(({ name }) => all((page) => routeRows({ ...params, router: name }, page)))),
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
