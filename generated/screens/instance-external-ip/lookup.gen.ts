// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { instanceExternalIpListOptions } from '../../api/queries/instances.gen.ts'
import type { ExternalIp } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const instanceExternalIpLookup: LookupOf<ExternalIp> = {
  entity: 'instance_external_ip',
  label: { one: 'External IP', many: 'External IPs' },
  source: {
    query: (params) => instanceExternalIpListOptions({ path: { instance: params['instance'] ?? '' }, query: { ...selector(params['instance'] ?? '', chain([['project', params['project']]])) } }),
    shape: { kind: 'page' },
    paged: false,
  },
  value: 'id',
  text: 'ip',
  mono: true,
}
