/** Wrong rules: each differs from a right one in one place. */
import type { Rule } from '../../../../src/mock/tables/rule.ts'
import type { Condition } from '../../../../src/lib/condition.ts'
import { diskStates, runStates } from '../support/states.ts'

type Value = string | number | boolean | null

/** Values that a field can have: by its path; by entity and path, or rule, part and path, where that depends. */
const values: Readonly<Record<string, readonly Value[]>> = {
  run_state: runStates,
  'state.state': diskStates,
  // In other states a disk is of no instance, and not found on one.
  'disk.detach/accept/state.state': ['attaching', 'attached', 'detaching'],
  identity_mode: ['local_only', 'saml_jit', 'saml_scim'],
  primary: [true, false],
  instance_id: [null],
  project_id: [null],
  port_settings_id: [null],
  'policy.kind': ['in_service', 'expunged'],
  'policy.provision_policy': ['provisionable', 'non_provisionable'],
  'sled/state': ['active', 'decommissioned'],
  'snapshot/state': ['creating', 'ready', 'faulted', 'destroyed'],
  'support_bundle/state': ['collecting', 'active', 'failed', 'destroying'],
  'vpc_router/kind': ['custom', 'system'],
  'vpc_router_route/kind': ['custom', 'default', 'vpc_subnet', 'vpc_peering'],
  'vpc_router_route/$parent.kind': ['custom', 'system'],
}

export interface Mutant {
  readonly rule: Rule
  /** What is wrong with it. */
  readonly title: string
}

/** All of one rule. */
export function mutantsOf(id: string, rule: Rule): Mutant[] {
  const [entity = ''] = id.split('.')
  return (['accept', 'noop'] as const).flatMap((part) => {
    const condition = rule[part]
    if (condition === undefined) return []
    const settled = part === 'accept' ? rule.noop : undefined
    return variants(condition, [`${id}/${part}/`, `${entity}/`, ''])
      .filter(({ path, value }) => !(settled?.kind === 'field' && settled.path === path && isIn(settled.in, value)))
      .map(({ condition: wrong, title }) => ({ rule: { ...rule, [part]: wrong }, title: `${part}: ${title}` }))
  })
}

interface Variant {
  readonly condition: Condition
  readonly title: string
  /** The value that was put in or taken out, and where. */
  readonly path?: string
  readonly value?: Value
}

const isIn = (list: readonly Value[], value: Value | undefined): boolean => value !== undefined && list.includes(value)

function variants(condition: Condition, scopes: readonly string[]): Variant[] {
  const always: Condition = { kind: 'all', of: [] }
  const never: Condition = { kind: 'any', of: [] }
  switch (condition.kind) {
    case 'field': {
      const paths = [condition.path, condition.path.replace('$parent.', '')]
      const names = paths.flatMap((path) => scopes.map((scope) => scope + path))
      const known = names.flatMap((name) => (Object.hasOwn(values, name) ? [values[name] ?? []] : []))[0]
      if (known === undefined) throw new Error(`which values ${condition.path} can have is not written here`)
      return known.map((value) => {
        const without = condition.in.filter((one) => one !== value)
        const isTaken = without.length < condition.in.length
        return {
          condition: { ...condition, in: isTaken ? without : [...condition.in, value] },
          title: `${isTaken ? 'without' : 'with'} ${condition.path} ${String(value)}`,
          path: condition.path,
          value,
        }
      })
    }
    case 'all':
    case 'any':
      return condition.of.flatMap((part, at) => [
        { condition: { ...condition, of: condition.of.toSpliced(at, 1) }, title: `without part ${at + 1}` },
        ...variants(part, scopes).map((one) => ({
          ...one,
          condition: { ...condition, of: condition.of.with(at, one.condition) },
        })),
      ])
    case 'not':
      return [{ condition: condition.of, title: 'without not' }]
    case 'same':
    case 'empty':
    case 'newer':
    case 'older':
      return [
        { condition: always, title: `${condition.kind} always` },
        { condition: never, title: `${condition.kind} never` },
      ]
    case 'fewer':
      return [-1, 1].map((by) => ({
        condition: { ...condition, than: condition.than + by },
        title: `fewer than ${condition.than + by}`,
      }))
  }
}
