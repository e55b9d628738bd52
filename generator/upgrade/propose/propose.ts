/** Entries of the manifest for operations that nobody claims, by the shapes that APIs of this kind are made of. */
import { singular, words } from '../../link/names.ts'
import type { Model, Operation } from '../../model/types/ir.ts'
import { schemasOf } from '../../schema/schemas.ts'
import { camelCase } from '../../schema/client-name.ts'
import type { Change } from '../compare/change.ts'
import { stepsOf, withoutStability } from '../compare/operations.ts'
import { collectionsOf, type Collection, type Role } from './collections.ts'
import type { Proposal } from './proposal.ts'

const proposed = 'openapi/resources/proposed.yaml'

/** Of the newer contract; `now` is what the manifest makes of it as it is. */
export function propose({ changes, now }: { changes: readonly Change[]; now: Model }): Proposal[] {
  const added = new Set(changes.flatMap((change) => (change.type === 'operation-added' ? [change.operation] : [])))
  const free = now.operations.filter(({ id }) => {
    const coverage = now.coverage.operations[id]
    return (
      added.has(id) &&
      coverage?.screens.length === 0 &&
      coverage.claimed === undefined &&
      coverage.excused === undefined
    )
  })
  const site = siteOf(now, free)
  const collections = collectionsOf(free)
  const linked = linksOf(collections, site)
  const taken = new Set(linked.flatMap(({ operations }) => operations))
  const rest = collections.filter(({ roles }) => !Object.values(roles).some(({ id }) => taken.has(id)))
  return [...linked, ...rest.flatMap((collection) => proposalsOf(collection, site))]
}

interface Site {
  now: Model
  /** The entity that has a row at this path, stated or proposed. */
  ownerOf: (path: string) => { id: string; isNew: boolean } | undefined
  fileOf: (entity: string) => string
  itemOf: (operation: Operation | undefined) => string | undefined
}

function siteOf(now: Model, free: readonly Operation[]): Site {
  const owners = new Map<string, { id: string; isNew: boolean }>()
  for (const { path, tags } of now.operations) {
    const [entity] = tags
    const steps = stepsOf(withoutStability(path))
    if (entity === undefined || !now.entities.some(({ id }) => id === entity)) continue
    const rows = steps.at(-1) === '{}' ? steps.slice(0, -1) : steps
    if (!owners.has(rows.join('/'))) owners.set(rows.join('/'), { id: entity, isNew: false })
  }
  for (const collection of collectionsOf(free))
    if (collection.roles.list !== undefined && !owners.has(collection.path))
      owners.set(collection.path, { id: nameOf(collection), isNew: true })
  const schemas = schemasOf(now.document)
  return {
    now,
    ownerOf: (path) => owners.get(path),
    fileOf: (entity) => {
      const known = now.entities.find(({ id }) => id === entity)
      return known === undefined ? proposed : `openapi/resources/${known.area}.yaml`
    },
    itemOf: (operation) => {
      const answer = operation?.response.schema
      if (answer === undefined) return undefined
      const { schema } = schemas.resolve(answer)
      const { form } = operation?.response ?? {}
      const items =
        schema.type === 'array'
          ? schema.items
          : schemas.at(answer, typeof form === 'object' ? form.rows : camelCase(now.conventions.paging.items))?.schema
              .items
      return items === undefined ? undefined : schemas.resolve(items).name
    },
  }
}

/** `thing` of `thing_list`, else of the last noun of the path. */
function nameOf({ path, roles }: Collection): string {
  const ids = Object.entries(roles).map(([role, { id }]) => ({ role, id }))
  const stem = ids
    .map(({ role, id }) => (id.endsWith(`_${role}`) ? id.slice(0, -role.length - 1) : undefined))
    .find(Boolean)
  return stem ?? words(singular(lastNoun(path))).join('_')
}

const lastNoun = (path: string): string =>
  stepsOf(path)
    .filter((step) => step !== '{}')
    .at(-1) ?? path

/** The path of the rows that this one is below. */
function ownerPath(path: string): string | undefined {
  const steps = stepsOf(path)
  const row = steps.lastIndexOf('{}')
  return row < 1 ? undefined : steps.slice(0, row).join('/')
}

function proposalsOf(collection: Collection, site: Site): Proposal[] {
  const { path, roles, below, pair } = collection
  const owner = ownerPath(path)
  const parent = owner === undefined ? undefined : site.ownerOf(owner)
  const own = site.ownerOf(path)
  const actions = below.map(({ step, operation }) => actionOf({ step, operation }, own?.id ?? nameOf(collection), site))
  const { list, view, create, update } = roles
  const known = Object.values(roles)
  if (pair.add !== undefined || pair.remove !== undefined) return [pairOf(collection, parent?.id, site), ...actions]
  if (known.length === 0) return actions
  if (list !== undefined) {
    const same = site.now.entities.find(({ schema }) => schema !== undefined && schema === site.itemOf(list))
    if (same !== undefined && known.length === 1)
      return [viewOf(list, same.id, { parent: parent?.id, site }), ...actions]
    if (parent !== undefined && !parent.isNew) return [childOf(collection, parent.id, site), ...actions]
    return [entityOf(collection, parent?.id, site), ...actions]
  }
  // Further operations of rows that there are already.
  if (own !== undefined && !own.isNew)
    return [...known.map((operation) => operationOf(operation, own.id, site)), ...actions]
  if (view !== undefined && parent !== undefined && create === undefined)
    return [singleOf({ view, update }, { owner: parent.id, name: lastNoun(path) }, site), ...actions]
  if (view !== undefined && create === undefined) return [singletonOf(collection, site), ...actions]
  return [...known.map((operation) => pageOf(operation)), ...actions]
}

const parentOf = ({ roles }: Collection, { now }: Site): string | undefined => {
  const { list, create } = roles
  const named = [
    ...(list?.paged?.required ?? []),
    ...(create?.queryParams ?? []).flatMap((one) => (one.required ? [one.wire] : [])),
  ]
  return named.find((name) => now.entities.some(({ id }) => id === name))
}

/** The operations of a collection that do not follow from its name. */
function stated(collection: Collection, stem: string): string[] {
  const all = Object.entries(collection.roles) as [Role, Operation][] // keys of the record
  const other = all.filter(([role, { id }]) => id !== `${stem}_${role}`)
  return other.length === 0 ? [] : [`operations: {${other.map(([role, { id }]) => `${role}: ${id}`).join(', ')}}`]
}

const ids = ({ roles }: Collection): string[] => Object.values(roles).map(({ id }) => id)

const yamlOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`

const indented = (lines: readonly string[], by: number): string[] => lines.map((line) => ' '.repeat(by) + line)

function entityOf(collection: Collection, owner: string | undefined, site: Site): Proposal {
  const name = nameOf(collection)
  const parent = owner ?? parentOf(collection, site)
  const lines = stated(collection, name)
  const place =
    parent === undefined
      ? `at: /${stepsOf(collection.path)
          .filter((step) => step !== '{}')
          .join('/')}`
      : `parent: ${parent}`
  return {
    shape: 'entity',
    title: `a resource ${name}`,
    confidence: lines.length === 0 ? 'high' : 'medium',
    operations: ids(collection),
    file: proposed,
    yaml: yamlOf([`entity: ${name}`, place, ...lines]),
    ...(parent === undefined ? { question: `In which sidebar does ${name}.list stand?` } : {}),
  }
}

function childOf(collection: Collection, owner: string, site: Site): Proposal {
  const full = nameOf(collection)
  const name = full.startsWith(`${owner}_`)
    ? full.slice(owner.length + 1)
    : words(singular(lastNoun(collection.path))).join('_')
  const lines = stated(collection, `${owner}_${name}`)
  return {
    shape: 'child',
    entity: owner,
    title: `rows ${name} below ${owner}`,
    confidence: lines.length === 0 ? 'high' : 'medium',
    operations: ids(collection),
    file: site.fileOf(owner),
    yaml: yamlOf([
      'children:',
      ...indented(
        [`${name}:`, ...indented(lines.length === 0 ? [`operations: {stem: ${owner}_${name}}`] : lines, 2)],
        2,
      ),
    ]),
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
  const own = `operations: {${lines.join(', ')}}`
  return {
    shape: 'pair',
    ...(owner === undefined ? {} : { entity: owner }),
    title: `rows ${name} that are added and removed${owner === undefined ? '' : ` below ${owner}`}`,
    confidence: roles.list !== undefined && owner !== undefined ? 'high' : 'medium',
    operations,
    file: owner === undefined ? proposed : site.fileOf(owner),
    yaml: yamlOf(owner === undefined ? [`entity: ${name}`, own] : ['children:', `  ${name}:`, `    ${own}`]),
  }
}

function viewOf(
  list: Operation,
  entity: string,
  { parent, site }: { parent: string | undefined; site: Site },
): Proposal {
  const name = parent ?? words(lastNoun(withoutStability(list.path))).join('_')
  return {
    shape: 'view',
    entity,
    title: `another list of ${entity}`,
    confidence: parent === undefined ? 'medium' : 'high',
    operations: [list.id],
    file: site.fileOf(entity),
    yaml: yamlOf([
      'views:',
      `  ${name}:`,
      ...(parent === undefined ? [] : [`    parent: ${parent}`]),
      `    operations: {list: ${list.id}}`,
    ]),
  }
}

function actionOf({ step, operation }: { step: string; operation: Operation }, entity: string, site: Site): Proposal {
  const id = camelCase(step.replaceAll('-', '_'))
  const needsOp = operation.id !== `${entity}_${id}`
  return {
    shape: 'action',
    entity,
    title: `an action ${id} of ${entity}`,
    confidence: site.now.entities.some((one) => one.id === entity) ? 'high' : 'medium',
    operations: [operation.id],
    file: site.fileOf(entity),
    yaml: yamlOf(['actions:', needsOp ? `  ${id}: {op: ${operation.id}}` : `  ${id}: {}`]),
    question: `When is ${id} of ${entity} offered?`,
  }
}

function singleOf(
  { view, update }: { view: Operation; update: Operation | undefined },
  { owner, name }: { owner: string; name: string },
  site: Site,
): Proposal {
  const id = words(name).join('_')
  return {
    shape: 'single',
    entity: owner,
    title: `a page ${id} of each ${owner}`,
    confidence: 'high',
    operations: [view.id, ...(update === undefined ? [] : [update.id])],
    file: site.fileOf(owner),
    yaml: yamlOf([
      'singles:',
      `  ${id}:`,
      `    view: ${view.id}`,
      ...(update === undefined ? [] : [`    update: ${update.id}`]),
    ]),
  }
}

function singletonOf(collection: Collection, site: Site): Proposal {
  const name = nameOf(collection)
  const path = `/${stepsOf(collection.path)
    .filter((step) => step !== '{}')
    .join('/')}`
  return {
    shape: 'singleton',
    title: `one ${name} for all`,
    confidence: 'medium',
    operations: ids(collection),
    file: proposed,
    yaml: yamlOf([`entity: ${name}`, ...stated(collection, name), `detail: {at: ${path}}`]),
    question: `From where do people come to ${path}${site.now.levels.length === 0 ? '' : `: which of the sidebars ${site.now.levels.map(({ id }) => id).join(', ')}`}?`,
  }
}

function operationOf(operation: Operation, entity: string, site: Site): Proposal {
  return {
    shape: 'entity',
    entity,
    title: `an operation of ${entity}`,
    confidence: 'medium',
    operations: [operation.id],
    file: site.fileOf(entity),
    yaml: yamlOf([`operations: {${roleBy(operation)}: ${operation.id}}`]),
  }
}

const roleBy = ({ method, path }: Operation): Role =>
  method === 'get'
    ? path.endsWith('}')
      ? 'view'
      : 'list'
    : method === 'post'
      ? 'create'
      : method === 'delete'
        ? 'delete'
        : 'update'

function pageOf({ id, method, path }: Operation): Proposal {
  return {
    shape: 'page',
    title: `a plain page for ${id}`,
    confidence: 'low',
    operations: [id],
    file: proposed,
    yaml: yamlOf([`# ${method.toUpperCase()} ${path}: a form of its inputs, and its answer`]),
    question: `${id} fits no shape, and the manifest has no plain page for an operation yet: which screen calls it?`,
  }
}

/** Rows of two collections that are put together: each has a list of the others. */
function linksOf(collections: readonly Collection[], site: Site): Proposal[] {
  return collections.flatMap((one) => {
    const { list, create, update, delete: remove } = one.roles
    const near = ownerPath(one.path)
    const ends = near === undefined ? undefined : site.ownerOf(near)
    if (list === undefined || create === undefined || ends === undefined) return []
    const far = collections.find((other) => {
      const owner = ownerPath(other.path)
      return (
        other !== one &&
        owner !== undefined &&
        other.roles.list !== undefined &&
        other.roles.create === undefined &&
        lastNoun(owner) === lastNoun(one.path) &&
        lastNoun(near ?? '') === lastNoun(other.path)
      )
    })
    const end = far === undefined ? undefined : site.ownerOf(ownerPath(far.path) ?? '')
    if (far?.roles.list === undefined || end === undefined) return []
    const name = `${ends.id}_${end.id}`
    const more = [
      `add: ${create.id}`,
      ...(update ? [`update: ${update.id}`] : []),
      ...(remove ? [`remove: ${remove.id}`] : []),
    ]
    return [
      {
        shape: 'link',
        title: `${ends.id} and ${end.id} are put together`,
        confidence: remove === undefined ? 'medium' : 'high',
        operations: [...ids(one), ...ids(far)],
        file: proposed,
        yaml: yamlOf([
          `link: ${name}`,
          `ends: {${ends.id}: ${ends.id}, ${end.id}: ${end.id}}`,
          'operations:',
          `  list: {${ends.id}: ${list.id}, ${end.id}: ${far.roles.list.id}}`,
          ...indented(more, 2),
        ]),
      } satisfies Proposal,
    ]
  })
}
