/**
 * Where everything in the model is written: the line of the manifest that states it, else the schema or the operation of the
 * contract that it follows from.
 */
import type { Context } from '../../link/context.ts'
import type { Redirect } from '../../link/redirects.ts'
import { areAlike, type Resource } from '../../link/resources.ts'
import type { Single } from '../../link/views/single/single.ts'
import type { EntityIR, Model } from '../types/ir.ts'
import { originKey, partWords, type Origin, type Origins } from '../types/origin-ir.ts'
import type { RawNavEntry } from '../types/raw-page.ts'
import { labelOrigin, partOrigins, pathOrigin, siteOf, titleOrigin } from './screens.ts'
import { placeAt, type Steps } from './stated.ts'

/** What there are places of. */
export type Described = Pick<Model, 'entities' | 'lookups' | 'findables' | 'screens' | 'mock'>

export interface OriginSite {
  singles: readonly Single[]
  redirects: readonly Redirect[]
  context: Context
}

/** Places of all parts of the model, by their key. */
export function makeOrigins(model: Described, { singles, redirects, context }: OriginSite): Origins {
  const { contract, operations, manifest } = context
  const origins = new Map<string, Origin>()
  const note = (origin: Origin, ...words: readonly string[]): void => void origins.set(originKey(...words), origin)
  for (const id of operations.keys()) note(contract.place(`operation:${id}`), 'operation', id)
  for (const screen of model.screens) {
    const site = siteOf(screen, singles, context)
    const asked = { screen, site, context }
    note(site.screen, 'screen', `${screen.id}`)
    note(pathOrigin(asked), 'screen', `${screen.id}`, 'path')
    note(titleOrigin(asked), 'screen', `${screen.id}`, 'title')
    for (const [part, origin] of partOrigins(screen, site, context))
      note(origin, 'screen', `${screen.id}`, ...partWords(part))
  }
  for (const entity of model.entities) {
    const resource = firstOf(entity.id, context)
    if (resource === undefined) continue
    note(resource.place(), 'entity', entity.id)
    note(labelOrigin(resource), 'entity', entity.id, 'label')
    for (const [operation, origin] of effectOrigins(entity, resource, context))
      note(origin, 'entity', entity.id, 'effects', operation)
  }
  for (const { id } of [...model.lookups, ...model.findables]) {
    const resource = context.resource(id.split(/[+*]/)[0] ?? id)
    if (resource !== undefined) note(resource.place(), 'list', id)
  }
  for (const { from, origin } of redirects) note(origin, 'redirect', from)
  const { raw, place } = manifest.console
  for (const [id, level] of Object.entries(raw.levels)) {
    note(place('levels', id), 'level', id)
    for (const [words, steps] of navEntries(level.nav ?? [], ['levels', id, 'nav']))
      note(place(...steps), 'nav', id, ...words)
  }
  for (const { entity } of model.mock.entities) note(storeOrigin(entity, { singles, context }), 'mock', entity)
  for (const id of Object.keys(model.mock.rules)) note(ruleOrigin(id, context), 'rule', id)
  return origins
}

/** Entries of a sidebar by the labels of their groups and their screen, with the steps to them. */
function navEntries(nav: readonly RawNavEntry[], steps: Steps): [words: readonly string[], steps: Steps][] {
  return nav.flatMap((entry, i): [readonly string[], Steps][] => {
    const here = [...steps, i]
    if (typeof entry === 'string') return [[[entry], here]]
    if ('screen' in entry) return [[[entry.screen], here]]
    const inner = navEntries(entry.nav, [...here, 'nav'])
    return [[[entry.label], here], ...inner.map(([words, at]): [string[], Steps] => [[entry.label, ...words], at])]
  })
}

const firstOf = (entity: string, { resource, resources }: Context): Resource | undefined =>
  resource(entity) ?? resources.find((one) => one.entity === entity)

/** What says which entities an operation changes besides its own; the own one is a matter of course. */
function effectOrigins(entity: EntityIR, resource: Resource, context: Context): [string, Origin][] {
  const { entry } = resource
  const stated = entry.raw.effects
  return Object.entries(entity.effects).map(([operation, changed]) => {
    const own = { ...context.contract.place(`operation:${operation}`), because: 'the operation alone' }
    if (stated === undefined || changed.length < 2) return [operation, own]
    if (areAlike(stated)) return [operation, entry.place('effects')]
    const key = Object.keys(stated).find((way) => isWay(way, operation, { entity: entity.id, context }))
    return [operation, key === undefined ? entry.place('effects') : entry.place('effects', key)]
  })
}

/** Whether an operation is what a key of `effects` speaks of. */
function isWay(way: string, operation: string, { entity, context }: { entity: string; context: Context }): boolean {
  return context.resources.some(
    ({ entity: own, ops, raw }) =>
      own === entity &&
      (Object.entries(ops).some(([role, one]) => role === way && one.op.id === operation) ||
        raw.actions?.[way]?.op === operation ||
        `${own}_${way}` === operation),
  )
}

/** Where it is said what the mock keeps: an entity, a link, or a single of an entity. */
function storeOrigin(id: string, { singles, context }: Pick<OriginSite, 'singles' | 'context'>): Origin {
  const { manifest } = context
  const link = manifest.links.find(({ raw }) => raw.link === id)
  if (link !== undefined) return link.place()
  const resource = firstOf(id, context)
  if (resource !== undefined) return placeAt([resource.entry], 'mock') ?? resource.place()
  const single = singles.find(({ owner, name }) => `${owner.entity}_${name}` === id)
  return single === undefined ? manifest.console.place() : single.owner.entry.place('singles', single.name)
}

/** `disk.detach`, `disk.attached.detach`: an action of a resource. */
function ruleOrigin(id: string, { resources, manifest }: Context): Origin {
  const stated = resources.find(({ id: of, entity, raw }) =>
    Object.keys(raw.actions ?? {}).some((action) => id === `${of}.${action}` || id === `${entity}.${action}`),
  )
  return stated?.place('actions', id.split('.').at(-1) ?? id) ?? manifest.console.place()
}
