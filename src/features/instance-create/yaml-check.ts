/** Whether a text is YAML as cloud-init reads it: version 1.1, as PyYAML does. Loaded when there is one to be checked. */
import { loadAll, YAML11_SCHEMA, YAMLException } from 'js-yaml'

/** The first error, with its place, or undefined. */
export function yamlProblem(text: string): string | undefined {
  try {
    loadAll(text, { schema: YAML11_SCHEMA })
    return undefined
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const { mark, reason } = error
    const place = mark ? ` at line ${mark.line + 1}, column ${mark.column + 1}` : ''
    return `Not valid YAML${place}: ${reason}`
  }
}
