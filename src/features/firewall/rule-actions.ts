/** What can be done with a rule besides editing it. Each shows beforehand what it does to traffic. */
import * as effects from '../../../generated/model/effects.gen.ts'
import { screen as generated } from '../../../generated/screens/vpc-firewall-rule/list.gen.tsx'
import { effectsOf } from '../../kit/queries/effects-of.ts'
import type { Action } from '../../kit/spec.ts'
import type { Condition } from '../../lib/condition.ts'
import { change, fieldsChange, placeChange, removal, type RuleChange } from './document.ts'
import type { Place } from './move.ts'
import { movedToast } from './moved-toast.ts'
import { actionPreview, changesTraffic } from './preview/action-preview.tsx'
import type { RuleRow } from './rules-query.ts'

const shared = {
  role: generated.create?.role,
  effects: effectsOf(effects.vpc_firewall_rules_update),
} satisfies Partial<Action>

/** The row has this value: one that its type knows. */
const has = <P extends 'status' | 'order' | 'isLast'>(path: P, value: RuleRow[P]): Condition => ({
  kind: 'field',
  path,
  in: [value],
})

/** A change of the rule set, and what it does to traffic. */
const changing = (of: RuleChange) => ({ call: change(of), preview: actionPreview(of) })

const enable = fieldsChange(() => ({ status: 'enabled' }))
const priority = generated.columns.find(({ path }) => path === ('priority' satisfies keyof RuleRow))

export const ruleActions: readonly Action[] = [
  {
    ...shared,
    id: 'enable',
    label: 'Enable',
    bulk: true,
    offer: has('status', 'disabled'),
    reason: 'Already enabled',
    confirm: { body: '{name} starts matching traffic.', needed: changesTraffic(enable) },
    ...changing(enable),
    toast: 'Firewall rule {name} enabled',
  },
  {
    ...shared,
    id: 'disable',
    label: 'Disable',
    bulk: true,
    offer: has('status', 'enabled'),
    reason: 'Already disabled',
    confirm: { body: '{name} stops matching traffic; later rules decide.' },
    ...changing(fieldsChange(() => ({ status: 'disabled' }))),
    toast: 'Firewall rule {name} disabled',
  },
  {
    ...shared,
    id: 'priority',
    label: 'Change priority',
    phrase: 'Change priority of {name}',
    form: [
      {
        id: 'priority',
        label: 'Priority',
        help: priority?.help,
        required: true,
        widget: { kind: 'integer', min: 0, max: 65_535 },
      },
    ],
    changes: true,
    ...changing(fieldsChange((form) => ({ priority: Number(form['priority']) }))),
    toast: 'Priority of {name} changed',
  },
]

/** Moves a rule, and says where it is then. It is asked about only where that changes traffic. */
export function moveTo(place: Place): Omit<Action, 'id' | 'label'> {
  const of = placeChange(place)
  const confirm = { body: 'Changes the order of evaluation.', needed: changesTraffic(of) }
  return { ...shared, ...changing(of), confirm, phrase: 'Move {name}', toastOf: movedToast }
}

/** Entries of the menu, and buttons beside the priority. */
export const moves = {
  up: {
    ...moveTo(-1),
    id: 'up',
    label: 'Move up',
    phrase: 'Move {name} up',
    offer: { kind: 'not', of: has('order', 1) },
    reason: 'Already first',
  },
  down: {
    ...moveTo(1),
    id: 'down',
    label: 'Move down',
    phrase: 'Move {name} down',
    offer: has('isLast', false),
    reason: 'Already last',
  },
} satisfies Record<string, Action>

const removalPreview = actionPreview(removal)

/** The delete of the generated list, with what it does to traffic. */
export const deletion = (action: Action): Action => ({ ...action, preview: removalPreview })
