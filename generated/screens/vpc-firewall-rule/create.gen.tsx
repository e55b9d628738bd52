// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

/** @public Overrides may build on it. */
export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'vpc_firewall_rule.create',
  title: 'New Rule',
  summary: 'Adds a rule: action, direction, priority, what it protects and which traffic it matches',
}

export default function VpcFirewallRuleCreate() {
  return <Placeholder screen={screen} />
}
