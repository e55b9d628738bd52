/** What the map of a VPC is drawn from. */
import { type FetchQueryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { FloatingIp } from '../../../generated/api/types.gen.ts'
import { listRows as floatingIpRows } from '../../../generated/screens/floating-ip/queries.gen.ts'
import { listRows as addressRows } from '../../../generated/screens/internet-gateway-ip-address/queries.gen.ts'
import { listRows as poolRows } from '../../../generated/screens/internet-gateway-ip-pool/queries.gen.ts'
import { listRows as gatewayRows } from '../../../generated/screens/internet-gateway/queries.gen.ts'
import { drainOptions } from '../../api/drain.ts'
import type { Params } from '../../kit/spec.ts'
import type { Network, Surroundings } from '../firewall/network.ts'
import { readAgain, readAll, readEach, refuseMany, surroundingsOptions } from '../firewall/network-query.ts'
import { externalOptions } from '../firewall/use-network.ts'
import type { Gateway } from './map.ts'

type External = Network['external']
type Context = Parameters<Exclude<FetchQueryOptions<readonly Gateway[]>['queryFn'], symbol | undefined>>[0]

const gatewayTags = ['internet_gateway', 'internet_gateway_ip_pool', 'internet_gateway_ip_address']

/** The internet gateways of a VPC with what is attached to them. */
export function gatewaysOptions(params: Params) {
  const { project = '', vpc = '' } = params
  return {
    queryKey: [{ _id: 'network-map-gateways', path: { project, vpc }, tags: gatewayTags }],
    queryFn: async ({ client, signal }: Context): Promise<readonly Gateway[]> => {
      const all = readAll({ client, signal })
      const gateways = await all((page) => gatewayRows(params, page))
      const read = async (gateway: (typeof gateways)[number]): Promise<Gateway> => {
        const at = { ...params, gateway: gateway.name }
        const [pools, addresses] = await Promise.all([
          all((page) => poolRows(at, page)),
          all((page) => addressRows(at, page)),
        ])
        return { gateway, pools, addresses }
      }
      refuseMany(gateways.length, 'internet gateway')
      return readEach(gateways, read, { signal })
    },
  }
}

/** All floating IPs of the project: one list has those of all instances. */
export const floatingIpsOptions = (params: Params) =>
  drainOptions({ page: (page) => floatingIpRows(params, page), shape: { kind: 'page' } })

/** So many interfaces are shown from the start; of more the subnets alone. */
export const fewInterfaces = 24

/** The instances of an open subnet are asked for their other addresses one by one, if they are no more than these. */
export const mostAsked = 50

export interface MapData {
  around: Surroundings | undefined
  error: unknown
  gateways: readonly Gateway[] | undefined
  external: External
  /** Of how many instances external addresses were asked for in vain. */
  unread: number
  /** What could not be read besides; what was read before is shown. */
  missing: readonly { what: string; error: unknown; updatedAt: number }[]
  updatedAt: number
  refresh: () => Promise<unknown>
}

/** @param isOpen what people have opened or shut */
export function useMapData(params: Params, isOpen: (id: string) => boolean | undefined): MapData {
  const client = useQueryClient()
  const read = { throwOnError: false } as const
  const around = useQuery({ ...surroundingsOptions(params), ...read })
  const gateways = useQuery({ ...gatewaysOptions(params), ...read })
  const floating = useQuery({ ...floatingIpsOptions(params), ...read })
  const asked = askedOf(around.data, isOpen)
  const queries = asked.map(externalOptions)
  const others = useQueries({ queries, combine: answersOf })
  const external = useMemo(() => externalOf(floating.data?.rows ?? [], others), [floating.data, others])
  return {
    around: around.data,
    error: around.error ?? undefined,
    gateways: gateways.data,
    external,
    unread: asked.flatMap((ids, at) => ids.filter((id) => others[at]?.has(id) === false)).length,
    missing: [
      { what: 'Internet gateways', error: gateways.error, updatedAt: gateways.dataUpdatedAt },
      { what: 'Floating IPs', error: floating.error, updatedAt: floating.dataUpdatedAt },
    ].filter(({ error }) => error !== null),
    updatedAt: around.dataUpdatedAt,
    refresh: () =>
      Promise.all([
        readAgain(client, params),
        ...[gateways, floating].map((query) => query.refetch()),
        ...queries.map(({ queryKey }) => client.refetchQueries({ queryKey })),
      ]),
  }
}

/** The instances of each open subnet whose addresses are asked for. */
function askedOf(around: Surroundings | undefined, isOpen: (id: string) => boolean | undefined): string[][] {
  if (!around) return []
  const { interfaces, subnets } = around
  const primary = Map.groupBy(
    interfaces.filter((nic) => nic.primary),
    ({ subnetId }) => subnetId,
  )
  return subnets.flatMap(({ id }) => {
    const ids = (primary.get(id) ?? []).map(({ instanceId }) => instanceId)
    const asks = (isOpen(id) ?? interfaces.length <= fewInterfaces) && ids.length > 0 && ids.length <= mostAsked
    return asks ? [ids] : []
  })
}

const answersOf = (answers: readonly { data: External | undefined }[]) => answers.map(({ data }) => data)

/** What the instances say themselves is all that they have. */
function externalOf(
  floating: readonly Pick<FloatingIp, 'ip' | 'instanceId'>[],
  answers: readonly (External | undefined)[],
): External {
  const attached = floating.flatMap(({ ip, instanceId }) =>
    instanceId ? { ip, instanceId, kind: 'floating' as const } : [],
  )
  return new Map([
    ...Map.groupBy(attached, ({ instanceId }) => instanceId),
    ...answers.flatMap((one) => [...(one ?? [])]),
  ])
}
