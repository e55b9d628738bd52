// Generated from openapi/resources/projects.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'project_role.list',
  title: 'Project Access',
  issue: '5',
  summary: 'Who may view, change or administer this project, with roles inherited from the silo',
}

export default function ProjectRoleList() {
  return <Placeholder screen={screen} />
}
