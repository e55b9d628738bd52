/** What a policy names: its roles, the policy above it, and the lists of those who can have a role. */
import { type Resource } from '../../resources.ts'
import { suggest, suggestAmong } from '../../suggest.ts'
import type { Context } from '../../context.ts'
import { below, placed, type Fault, type Placed } from '../../faults.ts'
import type { Site } from '../../lists.ts'
import { isSingleton } from '../../own-calls.ts'
import { parentOf } from '../../resources.ts'
import type { RawAccess, RawIdentities } from '../../../model/types/raw-access.ts'
import { nobody, rolesOf } from './expand.ts'

/** The policy that a resource is; undefined for other resources. */
export function accessOf({ entry, view }: Resource, { manifest }: Context): Access | undefined {
  const { access } = entry.raw
  const { identities = nobody } = manifest.console.raw
  return access === undefined || view !== undefined ? undefined : { access, identities }
}

export interface Access {
  access: RawAccess
  identities: RawIdentities
}

/** The list below a place, and what it lies below. */
export function placesOf({ types }: RawIdentities, context: Context): { place: Resource; param: string } | undefined {
  for (const { elsewhere } of types) {
    const list = elsewhere === undefined ? undefined : context.resource(elsewhere)
    const place = list === undefined ? undefined : parentOf(list, context)
    if (place !== undefined) return { place, param: place.param }
  }
  return undefined
}

/** What is wrong with what a policy states. */
export function accessFaults(resource: Resource, { context }: Pick<Site, 'context'>): Placed[] {
  const found = accessOf(resource, context)
  if (found === undefined) return []
  const { access } = found
  const { level, above, roles } = access
  const known = rolesOf(level, context)
  const faults: Fault[] = []
  if (known === undefined)
    faults.push({
      code: 'UNKNOWN_ROLE',
      steps: ['level'],
      cause: `the console has no roles of a level \`${level}\``,
      suggestion: suggestAmong(level, Object.keys(context.manifest.console.raw.roles ?? {}), 'there are'),
    })
  else faults.push(...roleFaults(Object.keys(roles), known, { level, steps: (role) => ['roles', role] }))
  if (above !== undefined) faults.push(...below(aboveFaults(above, context), 'above'))
  return placed(below(faults, 'access'), resource.place)
}

function roleFaults(
  stated: readonly string[],
  known: readonly string[],
  { level, steps }: { level: string; steps: (role: string, index: number) => Fault['steps'] },
): Fault[] {
  return stated.flatMap((role, index): Fault[] =>
    known.includes(role)
      ? []
      : [
          {
            code: 'UNKNOWN_ROLE',
            steps: steps(role, index),
            cause: `there is no role \`${level}.${role}\``,
            suggestion: suggestAmong(role, known, `\`${level}\` has`),
          },
        ],
  )
}

function aboveFaults({ policy, administers }: NonNullable<RawAccess['above']>, context: Context): Fault[] {
  const policies = context.resources.filter((one) => accessOf(one, context) !== undefined)
  const other = policies.find(({ id }) => id === policy)
  if (other === undefined)
    return [
      {
        code: 'UNKNOWN_ENTITY',
        steps: ['policy'],
        cause: `there is no policy \`${policy}\``,
        suggestion: suggestAmong(
          policy,
          policies.map(({ id }) => id),
          'there are',
        ),
      },
    ]
  const level = other.entry.raw.access?.level ?? ''
  return roleFaults(administers, rolesOf(level, context) ?? [], { level, steps: (_, index) => ['administers', index] })
}

/** What is wrong with what the console says of those who can have roles. */
export function identityFaults(context: Context): Placed[] {
  const { raw, place } = context.manifest.console
  const { identities } = raw
  if (identities === undefined) return missingIdentities(context)
  const { me: self, groups, own = [], types } = identities
  const me = context.resource(self)
  const faults: Fault[] = [
    ...(me !== undefined && isSingleton(me) ? [] : [unknown(self, ['me'], context)]),
    ...listFaults(groups, ['groups'], context),
    ...(me === undefined
      ? []
      : own.flatMap((field, i): Fault[] =>
          context.schemas.at(me.viewSchema, field) === undefined
            ? [
                {
                  code: 'UNKNOWN_FIELD',
                  steps: ['own', i],
                  cause: `\`${self}\` has no field \`${field}\``,
                  suggestion: suggestAmong(
                    field,
                    context.schemas.properties(me.viewSchema).map(({ client }) => client),
                  ),
                },
              ]
            : [],
        )),
    ...types.flatMap(({ list, elsewhere }, i) => [
      ...listFaults(list, ['types', i, 'list'], context),
      ...(elsewhere === undefined ? [] : listFaults(elsewhere, ['types', i, 'elsewhere'], context)),
    ]),
  ]
  return placed(below(faults, 'identities'), place)
}

/** Nobody could be given a role. */
const missingIdentities = ({ resources, manifest }: Context): Placed[] =>
  resources
    .filter(({ entry, view }) => entry.raw.access !== undefined && view === undefined)
    .map(({ place }) => ({
      code: 'NO_IDENTITIES',
      place: place('access'),
      cause: 'the console does not say who can have a role',
      suggestion: `state \`identities\` in the document \`console: ${manifest.console.raw.console}\``,
    }))

const listFaults = (id: string, steps: Fault['steps'], context: Context): Fault[] => {
  const resource = context.resource(id)
  return resource?.ops.list === undefined && resource?.state !== 'partial' ? [unknown(id, steps, context)] : []
}

const unknown = (id: string, steps: Fault['steps'], { resources }: Context): Fault => ({
  code: 'UNKNOWN_ENTITY',
  steps,
  cause: `there is no entity \`${id}\` that can be asked for`,
  suggestion: suggest(
    id,
    resources.map((resource) => resource.id),
  ),
})
