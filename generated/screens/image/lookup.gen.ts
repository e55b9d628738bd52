// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { imageListOptions } from '../../api/queries/images.gen.ts'
import type { Image } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const imageLookup: LookupOf<Image> = {
  entity: 'image',
  label: { one: 'Image', many: 'Images' },
  source: {
    query: (params, page) => imageListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  hint: [
    { path: 'os', cell: { kind: 'text' } },
    { path: 'version', cell: { kind: 'mono' } },
    { path: 'size', cell: { kind: 'bytes' } },
  ],
  to: (row, params) => fill('/projects/:project/images/:image', { ...params, image: textAt(row, 'name') }),
}

/** @public Overrides may offer it, too. */
export const imageSiloLookup: LookupOf<Image> = {
  entity: 'image',
  label: { one: 'Silo image', many: 'Silo images' },
  source: { query: (_params, page) => imageListOptions({ query: { ...page } }), shape: { kind: 'page' }, paged: true },
  value: 'id',
  text: 'name',
  hint: [
    { path: 'os', cell: { kind: 'text' } },
    { path: 'version', cell: { kind: 'mono' } },
    { path: 'size', cell: { kind: 'bytes' } },
  ],
  to: (row) => fill('/images/:image', { image: textAt(row, 'name') }),
}

export const imageOrSiloLookup: LookupOf<Image> = { ...imageLookup, also: [{ lookup: imageSiloLookup, when: { kind: 'field', path: 'projectId', in: [null] } }] }
