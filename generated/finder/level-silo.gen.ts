// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Findable } from '../../src/kit/findable.ts'
import { fill } from '../../src/kit/selectors.ts'
import { textAt } from '../../src/kit/values.ts'
import { imageListOptions, imageViewOptions } from '../api/queries/images.gen.ts'
import { projectListOptions, projectViewOptions } from '../api/queries/projects.gen.ts'

export const findables: readonly Findable[] = [
  {
  id: 'project',
  entity: 'project',
  label: { one: 'Project', many: 'Projects' },
  params: [],
  source: {
    query: (_params, page) => projectListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  text: 'name',
  addresses: [],
  identifiers: [],
  to: (row) => fill('/projects/:project/instances', { project: textAt(row, 'name') }),
  byId: { param: 'project', query: (params) => projectViewOptions({ path: { project: params['project'] ?? '' } }) },
  screen: () => import('../screens/project/list.gen.tsx').then((m) => m.screen),
},
  {
  id: 'image.silo',
  entity: 'image',
  label: { one: 'Silo image', many: 'Silo images' },
  params: [],
  source: { query: (_params, page) => imageListOptions({ query: { ...page } }), shape: { kind: 'page' }, paged: true },
  text: 'name',
  addresses: [],
  identifiers: [],
  to: (row) => fill('/images/:image', { image: textAt(row, 'name') }),
  byId: { param: 'image', query: (params) => imageViewOptions({ path: { image: params['image'] ?? '' } }) },
  screen: () => import('../screens/image/silo-list.gen.tsx').then((m) => m.screen),
},
]
