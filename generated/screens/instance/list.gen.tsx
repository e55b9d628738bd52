// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'instance.list',
  title: 'Instances',
  issue: '5',
  summary: 'Every instance of the project with its live state, started, stopped and rebooted one by one or many at once',
}

export default function InstanceList() {
  return <Placeholder screen={screen} />
}
