/** The rule set of a VPC, which is read and replaced as a whole, and changes of it that the generated screens do not have. */
import { vpcFirewallRulesUpdate, vpcFirewallRulesView } from '../../../generated/api/sdk/vpcs.gen.ts'
import type { VpcFirewallRule, VpcFirewallRuleUpdate } from '../../../generated/api/types.gen.ts'
import { listRows } from '../../../generated/screens/vpc-firewall-rule/queries.gen.ts'
import { ApiError } from '../../api/errors.ts'
import { type Change, changeItems, type DocumentSource } from '../../kit/queries/document.ts'
import { chain } from '../../kit/selectors.ts'
import type { Call, Params, Row } from '../../kit/spec.ts'
import { asBody } from '../../kit/values.ts'
import type { Rule } from './evaluate.ts'
import { moved, type Place } from './move.ts'

const ofVpc = (params: Params) => ({
  ...chain([
    ['vpc', params['vpc']],
    ['project', params['project']],
  ]),
  vpc: params['vpc'] ?? '',
})

const source: DocumentSource = {
  label: 'Firewall rule',
  read: ({ params }) => vpcFirewallRulesView({ query: ofVpc(params), throwOnError: true }),
  write: ({ params, form }) =>
    vpcFirewallRulesUpdate({
      query: ofVpc(params),
      body: asBody<{ rules?: VpcFirewallRuleUpdate[] }>(form),
      throwOnError: true,
    }),
  query: listRows,
  items: 'rules',
  key: ['name'],
  fields: ['action', 'description', 'direction', 'filters', 'name', 'priority', 'status', 'targets'],
}

/** Rows of the rule set are rules: the API client has read them. */
export const asRules = (rows: readonly Row[]): readonly VpcFirewallRule[] =>
  rows as readonly unknown[] as VpcFirewallRule[]

/** A change of the rule set as a call. */
export const change = (of: Change): Call => changeItems(source, of)

/** Changes some fields of a rule as it is by then: what others have changed of it meanwhile stays. */
export const fieldsChange =
  (fieldsOf: (form: Row) => Partial<Rule>): Change =>
  ({ row, form }, items) => {
    if (!items.some(({ name }) => name === row['name'])) throw gone()
    return items.map((item) => (item['name'] === row['name'] ? { ...item, ...fieldsOf(form) } : item))
  }

/** Takes a rule out: what a delete does, for showing it beforehand. */
export const removal: Change = ({ row }, items) => items.filter(({ name }) => name !== row['name'])

/** Moves the row's rule to another place in the order of evaluation. */
export const placeChange =
  (to: Place): Change =>
  ({ row }, items) => {
    const next = moved(asRules(items), String(row['name']), to)
    if (!next) throw gone()
    return items.map((item) => {
      const priority = next.get(String(item['name']))
      return priority === undefined ? item : { ...item, priority }
    })
  }

const gone = () =>
  new ApiError('Firewall rule is gone: somebody else has removed or renamed it meanwhile', {
    kind: 'error',
    statusCode: 409,
  })
