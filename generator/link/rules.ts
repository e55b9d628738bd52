/** When the server takes an action: what the mock's behaviours and its CRUD default ask. */
import { linkCondition, mapFields, readCondition } from './conditions.ts'
import type { Context } from './context.ts'
import { below, type Fault } from './faults.ts'
import { snakeCase } from './names.ts'
import { parentOf, type Resource } from './resources.ts'
import type { Condition } from '../model/types/condition-ir.ts'
import type { RawAction, RawCondition } from '../model/types/manifest.ts'
import type { MockRuleIR } from '../model/types/mock-ir.ts'

/** Every rule by its id: `disk.detach`, with the view's name in it only where views of one entity differ. */
export type Rules = ReadonlyMap<string, MockRuleIR>

/** Path of a row's field on the wire. */
export const wirePath = (path: string): string =>
  path
    .split('.')
    .map((step) => (step.startsWith('$') ? step : snakeCase(step)))
    .join('.')

/** `accept` and `noop` of all actions. */
export function readRules(context: Context): Rules {
  const rules = new Map<string, MockRuleIR>()
  for (const resource of context.resources) {
    for (const [action, raw] of Object.entries(resource.raw.actions ?? {})) {
      const rule = readRule(raw, resource, context)
      if (rule === undefined) continue
      const shared = `${resource.entity}.${action}`
      const known = rules.get(shared)
      if (known === undefined) rules.set(shared, rule)
      else if (JSON.stringify(known) !== JSON.stringify(rule)) rules.set(`${resource.id}.${action}`, rule)
    }
  }
  return rules
}

/** The id of the rule for an action as it is called on the rows of a resource. */
export const ruleOf = (rules: Rules, { id, entity }: Pick<Resource, 'id' | 'entity'>, action: string) =>
  [`${id}.${action}`, `${entity}.${action}`].find((one) => rules.has(one))

function scopeOf(resource: Resource, context: Context): { schema: Resource['schema']; parent?: Resource['schema'] } {
  const parent = parentOf(resource, context)
  return { schema: resource.schema, ...(parent === undefined ? {} : { parent: parent.schema }) }
}

function readRule(raw: RawAction, resource: Resource, context: Context): MockRuleIR | undefined {
  const read = (condition: RawCondition | undefined): Condition | undefined => {
    const found = condition && readCondition(condition, scopeOf(resource, context), context)
    return found === undefined ? undefined : mapFields(found, wirePath)
  }
  const noop = read(raw.noop)
  // A text says why the behaviour decides.
  const accept = typeof raw.accept === 'string' ? undefined : read(raw.accept ?? raw.offer)
  if (accept === undefined && noop === undefined) return undefined
  return { ...(accept === undefined ? {} : { accept }), ...(noop === undefined ? {} : { noop }) }
}

/** What is wrong with when the server takes an action. */
export const ruleFaults = (raw: RawAction, resource: Resource, context: Context): Fault[] =>
  (['accept', 'noop'] as const).flatMap((key) => {
    const condition = raw[key]
    return condition === undefined || typeof condition === 'string'
      ? []
      : below(linkCondition(condition, scopeOf(resource, context), context).faults, key)
  })

/** A refusal without a condition is what is said when the action is not accepted. */
export function refusalFaults(resource: Resource, rules: Rules): Fault[] {
  const { mock } = resource.entry.raw
  if (resource.view !== undefined || mock === undefined || mock === false) return []
  return Object.entries(mock.refuse ?? {}).flatMap(([action, refusals]) =>
    refusals.flatMap(({ unless, when }, i) =>
      unless !== undefined || when !== undefined || rules.get(`${resource.entity}.${action}`)?.accept !== undefined
        ? []
        : [
            {
              code: 'MISSING_CONDITION',
              steps: ['mock', 'refuse', action, i],
              cause: `nothing says when \`${action}\` is refused`,
              suggestion: `state \`accept\` or \`offer\` of the action, or \`unless\` or \`when\` here`,
            },
          ],
    ),
  )
}
