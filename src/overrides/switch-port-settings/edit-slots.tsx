import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { settingsBody } from '../../features/port-settings/settings-body.ts'
import { valueAt } from '../../kit/values.ts'

/** The form starts with what the settings are now, and keeps their groups, of which the API has no list. */
const slots: Slots['switch_port_settings.edit'] = {
  values: settingsBody,
  body: (body, { row }) => ({ ...body, groups: valueAt(row, 'groups') }),
}

export default slots
