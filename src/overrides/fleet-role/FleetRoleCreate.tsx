import { screen as generated } from '../../../generated/screens/fleet-role/create.gen.tsx'
import { AddAccess } from '../../features/access/AddAccess.tsx'
import { addForm } from '../../features/access/screens.ts'

const screen = addForm(generated, 'fleet')

export default function FleetRoleCreate() {
  return <AddAccess screen={screen} />
}
