// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

/** @public Overrides may build on it. */
export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'vpc_firewall_rule.list',
  title: 'Firewall Rules',
  summary: 'The rules of this VPC by priority, with their targets and filters',
}

export default function VpcFirewallRuleList() {
  return <Placeholder screen={screen} />
}
