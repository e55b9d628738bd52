/** Texts of actions: the names of what their fields refer to. */
import type { ActionOwner } from './actions.ts'
import { linkText } from '../../link/texts.ts'
import type { LookupSite } from '../lookups/lookups.ts'
import type { ActionIR } from '../types/ir.ts'
import type { RawAction } from '../types/manifest.ts'
import { ownOf } from '../../schema/records.ts'

/** Lookups of the fields that refer to something, for their names. */
export function namesIn(
  raw: Pick<RawAction, 'phrase' | 'text' | 'toast' | 'former'>,
  { owner, form }: { owner: ActionOwner; form: readonly string[] },
  { context, lookups }: LookupSite,
): Pick<ActionIR, 'names'> {
  const former = raw.former && `${raw.former.text.replaceAll('{$former}', '')} ${raw.former.otherwise}`
  const texts = { phrase: raw.phrase, text: raw.text, toast: raw.toast, former }
  const names = Object.entries(texts).flatMap(([key, text]) =>
    linkText(text, { ...owner, form: key === 'toast' ? form : [] }, context).value.flatMap((path) => {
      const ref = owner.fields.map((fields) => ownOf(fields, path)?.ref).find((one) => one !== undefined)
      const lookup = ref === undefined ? undefined : lookups.ofRef(ref, owner.at)
      return lookup === undefined ? [] : [{ path, lookup: lookup.id }]
    }),
  )
  const distinct = names.filter(({ path }, index) => names.findIndex((one) => one.path === path) === index)
  return distinct.length === 0 ? {} : { names: distinct }
}
