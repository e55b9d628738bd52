/** The network that packets are sent in, as pages and forms read it. */
import { type FetchQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { instanceExternalIpListOptions } from '../../../generated/api/queries/instances.gen.ts'
import { listRows } from '../../../generated/screens/vpc-firewall-rule/queries.gen.ts'
import { follow } from '../../api/follow.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Params } from '../../kit/spec.ts'
import type { Network } from './network.ts'
import { readAgain, surroundingsOptions } from './network-query.ts'

type External = Network['external']
type Context = Parameters<Exclude<FetchQueryOptions<External>['queryFn'], symbol | undefined>>[0]

/** External addresses of some instances, by id. Those that cannot be read are left out: they are not known. */
export function externalOptions(ids: readonly string[]) {
  return {
    queryKey: [{ _id: 'firewall-external', path: { ids }, tags: ['instance_external_ip', 'floating_ip'] }],
    queryFn: async ({ client, signal }: Context): Promise<External> => {
      const reads = ids.map(async (instance) => {
        const { items } = await follow(client, instanceExternalIpListOptions({ path: { instance } }), { signal })
        return [instance, items] as const
      })
      const answers = await Promise.allSettled(reads)
      signal.throwIfAborted()
      return new Map(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])))
    },
  }
}

export interface Known {
  /** Without external addresses. Undefined while it is on its way. */
  network: Network | undefined
  error: unknown
  /** When what is known was read, in milliseconds since the epoch: with an error it is not known what has become of it. */
  updatedAt: number
  refresh: () => Promise<unknown>
}

const noAddresses: External = new Map()

/** The VPC that packets are sent in. */
export function useNetwork(params: Params): Known {
  const client = useQueryClient()
  const around = useQuery(surroundingsOptions(params))
  const set = useQuery(listRows(params))
  const network = useMemo(
    () => around.data && set.data && { ...around.data, rules: set.data.rules, external: noAddresses },
    [around.data, set.data],
  )
  return {
    network,
    error: around.error ?? set.error ?? undefined,
    updatedAt: Math.min(around.dataUpdatedAt, set.dataUpdatedAt),
    refresh: () => Promise.all([readAgain(client, params), set.refetch()]),
  }
}

/** The same, read at once. */
export async function readNetwork(params: Params): Promise<Network> {
  const client = queryClient()
  const [around, { rules }] = await Promise.all([
    client.fetchQuery(surroundingsOptions(params)),
    client.fetchQuery(listRows(params)),
  ])
  return { ...around, rules, external: noAddresses }
}
