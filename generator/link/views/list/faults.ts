/** What is wrong with what the manifest says of a list. */
import { below, placed, type Fault, type Placed } from '../../faults.ts'
import type { Site } from '../../lists.ts'
import { offeredFaults } from '../../offered-faults.ts'
import { linkOwnCall } from '../../own-calls.ts'
import { pathsOf } from '../../paths.ts'
import { statedScreen, type Resource } from '../../resources.ts'
import { suggestAmong } from '../../suggest.ts'
import { columnIds, shownFaults } from '../../shown.ts'

export function listFaults(resource: Resource, site: Site): Placed[] {
  const { list: at } = pathsOf(resource, site)
  const stated = statedScreen(resource.raw, 'list')
  const { schema, raw } = resource
  const call = linkOwnCall(resource, { role: 'list', at }, site)?.faults ?? []
  const columns = shownFaults(stated?.columns ?? [], { schema, lift: raw.lift, resource }, site)
  return [
    ...placed(below(call, 'operations', 'list'), resource.place),
    ...placed(below(columns, 'list', 'columns'), resource.place),
    ...placed(sortFaults(resource, site), resource.place),
    ...offeredFaults(resource, at, site),
  ]
}

/** The column that the list is sorted by until somebody sorts it. */
function sortFaults(resource: Resource, site: Site): Fault[] {
  const { sort, columns } = statedScreen(resource.raw, 'list') ?? {}
  if (sort === undefined || sort === false) return []
  const ids = columnIds(columns, resource, site)
  if (ids.includes(sort)) return []
  const cause = `the list has no column \`${sort}\` to be sorted by`
  return [{ code: 'UNKNOWN_FIELD', steps: ['list', 'sort'], cause, suggestion: suggestAmong(sort, ids) }]
}
