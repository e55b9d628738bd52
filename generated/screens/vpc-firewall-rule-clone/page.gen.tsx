// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

/** @public Overrides may build on it. */
export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'vpc_firewall_rule_clone',
  title: 'New Rule',
  summary: 'A new firewall rule that starts as a copy of another',
}

export default function VpcFirewallRuleClone() {
  return <Placeholder screen={screen} />
}
