import { screen } from '../../../generated/screens/silo-role/edit.gen.tsx'
import { ChangeRole } from '../../features/access/ChangeRole.tsx'

export default function SiloRoleEdit() {
  return <ChangeRole screen={screen} kind="any-silo" />
}
