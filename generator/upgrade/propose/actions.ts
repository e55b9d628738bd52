/** Entries for what is done with a row: what it asks for, when it is offered, and where it leads. */
import { labelOf, words } from '../../link/names.ts'
import type { Schema } from '../../model/types/contract.ts'
import type { Operation } from '../../model/types/ir.ts'
import { camelCase } from '../../schema/client-name.ts'
import { rowFields } from '../../schema/row-fields.ts'
import type { Property } from '../../schema/schemas.ts'
import { seeOf } from './jobs.ts'
import { offerOf, undoing, verbsOf, type Offer, type Verb } from './offers.ts'
import type { Proposal } from './proposal.ts'
import { indented, yamlOf, type Site } from './shape-parts.ts'

/** What a call is told: of these names are things that are picked. */
interface Input {
  client: string
  wire: string
  schema: Schema
  of: 'body' | 'query' | 'path'
  required: boolean
  /** The entity whose row it names. */
  picks: string | undefined
}

/** What is done with a row at the address of the row and a verb. */
export function actionOf(
  { step, operation }: { step: string; operation: Operation },
  entity: string,
  site: Site,
): Proposal {
  const { id: op, method } = operation
  // A step says what is done, unless the method does.
  const rest = op.startsWith(`${entity}_`) ? op.slice(entity.length + 1) : step.replaceAll('-', '_')
  const name = camelCase(method === 'delete' && rest === step ? `delete_${rest}` : verbFirst(rest))
  return doneWith({ name, operation, verbs: verbsOf(step), entity }, site)
}

/** `disk_attach` → `attach_disk`: labels begin with what is done. */
function verbFirst(name: string): string {
  const own = words(name)
  const verb = verbsOf(own.at(-1) ?? '')[0]
  return verb === undefined || own.length < 2 ? name : [own.at(-1), ...own.slice(0, -1)].join('_')
}

/** A call that does something to a row. */
export interface Done {
  name: string
  operation: Operation
  verbs: readonly Verb[]
  entity: string
}

/** The entry for it. */
export function doneWith({ name, operation, verbs, entity }: Done, site: Site): Proposal {
  const { id: op, method } = operation
  const inputs = inputsOf(operation, entity, site)
  const row = site.rowOf(entity)
  const other = verbs.map((verb) => undoing(operation, verb, site.now.operations)).find((one) => one !== undefined)
  const named = [...inputs, ...(other === undefined ? [] : inputsOf(other, entity, site))].find(
    ({ picks }) => picks !== undefined,
  )
  const reference = named?.picks === undefined ? undefined : referenceTo(named.picks, row, site)
  const offer = offerOf(verbs, reference, { fields: row, schemas: site.schemas })
  const isFirst = verbs[0]?.isFirst === true
  // What is taken away is what the row has.
  const binds = inputs.map((input) => {
    const isKnown = reference !== undefined && !isFirst && verbs.length > 0 && input.picks === named?.picks
    return {
      input,
      bind: isKnown ? `$row.${reference.client}` : input.of === 'body' ? undefined : `$form.${input.client}`,
    }
  })
  const bound = (of: Input['of']): string[] => {
    const all = binds.flatMap(({ input, bind }) =>
      input.of === of && bind !== undefined && (input.picks !== undefined || of === 'path')
        ? [`${input.client}: ${bind}`]
        : [],
    )
    return all.length === 0 ? [] : [`${of}: {${all.join(', ')}}`]
  }
  const asked = binds.flatMap(({ input, bind }) => (bind?.startsWith('$row.') === true ? [] : [input]))
  const set = offer === undefined ? [] : setOf(offer, { reference, isFirst, inputs, named })
  const answer = site.answerOf(operation)
  const answersRow =
    operation.response.transport === 'none' || (answer !== undefined && answer === site.schemaOf(entity))
  const see = seeOf(operation, entity, site)
  const label = labelOf(name, [])
  const keys = [
    ...(op === `${entity}_${name}` ? [] : [`op: ${op}`]),
    ...(method === 'delete' ? ['confirm: danger'] : []),
    ...bound('path'),
    ...bound('query'),
    ...bound('body'),
    ...(offer === undefined ? [] : [`offer: ${offer.offer}`, `reason: ${offer.reason}`]),
    ...(see === undefined ? [] : [acceptedToast(label), `see: ${see}`]),
    ...(set.length > 0 && answersRow ? [`mock: {set: {${set.join(', ')}}}`] : []),
  ]
  return {
    shape: 'action',
    entity,
    title: `an action ${name} of ${entity}`,
    confidence: site.now.entities.some((one) => one.id === entity) ? 'high' : 'medium',
    operations: [op],
    file: site.fileOf(entity),
    yaml: yamlOf(['actions:', `  ${name}: {${keys.join(', ')}}`, ...pickersOf(asked, site)]),
    ...(offer === undefined ? { question: `When is ${name} of ${entity} offered?` } : {}),
  }
}

/** What is said of what goes on: who wants to know leads on from there. */
const acceptedToast = (label: string): string => `toast: '${label} accepted for {name}'`

/** Where what makes, changes or deletes a row leads, if that goes on after its answer. */
export function seeLines(
  of: 'create' | 'edit' | 'delete',
  operation: Operation | undefined,
  { entity, site }: { entity: string; site: Site },
): string[] {
  const see = operation === undefined ? undefined : seeOf(operation, entity, site)
  if (see === undefined) return []
  const label = { create: 'Creation', edit: 'Update', delete: 'Removal' }[of]
  // What a form is answered is called by a name of its own.
  return of === 'delete'
    ? [`actions: {delete: {${acceptedToast(label)}, see: ${see}}}`]
    : [`${of}: {toast: ${label} accepted, see: ${see}}`]
}

/** What a call is told beside the row that it is about. */
function inputsOf(
  { path, pathParams, queryParams, request }: Operation,
  entity: string,
  { schemas, selectedBy, now }: Site,
): Input[] {
  const { referredBy } = rowFields(now.conventions)
  const picked = (client: string, wire: string): string | undefined => {
    const about = referredBy(client)
    const found = selectedBy(wire) ?? (about === undefined ? undefined : selectedBy(words(about).join('_')))
    return found === undefined || isAround(found, entity, now) ? undefined : found
  }
  // A number that is called like a parameter, such as a port, may be anything.
  const isId = (client: string, own: Schema): boolean => {
    const { name, schema: target } = schemas.resolve(own)
    return referredBy(client) !== undefined || name === now.conventions.schemas.nameOrId || target.format === 'uuid'
  }
  const { schema } = request
  const fields = schema === undefined || request.transport !== 'json' ? [] : schemas.properties(schema)
  return [
    ...(path.endsWith('}') ? pathParams.slice(-1) : []).map(({ client, wire, schema: own }): Input => ({
      client,
      wire,
      schema: own,
      of: 'path',
      required: true,
      picks: picked(client, wire),
    })),
    ...queryParams.map(({ client, wire, schema: own, required }): Input => ({
      client,
      wire,
      schema: own,
      of: 'query',
      required,
      picks: picked(client, wire),
    })),
    ...fields
      .filter(({ schema: own }) => own.type !== 'array' && own.type !== 'object')
      .map(({ client, wire, own, required }): Input => ({
        client,
        wire,
        schema: own,
        of: 'body',
        required,
        picks: isId(client, own) ? picked(client, wire) : undefined,
      })),
  ]
}

/** Whether an entity is the own one, or what that lies in: the address says which. */
function isAround(one: string, entity: string, now: Site['now']): boolean {
  const parent = now.entities.find(({ id }) => id === entity)?.parent
  return one === entity || (parent !== undefined && isAround(one, parent, now))
}

/** The one field of a row that holds what it was put to, and that may be empty. */
function referenceTo(entity: string, row: readonly Property[], { selectedBy, now }: Site): Property | undefined {
  const { referredBy } = rowFields(now.conventions)
  const all = row.filter(({ client, required, nullable, schema }) => {
    const about = referredBy(client)
    const isTo = about !== undefined && selectedBy(words(about).join('_')) === entity
    return isTo && (nullable || !required) && schema.type !== 'array'
  })
  return all.length === 1 ? all[0] : undefined
}

/** What the mock's row has afterwards: what decides about the offer, in the words of the wire. */
function setOf(
  offer: Offer,
  {
    reference,
    isFirst,
    inputs,
    named,
  }: { reference: Property | undefined; isFirst: boolean; inputs: readonly Input[]; named: Input | undefined },
): string[] {
  const own = offer.set === undefined ? [] : [`${offer.set[0]}: ${offer.set[1]}`]
  if (reference === undefined) return own
  if (!isFirst) return reference.nullable ? [...own, `${reference.wire}: null`] : own
  const input = inputs.find((one) => one.of === 'body' && one.wire === named?.wire)
  return input === undefined ? own : [...own, `${reference.wire}: $body.${input.wire}`]
}

/** Fields that no name and no form of an ID tells to be a choice: those are said. */
const pickersOf = (inputs: readonly Input[], site: Site): string[] =>
  refLines(
    inputs.flatMap(({ client, schema, picks }) => (picks === undefined ? [] : [{ client, schema, entity: picks }])),
    site,
  )

/** The same of the fields of rows, and of what makes and changes them: IDs are numbers, or texts of any form. */
export function refsOfRows(entity: string, calls: readonly (Operation | undefined)[], site: Site): string[] {
  const { schemas, selectedBy, now } = site
  const { referredBy } = rowFields(now.conventions)
  const bodies = calls.flatMap((call) => {
    const schema = call?.request.transport === 'json' ? call.request.schema : undefined
    return schema === undefined ? [] : schemas.properties(schema)
  })
  const named = [...site.rowOf(entity), ...bodies].flatMap(({ client, wire, own, schema }) => {
    const about = referredBy(client)
    const found = about === undefined ? undefined : (selectedBy(wire) ?? selectedBy(words(about).join('_')))
    const isOne = ['string', 'integer', 'number'].includes(schema.type ?? '') && schema.enum === undefined
    return found === undefined || !isOne ? [] : [{ client, schema: own, entity: found }]
  })
  return refLines([...new Map(named.map((one) => [one.client, one])).values()], site)
}

function refLines(
  fields: readonly { client: string; schema: Schema; entity: string }[],
  { schemas, now }: Site,
): string[] {
  const { idOf } = rowFields(now.conventions)
  const lines = fields.flatMap(({ client, schema, entity }) => {
    const { name, schema: own } = schemas.resolve(schema)
    const byName = name === now.conventions.schemas.nameOrId && client === camelCase(entity)
    const byId = own.format === 'uuid' && client === idOf(camelCase(entity))
    return byName || byId ? [] : [`${client}: {ref: ${entity}}`]
  })
  return lines.length === 0 ? [] : ['fields:', ...indented(lines, 2)]
}
