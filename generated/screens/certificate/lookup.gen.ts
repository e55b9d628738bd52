// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { certificateListOptions } from '../../api/queries/silos.gen.ts'
import type { Certificate } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const certificateLookup: LookupOf<Certificate> = {
  entity: 'certificate',
  label: { one: 'Certificate', many: 'Certificates' },
  source: {
    query: (_params, page) => certificateListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row) => fill('/settings/certificates/:certificate', { certificate: textAt(row, 'name') }),
}
