/** The rules of a VPC as the list shows them: in the order of evaluation, all of them or those that apply to an instance. */
import { listRows } from '../../../generated/screens/vpc-firewall-rule/queries.gen.ts'
import { type DrainedQuery, growingOptions } from '../../api/drain.ts'
import { follow } from '../../api/follow.ts'
import type { VpcFirewallRule } from '../../../generated/api/types.gen.ts'
import type { Params } from '../../kit/spec.ts'
import { describeFilters, describeTargets, textOf } from './describe.ts'
import { inOrder, prepareRules } from './evaluate.ts'
import { type Network, nicEnds } from './network.ts'
import { surroundingsOptions } from './network-query.ts'
import { lowestRank } from './selectors.ts'

/** A rule with what the list says of it. */
export type RuleRow = VpcFirewallRule & {
  order: number
  isLast: boolean
  targetTexts: readonly string[]
  filterTexts: readonly string[]
}

const tags = ['vpc_firewall_rule', 'instance', 'instance_network_interface', 'vpc_subnet']

/** @param instance the name of the instance that the rules apply to; without it all are shown */
export function rulesQuery(params: Params, instance?: string): DrainedQuery<RuleRow> {
  const { project, vpc } = params
  const key = { _id: 'firewall-rules', path: { project, vpc }, query: { instance }, tags }
  return growingOptions([key], async ({ client, signal }) => {
    const { rules } = await follow(client, listRows(params), { signal })
    const rows = inOrder(rules).map((rule, index): RuleRow => ({
      ...rule,
      order: index + 1,
      isLast: index === rules.length - 1,
      targetTexts: describeTargets(rule).map(textOf),
      filterTexts: describeFilters(rule).map(textOf),
    }))
    if (instance === undefined) return { rows, done: true }
    const surroundings = await follow(client, surroundingsOptions(params), { signal })
    const names = applyingTo({ ...surroundings, rules, external: new Map() }, instance)
    return { rows: rows.filter(({ name }) => names.has(name)), done: true }
  })
}

/** The names of the rules whose targets have an interface of the instance. */
function applyingTo(network: Network, instance: string): ReadonlySet<string> {
  const points = nicEnds(network).flatMap(({ point }) => (point.instance === instance ? point : []))
  const applying = prepareRules(network.rules).filter(({ targets }) =>
    points.some((point) => lowestRank(targets(), point) !== undefined),
  )
  return new Set(applying.map(({ rule }) => rule.name))
}
