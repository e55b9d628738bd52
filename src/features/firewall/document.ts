/** The rule set of a VPC, which is read and replaced as a whole, and changes of it that the generated screens do not have. */
import { vpcFirewallRulesUpdate, vpcFirewallRulesView } from '../../../generated/api/sdk/vpcs.gen.ts'
import type { VpcFirewallRulesUpdateData } from '../../../generated/api/types.gen.ts'
import { listRows } from '../../../generated/screens/vpc-firewall-rule/queries.gen.ts'
import { ApiError } from '../../api/errors.ts'
import { type Change, changeItems, type DocumentSource } from '../../kit/queries/document.ts'
import { chain } from '../../kit/selectors.ts'
import type { Call, FormValues, Params } from '../../kit/spec.ts'
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

/** All that a rule has: what is not written here would be lost when the set is replaced. */
const written = {
  action: true,
  description: true,
  direction: true,
  filters: true,
  name: true,
  priority: true,
  status: true,
  targets: true,
} satisfies Record<keyof Rule, true>

const source: DocumentSource<Rule> = {
  label: 'Firewall rule',
  read: ({ params }) => vpcFirewallRulesView({ query: ofVpc(params), throwOnError: true }),
  write: ({ params, form }) =>
    vpcFirewallRulesUpdate({
      query: ofVpc(params),
      body: asBody<NonNullable<VpcFirewallRulesUpdateData['body']>, 'rules'>(form),
      throwOnError: true,
    }),
  query: listRows,
  items: 'rules',
  key: ['name'],
  fields: Object.keys(written),
}

export type RuleChange = Change<Rule>

/** A change of the rule set as a call. */
export const change = (of: RuleChange): Call => changeItems(source, of)

/** Changes some fields of a rule as it is by then: what others have changed of it meanwhile stays. */
export const fieldsChange =
  (fieldsOf: (form: FormValues) => Partial<Rule>): RuleChange =>
  ({ row, form }, items) => {
    if (!items.some(({ name }) => name === row['name'])) throw gone()
    return items.map((item) => (item.name === row['name'] ? { ...item, ...fieldsOf(form) } : item))
  }

/** Takes a rule out: what a delete does, for showing it beforehand. */
export const removal: RuleChange = ({ row }, items) => items.filter(({ name }) => name !== row['name'])

/** Moves the row's rule to another place in the order of evaluation. */
export const placeChange =
  (to: Place): RuleChange =>
  ({ row }, items) => {
    const next = moved(items, String(row['name']), to)
    if (!next) throw gone()
    return items.map((item) => {
      const priority = next.get(item.name)
      return priority === undefined ? item : { ...item, priority }
    })
  }

const gone = () =>
  new ApiError('Firewall rule is gone: deleted or renamed by another user', {
    kind: 'error',
    statusCode: 409,
  })
