/** Names inside emitted screens, derived from what the model allocated. */
import { isReserved } from '../type-names.ts'
import type { ScreenIR } from '../../model/types/screen-ir.ts'

/** `silo-list` → `siloList`. */
export const camelCaseFile = (file: string): string => file.replace(/-([a-z0-9])/g, (_, c: string) => c.toUpperCase())

/** The same as the name of a constant. */
export function constantOf(file: string): string {
  const name = camelCaseFile(file)
  return isReserved(name) ? `${name}_` : name
}

/** What the header of an emitted file names as its source. */
export const sourceOf = (screen: ScreenIR | undefined): string =>
  screen === undefined ? 'the manifest' : `openapi/resources/${screen.area}.yaml`
