// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { probeListOptions } from '../../api/queries/experimental.gen.ts'
import type { ProbeInfo } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const probeLookup: LookupOf<ProbeInfo> = {
  entity: 'probe',
  label: { one: 'Probe', many: 'Probes' },
  source: {
    query: (params, page) => probeListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row, params) => fill('/projects/:project/probes/:probe', { ...params, probe: textAt(row, 'name') }),
}
