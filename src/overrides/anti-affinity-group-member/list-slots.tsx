import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { MemberName } from '../../features/affinity/MemberName.tsx'

const slots: Slots['anti_affinity_group_member.list'] = { columns: { 'value.name': MemberName } }
export default slots
