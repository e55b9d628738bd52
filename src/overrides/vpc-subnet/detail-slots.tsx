import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { BlockUse } from '../../features/subnet/BlockUse.tsx'

/** The IPv4 block of a subnet, with how much of it is used. */
const slots: Slots['vpc_subnet.detail'] = {
  rows: {
    ipv4Block: ({ row }) => <BlockUse block={row.ipv4Block} />,
  },
}

export default slots
