/** The names of what texts speak of by reference. Nothing is asked for: a page or a picker has read them, or they stay unknown. */
import type { Drained } from '../../api/drain.ts'
import { queryClient } from '../../api/query-client.ts'
import { readPath } from '../../lib/condition.ts'
import { candidateOptions, candidatesOf } from '../lookup/candidates.ts'
import { resolve } from '../lookup/names.ts'
import type { Action, FormField, Lookup, Params, Row } from '../spec.ts'
import type { TextScope } from './wording.ts'

/** By path: fields of the row by their lookups, `$form.` fields by their widgets. */
export function knownNames(
  { names = {}, fields = [] }: { names?: Action['names']; fields?: readonly FormField[] },
  { row, form }: Pick<TextScope, 'row' | 'form'>,
  params: Params,
): (path: string) => string | undefined {
  return (path) => {
    if (!path.startsWith('$form.')) {
      const lookup = names[path]
      return lookup && referredName(readPath(row, path), lookup, params)
    }
    const id = path.slice('$form.'.length)
    const widget = fields.find((field) => field.id === id)?.widget
    const value = form?.[id]
    switch (widget?.kind) {
      case 'picker':
        return referredName(value, widget.lookup, { ...params, ...parametersOf(widget.within, form) })
      case 'select':
      case 'radio':
        return widget.options.find((option) => String(option.value) === String(value))?.label
      default:
        return undefined
    }
  }
}

function referredName(value: unknown, lookup: Lookup, params: Params): string | undefined {
  const data = queryClient().getQueryData<Drained>(candidateOptions(lookup, params).queryKey)
  const referred = resolve(value, lookup, candidatesOf({ data, isError: false }))
  return referred.kind === 'row' ? referred.text : undefined
}

/** Parameters of a list of candidates that other fields of the form hold. */
const parametersOf = (within: Readonly<Record<string, string>> = {}, form: Row = {}): Params =>
  Object.fromEntries(Object.entries(within).map(([param, field]) => [param, String(form[field] ?? '')]))
