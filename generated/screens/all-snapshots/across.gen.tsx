// Generated from openapi/resources/across.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Across } from '../../../src/kit/across/Across.tsx'
import type { AcrossScreen } from '../../../src/kit/across/spec.ts'
import { projectLookup } from '../project/lookup.gen.ts'
import { screen as screen2 } from '../snapshot/list.gen.tsx'

/** @public Overrides may build on it. */
export const screen: AcrossScreen = {
  id: 'all_snapshots',
  title: 'Snapshots of all projects',
  list: screen2,
  each: { lookup: projectLookup, param: 'project', field: 'id', name: 'name' },
  of: 'projectId',
}

export default function AllSnapshots() {
  return <Across screen={screen} />
}
