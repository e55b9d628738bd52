// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { vpcFirewallRulesViewOptions } from '../../api/queries/vpcs.gen.ts'
import type { VpcFirewallRule } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const vpcFirewallRuleLookup: LookupOf<VpcFirewallRule, 'rules'> = {
  entity: 'vpc_firewall_rule',
  label: { one: 'Firewall rule', many: 'Firewall rules' },
  source: {
    query: (params) => vpcFirewallRulesViewOptions({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), vpc: params['vpc'] ?? '' } }),
    shape: { kind: 'wrapped', items: 'rules' },
    paged: false,
  },
  value: 'name',
  text: 'name',
}
