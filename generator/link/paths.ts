/** Where resources live: the absolute route paths of their screens. */
import type { Linking } from './context.ts'
import { navBase } from './nav-places.ts'
import { isNeeded } from './operations.ts'
import { placedAt } from './page-defaults.ts'
import { defaultSegment, parentOf, statedScreen, type Resource } from './resources.ts'
import { suggest } from './suggest.ts'
import type { Operation } from '../model/types/ir.ts'

export interface ResourcePaths {
  list: string
  create: string
  edit: string
  /** The row's page, and the base of everything below the row, whether or not there is such a page. */
  item: string
}

/** Path of every resource by id. Parents that do not exist are reported here. */
export function allocatePaths(context: Linking): ReadonlyMap<string, ResourcePaths> {
  const done = new Map<string, ResourcePaths>()
  /** Without a path, and so everything below them. */
  const lost = new Set<string>()
  const visit = (resource: Resource): ResourcePaths => {
    const known = done.get(resource.id)
    if (known !== undefined) return known
    const parent = parentOf(resource, context)
    const listed = resource.parent === undefined ? navBase(resource, context) : undefined
    let base = listed ?? ''
    const misplaced = (): void => {
      lost.add(resource.id)
      resource.state = 'unusable'
    }
    if (resource.parent !== undefined && parent === undefined) {
      misplaced()
      context.diagnostics.error('UNKNOWN_ENTITY', resource.place('parent'), {
        cause: `there is no entity \`${resource.parent}\``,
        suggestion:
          suggest(
            resource.parent,
            context.resources.map((r) => r.id),
          ) ?? 'name an entity of the manifest',
      })
    } else if (parent !== undefined) {
      base = visit(parent).item
      if (lost.has(parent.id)) misplaced()
    } else if (resource.state === 'unusable') {
      // Taken out of a circle, or not known: that was said.
      misplaced()
    } else if (hasScreens(resource) && !isAbsolute(resource.raw.at) && listed === undefined) {
      misplaced()
      context.diagnostics.error('UNREACHABLE_PARENT', resource.place(), {
        cause: `\`${resource.id}\` has neither a parent nor an absolute path`,
        suggestion: 'state `parent`, or `at` with a leading slash, or name its list in `nav`',
      })
    }
    const segment = resource.raw.at ?? defaultSegment(resource.entity, parent?.entity)
    const collection = join(base, segment)
    const placed = (at: string | undefined): string | undefined => (at === undefined ? undefined : join(base, at))
    const list = statedScreen(resource.raw, 'list')
    const create = statedScreen(resource.raw, 'create')
    const edit = statedScreen(resource.raw, 'edit')
    const detail = statedScreen(resource.raw, 'detail')
    const asked = askedBefore(resource, base).map((name) => `:${name}/`)
    const item = placed(detail?.at) ?? `${collection}/${asked.join('')}:${resource.param}`
    const paths = {
      list: pageOf(list?.in) ?? placed(list?.at) ?? (isFirstTab(resource, parent) ? base : collection),
      create: placed(create?.at) ?? `${collection}-new`,
      edit: placed(edit?.at) ?? `${item}/edit`,
      item,
    }
    done.set(resource.id, paths)
    return paths
  }
  /** A list that is a part of a page has the page's path. An unknown page is reported with the names. */
  const pageOf = (name: string | undefined): string | undefined => {
    const page = context.manifest.pages.find(({ raw }) => raw.page === name)?.raw
    if (page === undefined) return undefined
    return placedAt(page, (id) => {
      const above = context.resource(id)
      return above && visit(above).item
    })
  }
  for (const resource of context.resources) visit(resource)
  return done
}

/**
 * What pages of rows have from what their list was asked for, since they are read with it: with the view that takes the same, else out
 * of that list.
 */
function askedBefore({ ops: { list, view }, param }: Resource, base: string): string[] {
  const asked = list === undefined ? [] : neededNames(list)
  if (view !== undefined && formNames(view.raw).length === 0) return []
  return asked.filter((name) => /^\w+$/.test(name) && name !== param && !paramsOf(base).includes(name))
}

/** What a bind begins with that somebody fills in. */
export const formRoot = '$form.'

/** What an operation is sent, as stated. */
interface Sent {
  path?: Readonly<Record<string, unknown>> | undefined
  query?: Readonly<Record<string, unknown>> | undefined
}

/** Names of what an operation is sent of what somebody fills in. */
export const formNames = ({ path, query }: Sent): string[] => [
  ...new Set(
    [...Object.values(path ?? {}), ...Object.values(query ?? {})].flatMap((bind) =>
      typeof bind === 'string' && bind.startsWith(formRoot) ? [bind.slice(formRoot.length)] : [],
    ),
  ),
]

/** Those of them that have to be filled in: what may be left empty cannot be a step of an address. */
export function neededNames({ op, raw: { path, query = {} } }: { op: Operation; raw: Sent }): string[] {
  const needed = op.queryParams.flatMap((param) => (isNeeded(param, op) ? [param.client] : []))
  return formNames({ path, query: Object.fromEntries(Object.entries(query).filter(([name]) => needed.includes(name))) })
}

const isAbsolute = (at: string | undefined): boolean => at?.startsWith('/') === true

const join = (base: string, at: string): string => (at.startsWith('/') ? at : at === '' ? base : `${base}/${at}`)

const hasScreens = (resource: Resource): boolean => resource.ops.list !== undefined && resource.raw.list !== false

/** With `index: first` the bare page of the parent shows its first tab, so that tab has no path of its own. */
function isFirstTab(resource: Resource, parent: Resource | undefined): boolean {
  const detail = parent && statedScreen(parent.raw, 'detail')
  if (detail?.index !== 'first') return false
  const first = detail.tabs?.[0]
  if (first === undefined) return false
  if (typeof first === 'string') return first === resource.id
  return (
    'entity' in first && (first.view === undefined ? first.entity : `${first.entity}.${first.view}`) === resource.id
  )
}

/** Names of the parameters in a path, in order. */
export const paramsOf = (path: string): string[] => [...path.matchAll(/:([A-Za-z0-9_]+)/g)].map((m) => m[1] ?? '')

const nowhere: ResourcePaths = { list: '', create: '', edit: '', item: '' }

export const pathsOf = (
  { id }: Pick<Resource, 'id'>,
  { paths }: { paths: ReadonlyMap<string, ResourcePaths> },
): ResourcePaths => paths.get(id) ?? nowhere
