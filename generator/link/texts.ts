/** Texts of actions and forms, and the fields that they name by `{path}`. */
import type { Schema } from '../model/types/contract.ts'
import type { RawAction } from '../model/types/manifest.ts'
import type { Context, Linking } from './context.ts'
import type { At, Fault, Read } from './faults.ts'
import { suggestAmong } from './suggest.ts'

/** What a text may speak of. */
export interface TextScope {
  row: Schema
  parentRow?: Schema
  /** Names of the fields of the form. */
  form: readonly string[]
}

/** The fields of the row that a text names; wrong is what neither the row, nor that above, nor the form has. */
export function linkText(
  text: string | undefined,
  { row, parentRow, form }: TextScope,
  { schemas }: Pick<Context, 'schemas'>,
): Read<string[]> {
  const value: string[] = []
  const faults: Fault[] = []
  for (const [, path = ''] of (text ?? '').matchAll(/\{([\w$.-]+)\}/g)) {
    if (path === 'name') continue
    const [, from, field = path] = /^(\$parent|\$form)\.(.+)$/.exec(path) ?? []
    const schema = from === '$parent' ? parentRow : row
    const ofForm = from === '$form'
    const isKnown = ofForm ? form.includes(field) : schema !== undefined && schemas.at(schema, field) !== undefined
    if (isKnown) {
      if (from === undefined) value.push(path)
      continue
    }
    const known = ofForm ? form : schema === undefined ? [] : schemas.properties(schema).map(({ client }) => client)
    const cause = `the ${ofForm ? 'form' : 'row'} has no field \`${path}\``
    faults.push({ code: 'UNKNOWN_FIELD', steps: [], cause, suggestion: suggestAmong(field, known) })
  }
  return { value, faults }
}

/** What placeholders in these texts name would be shown as it is. */
const bare = ['label', 'reason'] as const

export function checkTexts({ manifest, resources, diagnostics }: Linking): void {
  const check = (actions: Readonly<Record<string, RawAction>> | undefined, place: At): void => {
    for (const [id, action] of Object.entries(actions ?? {})) {
      for (const key of bare) {
        for (const [whole] of (action[key] ?? '').matchAll(/\{[\w$.-]+\}/g))
          diagnostics.error('UNKNOWN_PLACEHOLDER', place('actions', id, key), {
            cause: `nothing is put in for \`${whole}\` in \`${key}\``,
            suggestion: 'write the words themselves',
          })
      }
    }
  }
  const links = new Set(manifest.links.map(({ raw }) => raw.link))
  // The sides of a link repeat what is stated of it.
  for (const { entity, raw, place } of resources) if (!links.has(entity)) check(raw.actions, place)
  for (const { raw, place } of manifest.links) check(raw.actions, place)
}
