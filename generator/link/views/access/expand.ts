/** Policies: from the few lines that say what one is to the entity that its list and forms are made of. */
import type { Place } from '../../../diagnostics.ts'
import type { Schema } from '../../../model/types/contract.ts'
import type { RawField, RawForm, RawView } from '../../../model/types/manifest.ts'
import type { RawAccess, RawIdentities } from '../../../model/types/raw-access.ts'
import type { Early } from '../../context.ts'
import { inSentence, labelOf } from '../../names.ts'
import { operationOf } from '../../operations.ts'
import type { Flat } from '../../resources.ts'

/** What every assignment has. */
export const parts = { identity: 'identityId', type: 'identityType', role: 'roleName' } as const

/** Without what the console has to say: that is a fault of its own. */
export const nobody: RawIdentities = { me: '', groups: '', types: [] }

/** The entity as its list and forms need it; any other one as it is. */
export function expandAccess(flat: Flat, context: Early): Flat {
  const { access } = flat.entry.raw
  const { identities = nobody } = context.manifest.console.raw
  if (access === undefined || flat.view !== undefined) return flat
  const view = viewOf(flat.raw, { access, identities }, context)
  const { items, item } = setOf(access, context)
  const document = { read: access.read, write: access.write, items, key: [parts.type, parts.identity], ...item }
  return {
    ...flat,
    raw: view,
    entry: { ...flat.entry, raw: { ...flat.entry.raw, ...view, document }, place: placeOf(flat) },
  }
}

function viewOf(
  stated: RawView,
  { access, identities }: { access: RawAccess; identities: RawIdentities },
  context: Early,
): RawView {
  const { level, roles } = access
  const labels = identities.types.map(({ list }) => labelOfEntity(list, context))
  const anyone = labels.map((label, i) => (i === 0 ? label : inSentence(label))).join(' or ')
  const add = `Add ${inSentence(anyone)}`
  const [first] = identities.types
  const ref = access.of === 'route' ? (first?.elsewhere ?? first?.list) : first?.list
  const ranks = rolesOf(level, context) ?? []
  const weakest = ranks.at(-1)
  const role = ranks[0] === undefined ? {} : { role: `${level}.${ranks[0]}` }
  const name = `{$form.${parts.identity}}`
  const given = `{$form.${parts.role}}`
  const fields: Record<string, RawField> = {
    [parts.identity]: { label: anyone, help: access.whom ?? false, ...(ref === undefined ? {} : { ref }) },
    [parts.type]: { label: 'Type', help: false, options: typesOf(identities, context) },
    [parts.role]: {
      label: 'Role',
      help: false,
      // The weakest one.
      ...(weakest === undefined ? {} : { initial: weakest }),
      options: Object.fromEntries(
        Object.entries(roles)
          .filter(([id]) => ranks.includes(id))
          .map(([id, help]) => [id, { label: labelOf(id, context.acronyms), help }]),
      ),
      ...stated.fields?.[parts.role],
    },
  }
  const form = (own: RawForm, of: false | RawForm | undefined): false | RawForm =>
    of === false ? false : { ...own, ...of }
  return {
    label: 'Role assignment',
    key: parts.identity,
    param: 'identity',
    mock: false,
    ...stated,
    detail: false,
    fields,
    list:
      stated.list === false
        ? false
        : {
            columns: [
              { field: parts.identity, label: 'Name', help: false },
              parts.type,
              { field: parts.role, help: access.help ?? false },
            ],
            ...stated.list,
          },
    create: form(
      {
        label: add,
        title: add,
        submit: 'Assign role',
        toast: `${given} role assigned to ${name}`,
        fields: [parts.identity, parts.role],
      },
      stated.create,
    ),
    edit: form(
      {
        title: `Change ${level} role`,
        submit: 'Update role',
        toast: `Role of {name} changed to ${given}`,
        fields: [parts.role],
      },
      stated.edit,
    ),
    actions: {
      ...stated.actions,
      update: { label: 'Change role', ...role, ...stated.actions?.['update'] },
      delete: {
        label: 'Remove access',
        phrase: 'Remove access of {name}',
        text: '{name} keeps only those rights that come from other roles.',
        toast: 'Access of {name} removed',
        ...role,
        ...stated.actions?.['delete'],
      },
    },
  }
}

const typesOf = ({ types }: RawIdentities, context: Early): NonNullable<RawField['options']> =>
  Object.fromEntries(types.map(({ type, list }) => [type, { label: labelOfEntity(list, context) }]))

/** The roles of a level as the contract has them, the strongest first. */
export function rolesOf(
  level: string,
  { manifest, schemas }: Pick<Early, 'manifest' | 'schemas'>,
): string[] | undefined {
  const name = manifest.console.raw.roles?.[level]
  const schema = name === undefined ? undefined : schemas.named(name)
  const values = schema === undefined ? undefined : schemas.enumValues(schema)
  return values?.map(String)
}

/** `list` may be that of a further view. */
export function labelOfEntity(list: string, { manifest, acronyms }: Pick<Early, 'manifest' | 'acronyms'>): string {
  const entity = list.split('.')[0] ?? list
  return manifest.entities.find(({ raw }) => raw.entity === entity)?.raw.label ?? labelOf(entity, acronyms)
}

/** Where the answer has the assignments, and what one is as it is written. */
export function setOf(
  { read }: Pick<RawAccess, 'read'>,
  { operations, schemas }: Pick<Early, 'operations' | 'schemas'>,
): { items: string; item?: { item: string } } {
  const answer: Schema = operations.get(operationOf(read).op)?.response.schema ?? {}
  for (const { client, own } of schemas.properties(answer)) {
    const { items } = schemas.resolve(own).schema
    const { schema, name } = items === undefined ? {} : schemas.resolve(items)
    if (schema === undefined || name === undefined) continue
    if (Object.values(parts).every((field) => schemas.at(schema, field) !== undefined))
      return { items: client, item: { item: name } }
  }
  return { items: '' }
}

/** Where the manifest states what the parts of the entity are made of. */
function placeOf({ steps: own, entry }: Flat): (...steps: readonly (string | number)[]) => Place {
  return (...steps) => {
    const [part, name, of, id] = steps.slice(own.length)
    const access = (...rest: readonly (string | number)[]): Place => entry.place(...own, 'access', ...rest)
    if (part === 'document' || part === 'operations')
      return access(name === 'write' || name === 'update' ? 'write' : 'read', ...steps.slice(own.length + 2))
    if (part === 'fields' && name === parts.role && of === 'options' && id !== undefined) return access('roles', id)
    return entry.place(...steps)
  }
}
