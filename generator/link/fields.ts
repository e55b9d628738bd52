/**
 * Fields that the manifest speaks about without making anything of them on the way: options for a field that does not
 * exist would simply never apply. Each has to occur in what the entity's operations answer or take.
 */
import type { Diagnostics, Place } from '../diagnostics.ts'
import { rowFields } from '../schema/row-fields.ts'
import { linkCondition } from './conditions.ts'
import type { Linking } from './context.ts'
import { report, type At } from './faults.ts'
import { checkKey, checkNumber, checkText, checkValues } from './field-values.ts'
import type { Site } from './lists.ts'
import { camelCase } from '../schema/client-name.ts'
import { operationOf } from './operations.ts'
import { statedScreen, type Resource } from './resources.ts'
import { suggest, suggestAmong } from './suggest.ts'
import { entityFaults, hasCreateForm, refFaults, refId } from './refs.ts'
import { checkRelations } from './relations.ts'
import { tableFaults } from './shown.ts'
import type { Schema } from '../model/types/contract.ts'
import type { Operation } from '../model/types/ir.ts'
import type { RawCondition, RawField, RawForm } from '../model/types/manifest.ts'
import type { RawMock } from '../model/types/raw-mock.ts'

/** What is known of an entity in all its views, or of a link from all its sides. */
interface Known {
  context: Linking
  site: Site
  /** Rows first, then request bodies. */
  schemas: readonly Schema[]
  rows: readonly Schema[]
  bodies: readonly Schema[]
  /** Parameters, which forms may ask for, and lifted fields. */
  names: ReadonlySet<string>
}

export function checkFields(context: Linking, site: Site): void {
  for (const [entity, resources] of byEntity(context.resources)) {
    // Half an entity would make everything that is said about the other half look wrong.
    if (resources.some(({ state }) => state === 'unusable')) continue
    const known = knownOf(resources, context, site)
    const link = context.manifest.links.find((one) => one.raw.link === entity)
    if (link !== undefined) {
      checkOptions(link.raw.fields, (...s) => link.place('fields', ...s), known)
      checkMock(link.raw.mock, (...s) => link.place('mock', ...s), known)
      continue
    }
    for (const resource of resources) checkResource(resource, known)
  }
}

function byEntity(resources: readonly Resource[]): Map<string, Resource[]> {
  const groups = new Map<string, Resource[]>()
  for (const resource of resources) groups.set(resource.entity, [...(groups.get(resource.entity) ?? []), resource])
  return groups
}

function knownOf(resources: readonly Resource[], context: Linking, site: Site): Known {
  const operations = new Set(resources.flatMap((resource) => operationsOf(resource, context)))
  const answers = resources.flatMap(({ schema, viewSchema }) => [schema, viewSchema])
  const more = [...operations].flatMap(({ response }) => (response.schema === undefined ? [] : [response.schema]))
  const bodies = [...operations].flatMap(({ request }) => (request.schema === undefined ? [] : [request.schema]))
  const items = resources.flatMap(({ entry }) =>
    entry.raw.document?.item === undefined ? [] : [context.schemas.named(entry.raw.document.item) ?? {}],
  )
  const params = [...operations].flatMap(({ pathParams, queryParams }) =>
    [...pathParams, ...queryParams].map(({ client }) => client),
  )
  const lifted = resources.flatMap(({ raw }) => Object.keys(raw.lift ?? {}))
  return {
    context,
    site,
    schemas: [...new Set([...answers, ...more, ...bodies, ...items])],
    rows: [...new Set(answers)],
    bodies: [...new Set(bodies)],
    names: new Set([...params, ...lifted, ...resources.flatMap(askedBy)]),
  }
}

/** What forms and actions ask for under names of their own: `query: {project: $form.from}`. */
const askedBy = ({ raw: { create, edit, actions = {} } }: Resource): string[] =>
  [create || undefined, edit || undefined, ...Object.values(actions)]
    .flatMap((one) => [...Object.values(one?.path ?? {}), ...Object.values(one?.query ?? {})])
    .flatMap((bind) => (typeof bind === 'string' && bind.startsWith('$form.') ? [bind.slice('$form.'.length)] : []))

/** Every operation that a resource's entry names. */
function operationsOf({ ops, raw, entry, entity }: Resource, context: Linking): Operation[] {
  const actions = Object.entries(raw.actions ?? {}).map(([id, action]) => action.op ?? `${entity}_${id}`)
  const singles = Object.values(entry.raw.singles ?? {}).flatMap(({ view, update }) =>
    [view, update ?? view].map((one) => operationOf(one).op),
  )
  const named = [...actions, ...singles].flatMap((id) => context.operations.get(id) ?? [])
  return [...Object.values(ops).map(({ op }) => op), ...named]
}

function checkResource(resource: Resource, known: Known): void {
  const { raw, place, schema, viewSchema, ops, entry } = resource
  const { context } = known
  const at =
    (key: string): At =>
    (...steps) =>
      place(key, ...steps)
  const row = [schema, viewSchema].filter((one) => context.schemas.properties(one).length > 0)
  checkOptions(raw.fields, at('fields'), known)
  for (const [name, path] of Object.entries(raw.lift ?? {}))
    requireField(path, row, { context, place: place('lift', name) })
  const kinds = ['nameOrId', 'name', 'id', 'none']
  if (raw.key !== undefined && !kinds.includes(raw.key)) requireField(raw.key, row, { context, place: place('key') })
  for (const [i, field] of (raw.hint ?? []).entries())
    requireField(field, row, { context, place: place('hint', i), taken: raw.hint })
  if (raw.default !== undefined) requireField(raw.default, row, { context, place: place('default') })
  const { fields: identifiers = [], owner } = raw.find ?? {}
  for (const [i, field] of identifiers.entries())
    requireField(field, row, { context, place: place('find', 'fields', i), taken: identifiers })
  if (owner !== undefined && owner !== '$parent') requireField(owner, row, { context, place: place('find', 'owner') })
  if (raw.name !== undefined) requireField(raw.name, row, { context, place: place('name') })
  if (raw.upTo !== undefined) requireField(raw.upTo, row, { context, place: place('upTo') })
  checkForm(raw.create, ops.create?.op ?? ops.upsert?.op, { context, at: at('create') })
  checkForm(raw.edit, ops.update?.op, { context, at: at('edit') })
  checkFilters(resource, context)
  checkRelations(resource, context)
  checkActions(resource, known)
  if (resource.view !== undefined) return
  checkMock(raw.mock, at('mock'), known)
  const { document } = entry.raw
  if (document !== undefined) {
    if (document.item !== undefined && context.schemas.named(document.item) === undefined) {
      context.diagnostics.error('UNKNOWN_SCHEMA', place('document', 'item'), {
        cause: `there is no schema \`${document.item}\``,
        suggestion: suggest(document.item, context.schemas.names),
      })
    }
    for (const key of [document.key].flat()) requireField(key, row, { context, place: place('document', 'key') })
  }
  for (const [name, single] of Object.entries(entry.raw.singles ?? {})) {
    const update = single.update === undefined ? undefined : context.operations.get(operationOf(single.update).op)
    const { omit, clears } = single
    checkForm({ ...(omit === undefined ? {} : { omit }), ...(clears === undefined ? {} : { clears }) }, update, {
      context,
      at: (...s) => place('singles', name, ...s),
    })
  }
}

/** Options of fields, by path; a variant in brackets does not count. */
function checkOptions(fields: Readonly<Record<string, RawField>> | undefined, at: At, known: Known): void {
  const { context, schemas, bodies, names } = known
  for (const [stated, options] of Object.entries(fields ?? {})) {
    const path = plainPath(stated)
    const found = schemas.flatMap((schema) => context.schemas.at(schema, path) ?? [])
    if (found.length === 0 && !names.has(stated))
      requireField(path, schemas, { context, place: at(stated), taken: Object.keys(fields ?? {}) })
    if (options.since !== undefined) requireField(options.since, schemas, { context, place: at(stated, 'since') })
    checkValues(
      options,
      found.map(({ schema }) => schema),
      { context, at: (...s) => at(stated, ...s) },
    )
    checkNumber(
      options,
      found.map(({ schema }) => schema),
      { context, at: (...s) => at(stated, ...s) },
    )
    checkText(
      options,
      bodies.flatMap((body) => context.schemas.at(body, path)?.schema ?? []),
      { context, at: (...s) => at(stated, ...s) },
    )
    checkKey(
      options,
      found.map(({ schema }) => schema),
      { context, at: (...s) => at(stated, ...s) },
    )
    for (const { schema } of found.slice(0, 1))
      report(tableFaults(options.table, schema, known.site), (...s) => at(stated, ...s), context.diagnostics)
    if (options.ref !== undefined) checkReference(options.ref, options, { known, at: (...s) => at(stated, ...s) })
    for (const field of Object.keys(options.minimum ?? {}))
      requireField(field, bodies, { context, place: at(stated, 'minimum', field) })
    for (const field of Object.keys(options.names ?? {}))
      requireField(field, bodies, { context, place: at(stated, 'names', field) })
    for (const [param, field] of Object.entries(options.within ?? {}))
      if (!names.has(field))
        requireField(siblingOf(stated, field), schemas, { context, place: at(stated, 'within', param) })
    if (options.apart !== undefined) checkApart({ path, list: options.apart }, at(stated, 'apart'), context)
    if (options.notBelow !== undefined)
      requireField(siblingOf(stated, options.notBelow), schemas, { context, place: at(stated, 'notBelow') })
    const ofForm = /^\$form\.(.+)$/.exec(options.version ?? '')?.[1]
    if (ofForm !== undefined) requireField(ofForm, bodies, { context, place: at(stated, 'version') })
    if (options.knownBy !== undefined)
      requireField(siblingOf(stated, options.knownBy), schemas, { context, place: at(stated, 'knownBy') })
    for (const [i, field] of (options.unique === false ? [] : (options.unique ?? [])).entries())
      requireField(`${path}.${field}`, schemas, { context, place: at(stated, 'unique', i) })
    for (const [i, field] of (options.order ?? []).entries())
      requireField(`${path}.${field}`, schemas, { context, place: at(stated, 'order', i) })
    if (options.flat !== undefined)
      requireField(`${path}.${options.flat}`, bodies, { context, place: at(stated, 'flat') })
    if (options.offers !== undefined) requireField(options.offers, bodies, { context, place: at(stated, 'offers') })
    if (options.fixed !== undefined) checkFixed(options.fixed, (...s) => at(stated, 'fixed', ...s), known)
    if (options.when !== undefined) checkWhen(options.when, (...s) => at(stated, 'when', ...s), known)
  }
}

/** What a network has to lie apart from: rows of a list that have one in the same field. */
function checkApart({ path, list }: { path: string; list: string }, place: Place, context: Linking): void {
  report(entityFaults(list, context), () => place, context.diagnostics)
  const rows = context.resource(list)?.schema
  if (rows !== undefined) requireField(path, [rows], { context, place })
}

/** The path of a field beside another one. */
const siblingOf = (path: string, field: string): string => [...plainPath(path).split('.').slice(0, -1), field].join('.')

const plainPath = (path: string): string => path.replace(/\[[^\]]*\]/g, '').replace(/(\.\*)+$/, '')

function checkReference(
  ref: NonNullable<RawField['ref']>,
  { among, reason, create, minimum, names, taken }: RawField,
  { known: { context, site }, at }: { known: Known; at: At },
): void {
  report(refFaults(ref, site), (...s) => at('ref', ...s), context.diagnostics)
  const target = context.resource(refId(ref))
  if (target === undefined) return
  if (create === true && !hasCreateForm(target))
    context.diagnostics.error('UNKNOWN_SCREEN', at('create'), {
      cause: `\`${target.id}\` has no create form that a picker could open`,
      suggestion: 'leave `create` out',
    })
  for (const [field, { from }] of Object.entries(minimum ?? {}))
    requireField(from, [target.schema], { context, place: at('minimum', field, 'from') })
  for (const [field, from] of Object.entries(names ?? {}))
    requireField(from, [target.schema], { context, place: at('names', field) })
  if (taken !== undefined) {
    requireField(taken.as ?? rowFields(context.contract.conventions).id, [target.schema], {
      context,
      place: at('taken', 'as'),
    })
    report(entityFaults(taken.in, context), () => at('taken', 'in'), context.diagnostics)
    const rows = context.resource(taken.in)?.schema
    if (rows !== undefined) {
      requireField(taken.by, [rows], { context, place: at('taken', 'by') })
      const where = taken.where && linkCondition(taken.where, { schema: rows, ofForm: true }, context)
      report(where?.faults ?? [], (...s) => at('taken', 'where', ...s), context.diagnostics)
    }
    for (const [param, field] of Object.entries(taken.each ?? {}))
      requireField(field, [target.schema], { context, place: at('taken', 'each', param) })
  }
  if (among === undefined) return
  report(
    linkCondition(among, { schema: target.schema, ofForm: true }, context).faults,
    (...s) => at('among', ...s),
    context.diagnostics,
  )
  if (reason === undefined)
    context.diagnostics.error('MISSING_REASON', at('among'), {
      cause: 'a picker that shows what cannot be chosen has to say why',
      suggestion: 'add `reason:` in plain words',
    })
}

/** A condition on the row of an edit form has to fit one of the rows that the entity has. */
function checkFixed(fixed: RawCondition, place: At, { context, rows }: Known): void {
  reportUnlessOneFits(rows, fixed, { place, context })
}

/** A condition on a form has to fit one of the bodies that a form of the entity makes. */
function checkWhen(when: RawCondition, place: At, { context, bodies }: Known): void {
  reportUnlessOneFits(bodies, when, { place, context })
}

function reportUnlessOneFits(
  schemas: readonly Schema[],
  condition: RawCondition,
  { place, context }: { place: At; context: Linking },
): void {
  const readings = schemas.map((schema) => linkCondition(condition, { schema }, context).faults)
  if (readings.every((faults) => faults.length > 0)) report(readings[0] ?? [], place, context.diagnostics)
}

function checkForm(
  form: RawForm | false | undefined,
  op: Operation | undefined,
  { context, at }: { context: Linking; at: At },
): void {
  if (form === undefined || form === false || op === undefined) return
  const body = op.request.schema === undefined ? [] : [op.request.schema]
  for (const key of ['omit', 'clears'] as const) {
    const names = form[key] ?? []
    if (names === true) continue
    for (const [i, name] of names.entries()) requireField(name, body, { context, place: at(key, i) })
  }
  if (form.reveal !== undefined)
    requireField(form.reveal.path, op.response.schema === undefined ? [] : [op.response.schema], {
      context,
      place: at('reveal', 'path'),
    })
}

function checkFilters({ raw, ops, place }: Resource, { diagnostics }: Linking): void {
  const params = ops.list?.op.queryParams.map(({ client }) => client) ?? []
  for (const [name, filter] of Object.entries(statedScreen(raw, 'list')?.filters ?? {})) {
    const stated = Object.values(filter as Readonly<Record<string, string | readonly string[]>>).flat()
    for (const param of stated) {
      if (!params.includes(param))
        diagnostics.error('UNKNOWN_PARAM', place('list', 'filters', name), {
          cause: `the list has no query parameter \`${param}\``,
          suggestion: suggestAmong(param, params) ?? 'remove it: there are none',
        })
    }
  }
}

function checkActions(resource: Resource, known: Known): void {
  const { context } = known
  for (const [id, raw] of Object.entries(resource.raw.actions ?? {})) {
    const at: At = (...steps) => resource.place('actions', id, ...steps)
    const op = context.operations.get(raw.op ?? `${resource.entity}_${id}`)
    checkForm(raw.form?.omit === undefined ? {} : { omit: raw.form.omit }, op, {
      context,
      at: (...s) => at('form', ...s),
    })
    const body = op?.request.schema
    for (const [name, from] of Object.entries(raw.form?.propose ?? {})) {
      const place = at('form', 'propose', name)
      requireField(name, body === undefined ? [] : [body], { context, place })
      requireField(from, [resource.schema], { context, place })
    }
    if (raw.reveal !== undefined) checkForm({ reveal: raw.reveal }, op, { context, at })
    checkMockSet(raw.mock?.set, op, { resource, context, at: (...s) => at('mock', 'set', ...s) })
  }
}

/** Wire names: `state.state: $body.target_state`. */
function checkMockSet(
  set: Readonly<Record<string, unknown>> | undefined,
  op: Operation | undefined,
  { resource, context, at }: { resource: Resource; context: Linking; at: At },
): void {
  for (const [path, value] of Object.entries(set ?? {})) {
    requireField(path, [resource.schema], { context, place: at(path), wire: true })
    const [, from, field] = typeof value === 'string' ? (/^\$(body|row)\.(.+)$/.exec(value) ?? []) : []
    const source = from === 'body' ? op?.request.schema : resource.schema
    if (field !== undefined)
      requireField(field, source === undefined ? [] : [source], { context, place: at(path), wire: true })
  }
}

function checkMock(mock: false | RawMock | undefined, at: At, { context, schemas }: Known): void {
  if (mock === undefined || mock === false) return
  const require = (path: string, ...steps: readonly (string | number)[]): void => {
    // What the parent says is for the mock to find out.
    if (!path.startsWith('$parent.')) requireField(path, schemas, { context, place: at(...steps), wire: true })
  }
  for (const [i, name] of (mock.unique ?? []).entries()) require(name, 'unique', i)
  for (const [name, value] of Object.entries(mock.defaults ?? {})) {
    require(name, 'defaults', name)
    for (const [, path = ''] of JSON.stringify(value).matchAll(/\{([\w$.]+)\}/g)) require(path, 'defaults', name)
  }
  for (const [verb, rules] of Object.entries(mock.refuse ?? {})) {
    for (const [i, rule] of rules.entries()) {
      for (const key of ['unless', 'when'] as const)
        for (const path of Object.keys(rule[key] ?? {})) require(path, 'refuse', verb, i, key, path)
      for (const [, path = ''] of rule.message.matchAll(/\{([^}]+)\}/g)) require(path, 'refuse', verb, i, 'message')
    }
  }
}

interface RequiredField {
  context: { schemas: Linking['schemas']; diagnostics: Diagnostics }
  place: Place
  wire?: boolean
  /** Fields that stand beside it: they are not what is meant. */
  taken?: readonly string[] | undefined
}

/** Reports a field that none of the schemas has. With nothing known of any of them there is nothing to say. */
function requireField(
  path: string,
  schemas: readonly Schema[],
  { context, place, wire = false, taken = [] }: RequiredField,
): void {
  const client = wire ? path.split('.').map(camelCase).join('.') : path
  if (schemas.some((schema) => context.schemas.at(schema, client) !== undefined)) return
  const names = new Set(
    schemas.flatMap((schema) => context.schemas.properties(schema).map((p) => (wire ? p.wire : p.client))),
  )
  context.diagnostics.error('UNKNOWN_FIELD', place, {
    cause: `there is no field \`${path}\``,
    suggestion: suggestAmong(
      path,
      [...names].filter((name) => !taken.includes(name)),
      'there are',
    ),
  })
}
