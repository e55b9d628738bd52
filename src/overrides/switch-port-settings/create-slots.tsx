import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { settingsBody } from '../../features/port-settings/settings-body.ts'

/** A duplicate starts with all of the original. */
const slots: Slots['switch_port_settings.create'] = { values: settingsBody }

export default slots
