import { screen } from '../../../generated/screens/fleet-role/edit.gen.tsx'
import { ChangeRole } from '../../features/access/ChangeRole.tsx'

export default function FleetRoleEdit() {
  return <ChangeRole screen={screen} kind="fleet" />
}
