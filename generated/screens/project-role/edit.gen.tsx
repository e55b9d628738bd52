// Generated from openapi/resources/projects.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'project_role.edit',
  title: 'Change project role',
  issue: '5',
  summary: 'Replaces the role that a user or a group has in this project',
}

export default function ProjectRoleEdit() {
  return <Placeholder screen={screen} />
}
