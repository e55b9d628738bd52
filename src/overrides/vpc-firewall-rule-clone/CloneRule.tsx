import type { VpcFirewallRule } from '../../../generated/api/types.gen.ts'
import { screen as create } from '../../../generated/screens/vpc-firewall-rule/create.gen.tsx'
import { listRows } from '../../../generated/screens/vpc-firewall-rule/queries.gen.ts'
import { createSlots } from '../../features/firewall/preview/form-slots.tsx'
import { RuleList } from '../../features/firewall/RuleList.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { pickRow } from '../../kit/queries/pick.ts'
import type { FormScreen } from '../../kit/spec.ts'

const pick = pickRow<VpcFirewallRule>({ shape: { kind: 'wrapped', items: 'rules' }, fields: ['name'], param: 'rule' })

const longestName = 63
const suffix = '-copy'
// The same row is the same copy: the form compares what it gets with what it had.
const copies = new WeakMap<VpcFirewallRule, VpcFirewallRule>()
const blank = {}

function copyOf(row: VpcFirewallRule | undefined): Partial<VpcFirewallRule> {
  if (!row) return blank
  const name = `${row.name.slice(0, longestName - suffix.length)}${suffix}`
  const copy = copies.get(row) ?? { ...row, name }
  copies.set(row, copy)
  return copy
}

/** Starts as a copy of the rule that the address names; empty when there is none. */
const screen: FormScreen = {
  ...create,
  id: 'vpc_firewall_rule_clone',
  current: {
    query: listRows,
    pick: (answer, params) => copyOf(pick(answer, params)),
  },
}

export default function CloneRule() {
  return (
    <>
      <RuleList />
      <Form screen={screen} slots={createSlots} />
    </>
  )
}
