// Generated from openapi/resources/overviews.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Overview } from '../../../src/kit/overview/Overview.tsx'
import type { OverviewScreen } from '../../../src/kit/overview/spec.ts'
import { auditLogListOptions } from '../../api/queries/system-audit-log.gen.ts'
import { systemUpdateStatusOptions } from '../../api/queries/system-update.gen.ts'
import { alertReceiverDeliveryLookup } from '../alert-receiver-delivery/lookup.gen.ts'
import { alertReceiverLookup } from '../alert-receiver/lookup.gen.ts'
import { bfdSessionLookup } from '../bfd-session/lookup.gen.ts'
import { ipPoolLookup } from '../ip-pool/lookup.gen.ts'
import { utilizationRow } from '../ip-pool/queries.gen.ts'
import { physicalDiskLookup } from '../physical-disk/lookup.gen.ts'
import { scimTokenLookup } from '../scim-token/lookup.gen.ts'
import { siloUtilizationLookup } from '../silo-utilization/lookup.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'
import { sledLookup } from '../sled/lookup.gen.ts'
import { supportBundleLookup } from '../support-bundle/lookup.gen.ts'
import { switchLookup } from '../switch/lookup.gen.ts'
import { uninitializedSledLookup } from '../uninitialized-sled/lookup.gen.ts'
import { userSiloOfEachSiloLookup } from '../user/lookup.gen.ts'

/** @public Overrides may build on it. */
export const screen: OverviewScreen = {
  title: 'Overview',
  sections: [
    {
      kind: 'find',
      title: 'Needs attention',
      none: 'Nothing failed or pending',
      lists: [
        {
          lookup: alertReceiverDeliveryLookup,
          each: { lookup: alertReceiverLookup, param: 'receiver', field: 'id', name: 'name' },
          path: '/system/alerts/receivers/:receiver/deliveries',
          refresh: [{ when: { kind: 'field', path: 'state', in: ['pending'] }, seconds: 10 }, { seconds: 60 }],
          rules: [
            {
              when: { kind: 'field', path: 'state', in: ['failed'] },
              say: 'failed',
              tone: 'danger',
              search: '?filter=state:any:failed',
            },
          ],
        },
        {
          lookup: supportBundleLookup,
          path: '/system/support-bundles',
          refresh: [
            { when: { kind: 'field', path: 'state', in: ['collecting', 'destroying'] }, seconds: 5 },
            { seconds: 60 },
          ],
          rules: [
            {
              when: { kind: 'field', path: 'state', in: ['failed'] },
              say: 'failed',
              tone: 'danger',
              search: '?filter=state:any:failed',
            },
          ],
        },
        {
          lookup: bfdSessionLookup,
          path: '/system/networking/bfd-sessions',
          refresh: [{ seconds: 30 }],
          rules: [
            {
              when: { kind: 'field', path: 'state', in: ['down'] },
              say: 'down',
              tone: 'danger',
              search: '?filter=state:any:down',
            },
          ],
        },
        {
          lookup: uninitializedSledLookup,
          path: '/system/hardware/uninitialized-sleds',
          refresh: [],
          rules: [{ say: 'waiting to be added', tone: 'warning', search: '' }],
        },
        {
          lookup: scimTokenLookup,
          each: { lookup: siloLookup, param: 'silo', field: 'id', name: 'name' },
          path: '/system/silos/:silo/scim',
          refresh: [],
          rules: [
            {
              soon: { path: 'timeExpires', days: 30 },
              say: 'expired or expiring within 30 days',
              tone: 'warning',
              search: '?sort=timeExpires',
            },
          ],
        },
      ],
    },
    {
      kind: 'latest',
      title: 'Recent changes',
      source: {
        query: (params, page) => auditLogListOptions({ query: { sortBy: 'time_and_id_descending', startTime: new Date('1970-01-01T00:00:00Z'), ...page } }),
        shape: { kind: 'page' },
        paged: true,
      },
      columns: [
        {
          id: 'timeCompleted',
          label: 'Completed',
          help: 'When the call finished; the log is sorted and filtered by this time.',
          path: 'timeCompleted',
          cell: { kind: 'date' },
        },
        { id: 'operationId', label: 'Operation', path: 'operationId', cell: { kind: 'mono' } },
        {
          id: 'result.kind',
          label: 'Result',
          path: 'result.kind',
          cell: { kind: 'badge', tones: { error: 'danger', success: 'success', unknown: 'warning' } },
        },
        {
          id: 'actor.siloUserId',
          label: 'User',
          path: 'actor.siloUserId',
          cell: { kind: 'ref', lookup: userSiloOfEachSiloLookup },
        },
      ],
      rows: 8,
      rowKey: 'id',
      path: '/system/audit-log',
      refresh: [],
    },
    {
      kind: 'use',
      title: 'System update',
      parts: [
        {
          label: 'On the target release',
          measures: [],
          to: () => '/system/update',
          query: () => systemUpdateStatusOptions(),
          share: { map: 'componentsByReleaseVersion', key: 'targetRelease.version' },
        },
      ],
    },
    {
      kind: 'use',
      title: 'IP pools',
      parts: [
        {
          measures: [{ label: 'Capacity', left: 'remaining', of: 'capacity', cell: { kind: 'number' } }],
          rows: { lookup: ipPoolLookup, path: '/system/networking/ip-pools', refresh: [] },
          single: { param: 'pool', field: 'name', query: utilizationRow },
        },
      ],
    },
    {
      kind: 'use',
      title: 'Silo quotas',
      parts: [
        {
          measures: [
            { label: 'CPU', used: 'provisioned.cpus', of: 'allocated.cpus', cell: { kind: 'number' } },
            { label: 'Memory', used: 'provisioned.memory', of: 'allocated.memory', cell: { kind: 'bytes' } },
            {
              label: 'Storage',
              used: 'provisioned.storage',
              of: 'allocated.storage',
              cell: { kind: 'bytes' },
            },
          ],
          to: () => '/system/utilization',
          rows: { lookup: siloUtilizationLookup, path: '/system/utilization', refresh: [] },
        },
      ],
    },
    {
      kind: 'count',
      title: 'Hardware',
      lists: [
        {
          lookup: sledLookup,
          path: '/system/inventory/sleds',
          refresh: [],
          by: {
            id: 'state',
            label: 'State',
            path: 'state',
            cell: { kind: 'badge', tones: { active: 'success', decommissioned: 'neutral' } },
          },
        },
        {
          lookup: physicalDiskLookup,
          path: '/system/inventory/disks',
          refresh: [],
          by: {
            id: 'state',
            label: 'State',
            path: 'state',
            cell: { kind: 'badge', tones: { active: 'success', decommissioned: 'neutral' } },
          },
        },
        { lookup: switchLookup, path: '/system/hardware/switches', refresh: [] },
      ],
    },
  ],
}

export default function SystemOverview() {
  return <Overview screen={screen} />
}
