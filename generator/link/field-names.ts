/** Names of fields that the console speaks about for all entities at once: labels, fields without help, kinds of numbers. */
import type { Linking } from './context.ts'
import { camelCase } from '../schema/client-name.ts'
import { suggest } from './suggest.ts'

interface Checked {
  name: string
  known: boolean
  /** What is said of other fields in the same place. */
  taken: readonly string[]
}

/** @param wire names of all properties and parameters of the contract */
export function checkFieldNames(wire: ReadonlySet<string>, { manifest, resources, diagnostics }: Linking): void {
  const { raw, place } = manifest.console
  const lifted = resources.flatMap((resource) => Object.keys(resource.raw.lift ?? {}))
  const names = new Set([...[...wire].map(camelCase), ...lifted])
  const check = ({ name, known, taken }: Checked, ...steps: readonly (string | number)[]): void => {
    if (!known)
      diagnostics.error('UNKNOWN_FIELD', place(...steps), {
        cause: `the contract has no field \`${name}\``,
        suggestion:
          suggest(name, names, taken) ?? 'leave it out, or use the name that the field has in the client view',
      })
  }
  const labelled = Object.keys(raw.labels ?? {})
  for (const name of labelled) check({ name, known: names.has(name), taken: labelled }, 'labels', name)
  const plain = raw.plain ?? []
  for (const [i, name] of plain.entries()) check({ name, known: names.has(name), taken: plain }, 'plain', i)
  const numbers = Object.keys(raw.numbers ?? {})
  for (const name of numbers) {
    const known = name.startsWith('*') ? [...names].some((one) => one.endsWith(name.slice(1))) : names.has(name)
    check({ name, known, taken: numbers }, 'numbers', name)
  }
}
