/** The generated form that adds an instance to a group, offering those only that are not in it. */
import { instanceLookup } from '../../../generated/screens/instance/lookup.gen.ts'
import { drainOptions } from '../../api/drain.ts'
import { queryClient } from '../../api/query-client.ts'
import { candidateOptions } from '../../kit/lookup/candidates.ts'
import { queryOptionsOf } from '../../kit/query.ts'
import type { FormScreen, ListSource, Lookup, Params, Query } from '../../kit/spec.ts'
import { readPath } from '../../lib/condition.ts'

export function addMember(screen: FormScreen, members: ListSource['query']): FormScreen {
  const lookup: Lookup = {
    ...instanceLookup,
    value: 'name',
    source: { query: (params) => outsiders(members, params), shape: { kind: 'page' }, paged: false },
  }
  return {
    ...screen,
    fields: screen.fields.map((field) =>
      field.widget.kind === 'picker' ? { ...field, widget: { ...field.widget, lookup } } : field,
    ),
  }
}

/** Answers `{items}`: the instances of the project that are not members. */
function outsiders(members: ListSource['query'], params: Params): Query {
  const inGroup = drainOptions({ page: (page) => members(params, page), shape: { kind: 'page' } })
  const [first] = queryOptionsOf(members(params, { limit: 0 })).queryKey
  return {
    queryKey: [
      { _id: 'outsiders', of: first, tags: ['instance', 'affinity_group_member', 'anti_affinity_group_member'] },
    ],
    queryFn: async () => {
      const client = queryClient()
      const [all, present] = await Promise.all([
        client.fetchQuery(candidateOptions(instanceLookup, params)),
        client.fetchQuery(inGroup),
      ])
      const ids = new Set(present.rows.map((row) => readPath(row, 'value.id')))
      return { items: all.rows.filter((row) => !ids.has(row['id'])) }
    },
  }
}
