/**
 * What is written by hand in place of a generated screen or a part of one (design §6). Thunks only, so that nothing is
 * loaded before its page: `'disk.list': () => import('./disk/List.tsx')`.
 */
import type { Overrides } from '../../generated/screens/slots.gen.ts'

export const overrides = {
  'image.create': () => import('./image/UploadImage.tsx'),
  serial_console: () => import('./serial-console/SerialConsole.tsx'),
} satisfies Overrides
