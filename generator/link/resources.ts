/**
 * Entities and their views, flattened: children become entities of their own, further views stand beside the
 * first, operations are found by stem. What a resource *shows* is decided in `screens`.
 */
import { nearest, type Place } from '../diagnostics.ts'
import { suggest } from './suggest.ts'
import { operationOf } from './operations.ts'
import { camelCase } from '../schema/client-name.ts'
import { rowFields } from '../schema/row-fields.ts'
import { withShared } from './of-the-entity.ts'
import { byCodePoint, labelOf, plural, routeName, words } from './names.ts'
import type { Context, Early } from './context.ts'
import { isNoObject, viewFault } from './objects.ts'
import { rowSchema } from './row-schema.ts'
import type { Conventions } from '../model/types/conventions.ts'
import type { Schema } from '../model/types/contract.ts'
import type { ListShape, Operation, Param } from '../model/types/ir.ts'
import type {
  ManifestEntry,
  RawEffects,
  RawEntity,
  RawOperation,
  RawOperations,
  RawView,
} from '../model/types/manifest.ts'

export type Role = 'list' | 'view' | 'create' | 'update' | 'delete' | 'upsert'
const roles: readonly Role[] = ['list', 'view', 'create', 'update', 'delete', 'upsert']

export interface RoleOperation {
  op: Operation
  raw: RawOperation
}

/** One entity as seen through one of its views. */
export interface Resource {
  /** `disk`, or `image.silo` for a further view. */
  id: string
  entity: string
  view?: string
  area: string
  raw: RawView
  /** The entity's own entry: singles, effects, mock. The same object for all views of an entity. */
  entry: ManifestEntry<RawEntity>
  /** Steps from the entry to this view's part, for places. */
  steps: readonly (string | number)[]
  place: (...steps: readonly (string | number)[]) => Place
  label: { one: string; many: string }
  parent?: string
  ops: Partial<Record<Role, RoleOperation>>
  shape: ListShape
  /** Name of the row's schema, and the schema. */
  schemaName?: string
  schema: Schema
  /** Schema of the answer of the view operation: it may tell more than a row of the list. */
  viewSchema: Schema
  /** Name of that schema. */
  viewSchemaName?: string
  /** Client-view field that a selector, route or reference uses, and what kind of selector it is. */
  key: { kind: 'nameOrId' | 'name' | 'id' | 'none' | 'field'; field: string }
  /** Field people call a row by. */
  nameField: string
  /** Route parameter. */
  param: string
  /** The whole set is read and written by one operation each. */
  document: boolean
  /** What a view has from its entity. */
  shared?: readonly string[]
  /**
   * What linking found: nothing, faults that leave the rest (an operation is missing), or faults with which nothing can be made
   * of it. That others miss what a faulty resource would have is no fault of theirs.
   */
  state: 'sound' | 'partial' | 'unusable'
}

export interface Flat {
  id: string
  entity: string
  view?: string
  raw: RawView
  entry: ManifestEntry<RawEntity>
  steps: readonly (string | number)[]
  parent?: string
  /** What a child is called below its parent: `member`. */
  ownName?: string
  /** What a view takes over from its entity. */
  shared?: readonly string[]
}

/** Entities, their children and views as one list, in manifest order. */
export function flatten(entries: readonly ManifestEntry<RawEntity>[], conventions: Conventions): Flat[] {
  const flat: Flat[] = []
  const add = (
    { entity, raw, entry, ownName }: Pick<Flat, 'entity' | 'entry' | 'ownName'> & { raw: RawEntity },
    steps: readonly (string | number)[],
  ): void => {
    flat.push({
      id: entity,
      entity,
      raw,
      entry: { ...entry, raw },
      steps,
      ...(raw.parent === undefined ? {} : { parent: raw.parent }),
      ...(ownName === undefined ? {} : { ownName }),
    })
    for (const [view, stated] of Object.entries(raw.views ?? {})) {
      const { raw: rawView, shared } = withShared(stated, raw, conventions)
      const parent = rawView.parent ?? (rawView.at?.startsWith('/') === true ? undefined : raw.parent)
      flat.push({
        id: `${entity}.${view}`,
        entity,
        view,
        raw: rawView,
        entry: { ...entry, raw },
        steps: [...steps, 'views', view],
        shared,
        ...(parent === undefined ? {} : { parent }),
        ...(ownName === undefined ? {} : { ownName }),
      })
    }
    for (const [child, rawChild] of Object.entries(raw.children ?? {})) {
      const name = `${entity}_${child}`
      add({ entity: name, raw: { ...rawChild, entity: name, parent: entity }, entry, ownName: child }, [
        ...steps,
        'children',
        child,
      ])
    }
  }
  for (const entry of entries) add({ entity: entry.raw.entity, raw: entry.raw, entry }, [])
  return flat
}

export function readResource(flat: Flat, context: Early): Resource {
  const { raw, entry, entity, view } = flat
  // What a view shares is stated, and wrong, where the entity states it.
  const isShared = ([part, name]: readonly (string | number)[]): boolean =>
    part === 'actions' && flat.shared?.includes(`action ${name}`) === true
  const place = (...steps: readonly (string | number)[]): Place =>
    entry.place(...(isShared(steps) ? flat.steps.slice(0, -2) : flat.steps), ...steps)
  const ops = readOperations(flat, place, context)
  const document = view === undefined ? entry.raw.document : undefined
  if (document !== undefined) {
    const [read, write] = [operationOf(document.read), operationOf(document.write)]
    const list = context.operation(read.op, place('document', 'read'))
    const update = context.operation(write.op, place('document', 'write'))
    if (list !== undefined) checkKind(list, { isRead: true, place: place('document', 'read') }, context)
    if (list !== undefined) ops.list = { op: list, raw: { ...read, shape: { wrapped: document.items } } }
    if (update !== undefined) ops.update = { op: update, raw: write }
    if (update !== undefined && isNoObject(update.request, context))
      context.diagnostics.error('NOT_AN_OBJECT', place('document', 'write'), {
        cause: `the body of \`${update.id}\` is no object`,
        suggestion: 'use another operation',
      })
  }
  const { schema, schemaName, shape } = rowSchema(flat, { ops, place }, context)
  const answer = ops.view?.op.response.schema
  const viewed = answer === undefined ? undefined : context.schemas.resolve(answer)
  const one =
    raw.label ?? (view === undefined ? undefined : entry.raw.label) ?? labelOf(flat.ownName ?? entity, context.acronyms)
  const many = raw.plural ?? (view === undefined ? undefined : entry.raw.plural) ?? plural(one)
  // Where rows have no key, a number that is called so, such as the ID of a router, is that of something else.
  const at = (field: string): Schema | undefined => context.schemas.at(schema, field)?.schema
  const has = (field: string): boolean =>
    at(field) !== undefined && !(raw.key === 'none' && at(field)?.type === 'integer')
  // The operations of a document select its parent, not one of its items.
  const selector = document === undefined ? selectorOf(ops) : undefined
  const itemKey = typeof document?.key === 'string' ? document.key : undefined
  const key = readKey(
    { stated: raw.key ?? itemKey ?? (view === undefined ? undefined : entry.raw.key), selector: selector?.schema, has },
    context,
  )
  const { name: ownName } = rowFields(context.contract.conventions)
  const nameField =
    raw.name ?? (view === undefined ? undefined : entry.raw.name) ?? (has(ownName) ? ownName : key.field)
  return {
    id: flat.id,
    entity,
    ...(view === undefined ? {} : { view }),
    area: entry.area,
    raw,
    entry,
    steps: flat.steps,
    place,
    label: { one, many },
    ...(flat.parent === undefined ? {} : { parent: flat.parent }),
    ops,
    shape,
    ...(schemaName === undefined ? {} : { schemaName }),
    schema,
    viewSchema: viewed?.schema ?? schema,
    ...named(viewed === undefined ? schemaName : viewed.name),
    key,
    nameField,
    param:
      raw.param ??
      (view === undefined ? undefined : entry.raw.param) ??
      routeName(selector === undefined ? camelCase(entity) : selector.client),
    document: document !== undefined,
    ...(flat.shared === undefined ? {} : { shared: flat.shared }),
    state: 'sound',
  }
}

/** An answer without a name of its own is not what the rows of the list are. */
const named = (name: string | undefined): { viewSchemaName?: string } =>
  name === undefined ? {} : { viewSchemaName: name }

/** The parameter that selects one row. What the list's path has as well selects what the rows are below. */
function selectorOf({ list, view, update, delete: remove }: Resource['ops']): Param | undefined {
  const above = new Set(list?.op.pathParams.map(({ wire }) => wire))
  return (view ?? update ?? remove)?.op.pathParams.filter(({ wire }) => !above.has(wire)).at(-1)
}

function readOperations(flat: Flat, place: Resource['place'], context: Early): Resource['ops'] {
  const raw: RawOperations = flat.raw.operations ?? {}
  const stem = raw.stem ?? (flat.view === undefined ? flat.entity : undefined)
  const found: Resource['ops'] = {}
  let inferred = false
  for (const role of roles) {
    const stated = raw[role as keyof RawOperations]
    if (stated === false) continue
    if (stated === undefined) {
      const op = stem === undefined ? undefined : context.operations.get(`${stem}_${role}`)
      if (op === undefined) continue
      inferred = true
      found[role] = { op, raw: { op: op.id } }
    } else {
      const rawOperation = operationOf(stated)
      const op = context.operation(rawOperation.op, place('operations', role))
      if (op !== undefined) found[role] = { op, raw: rawOperation }
    }
    const { op } = found[role] ?? {}
    if (op === undefined) continue
    checkKind(op, { isRead: role === 'list' || role === 'view', place: place('operations', role) }, context)
    if (role !== 'view' || !isNoObject(op.response, context)) continue
    const { code, ...fault } = viewFault(op)
    context.diagnostics.error(code, place('operations', role), fault)
    // The rest is made without it, and nobody else is to take care of it.
    delete found.view
    context.claimed.add(op.id)
  }
  if (raw.stem !== undefined && !inferred) {
    const stems = new Set([...context.operations.keys()].map(stemOf))
    const near = nearest(raw.stem, stems)
    const others = context.manifest.entities.flatMap(({ raw: { entity } }) => (entity === flat.entity ? [] : entity))
    if (near !== undefined) for (const role of roles) context.claimed.add(`${near}_${role}`)
    context.diagnostics.error('UNKNOWN_STEM', place('operations', 'stem'), {
      cause: `no operation begins with \`${raw.stem}_\``,
      suggestion: suggest(raw.stem, stems, others) ?? 'name the operations one by one',
    })
  }
  return found
}

/** What the operations of a resource begin with: `disk` of `disk_list`. */
export const stemOf = (operation: string): string => operation.replace(/_(list|view|create|update|delete)$/, '')

/** Reads are repeated at will, and mutations never: neither may stand in for the other. */
export function checkKind(
  op: Operation,
  { isRead, place }: { isRead: boolean; place: Place },
  { diagnostics }: Pick<Early, 'diagnostics'>,
): void {
  if (op.isQuery === isRead) {
    // Nothing says what would be in it.
    if (isRead && op.request.required)
      diagnostics.error('READ_WITH_BODY', place, {
        cause: `\`${op.id}\` has to be sent a body, and what pages are made of is read without one`,
        suggestion: 'use another operation, or give it a page of its own: `page: …`, `operation: …`',
      })
    return
  }
  const method = op.method.toUpperCase()
  if (isRead)
    diagnostics.error('NOT_A_QUERY', place, {
      cause: `\`${op.id}\` is a ${method}: it may change something`,
      suggestion: 'use another operation, or list it under `queries` of the console if it only reads',
    })
  else
    diagnostics.error('NOT_A_MUTATION', place, {
      cause: `\`${op.id}\` is a ${method}: it only reads`,
      suggestion: 'use another operation',
    })
}

function readKey(
  {
    stated,
    selector,
    has,
  }: { stated: string | undefined; selector: Schema | undefined; has: (field: string) => boolean },
  context: Pick<Context, 'schemas' | 'contract'>,
): Resource['key'] {
  const { id, name } = rowFields(context.contract.conventions)
  switch (stated) {
    case 'nameOrId':
      return { kind: 'nameOrId', field: has(id) ? id : name }
    case 'id':
      return { kind: stated, field: id }
    case 'name':
      return { kind: stated, field: name }
    case 'none':
      return { kind: 'none', field: has(id) ? id : has(name) ? name : '' }
    case undefined:
      break
    default:
      return { kind: 'field', field: stated }
  }
  if (selector !== undefined) {
    const { schema, name: type } = context.schemas.resolve(selector)
    if (schema.format === 'uuid' && has(id)) return { kind: 'id', field: id }
    if (schema.oneOf !== undefined && has(id)) return { kind: 'nameOrId', field: id }
    if (type !== undefined && has(name) && !has(id)) return { kind: 'name', field: name }
  }
  if (has(id)) return { kind: 'id', field: id }
  return has(name) ? { kind: 'name', field: name } : { kind: 'none', field: '' }
}

/** What a resource lies below; undefined when it lies below nothing, or when that does not exist (reported with the paths). */
export const parentOf = (
  { parent }: Pick<Resource, 'parent'>,
  { resource }: Pick<Context, 'resource'>,
): Resource | undefined => (parent === undefined ? undefined : resource(parent))

/** What the manifest says about a screen; undefined when it says nothing, or that there is none. */
export function statedScreen<K extends 'list' | 'create' | 'edit' | 'detail'>(
  raw: RawView,
  screen: K,
): Exclude<RawView[K], false> | undefined {
  const part: RawView[K] = raw[screen]
  return part === false ? undefined : (part as Exclude<RawView[K], false> | undefined)
}

/** Paths use the plural in kebab-case: `vpc_subnet` below a `vpc` is `subnets`, the parent's words are not repeated. */
export function defaultSegment(entity: string, parent: string | undefined): string {
  const own = words(entity)
  const parentWords = parent === undefined ? [] : words(parent)
  const repeats = parentWords.length < own.length && parentWords.every((w, i) => own[i] === w)
  return plural((repeats ? own.slice(parentWords.length) : own).join('-'))
}

/** Whether all ways to change a row change the same besides. */
export const areAlike = (effects: RawEffects): effects is readonly string[] => Array.isArray(effects)

/** By action, what an entity or a link says that changes with it. */
export function statedEffects(
  { effects = {} }: { effects?: RawEffects },
  ways: readonly string[] = ['create', 'update', 'delete'],
): Readonly<Record<string, readonly string[]>> {
  return areAlike(effects) ? Object.fromEntries(ways.map((way) => [way, effects])) : effects
}

/** The own entity and what the manifest adds: `ip_pool`, `ip_pool.utilization`; `-disk` leaves the own one out. */
export function effectsOf(own: readonly string[], stated: readonly string[] = []): string[] {
  const kept = new Set(stated.map(unchangedBy))
  return unique([...own, ...stated].filter((entity) => !entity.startsWith('-') && !kept.has(entity)))
}

/** The entity that an effect takes out; undefined for one that adds. */
export const unchangedBy = (effect: string): string | undefined =>
  effect.startsWith('-') ? effect.slice(1) : undefined

/** Sorted copy without repetitions. */
export const unique = (values: Iterable<string>): string[] => [...new Set(values)].sort(byCodePoint)
