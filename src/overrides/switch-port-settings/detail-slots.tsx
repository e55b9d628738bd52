import type { SwitchPortSettings } from '../../../generated/api/types.gen.ts'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { screen } from '../../../generated/screens/switch-port-settings/detail.gen.tsx'
import { vlanOf } from '../../features/port-settings/settings-body.ts'
import { ValueView } from '../../kit/cells/ValueView.tsx'
import { cellView } from '../../kit/format/view.ts'

const shown = screen.rows.find(({ id }) => id === 'interfaces')

/** The interfaces, each with its VLAN, which the answer lists apart from them. */
function Interfaces({ row }: { row: SwitchPortSettings }) {
  if (shown?.cell.kind !== 'table') return null
  const rows = row.interfaces.map((one) => ({ ...one, vlan: vlanOf(one.id, row) }))
  const of = [...shown.cell.of, { id: 'vlan', label: 'VLAN', path: 'vlan', cell: { kind: 'identifier' } } as const]
  return <ValueView view={cellView(rows, { kind: 'table', of })} place="detail" label={shown.label} />
}

const slots: Slots['switch_port_settings.detail'] = { rows: { interfaces: Interfaces } }

export default slots
