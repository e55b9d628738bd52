import { screen as generated } from '../../../generated/screens/fleet-role/list.gen.tsx'
import { AccessList } from '../../features/access/AccessList.tsx'
import { accessList } from '../../features/access/screens.ts'
import { ConferringSilos } from './ConferringSilos.tsx'

const screen = accessList(generated, 'fleet')

export default function FleetRoleList() {
  return <AccessList screen={screen} header={ConferringSilos} />
}
