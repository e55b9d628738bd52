import { screen } from '../../../generated/screens/silo-access/edit.gen.tsx'
import { ChangeRole } from '../../features/access/ChangeRole.tsx'

export default function SiloAccessEdit() {
  return <ChangeRole screen={screen} kind="silo" />
}
