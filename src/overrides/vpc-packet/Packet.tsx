import { listRows } from '../../../generated/screens/vpc-firewall-rule/queries.gen.ts'
import { PacketPage } from '../../features/firewall/packet/PacketPage.tsx'
import type { Params } from '../../kit/spec.ts'

/** Asked before the page is shown. */
export const queries = (params: Params) => [listRows(params)]

export default function Packet() {
  return <PacketPage />
}
