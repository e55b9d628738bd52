import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { ConferringSilos } from './ConferringSilos.tsx'

const slots: Slots['fleet_role.list'] = { header: ConferringSilos }

export default slots
