/** Entries for operations that fit no shape: a page with a form of their inputs and what they answer, or an action that shows it. */
import type { Model, Operation } from '../../model/types/ir.ts'
import { acronymsOf } from '../../link/acronyms.ts'
import { labelOf, words } from '../../link/names.ts'
import { screenId } from '../../link/views/register.ts'
import { camelCase } from '../../schema/client-name.ts'
import { rowFields } from '../../schema/row-fields.ts'
import { schemasOf, type Property } from '../../schema/schemas.ts'
import { lastParam, withoutStability } from '../compare/operations.ts'
import { freeName } from './free-name.ts'
import { addressOf, sidebarOf, type Sidebar } from './levels.ts'
import type { Proposal } from './proposal.ts'
import { heldBy } from './row-parts.ts'
import { ownOf } from '../../schema/records.ts'

interface PlainInput {
  model: Model
  /** How often such an entry was refused. */
  refusals: (operation: string) => number
}

export function plainPages(ids: readonly string[], { model, refusals }: PlainInput): Proposal[] {
  const taken = new Set([...model.screens.map(({ path }) => path), ...Object.keys(model.redirects)])
  /** The path of the operation, unless another page is there, or was: then also what it is called. */
  const address = (operation: Operation, sidebar: Sidebar | undefined): string => {
    const short = addressOf(operation.path, sidebar)
    const own = freeName([short, `${short}/${words(operation.id).join('-')}`], { taken, before: '-' })
    taken.add(own)
    return own
  }
  // Entities, links and pages share their names.
  const named = new Set([
    ...model.entities.map(({ id }) => id),
    ...model.screens.flatMap(({ id }) => id.of.split('.', 1)),
  ])
  /** What is read is called by what it is, unless something else is called so. */
  const name = ({ id }: Operation): string => {
    const own = words(id).join('_')
    const free = freeName([own.replace(/_view$/, ''), own], { taken: named, before: '_' })
    named.add(free)
    return free
  }
  return ids.flatMap((id) => {
    const operation = model.operations.find((one) => one.id === id)
    if (operation === undefined || refusals(id) > 1) return []
    return [plainOf(operation, model, { mayJoin: refusals(id) === 0, address, name })]
  })
}

interface PlainSite {
  mayJoin: boolean
  address: (operation: Operation, sidebar: Sidebar | undefined) => string
  name: (operation: Operation) => string
}

function plainOf(operation: Operation, model: Model, { mayJoin, address, name }: PlainSite): Proposal {
  const owner = mayJoin
    ? (ownerOf(operation, model) ?? lastOwner(operation, model) ?? namedOwner(operation, model))
    : undefined
  const { id } = operation
  const shared = {
    shape: 'page',
    confidence: 'low',
    operations: [id],
    file: 'openapi/resources/proposed.yaml',
  } as const
  // What selects more than the row is asked for, unless the row has it.
  const row = owner === undefined ? [] : rowOf(owner.id, model)
  const further = operation.pathParams.flatMap((param) => {
    if (param.wire === owner?.by) return []
    const isAround = operation.path.slice(0, owner?.at).includes(`{${param.wire}}`) && owner?.by === undefined
    if (owner !== undefined && isAround) return []
    return [{ param, held: heldBy(param, { operation, row, conventions: model.conventions }) }]
  })
  const binds = further.map(
    ({ param: { client }, held }) => `${client}: ${held === undefined ? `$form.${client}` : `$row.${held}`}`,
  )
  const path = binds.length === 0 ? '' : `, path: {${binds.join(', ')}}`
  const { id: key } = rowFields(model.conventions)
  const query = owner?.query === undefined ? '' : `, query: {${owner.query}: $row.${key}}`
  // Where nothing is answered, that it was done is said.
  const result =
    operation.response.transport === 'none'
      ? `, toast: '${labelOf(id, acronymsOf(model.document, []))} done for {name}'`
      : ', result: dialog'
  // An action asks for fields; a file is chosen on a page.
  const isAction = !operation.isQuery && ['none', 'json', 'form'].includes(operation.request.transport)
  if (owner !== undefined && isAction)
    return {
      ...shared,
      title: `a plain action ${id} of ${owner.id}`,
      entity: owner.id,
      yaml: `actions:\n  ${camelCase(id)}: {op: ${id}${path}${query}${result}}\n`,
    }
  const isTold = further.length === 0 && operation.queryParams.every(({ required }) => !required)
  if (owner !== undefined && operation.isQuery && operation.response.transport === 'json' && isTold)
    return {
      ...shared,
      title: `a plain page ${id} of each ${owner.id}`,
      entity: owner.id,
      yaml: `singles:\n  ${name(operation)}: {view: ${id}}\n`,
    }
  // What else is read of a row, or sent to it as a file, has a form and an answer on a page of the row.
  if (owner !== undefined)
    return {
      ...shared,
      title: `a page ${id} of each ${owner.id}`,
      yaml: [`page: ${name(operation)}`, `under: ${owner.id}`, `operation: ${id}`, ''].join('\n'),
      question: unfit(id),
    }
  const inRow = rowLevelOf(operation, model)
  if (inRow !== undefined && operation.isQuery)
    return {
      ...shared,
      title: `a page of ${id}`,
      sidebar: inRow.id,
      yaml: [
        `page: ${name(operation)}`,
        `at: ${address({ ...operation, path: inRow.rest }, inRow)}`,
        `operation: ${id}`,
        '',
      ].join('\n'),
      question: unfit(id),
    }
  const sidebar = sidebarOf(operation, model)
  return {
    ...shared,
    title: `a page of ${id}`,
    ...(sidebar === undefined ? {} : { sidebar: sidebar.id }),
    yaml: [`page: ${name(operation)}`, `at: ${address(operation, sidebar)}`, `operation: ${id}`, ''].join('\n'),
    question: unfit(id),
  }
}

/** The sidebar of a row without a page of its own, such as a project, and what the path says below that row. */
function rowLevelOf({ path }: Operation, { levels }: Model): (Sidebar & { rest: string }) | undefined {
  const own = withoutStability(path)
  for (const { id, at } of levels) {
    const row = /^[^:]*\/:\w+(?=\/|$)/.exec(at)?.[0]
    const begin = row?.slice(1).replace(/:\w+$/, '{}')
    const rest = begin === undefined || !own.startsWith(`${begin}/`) ? '' : own.slice(begin.length)
    if (row !== undefined && rest !== '' && !rest.includes('{')) return { id, at: row, rest }
  }
  return undefined
}

const unfit = (id: string): string =>
  `${id} fits no shape: which screen calls it? Until then it has a page with a form and its answer.`

/** The entity whose row the path begins with, and where in the path that ends. */
function ownerOf({ path, id }: Operation, model: Model): Owner | undefined {
  const ends = [...path.matchAll(/\}(?=[/:][^/])/g)].map(({ index }) => index + 1)
  for (const at of ends.toReversed()) {
    const row = withoutStability(path.slice(0, at))
    const view = model.operations.find(
      (one) => one.id !== id && one.method === 'get' && withoutStability(one.path) === row,
    )
    const entity = view && shownBy((one) => one === view, model)
    if (entity !== undefined) return { id: entity, at }
  }
  return undefined
}

/**
 * The entity with pages whose row a parameter of the path selects, where those before it are no rows with pages: all of them are what the row has.
 */
function lastOwner(operation: Operation, model: Model): Owner | undefined {
  const { pathParams, path, id } = operation
  for (const [index, { wire }] of [...pathParams.entries()].toReversed()) {
    const entity = shownBy(({ path: own, id: other }) => other !== id && lastParam(own) === wire, model)
    if (entity === undefined) continue
    const site = { operation, row: rowOf(entity, model), conventions: model.conventions }
    if (index === 0 || !pathParams.slice(0, index).every((param) => heldBy(param, site) !== undefined)) continue
    return { id: entity, at: path.indexOf(`{${wire}}`) + wire.length + 2, by: wire }
  }
  return undefined
}

/** The entity whose row's page is made of a view. */
function shownBy(
  isView: (operation: Operation) => boolean,
  { operations, entities, coverage }: Model,
): string | undefined {
  const views = operations.filter((one) => one.method === 'get' && isView(one))
  const screens = views.flatMap((one) => ownOf(coverage.operations, one.id)?.screens ?? [])
  return entities.find((one) => screens.includes(`${screenId(one, 'detail')}`))?.id
}

/** Fields of an entity's rows. */
function rowOf(entity: string, { entities, document }: Model): readonly Property[] {
  const schemas = schemasOf(document)
  const name = entities.find(({ id }) => id === entity)?.schema
  const named = name === undefined ? undefined : schemas.named(name)
  return named === undefined ? [] : schemas.properties(named)
}

interface Owner {
  id: string
  /** Where the part of the path begins that is asked for. */
  at: number
  /** The parameter of the query that its row is given to. */
  query?: string
  /** The parameter of the path that selects its row, where those before it are bound. */
  by?: string
}

/** The entity with pages whose row a required parameter of the query names; all of the path is asked for. */
function namedOwner({ queryParams }: Operation, model: Model): Owner | undefined {
  for (const { wire } of queryParams.filter(({ required }) => required)) {
    const entity = shownBy(({ path }) => lastParam(path) === wire, model)
    if (entity !== undefined) return { id: entity, at: 0, query: camelCase(wire) }
  }
  return undefined
}
