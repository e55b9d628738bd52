import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { textsOf } from '../../lib/texts-of.ts'
import { settingsBody } from '../../features/port-settings/settings-body.ts'

/** The form starts with what the settings are now, and keeps their groups, of which the API has no list. */
const slots: Slots['switch_port_settings.edit'] = {
  values: settingsBody,
  also: ({ row }) => ({ groups: textsOf(row['groups']) }),
}

export default slots
