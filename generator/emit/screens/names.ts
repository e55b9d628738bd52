/** Names inside emitted screens, derived from what the model allocated. */
import type { ScreenIR } from '../../model/types/ir.ts'

/** `silo-list` → `siloList`. */
export const camelCaseFile = (file: string): string => file.replace(/-([a-z0-9])/g, (_, c: string) => c.toUpperCase())

const reserved = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static super switch ' +
    'this throw true try typeof var void while with yield'
  ).split(' '),
)

/** The same as the name of a constant. */
export function constantOf(file: string): string {
  const name = camelCaseFile(file)
  return reserved.has(name) ? `${name}_` : name
}

/** `disk.list` → `DiskList`. */
export const componentOf = (id: string): string =>
  id
    .split(/[._-]/)
    .map((w) => w.charAt(0).toUpperCase() + w.slice(1))
    .join('')

/** What the header of an emitted file names as its source. */
export const sourceOf = (screen: ScreenIR | undefined): string =>
  screen === undefined ? 'the manifest' : `openapi/resources/${screen.area}.yaml`
