import { screen as generated } from '../../../generated/screens/project-role/create.gen.tsx'
import { AddAccess } from '../../features/access/AddAccess.tsx'
import { addForm } from '../../features/access/screens.ts'

const screen = addForm(generated, 'project')

export default function ProjectRoleCreate() {
  return <AddAccess screen={screen} />
}
