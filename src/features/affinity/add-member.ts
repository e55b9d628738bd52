/** The generated form that adds an instance to a group, offering those only that are not in it. */
import { instanceLookup } from '../../../generated/screens/instance/lookup.gen.ts'
import { type Drained, drainOptions, drainTogether, growingOptions } from '../../api/drain.ts'
import { tagsOf } from '../../api/invalidate.ts'
import { candidateOptions } from '../../kit/lookup/candidates.ts'
import type { FormScreen, ListSource, Lookup, Params, Query } from '../../kit/spec.ts'
import { readPath } from '../../lib/condition.ts'

export function addMember(screen: FormScreen, members: ListSource['query']): FormScreen {
  const lookup: Lookup = {
    ...instanceLookup,
    value: 'name',
    source: { query: (params) => outsiders(members, params), shape: { kind: 'whole' }, paged: false },
  }
  return {
    ...screen,
    fields: screen.fields.map((field) =>
      field.widget.kind === 'picker' ? { ...field, widget: { ...field.widget, lookup } } : field,
    ),
  }
}

/** The instances of the project that are not members, as they come: none before all members are known. */
function outsiders(members: ListSource['query'], params: Params): Query {
  const lists = [
    drainOptions({ page: (page) => members(params, page), shape: { kind: 'page' } }),
    candidateOptions(instanceLookup, params),
  ]
  const tags = lists.flatMap(({ queryKey }) => tagsOf(queryKey))
  return growingOptions([{ _id: 'outsiders', of: lists.map(({ queryKey }) => queryKey), tags }], async (reading) => {
    const { report, ...where } = reading
    return without(await drainTogether(lists, where, (parts) => report({ ...without(parts), done: false })))
  })
}

function without([members, instances]: readonly Drained[]): Drained {
  if (!members?.done || !instances) return { rows: [], done: false }
  const ids = new Set(members.rows.map((row) => readPath(row, 'value.id')))
  const problem = members.problem ?? instances.problem
  return { rows: instances.rows.filter((row) => !ids.has(row['id'])), done: true, ...(problem && { problem }) }
}
