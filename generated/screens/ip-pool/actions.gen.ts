// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { ipPoolDelete } from '../../api/sdk/system-ip-pools.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'This deletes {name} and its links to silos.' },
    offer: { kind: 'empty', collection: 'ip_pool_range' },
    reason: 'Remove its ranges first',
    role: 'fleet.admin',
    bulk: true,
    call: ({ row }) => ipPoolDelete({ path: { pool: textAt(row, 'id') }, throwOnError: true }),
    toast: 'IP pool {name} deleted',
    effects: ['internet_gateway_ip_pool', 'ip_pool', 'ip_pool_silo'],
    leave: () => '/system/networking/ip-pools',
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
