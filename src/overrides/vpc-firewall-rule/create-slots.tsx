import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { createSlots } from '../../features/firewall/preview/form-slots.tsx'

const slots: Slots['vpc_firewall_rule.create'] = createSlots
export default slots
