import { screen } from '../../../generated/screens/project-role/edit.gen.tsx'
import { ChangeRole } from '../../features/access/ChangeRole.tsx'

export default function ProjectRoleEdit() {
  return <ChangeRole screen={screen} kind="project" />
}
