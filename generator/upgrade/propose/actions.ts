/** Entries for what is done with a row: what it asks for, when it is offered, and where it leads. */
import { labelOf, words } from '../../link/names.ts'
import type { Schema } from '../../model/types/contract.ts'
import type { Operation } from '../../model/types/ir.ts'
import { camelCase } from '../../schema/client-name.ts'
import { rowFields } from '../../schema/row-fields.ts'
import type { Property } from '../../schema/schemas.ts'
import { stepsOf, withoutStability } from '../compare/operations.ts'
import { rowsPath, type Collection } from './collections.ts'
import { inputsOf, isAround, namedBy, namesOwnRow, type Input } from './inputs.ts'
import { seeOf } from './jobs.ts'
import { offerOf, undoing, verbsOf, type Offer, type Verb } from './offers.ts'
import type { Proposal } from './proposal.ts'
import { partsOfKey } from './row-parts.ts'
import { indented, yamlOf, type Site } from './shape-parts.ts'

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

/** `POST /things/attach`, `POST /things/freeze`: what is done with the row that the body names. */
export function actionsOfTold({ path, pair, roles }: Collection, site: Site): Proposal[] {
  const { create, ...others } = roles
  const isAlone = create !== undefined && Object.keys(others).length === 0
  const calls = [...Object.values(pair), ...(isAlone ? [create] : [])]
  const rows = isAlone ? stepsOf(path).slice(0, -1).join('/') : path
  const entity = site.ownerOf(rows)?.id
  if (entity === undefined) return []
  const isOfRow = (one: Operation): boolean =>
    !isAtRow(one) && inputsOf(one, entity, site).some((input) => namesOwnRow(input, entity))
  if (!calls.every(isOfRow)) return []
  return calls.map((operation) =>
    actionOf({ step: stepsOf(withoutStability(operation.path)).at(-1) ?? '', operation }, entity, site),
  )
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
  const self = isAtRow(operation) ? undefined : inputs.find((input) => namesOwnRow(input, entity))
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
    if (input === self) return { input, bind: `$row.${keyFor(input, site)}` }
    const isKnown = reference !== undefined && !isFirst && verbs.length > 0 && input.picks === named?.picks
    return {
      input,
      bind: isKnown ? `$row.${reference.client}` : input.of === 'body' ? undefined : `$form.${input.client}`,
    }
  })
  const bound = (of: Input['of']): string[] => {
    const all = binds.flatMap(({ input, bind }) =>
      input.of === of && bind !== undefined && (input.picks !== undefined || input === self || of === 'path')
        ? [`${input.client}: ${bind}`]
        : [],
    )
    if (of === 'path') all.unshift(...partsOfKey(operation, row))
    if (of === 'body') all.push(...beside.map(({ beside: field, place }) => `${field}: $route.${camelCase(place)}`))
    return all.length === 0 ? [] : [`${of}: {${all.join(', ')}}`]
  }
  // Those around the row are in the address, unless the body has them.
  const asked = binds.flatMap(({ input, bind }) =>
    bind?.startsWith('$row.') === true || (input.of === 'query' && input.picks === undefined) ? [] : [input],
  )
  const elsewhere = targetsElsewhere({ operation, entity, asked }, site)
  // What is picked of those in the address lies where that says.
  const beside = elsewhere.filter(({ isFree, isInAddress }) => !isFree && isInAddress)
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
    yaml: yamlOf(['actions:', `  ${name}: {${keys.join(', ')}}`, ...pickersOf(asked, elsewhere, site)]),
    ...asking([
      ...(offer === undefined ? [`When is ${name} of ${entity} offered?`] : []),
      ...elsewhere.flatMap(({ target, place, isFree }) =>
        isFree
          ? []
          : [`Does ${name} of ${entity} take a ${target} of another ${place} as well? Those of its own are offered.`],
      ),
    ]),
  }
}

const asking = (questions: readonly string[]): Pick<Proposal, 'question'> =>
  questions.length === 0 ? {} : { question: questions.join(' ') }

/** Whether the address of a call says which row it is about. */
const isAtRow = ({ path }: Operation): boolean => path.includes('}')

/** What a field that names the own row takes of it. */
const keyFor = ({ schema }: Input, { schemas, now }: Site): string => {
  const { id, name } = rowFields(now.conventions)
  return schemas.resolve(schema).name === now.conventions.schemas.name ? name : id
}

/** A row that is picked where the call is told as well what that lies in: it need not lie where the own row does. */
interface Elsewhere {
  /** The field that picks it, and the one beside it that says what it lies in. */
  field: string
  beside: string
  target: string
  place: string
  /** Nothing else of the entity has fields of these names, which are said once for all. */
  isFree: boolean
  /** The address has what it lies in, and the field takes that. */
  isInAddress: boolean
}

function targetsElsewhere(
  { operation, entity, asked }: { operation: Operation; entity: string; asked: readonly Input[] },
  site: Site,
): Elsewhere[] {
  return asked.flatMap(({ client, picks, of }) => {
    const place = picks === undefined || of !== 'body' ? undefined : site.parentOf(picks)
    const beside = place === undefined ? undefined : asked.find(({ names }) => names === place)
    if (picks === undefined || place === undefined || beside === undefined) return []
    const others = site.now.operations.filter(
      (one) => one.id !== operation.id && site.ownerOf(rowsPath(one.path))?.id === entity,
    )
    const isFree = !others.some((one) =>
      inputsOf(one, entity, site).some((input) => input.of === 'body' && input.client === client),
    )
    const takesNames = site.schemas.resolve(beside.schema).name === site.now.conventions.schemas.nameOrId
    const isInAddress = beside.of === 'body' && takesNames && isAround(place, entity, site)
    return [{ field: client, beside: beside.client, target: picks, place, isFree, isInAddress }]
  })
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
const pickersOf = (inputs: readonly Input[], elsewhere: readonly Elsewhere[], site: Site): string[] =>
  refLines(
    inputs.flatMap(({ client, schema, picks }) => {
      const among = elsewhere.find(({ field, isFree }) => field === client && isFree)
      const within = among && `within: {${camelCase(among.place)}: ${among.beside}}`
      return picks === undefined ? [] : [{ client, schema, entity: picks, ...(within === undefined ? {} : { within }) }]
    }),
    site,
  )

/** The same of the fields of rows, and of what makes and changes them: IDs are numbers, or texts of any form. */
export function refsOfRows(entity: string, calls: readonly (Operation | undefined)[], site: Site): string[] {
  const { schemas, now } = site
  const { referredBy } = rowFields(now.conventions)
  const bodies = calls.flatMap((call) => {
    const schema = call?.request.transport === 'json' ? call.request.schema : undefined
    return schema === undefined ? [] : schemas.properties(schema)
  })
  const named = [...site.rowOf(entity), ...bodies].flatMap(({ client, wire, own, schema }) => {
    const found = referredBy(client) === undefined ? undefined : namedBy(client, wire, site)
    const isOne = ['string', 'integer', 'number'].includes(schema.type ?? '') && schema.enum === undefined
    return found === undefined || !isOne ? [] : [{ client, schema: own, entity: found }]
  })
  return refLines([...new Map(named.map((one) => [one.client, one])).values()], site)
}

function refLines(
  fields: readonly { client: string; schema: Schema; entity: string; within?: string }[],
  { schemas, now }: Site,
): string[] {
  const { idOf } = rowFields(now.conventions)
  const lines = fields.flatMap(({ client, schema, entity, within }) => {
    const { name, schema: own } = schemas.resolve(schema)
    const byName = name === now.conventions.schemas.nameOrId && client === camelCase(entity)
    const byId = own.format === 'uuid' && client === idOf(camelCase(entity))
    const said = [...(byName || byId ? [] : [`ref: ${entity}`]), ...(within === undefined ? [] : [within])]
    return said.length === 0 ? [] : [`${client}: {${said.join(', ')}}`]
  })
  return lines.length === 0 ? [] : ['fields:', ...indented(lines, 2)]
}
