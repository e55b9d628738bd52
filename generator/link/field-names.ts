/** Names of fields that the console speaks about for all entities at once: labels, fields without help, kinds of numbers. */
import type { Linking } from './context.ts'
import { camelCase } from '../schema/client-name.ts'
import { suggest } from './suggest.ts'

/** @param wire names of all properties and parameters of the contract */
export function checkFieldNames(wire: ReadonlySet<string>, { manifest, resources, diagnostics }: Linking): void {
  const { raw, place } = manifest.console
  const lifted = resources.flatMap((resource) => Object.keys(resource.raw.lift ?? {}))
  const names = new Set([...[...wire].map(camelCase), ...lifted])
  const check = (name: string, known: boolean, ...steps: readonly (string | number)[]): void => {
    if (!known)
      diagnostics.error('UNKNOWN_FIELD', place(...steps), {
        cause: `the contract has no field \`${name}\``,
        suggestion: suggest(name, names) ?? 'leave it out, or use the name that the field has in the client view',
      })
  }
  for (const name of Object.keys(raw.labels ?? {})) check(name, names.has(name), 'labels', name)
  for (const [i, name] of (raw.plain ?? []).entries()) check(name, names.has(name), 'plain', i)
  for (const name of Object.keys(raw.numbers ?? {})) {
    const known = name.startsWith('*') ? [...names].some((one) => one.endsWith(name.slice(1))) : names.has(name)
    check(name, known, 'numbers', name)
  }
}
