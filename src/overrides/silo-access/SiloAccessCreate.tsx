import { screen as generated } from '../../../generated/screens/silo-access/create.gen.tsx'
import { AddAccess } from '../../features/access/AddAccess.tsx'
import { addForm } from '../../features/access/screens.ts'

const screen = addForm(generated, 'silo')

export default function SiloAccessCreate() {
  return <AddAccess screen={screen} />
}
