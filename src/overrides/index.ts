/**
 * What is written by hand in place of a generated screen or a part of one (design §6). Thunks only, so that nothing is
 * loaded before its page: `'disk.list': () => import('./disk/List.tsx')`.
 */
import type { Overrides } from '../../generated/screens/slots.gen.ts'

export const overrides = {
  'instance.detail.slots': () => import('./instance/detail-slots.tsx'),
  instance_storage: () => import('./instance/Storage.tsx'),
  instance_networking: () => import('./instance/Networking.tsx'),
  instance_connect: () => import('./instance/Connect.tsx'),
  instance_settings: () => import('./instance/Settings.tsx'),
  instance_lookup: () => import('./instance/Lookup.tsx'),
  instance_lookup_short: () => import('./instance/Lookup.tsx'),
  'image.create': () => import('./image/UploadImage.tsx'),
  'instance.create': () => import('./instance/CreateInstance.tsx'),
  serial_console: () => import('./serial-console/SerialConsole.tsx'),
  'bgp_config_message_history.list.slots': () => import('./bgp-config-message-history/list-slots.tsx'),
  login: () => import('./login/Choose.tsx'),
  login_local: () => import('./login/Local.tsx'),
  login_saml: () => import('./login/Saml.tsx'),
  login_saml_redirect: () => import('./login/SamlRedirect.tsx'),
  device_verify: () => import('./device/Verify.tsx'),
  device_success: () => import('./device/Success.tsx'),
} satisfies Overrides
