/** Rules for resource names and descriptions (server-behaviour §0.5, screens §1.13). */

const maxName = 63
const maxDescription = 512
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text has the form of an id. */
export const isUuid = (text: string): boolean => uuid.test(text)

/** The message of a required field that was left empty (spec §5). */
export const requiredText = (label: string): string => `${label} is required`

/** What is wrong with a resource name, or undefined. An empty one is fine here: being required is the form's rule. */
export function nameProblem(value: string): string | undefined {
  if (value === '') return undefined
  if (value.length > maxName) return `Must be ${maxName} characters or fewer`
  if (!/^[a-z]/.test(value)) return 'Must start with a lower-case letter'
  if (!/^[a-z0-9-]*$/.test(value)) return 'Can only contain lower-case letters, digits and dashes'
  if (value.endsWith('-')) return 'Must end with a letter or a digit'
  // The server tells names from ids by their form.
  if (uuid.test(value)) return 'Must not have the form of an ID'
  return undefined
}

/** What is wrong with a description, or undefined. */
export function descriptionProblem(value: string): string | undefined {
  return [...value].length > maxDescription ? `Must be ${maxDescription} characters or fewer` : undefined
}

/**
 * A resource name made of other names: the parts joined by hyphens, cut so that the whole fits 63 characters, and a
 * suffix of six hex digits.
 *
 * @param random a number from 0 up to but not including 1, such as `Math.random`
 */
export function generatedName(parts: readonly string[], random: () => number): string {
  const suffix = Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')
  const stem = parts
    .join('-')
    .slice(0, maxName - suffix.length - 1)
    .replace(/-+$/, '')
  return `${stem}-${suffix}`
}
