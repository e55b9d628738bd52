// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreen } from '../../../src/kit/spec.ts'
import type { Slots } from '../slots.gen.ts'
import { statusRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreen = {
  kind: 'detail',
  id: 'switch_port.status',
  entity: 'switch_port',
  title: () => 'Link status',
  rowName: '',
  source: { query: statusRow },
  rows: [],
  links: [],
  actions: [],
  tabs: [],
  refresh: [],
  embedded: true,
}

export default function SwitchPortStatus(props: { slots?: Slots['switch_port.status'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
