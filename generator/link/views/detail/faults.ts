/** What is wrong with what the manifest says of the page of a row. */
import { below, placed, type Placed } from '../../faults.ts'
import type { Site } from '../../lists.ts'
import { offeredFaults } from '../../offered-faults.ts'
import { sourceFaults } from '../../own-calls.ts'
import { pathsOf } from '../../paths.ts'
import { statedScreen, type Resource } from '../../resources.ts'
import { shownFaults } from '../../shown.ts'

export function detailFaults(resource: Resource, site: Site): Placed[] {
  const { item: at } = pathsOf(resource, site)
  const { viewSchema: schema, raw } = resource
  const source = sourceFaults(resource, at, site)
  const rows = shownFaults(statedScreen(raw, 'detail')?.rows ?? [], { schema, lift: raw.lift, resource }, site)
  return [
    ...placed(below(source.faults, 'operations', source.role), resource.place),
    ...placed(below(rows, 'detail', 'rows'), resource.place),
    ...offeredFaults(resource, at, site),
  ]
}
