/** What the page “would this packet pass?” reads. */
import { type FetchQueryOptions, useQuery } from '@tanstack/react-query'

import { instanceExternalIpListOptions } from '../../../../generated/api/queries/instances.gen.ts'
import { listRows } from '../../../../generated/screens/vpc-firewall-rule/queries.gen.ts'
import { follow } from '../../../api/follow.ts'
import type { Params } from '../../../kit/spec.ts'
import type { Network } from '../network.ts'
import { surroundingsOptions } from '../network-query.ts'

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
  refresh: () => Promise<unknown>
}

const noAddresses: External = new Map()

/** The VPC that packets are sent in. */
export function useNetwork(params: Params, enabled = true): Known {
  const around = useQuery({ ...surroundingsOptions(params), enabled })
  const rules = useQuery({ ...listRows(params), enabled })
  return {
    network: around.data && rules.data && { ...around.data, rules: rules.data.rules, external: noAddresses },
    error: around.error ?? rules.error ?? undefined,
    refresh: () => Promise.all([around.refetch(), rules.refetch()]),
  }
}
