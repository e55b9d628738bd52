// Generated from openapi/resources/projects.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'project_role.create',
  title: 'Add user or group',
  issue: '5',
  summary: 'Gives a user or a group a role in this project',
}

export default function ProjectRoleCreate() {
  return <Placeholder screen={screen} />
}
