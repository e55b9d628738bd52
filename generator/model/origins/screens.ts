/** Where screens and their parts are stated, or what they follow from. */
import type { Context } from '../../link/context.ts'
import { statedScreen, type Resource } from '../../link/resources.ts'
import { madeId } from '../../link/shown.ts'
import { resourceScreen, screenId } from '../../link/views/register.ts'
import { editOf, type Single } from '../../link/views/single/single.ts'
import type { Origin, Part } from '../types/origin-ir.ts'
import type { ScreenIR } from '../types/screen-ir.ts'
import { viewOf } from '../views/register.ts'
import { partsOf } from './parts.ts'
import { placeAt, valueAt, type Stated, type Steps } from './stated.ts'

/** What states a screen: its own part first, then what it shares with others. */
export interface Site {
  screen: Origin
  /** Steps to lists of fields, by what states them. */
  lists: readonly (Stated & { steps: Steps })[]
  shared: readonly Stated[]
  /** What it is a screen of. */
  resource?: Resource
  single?: Single
  page?: Stated
}

export function siteOf(screen: ScreenIR, singles: readonly Single[], context: Context): Site {
  const found = resourceScreen(`${screen.id}`, context)
  if (found !== undefined) {
    const { resource, kind } = found
    const own: Stated = { raw: resource.raw, place: resource.place }
    const entry: Stated = { raw: resource.entry.raw, place: resource.entry.place }
    const lists = ['columns', 'rows', 'fields'].map((list) => ({ ...own, steps: [kind, list] }))
    return { screen: placeAt([own], kind) ?? resource.place(), lists, shared: [own, entry], resource }
  }
  const single = singles.find(({ id }) => `${id}` === `${screen.id}` || `${editOf(id)}` === `${screen.id}`)
  if (single !== undefined) {
    const { raw, name, owner } = single
    const own: Stated = { raw, place: (...steps) => owner.entry.place('singles', name, ...steps) }
    const lists = ['rows', 'fields'].map((list) => ({ ...own, steps: [list] }))
    const shared = [own, { raw: owner.entry.raw, place: owner.entry.place }]
    return { screen: own.place(), lists, shared, single }
  }
  const page = context.manifest.pages.find(({ raw }) => raw.page === `${screen.id}`)
  return {
    screen: page?.place() ?? context.manifest.console.place(),
    lists: [],
    shared: [],
    ...(page === undefined ? {} : { page }),
  }
}

/** Every part of a screen with its place. */
export function partOrigins(screen: ScreenIR, site: Site, context: Context): [Part, Origin][] {
  const origins = new Map<Part, Origin>()
  for (const part of partsOf(screen)) origins.set(part, originOf(part, { screen, site, context }))
  return [...origins]
}

interface Asked {
  screen: ScreenIR
  site: Site
  context: Context
}

function originOf(part: Part, asked: Asked): Origin {
  const { site, context, screen } = asked
  const { shared } = site
  const [list = '', id = ''] = part[0] ?? []
  switch (list) {
    case 'by':
      return placeInSection(list, id, site)
    case 'columns':
    case 'rows':
      if (site.page !== undefined) return placeInSection(list, id, site)
      return placeOfField(id, site) ?? schemaPlace('rowType' in screen ? screen.rowType : undefined, [id], asked)
    case 'fields':
      return fieldOrigin(part, 'bodyType' in screen ? screen.bodyType : undefined, asked)
    case 'actions': {
      const call = viewOf(screen).actions.find((action) => action.id === id)?.call
      const operation = context.contract.place(`operation:${call?.operation ?? ''}`)
      const stated = placeAt(shared, 'actions', id)
      const inner = part.slice(1)
      if (inner.length === 0) return stated ?? operation
      return fieldOption(inner, shared) ?? because(operation, 'the operation')
    }
    case 'links':
      return linkOrigin(id, asked)
    case 'tabs':
      return placeAt(shared, 'detail', 'tabs') ?? site.screen
    case 'charts': {
      const index = 'charts' in screen ? screen.charts.findIndex(({ title }) => title === id) : 0
      return placeAt(site.page === undefined ? [] : [site.page], 'charts', 'items', index) ?? site.screen
    }
    case 'refresh':
      return placeAt(shared, 'refresh', Number(id)) ?? site.screen
    case 'create':
      return placeAt(shared, 'create') ?? because(site.screen, 'its form')
    default:
      return site.screen
  }
}

/** Where an overview names a field: the first time, where several lists have it. */
function placeInSection(list: string, id: string, { page, screen }: Site): Origin {
  const sections: readonly unknown[] = [valueAt(page?.raw, ['overview'])].flat()
  for (const [i, section] of sections.entries()) {
    const names: unknown = valueAt(section, ['latest', 'columns'])
    const counted: unknown = valueAt(section, ['count'])
    const at =
      list === 'by'
        ? Array.isArray(counted)
          ? counted.findIndex((one) => valueAt(one, ['by']) === id)
          : -1
        : Array.isArray(names)
          ? names.indexOf(id)
          : -1
    const steps = list === 'by' ? ['count', at, 'by'] : ['latest', 'columns', at]
    if (at !== -1 && page !== undefined) return page.place('overview', i, ...steps)
  }
  return screen
}

const because = (place: Origin, why: string): Origin => ({ ...place, because: why })

/** A way to another screen: stated as an action, else made of the form that it leads to. */
function linkOrigin(id: string, { site: { shared, screen } }: Asked): Origin {
  const form = { edit: ['update', 'edit'], duplicate: ['create', 'create'] }[id] ?? [id, id]
  const stated = placeAt(shared, 'actions', form[0] ?? id) ?? placeAt(shared, form[1] ?? id)
  return stated ?? because(screen, 'its form')
}

/** Where a field of a form is stated, else the schema that has it. */
function fieldOrigin(part: Part, body: string | undefined, asked: Asked): Origin {
  const { site } = asked
  const [[, top = ''] = []] = part
  const own = part.length === 1 ? placeOfField(top, site) : undefined
  const names = part.flatMap(([list, id]) => (list === 'variants' || id === '' ? [] : [id]))
  return own ?? fieldOption(part, site.shared) ?? schemaPlace(body, names, asked)
}

/** What `fields` says of a field, also inside of others, and of a variant. */
function fieldOption(part: Part, shared: readonly Stated[]): Origin | undefined {
  let path = ''
  let exact = ''
  let variant: string | undefined
  for (const [list, id] of part) {
    variant = list === 'variants' ? id : undefined
    if (variant !== undefined) exact += `[${id}]`
    if (variant !== undefined || id === '') continue
    path += path === '' ? id : `.${id}`
    exact += exact === '' ? id : `.${id}`
  }
  if (variant !== undefined) return placeAt(shared, 'fields', path, 'variants', variant)
  const [first = '', ...rest] = path.split('.')
  // Fields of a list in a group stand beside those of the group.
  const flat = shared.map(({ raw }) => valueAt(raw, ['fields', first, 'flat'])).find((one) => one !== undefined)
  return (
    placeAt(shared, 'fields', exact) ??
    placeAt(shared, 'fields', path) ??
    (typeof flat === 'string' ? placeAt(shared, 'fields', [first, flat, ...rest].join('.')) : undefined)
  )
}

/** The named schema that has the last of these fields. */
function schemaPlace(name: string | undefined, fields: readonly string[], { site, context }: Asked): Origin {
  const { contract, schemas } = context
  const top = name === undefined ? undefined : schemas.named(name)
  if (name === undefined || top === undefined) return because(site.screen, 'the contract')
  let owner = name
  for (let count = 1; count < fields.length; count++) {
    const field = schemas.at(top, fields.slice(0, count).join('.'))
    if (field === undefined) break
    const items = field.schema.items
    owner = (items === undefined ? field.name : schemas.resolve(items).name) ?? owner
  }
  return contract.place(`schema:${owner}`)
}

function placeOfField(id: string, { lists, shared }: Site): Origin | undefined {
  for (const { raw, place, steps } of lists) {
    const list = valueAt(raw, steps)
    const index = Array.isArray(list)
      ? list.findIndex((one: unknown) => one === id || valueAt(one, ['field']) === id || isMade(one, id))
      : -1
    if (index >= 0) return place(...steps, index)
  }
  return placeAt(shared, 'fields', id)
}

/** Columns that are no field are called by their label. */
function isMade(column: unknown, id: string): boolean {
  const label = valueAt(column, ['label'])
  return valueAt(column, ['field']) === undefined && typeof label === 'string' && madeId({ label }) === id
}

/** Where a screen's path is stated, or what it is below. */
export function pathOrigin({ screen, site, context }: Asked): Origin {
  const { resource, single, page } = site
  if (page !== undefined) return placeAt([page], 'at') ?? because(site.screen, 'its name and the page it is under')
  if (single !== undefined)
    return placeAt(site.shared.slice(0, 1), 'at') ?? because(site.screen, `its name and the page of ${single.owner.id}`)
  if (resource === undefined) return site.screen
  const own: Stated = { raw: resource.raw, place: resource.place }
  const part = resourceScreen(`${screen.id}`, context)?.kind
  const stated = part === undefined ? undefined : (placeAt([own], part, 'at') ?? placeAt([own], part, 'in'))
  if (stated !== undefined) return stated
  const at = placeAt([own], 'at')
  if (resource.raw.at?.startsWith('/') === true && at !== undefined) return at
  const { parent } = resource
  if (parent !== undefined) return because(at ?? resource.place(), `the page of ${parent}`)
  const listed = navPlace(resource, context)
  return listed === undefined ? (at ?? because(site.screen, 'its plural')) : because(listed, 'the nav that lists it')
}

/** The entry of a sidebar that lists the rows. */
function navPlace(resource: Resource, { manifest }: Context): Origin | undefined {
  const { raw, place } = manifest.console
  const find = (nav: unknown, steps: Steps): Origin | undefined => {
    for (const [i, entry] of (Array.isArray(nav) ? nav : []).entries()) {
      const here = [...steps, i]
      const name: unknown = typeof entry === 'string' ? entry : valueAt(entry, ['screen'])
      if (name === `${screenId(resource, 'list')}`) return place(...here)
      const inner = find(valueAt(entry, ['nav']), [...here, 'nav'])
      if (inner !== undefined) return inner
    }
    return undefined
  }
  for (const [id, level] of Object.entries(raw.levels)) {
    const found = find(level.nav, ['levels', id, 'nav'])
    if (found !== undefined) return found
  }
  return undefined
}

/** Where the title of a screen comes from: its own, else what its rows are called. */
export function titleOrigin({ screen, site, context }: Asked): Origin {
  const kind = resourceScreen(`${screen.id}`, context)?.kind
  const { resource } = site
  if (resource === undefined || kind === undefined) return site.screen
  const stated = statedScreen(resource.raw, kind)
  if (typeof valueAt(stated, ['title']) === 'string') return resource.place(kind, 'title')
  const label = labelOrigin(resource)
  return label.because === undefined ? because(label, 'what a row is called') : label
}

/** Where it is said what a row is called. */
export function labelOrigin(resource: Resource): Origin {
  const own: Stated = { raw: resource.raw, place: resource.place }
  const stated = placeAt([own], 'label')
  const { steps } = resource
  const isChild = steps.at(-2) === 'children'
  return stated ?? because(resource.place(), `its name ${isChild ? steps.at(-1) : resource.entity}`)
}
