// Generated from openapi/resources/across.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Across } from '../../../src/kit/across/Across.tsx'
import type { AcrossScreen } from '../../../src/kit/across/spec.ts'
import { screen as screen2 } from '../disk/list.gen.tsx'
import { projectLookup } from '../project/lookup.gen.ts'

/** @public Overrides may build on it. */
export const screen: AcrossScreen = {
  id: 'all_disks',
  title: 'Disks of all projects',
  list: screen2,
  each: { lookup: projectLookup, param: 'project', field: 'id', name: 'name' },
  of: 'projectId',
}

export default function AllDisks() {
  return <Across screen={screen} />
}
