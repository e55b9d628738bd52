/** The rule for resource names, with the platform's words for each way to break it. */
import { isUuid } from './uuid.ts'

/** What is wrong with a name; undefined when nothing is. */
export function nameProblem(name: string): string | undefined {
  if (name.length > 63) return 'name may contain at most 63 characters'
  const first = name.charAt(0)
  if (first === '') return 'name requires at least one character'
  if (isUuid(name)) return 'name cannot be a UUID to avoid ambiguity with IDs'
  if (!/[a-z]/.test(first)) return 'name must begin with an ASCII lowercase character'
  const stranger = [...name].find((character) => !/[a-z0-9-]/.test(character))
  if (stranger !== undefined) {
    return `name contains invalid character: "${stranger}" (allowed characters are lowercase ASCII, digits, and "-")`
  }
  return name.endsWith('-') ? 'name cannot end with "-"' : undefined
}
