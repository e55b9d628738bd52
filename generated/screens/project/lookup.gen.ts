// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { projectListOptions } from '../../api/queries/projects.gen.ts'
import type { Project } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const projectLookup: LookupOf<Project> = {
  entity: 'project',
  label: { one: 'Project', many: 'Projects' },
  source: {
    query: (_params, page) => projectListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row) => fill('/projects/:project/instances', { project: textAt(row, 'name') }),
}
