import { RuleList } from '../../features/firewall/RuleList.tsx'

export default function VpcFirewallRuleList() {
  return <RuleList />
}
