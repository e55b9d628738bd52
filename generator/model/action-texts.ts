/** Texts of actions and forms: the fields they name by `{path}`. */
import type { Place } from '../diagnostics.ts'
import type { ActionOwner } from './actions.ts'
import type { Context } from '../link/context.ts'
import type { Lookups } from './lookups.ts'
import { suggestAmong } from '../link/resources.ts'
import type { Schema } from './types/contract.ts'
import type { ActionIR, FormFieldIR } from './types/ir.ts'
import type { RawAction } from './types/manifest.ts'

type At = (...steps: readonly (string | number)[]) => Place

/** Lookups of the fields that refer to something, for their names. Fields that there are not are reported. */
export function namesIn(
  raw: Pick<RawAction, 'phrase' | 'text' | 'toast' | 'former'>,
  owner: ActionOwner & { form: readonly FormFieldIR[] },
  place: At,
  context: Context,
  lookups: Lookups,
): Pick<ActionIR, 'names'> {
  const former = raw.former && `${raw.former.text.replaceAll('{$former}', '')} ${raw.former.otherwise}`
  const texts = { phrase: raw.phrase, text: raw.text, toast: raw.toast, former }
  const names = Object.entries(texts).flatMap(([key, text]) =>
    checkedPaths(text, { ...owner, form: key === 'toast' ? owner.form : [] }, place(key), context).flatMap((path) => {
      const ref = owner.fields.map((fields) => fields[path]?.ref).find((one) => one !== undefined)
      const lookup = ref === undefined ? undefined : lookups.ofRef(ref, owner.at, place(key))
      return lookup === undefined ? [] : [{ path, lookup: lookup.id }]
    }),
  )
  const distinct = names.filter(({ path }, index) => names.findIndex((one) => one.path === path) === index)
  return distinct.length === 0 ? {} : { names: distinct }
}

/** The fields of the row that a text names. Reported: what neither the row, nor that above, nor the form has. */
export function checkedPaths(
  text: string | undefined,
  { row, parentRow, form }: { row: Schema; parentRow?: Schema; form: readonly FormFieldIR[] },
  place: Place,
  { schemas, diagnostics }: Context,
): string[] {
  const found = [...(text ?? '').matchAll(/\{([\w$.-]+)\}/g)].map(([, path = '']) => path)
  const own: string[] = []
  for (const path of found) {
    if (path === 'name') continue
    const [, from, field = path] = /^(\$parent|\$form)\.(.+)$/.exec(path) ?? []
    const schema = from === '$parent' ? parentRow : row
    const known =
      from === '$form'
        ? form.map(({ id }) => id)
        : schema === undefined
          ? []
          : schemas.properties(schema).map(({ client }) => client)
    const isKnown =
      from === '$form' ? known.includes(field) : schema !== undefined && schemas.at(schema, field) !== undefined
    const whose = from === '$form' ? 'form' : 'row'
    if (!isKnown)
      diagnostics.error('UNKNOWN_FIELD', place, `the ${whose} has no field \`${path}\``, suggestAmong(field, known))
    else if (from === undefined) own.push(path)
  }
  return own
}
