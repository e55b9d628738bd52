/** When the server takes an action: what the mock's behaviours and its CRUD default ask. */
import { createDiagnostics } from '../diagnostics.ts'
import { mapFields, readCondition } from '../link/conditions.ts'
import type { Context } from '../link/context.ts'
import { snakeCase } from '../link/names.ts'
import { parentOf, type Resource } from '../link/resources.ts'
import type { Condition } from './types/condition-ir.ts'
import type { RawAction, RawCondition } from './types/manifest.ts'
import type { MockRuleIR } from './types/mock-ir.ts'

/** Every rule by its id: `disk.detach`, with the view's name in it only where views of one entity differ. */
export type Rules = ReadonlyMap<string, MockRuleIR>

/** Path of a row's field on the wire. */
export const wirePath = (path: string): string =>
  path
    .split('.')
    .map((step) => (step.startsWith('$') ? step : snakeCase(step)))
    .join('.')

/** Reads `accept` and `noop` of all actions; what is wrong with an `offer` is reported where it is shown. */
export function readRules(context: Context): Rules {
  const rules = new Map<string, MockRuleIR>()
  for (const resource of context.resources) {
    for (const [action, raw] of Object.entries(resource.raw.actions ?? {})) {
      const rule = readRule(action, raw, resource, context)
      if (rule === undefined) continue
      const shared = `${resource.entity}.${action}`
      const known = rules.get(shared)
      if (known === undefined) rules.set(shared, rule)
      else if (JSON.stringify(known) !== JSON.stringify(rule)) rules.set(`${resource.id}.${action}`, rule)
    }
  }
  for (const resource of context.resources) checkRefusals(resource, rules, context)
  return rules
}

/** The id of the rule for an action as it is called on the rows of a resource. */
export const ruleOf = (rules: Rules, { id, entity }: Pick<Resource, 'id' | 'entity'>, action: string) =>
  [`${id}.${action}`, `${entity}.${action}`].find((one) => rules.has(one))

function readRule(action: string, raw: RawAction, resource: Resource, context: Context): MockRuleIR | undefined {
  const parent = parentOf(resource, context)
  const read = (
    key: 'offer' | 'accept' | 'noop',
    condition: RawCondition | undefined,
    diagnostics = context.diagnostics,
  ): Condition | undefined => {
    if (condition === undefined) return undefined
    const place = (...steps: readonly (string | number)[]) => resource.place('actions', action, key, ...steps)
    const scope = { schema: resource.schema, place, ...(parent === undefined ? {} : { parent: parent.schema }) }
    const found = readCondition(condition, scope, { ...context, diagnostics })
    return found === undefined ? undefined : mapFields(found, wirePath)
  }
  const noop = read('noop', raw.noop)
  // A text says why the behaviour decides.
  const accept =
    typeof raw.accept === 'string'
      ? undefined
      : raw.accept === undefined
        ? read('offer', raw.offer, createDiagnostics())
        : read('accept', raw.accept)
  if (accept === undefined && noop === undefined) return undefined
  return { ...(accept === undefined ? {} : { accept }), ...(noop === undefined ? {} : { noop }) }
}

/** A refusal without a condition is what is said when the action is not accepted. */
function checkRefusals(resource: Resource, rules: Rules, { diagnostics }: Context): void {
  const { mock } = resource.entry.raw
  if (resource.view !== undefined || mock === undefined || mock === false) return
  for (const [action, refusals] of Object.entries(mock.refuse ?? {}))
    for (const [i, { unless, when }] of refusals.entries())
      if (unless === undefined && when === undefined && rules.get(`${resource.entity}.${action}`)?.accept === undefined)
        diagnostics.error(
          'MISSING_CONDITION',
          resource.place('mock', 'refuse', action, i),
          `nothing says when \`${action}\` is refused`,
          `state \`accept\` or \`offer\` of the action, or \`unless\` or \`when\` here`,
        )
}
