// Generated from openapi/resources/projects.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { projectDelete } from '../../api/sdk/projects.gen.ts'
import type { Project } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<Project> = {
  kind: 'list',
  id: 'project.list',
  entity: 'project',
  title: 'Projects',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: {
      order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
    },
  },
  columns: [
    {
      id: 'name',
      label: 'Name',
      path: 'name',
      cell: { kind: 'link', to: (row) => fill('/projects/:project/instances', { project: textAt(row, 'name') }) },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'edit',
      label: 'Edit',
      over: true,
      role: 'project.admin',
      to: (row) => fill('/projects/:project/edit', { project: textAt(row, 'name') }),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      role: 'silo.collaborator',
      to: (row) => fill('/projects-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: [
    {
      id: 'delete',
      label: 'Delete',
      danger: true,
      confirm: {
        body: 'This deletes {name} for good. A project can be deleted only when nothing is left in it, its default VPC included.',
      },
      role: 'project.admin',
      bulk: true,
      call: ({ row }) => projectDelete({ path: { project: textAt(row, 'id') }, throwOnError: true }),
      toast: 'Project {name} deleted',
      effects: ['project'],
      relations: () => import('./relations.gen.ts').then((m) => m.relations),
    },
  ],
  create: { label: 'New project', to: () => '/projects-new', role: 'silo.collaborator' },
  empty: { title: 'No projects', body: 'Instances, disks and networks live in a project. Create one to begin.' },
  refresh: [],
}

export default function ProjectList(props: { slots?: Slots['project.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
