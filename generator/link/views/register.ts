/** The ways to show a resource. Whoever needs to know what one of them is like asks here. */
import { ScreenId } from '../../model/types/screen-id.ts'
import type { WholePage } from '../../model/types/raw-page.ts'
import type { Context, Early } from '../context.ts'
import type { Placed } from '../faults.ts'
import type { Site } from '../lists.ts'
import type { Flat, Resource } from '../resources.ts'
import { access } from './access/view.ts'
import { across } from './across/view.ts'
import { charts } from './charts/view.ts'
import { detail } from './detail/view.ts'
import { create, edit } from './form/view.ts'
import { list } from './list/view.ts'
import { operation } from './operation/view.ts'
import { overview } from './overview/view.ts'
import { type EntityKind, type PageKind, plainUses, type ResourceView, type ScreenKind } from './view.ts'

export const resourceViews: Readonly<Record<ScreenKind, ResourceView>> = { list, create, edit, detail }

const plain: PageKind = { uses: plainUses, faults: () => [] }

type PageKinds = Readonly<Record<WholePage['kind'], PageKind>>

export const pageKinds: PageKinds = { placeholder: plain, bespoke: plain, charts, overview, across, operation }

const entityKinds: readonly EntityKind[] = [access]

/** An entity with all that keys of its stand for. */
export const expandEntity = (flat: Flat, context: Early): Flat =>
  entityKinds.reduce((entity, kind) => kind.expand(entity, context), flat)

/** What is wrong with such keys. */
export const entityFaults = (resource: Resource, site: Pick<Site, 'context'>): Placed[] =>
  entityKinds.flatMap((kind) => kind.faults(resource, site))

export const consoleFaults = (context: Context): Placed[] => entityKinds.flatMap((kind) => kind.consoleFaults(context))

/** In the order in which screens are made. */
export const screenKinds: readonly ScreenKind[] = ['list', 'create', 'edit', 'detail']

/** Whether a resource gets a screen of a kind. */
export const hasScreen = (resource: Resource, kind: ScreenKind): boolean => resourceViews[kind].exists(resource)

export const screenId = ({ id }: Pick<Resource, 'id'>, kind: ScreenKind): ScreenId => new ScreenId(id, kind)

export interface ResourceScreen {
  resource: Resource
  kind: ScreenKind
}

const known = new WeakMap<readonly Resource[], ReadonlyMap<string, ResourceScreen>>()

/** The screen of a resource that the manifest names, whether or not the resource gets it. */
export function resourceScreen(name: string, { resources }: Pick<Context, 'resources'>): ResourceScreen | undefined {
  let byName = known.get(resources)
  if (byName === undefined) {
    const screens = resources.flatMap((resource) => screenKinds.map((kind) => ({ resource, kind })))
    byName = new Map(screens.toReversed().map((screen) => [`${screenId(screen.resource, screen.kind)}`, screen]))
    known.set(resources, byName)
  }
  return byName.get(name)
}
