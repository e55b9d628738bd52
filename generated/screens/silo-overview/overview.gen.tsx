// Generated from openapi/resources/overviews.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Overview } from '../../../src/kit/overview/Overview.tsx'
import type { OverviewScreen } from '../../../src/kit/overview/spec.ts'
import { utilizationViewOptions } from '../../api/queries/silos.gen.ts'
import { systemUpdateStatusOptions } from '../../api/queries/system-update.gen.ts'
import { accessTokenLookup } from '../access-token/lookup.gen.ts'
import { certificateLookup } from '../certificate/lookup.gen.ts'
import { diskLookup } from '../disk/lookup.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import { ipPoolLookup } from '../ip-pool/lookup.gen.ts'
import { utilizationRow } from '../ip-pool/queries.gen.ts'
import { projectLookup } from '../project/lookup.gen.ts'

/** @public Overrides may build on it. */
export const screen: OverviewScreen = {
  title: 'Overview',
  sections: [
    {
      kind: 'find',
      title: 'Needs attention',
      none: 'Nothing failed, stuck or expiring',
      lists: [
        {
          lookup: instanceLookup,
          each: { lookup: projectLookup, param: 'project', field: 'id', name: 'name', together: true },
          path: '/all/instances',
          refresh: [
            {
              when: {
                kind: 'field',
                path: 'runState',
                in: ['creating', 'starting', 'rebooting', 'migrating', 'stopping'],
              },
              seconds: 3,
            },
            {
              when: {
                kind: 'all',
                of: [
                  { kind: 'field', path: 'autoRestartEnabled', in: [true] },
                  { kind: 'field', path: 'runState', in: ['failed'] },
                ],
              },
              seconds: 10,
            },
            { seconds: 60 },
          ],
          rules: [
            {
              when: { kind: 'field', path: 'runState', in: ['failed'] },
              say: 'failed',
              tone: 'danger',
              search: '?filter=runState:any:failed',
            },
            {
              when: {
                kind: 'field',
                path: 'runState',
                in: ['creating', 'starting', 'stopping', 'rebooting', 'migrating', 'repairing'],
              },
              longer: { path: 'timeRunStateUpdated', seconds: 600 },
              say: 'in transition for over 10 minutes',
              tone: 'warning',
              search: '?filter=runState:any:creating,starting,stopping,rebooting,migrating,repairing',
            },
          ],
        },
        {
          lookup: diskLookup,
          each: { lookup: projectLookup, param: 'project', field: 'id', name: 'name', together: true },
          path: '/all/disks',
          refresh: [],
          rules: [
            {
              when: { kind: 'field', path: 'state.state', in: ['faulted'] },
              say: 'faulted',
              tone: 'danger',
              search: '?filter=state.state:any:faulted',
            },
          ],
        },
        {
          lookup: accessTokenLookup,
          path: '/settings/access-tokens',
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
        {
          lookup: certificateLookup,
          path: '/settings/certificates',
          refresh: [],
          rules: [
            {
              soon: { path: 'cert', days: 30 },
              say: 'expired or expiring within 30 days',
              tone: 'warning',
              search: '?sort=cert',
            },
          ],
        },
      ],
    },
    {
      kind: 'use',
      title: 'Quotas',
      parts: [
        {
          measures: [
            { label: 'CPU', used: 'provisioned.cpus', of: 'capacity.cpus', cell: { kind: 'number' } },
            { label: 'Memory', used: 'provisioned.memory', of: 'capacity.memory', cell: { kind: 'bytes' } },
            { label: 'Storage', used: 'provisioned.storage', of: 'capacity.storage', cell: { kind: 'bytes' } },
          ],
          to: () => '/utilization',
          query: () => utilizationViewOptions(),
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
  ],
}

export default function SiloOverview() {
  return <Overview screen={screen} />
}
