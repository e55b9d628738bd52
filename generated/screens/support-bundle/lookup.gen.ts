// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { supportBundleListOptions } from '../../api/queries/experimental.gen.ts'
import type { SupportBundleInfo } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const supportBundleLookup: LookupOf<SupportBundleInfo> = {
  entity: 'support_bundle',
  label: { one: 'Support bundle', many: 'Support bundles' },
  source: {
    query: (_params, page) => supportBundleListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'id',
  mono: true,
  to: (row) => fill('/system/support-bundles/:bundleId', { bundleId: textAt(row, 'id') }),
}
