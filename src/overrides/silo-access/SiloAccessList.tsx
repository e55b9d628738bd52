import { screen as generated } from '../../../generated/screens/silo-access/list.gen.tsx'
import { AccessList } from '../../features/access/AccessList.tsx'
import { accessList } from '../../features/access/screens.ts'

const screen = accessList(generated, 'silo')

export default function SiloAccessList() {
  return <AccessList screen={screen} />
}
