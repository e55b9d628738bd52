import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { editSlots } from '../../features/firewall/preview/form-slots.tsx'

const slots: Slots['vpc_firewall_rule.edit'] = editSlots
export default slots
