import { screen as generated } from '../../../generated/screens/silo-role/list.gen.tsx'
import { AccessList } from '../../features/access/AccessList.tsx'
import { accessList } from '../../features/access/screens.ts'

const screen = accessList(generated, 'any-silo')

export default function SiloRoleList() {
  return <AccessList screen={screen} />
}
