/** Entries of the manifest for operations that nobody claims, by the shapes that APIs of this kind are made of. */
import { singular, words } from '../../link/names.ts'
import { screenId } from '../../link/views/register.ts'
import type { Schema } from '../../model/types/contract.ts'
import type { Model, Operation } from '../../model/types/ir.ts'
import { rowFields } from '../../schema/row-fields.ts'
import { schemasOf } from '../../schema/schemas.ts'
import { camelCase } from '../../schema/client-name.ts'
import type { Change } from '../compare/change.ts'
import { lastParam, withoutStability } from '../compare/operations.ts'
import { actionOf, actionsOfTold, refsOfRows, seeLines } from './actions.ts'
import { collectionsOf, rowsPath, type Collection, type Role } from './collections.ts'
import { addressOf, sidebarOf, type Sidebar } from './levels.ts'
import { linksOf } from './links.ts'
import { membersOf } from './members.ts'
import type { Proposal } from './proposal.ts'
import { inSidebar, singleOf, singletonOf } from './singles.ts'
import {
  idsOf,
  indented,
  keyBinds,
  lastNoun,
  nameOf,
  ownerPath,
  pluralOf,
  proposed,
  stated,
  yamlOf,
  type Site,
} from './shape-parts.ts'
import { ownOf } from '../../schema/records.ts'

/** Entries for what has a shape. Of the newer contract; `now` is what the manifest makes of it as it is. */
export function proposeShapes(input: { changes: readonly Change[]; now: Model }): Proposal[] {
  const free = freeOf(input)
  const site = siteOf(input.now, free)
  const collections = collectionsOf(free, (parameter) => site.selectedBy(parameter) !== undefined)
  const linked = linksOf(collections, site)
  const taken = new Set(linked.flatMap(({ operations }) => operations))
  const rest = collections.filter(({ roles }) => !Object.values(roles).some(({ id }) => taken.has(id)))
  return [...linked, ...rest.flatMap((collection) => proposalsOf(collection, site))]
}

/** New operations that nothing here speaks of. */
function freeOf({ changes, now }: { changes: readonly Change[]; now: Model }): Operation[] {
  const added = new Set(changes.flatMap((change) => (change.type === 'operation-added' ? [change.operation] : [])))
  return now.operations.filter(({ id }) => {
    const coverage = ownOf(now.coverage.operations, id)
    return (
      added.has(id) &&
      coverage?.screens.length === 0 &&
      coverage.claimed === undefined &&
      coverage.excused === undefined
    )
  })
}

function siteOf(now: Model, free: readonly Operation[]): Site {
  const owners = new Map<string, { id: string; isNew: boolean }>()
  for (const { path, tags } of now.operations) {
    const [entity] = tags
    const rows = rowsPath(path)
    if (entity === undefined || !now.entities.some(({ id }) => id === entity)) continue
    if (!owners.has(rows)) owners.set(rows, { id: entity, isNew: false })
  }
  const collections = collectionsOf(free)
  for (const collection of collections)
    if (collection.roles.list !== undefined && !owners.has(collection.path))
      owners.set(collection.path, { id: nameOf(collection), isNew: true })
  const entities = new Set([...now.entities.map(({ id }) => id), ...[...owners.values()].map(({ id }) => id)])
  const schemas = schemasOf(now.document)
  const nameOfItems = (operation: Operation | undefined): string | undefined => {
    const items = itemsOf(operation)
    return items === undefined ? undefined : schemas.resolve(items).name
  }
  const schemaOf = (entity: string): string | undefined => {
    const known = now.entities.find(({ id }) => id === entity)
    if (known !== undefined) return known.schema
    const fresh = collections.find(({ path }) => owners.get(path)?.id === entity)
    const view = fresh?.roles.view?.response.schema
    return (view === undefined ? undefined : schemas.resolve(view).name) ?? nameOfItems(fresh?.roles.list)
  }
  const itemsOf = (operation: Operation | undefined): Schema | undefined => {
    const answer = operation?.response.schema
    if (answer === undefined) return undefined
    const { schema } = schemas.resolve(answer)
    const { form } = operation?.response ?? {}
    if (schema.type === 'array') return schema.items
    const rows = typeof form === 'object' ? form.rows : camelCase(now.conventions.paging.items)
    return schemas.at(answer, rows)?.schema.items
  }
  const selectedBy = (parameter: string): string | undefined => {
    if (entities.has(parameter)) return parameter
    const view = now.operations.find(({ method, path }) => method === 'get' && lastParam(path) === parameter)
    return view === undefined ? undefined : owners.get(rowsPath(view.path))?.id
  }
  return {
    now,
    ownerOf: (path) => owners.get(path),
    parentOf: (entity) => {
      const known = now.entities.find(({ id }) => id === entity)
      if (known !== undefined) return known.parent
      const fresh = collections.find(({ path }) => owners.get(path)?.id === entity)
      const above = fresh && ownerPath(fresh.path)
      if (fresh === undefined) return undefined
      return above === undefined ? parentOf(fresh, { now, selectedBy }) : owners.get(above)?.id
    },
    selectedBy,
    fileOf: (entity) => {
      const known = now.entities.find(({ id }) => id === entity)
      return known === undefined ? proposed : `openapi/resources/${known.area}.yaml`
    },
    answerOf: (operation) => {
      const answer = operation?.response.schema
      return answer === undefined ? undefined : schemas.resolve(answer).name
    },
    sameRows: (list) => {
      const name = nameOfItems(list)
      if (name === undefined) return undefined
      const known = now.entities.find(({ schema }) => schema === name)
      // Of two lists that are new the one whose rows have a page is that of the rows.
      const fresh = collections.find(({ roles }) => roles.view !== undefined && nameOfItems(roles.list) === name)
      const isOwn = fresh?.roles.list === list
      const below = fresh === undefined ? undefined : ownerPath(fresh.path)
      const isChild = below !== undefined && owners.get(below)?.isNew === false
      return known?.id ?? (fresh === undefined || isOwn || isChild ? undefined : nameOf(fresh))
    },
    fieldsOf: (operation) => {
      const items = itemsOf(operation)
      return items === undefined ? [] : schemas.properties(items).map(({ client }) => client)
    },
    schemas,
    schemaOf,
    rowOf: (entity) => {
      const name = schemaOf(entity)
      const named = name === undefined ? undefined : schemas.named(name)
      return named === undefined ? [] : schemas.properties(named)
    },
    viewed: now.operations.flatMap((view) => {
      const entity =
        view.method === 'get' && lastParam(view.path) !== undefined ? owners.get(rowsPath(view.path)) : undefined
      const isShown = entity?.isNew === true ? free.includes(view) : hasPage(entity?.id, now)
      return entity === undefined || !isShown ? [] : [{ entity: entity.id, view }]
    }),
    sentBy: ({ request: { schema } }) => (schema === undefined ? [] : schemas.properties(schema)),
  }
}

const hasPage = (entity: string | undefined, { coverage }: Model): boolean =>
  entity !== undefined && `${screenId({ id: entity }, 'detail')}` in coverage.screens

function proposalsOf(collection: Collection, site: Site): Proposal[] {
  const { path, roles, below, pair } = collection
  const owner = ownerPath(path)
  const parent = owner === undefined ? undefined : (site.ownerOf(owner) ?? namedAbove(collection, site))
  const own = site.ownerOf(path)
  // A file is chosen on a page.
  const asked = below.filter(({ operation: { request } }) => ['none', 'json', 'form'].includes(request.transport))
  const told = actionsOfTold(collection, site)
  const actions = [...asked.map((one) => actionOf(one, own?.id ?? nameOf(collection), site)), ...told]
  const { list, view, create, update } = roles
  const known = Object.values(roles)
  const members = parent === undefined ? undefined : membersOf(collection, parent.id, site)
  if (members !== undefined) return [...members, ...actions]
  if (told.length > 0 && list === undefined) return actions
  if (told.length === 0 && (pair.add !== undefined || pair.remove !== undefined))
    return [pairOf(collection, parent?.id, site), ...actions]
  if (known.length === 0) return actions
  // What is read and written as a whole is one thing, also where it has rows.
  const whole = isWhole(collection) ? list : create === undefined && list === undefined ? view : undefined
  if (list !== undefined && whole === undefined) {
    const same = known.length === 1 ? site.sameRows(list) : undefined
    if (same !== undefined) return [viewOf(list, same, { parent: parent?.id, site }), ...actions]
    if (parent !== undefined && !parent.isNew) return [childOf(collection, parent.id, site), ...actions]
    return [entityOf(collection, parent?.id, site), ...actions]
  }
  // Further operations of rows that there are already.
  if (own !== undefined && !own.isNew) return [...furtherOf(collection, own.id, site), ...actions]
  // Bytes, texts and sockets are no fields that a page could show.
  if (whole !== undefined && whole.response.transport !== 'json') return actions
  if (whole !== undefined && parent !== undefined)
    return [singleOf({ view: whole, update }, { owner: parent.id, name: lastNoun(path) }, site), ...actions]
  if (whole !== undefined) return [singletonOf(collection, { view: whole, update }, site), ...actions]
  return actions
}

/** The row that the last parameter of a path names, where rows of that name lie at another path. */
function namedAbove({ roles: { list, create } }: Collection, { now, selectedBy }: Site): ReturnType<Site['ownerOf']> {
  const parameter = (list ?? create)?.pathParams.at(-1)?.wire
  const id = parameter === undefined ? undefined : selectedBy(parameter)
  return id === undefined ? undefined : { id, isNew: !now.entities.some((one) => one.id === id) }
}

/** `GET` and `PUT` of a path that has no rows of its own, answered at once. */
const isWhole = ({ roles: { list, update, ...more } }: Collection): boolean =>
  list !== undefined &&
  list.paged === undefined &&
  update !== undefined &&
  update.path === list.path &&
  Object.keys(more).length === 0

/** Those that do what nothing does yet. */
function furtherOf(collection: Collection, entity: string, site: Site): Proposal[] {
  const { operations, coverage } = site.now
  const there = new Set(
    operations
      .filter(
        ({ id, path }) => rowsPath(path) === collection.path && ownOf(coverage.operations, id)?.screens.length !== 0,
      )
      .map(roleBy),
  )
  return (Object.entries(collection.roles) as [Role, Operation][]) // keys of the record
    .filter(([role]) => !there.has(role))
    .map(([role, operation]) => operationOf(operation, role, { entity, site }))
}

/** The row that parameters of a collection name: of several the one that lies deepest. */
function parentOf(
  { roles: { list, create } }: Collection,
  { now, selectedBy }: Pick<Site, 'now' | 'selectedBy'>,
): string | undefined {
  const names = [
    ...(list?.paged?.required ?? []),
    ...(create?.queryParams ?? []).flatMap((one) => (one.required ? [one.wire] : [])),
  ]
  const named = [...new Set(names.flatMap((name) => selectedBy(name) ?? []))]
  const isAbove = (one: string): boolean => now.entities.some(({ id, parent }) => named.includes(id) && parent === one)
  return named.find((one) => !isAbove(one)) ?? named[0]
}

function entityOf(collection: Collection, owner: string | undefined, site: Site): Proposal {
  const name = nameOf(collection)
  const parent = owner ?? parentOf(collection, site)
  // A page of a row needs an address of one step: what has a key of several has none.
  const { view, ...others } = collection.roles
  const shown = collection.keys > 1 ? { ...collection, roles: others } : collection
  const isLeftOut = collection.keys > 1 && view?.id === `${name}_view`
  const lines = stated(shown, name, isLeftOut ? ['view'] : [])
  const sidebar = parent === undefined ? sidebarOfCollection(collection, site) : undefined
  return {
    shape: 'entity',
    title: `a resource ${name}`,
    confidence: lines.length === 0 ? 'high' : 'medium',
    operations: idsOf(shown),
    file: proposed,
    ...inSidebar(sidebar),
    yaml: yamlOf([
      `entity: ${name}`,
      parent === undefined ? `at: ${addressOf(collection.path, sidebar)}` : `parent: ${parent}`,
      ...pluralOf(collection),
      ...lines,
      ...seeOfRows(collection, name, site),
      ...refsOfRows(name, [collection.roles.create, collection.roles.update], site),
      ...(collection.keys > 1 ? ['detail: false', ...keyBinds(collection, site)] : []),
    ]),
  }
}

/** What goes on after its answer leads to what carries it out. */
const seeOfRows = ({ roles: { create, update, delete: remove } }: Collection, entity: string, site: Site): string[] => [
  ...seeLines('create', create, { entity, site }),
  ...seeLines('edit', update, { entity, site }),
  ...seeLines('delete', remove, { entity, site }),
]

function sidebarOfCollection({ roles }: Collection, { now }: Site): Sidebar | undefined {
  const [first] = Object.values(roles)
  return first === undefined ? undefined : sidebarOf(first, now)
}

function childOf(collection: Collection, owner: string, site: Site): Proposal {
  const full = nameOf(collection)
  const name = full.startsWith(`${owner}_`)
    ? full.slice(owner.length + 1)
    : words(singular(lastNoun(collection.path))).join('_')
  const own = [...pluralOf(collection), ...stated(collection, `${owner}_${name}`)]
  const lines = [
    ...(own.length === 0 ? [`operations: {stem: ${owner}_${name}}`] : own),
    ...seeOfRows(collection, `${owner}_${name}`, site),
  ]
  return {
    shape: 'child',
    entity: owner,
    title: `rows ${name} below ${owner}`,
    confidence: own.length === 0 ? 'high' : 'medium',
    operations: idsOf(collection),
    file: site.fileOf(owner),
    yaml: yamlOf(['children:', ...indented([`${name}:`, ...indented(lines, 2)], 2)]),
  }
}

function pairOf(collection: Collection, owner: string | undefined, site: Site): Proposal {
  const { path, pair, roles } = collection
  const name = words(singular(lastNoun(path))).join('_')
  const operations = [...Object.values(roles), ...Object.values(pair)].map(({ id }) => id)
  const lines = [
    ...(roles.list === undefined ? [] : [`list: ${roles.list.id}`]),
    ...(pair.add === undefined ? [] : [`create: ${pair.add.id}`]),
    ...(pair.remove === undefined ? [] : [`delete: ${pair.remove.id}`]),
  ]
  const own = [`operations: {${lines.join(', ')}}`, ...removalOf(collection, site)]
  return {
    shape: 'pair',
    ...(owner === undefined ? {} : { entity: owner }),
    title: `rows ${name} that are added and removed${owner === undefined ? '' : ` below ${owner}`}`,
    confidence: roles.list !== undefined && owner !== undefined ? 'high' : 'medium',
    operations,
    file: owner === undefined ? proposed : site.fileOf(owner),
    yaml: yamlOf(owner === undefined ? [`entity: ${name}`, ...own] : ['children:', `  ${name}:`, ...indented(own, 4)]),
  }
}

/** What is taken out is a row: it has what the call is sent, under the same name or as the ID of what is named. */
function removalOf({ pair: { remove }, roles }: Collection, site: Site): string[] {
  if (remove === undefined) return []
  const { idOf } = rowFields(site.now.conventions)
  const known = site.fieldsOf(roles.list)
  const sent = site.sentBy(remove)
  const binds = sent.flatMap(({ client }) => {
    const field = [client, idOf(client)].find((one) => known.includes(one))
    return field === undefined ? [] : [{ client, field }]
  })
  const isBound = (name: string): boolean => binds.some(({ client }) => client === name)
  if (binds.length === 0 || sent.some(({ client, required }) => required && !isBound(client))) return []
  return [`actions: {delete: {body: {${binds.map(({ client, field }) => `${client}: $row.${field}`).join(', ')}}}}`]
}

function viewOf(
  list: Operation,
  entity: string,
  { parent, site }: { parent: string | undefined; site: Site },
): Proposal {
  // `system` of `system_disk_list`: what is left besides the rows and that it is a list.
  const own = [...entity.split('_'), 'list']
  const rest = words(list.id).filter((word) => !own.includes(word))
  const name = parent ?? (rest.length === 0 ? words(lastNoun(withoutStability(list.path))) : rest).join('_')
  const sidebar = parent === undefined ? sidebarOf(list, site.now) : undefined
  return {
    shape: 'view',
    entity,
    title: `another list of ${entity}`,
    confidence: parent === undefined ? 'medium' : 'high',
    operations: [list.id],
    file: site.fileOf(entity),
    ...inSidebar(sidebar),
    yaml: yamlOf([
      'views:',
      `  ${name}:`,
      parent === undefined ? `    at: ${addressOf(list.path, sidebar)}` : `    parent: ${parent}`,
      `    operations: {list: ${list.id}}`,
    ]),
  }
}

function operationOf(operation: Operation, role: Role, { entity, site }: { entity: string; site: Site }): Proposal {
  return {
    shape: 'entity',
    entity,
    title: `an operation of ${entity}`,
    confidence: 'medium',
    operations: [operation.id],
    file: site.fileOf(entity),
    yaml: yamlOf([`operations: {${role}: ${operation.id}}`]),
  }
}

const roleBy = ({ method, path }: Operation): Role =>
  method === 'get'
    ? lastParam(path) !== undefined
      ? 'view'
      : 'list'
    : method === 'post'
      ? 'create'
      : method === 'delete'
        ? 'delete'
        : 'update'
