import { screen as generated } from '../../../generated/screens/silo-role/create.gen.tsx'
import { AddAccess } from '../../features/access/AddAccess.tsx'
import { addForm } from '../../features/access/screens.ts'

const screen = addForm(generated, 'any-silo')

export default function SiloRoleCreate() {
  return <AddAccess screen={screen} />
}
