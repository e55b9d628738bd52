import { screen as generated } from '../../../generated/screens/project-role/list.gen.tsx'
import { AccessList } from '../../features/access/AccessList.tsx'
import { accessList } from '../../features/access/screens.ts'

const screen = accessList(generated, 'project')

export default function ProjectRoleList() {
  return <AccessList screen={screen} />
}
