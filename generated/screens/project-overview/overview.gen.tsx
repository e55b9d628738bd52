// Generated from openapi/resources/overviews.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Overview } from '../../../src/kit/overview/Overview.tsx'
import type { OverviewScreen } from '../../../src/kit/overview/spec.ts'
import { diskLookup } from '../disk/lookup.gen.ts'
import { floatingIpLookup } from '../floating-ip/lookup.gen.ts'
import { imageLookup } from '../image/lookup.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import { snapshotLookup } from '../snapshot/lookup.gen.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'

/** @public Overrides may build on it. */
export const screen: OverviewScreen = {
  title: 'Overview',
  sections: [
    {
      kind: 'find',
      title: 'Needs attention',
      none: 'Nothing failed or stuck',
      lists: [
        {
          lookup: instanceLookup,
          path: '/projects/:project/instances',
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
          path: '/projects/:project/disks',
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
          lookup: snapshotLookup,
          path: '/projects/:project/snapshots',
          refresh: [],
          rules: [
            {
              when: { kind: 'field', path: 'state', in: ['faulted'] },
              say: 'faulted',
              tone: 'danger',
              search: '?filter=state:any:faulted',
            },
          ],
        },
      ],
    },
    {
      kind: 'count',
      title: 'Resources',
      lists: [
        {
          lookup: instanceLookup,
          path: '/projects/:project/instances',
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
          by: {
            id: 'runState',
            label: 'State',
            path: 'runState',
            cell: {
              kind: 'badge',
              tones: {
                creating: 'success',
                destroyed: 'danger',
                failed: 'danger',
                migrating: 'notice',
                rebooting: 'info',
                repairing: 'warning',
                running: 'success',
                starting: 'info',
                stopped: 'neutral',
                stopping: 'neutral',
              },
              passing: ['creating', 'starting', 'rebooting', 'migrating', 'stopping'],
              since: { path: 'timeRunStateUpdated', label: 'State changed' },
            },
          },
        },
        {
          lookup: diskLookup,
          path: '/projects/:project/disks',
          refresh: [],
          by: {
            id: 'state.state',
            label: 'State',
            path: 'state.state',
            cell: {
              kind: 'badge',
              tones: {
                attached: 'success',
                attaching: 'info',
                creating: 'success',
                destroyed: 'danger',
                detached: 'neutral',
                detaching: 'info',
                faulted: 'danger',
                finalizing: 'info',
                import_ready: 'info',
                importing_from_bulk_writes: 'notice',
                importing_from_url: 'notice',
                maintenance: 'warning',
              },
              passing: ['attaching', 'creating', 'detaching', 'finalizing'],
            },
          },
        },
        {
          lookup: snapshotLookup,
          path: '/projects/:project/snapshots',
          refresh: [],
          by: {
            id: 'state',
            label: 'State',
            path: 'state',
            cell: {
              kind: 'badge',
              tones: { creating: 'success', destroyed: 'neutral', faulted: 'danger', ready: 'success' },
            },
          },
        },
        { lookup: imageLookup, path: '/projects/:project/images', refresh: [] },
        { lookup: vpcLookup, path: '/projects/:project/vpcs', refresh: [] },
        { lookup: floatingIpLookup, path: '/projects/:project/floating-ips', refresh: [] },
      ],
    },
  ],
}

export default function ProjectOverview() {
  return <Overview screen={screen} />
}
