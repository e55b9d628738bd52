/** Every generated list with a way to its rows: the places where it is, by the rows above it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { readPath } from '../../../../src/lib/condition.ts'
import type { ListScreen, Params, Row } from '../../../../src/kit/spec.ts'
import { rowsOf } from './console.ts'

const folder = fileURLToPath(new URL('../../../../generated/', import.meta.url))

const isList = (value: unknown): value is ListScreen =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'list'

/** By id, in the order of the files. */
export async function generatedLists(): Promise<ReadonlyMap<string, ListScreen>> {
  const screens = join(folder, 'screens')
  const files = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.gen.tsx'))
  const found = new Map<string, ListScreen>()
  for (const file of files.toSorted()) {
    const module: Record<string, unknown> = await import(join(screens, file))
    for (const value of Object.values(module)) if (isList(value)) found.set(value.id, value)
  }
  return found
}

interface Coverage {
  screens: Readonly<Record<string, { path: string }>>
}

const { screens: paths } = JSON.parse(readFileSync(join(folder, 'coverage.json'), 'utf8')) as Coverage

/** Route parameter → the list whose rows it names, and the field that it holds. */
const named: Readonly<Record<string, readonly [list: string, field: string]>> = {
  project: ['project.list', 'name'],
  instance: ['instance.list', 'name'],
  vpc: ['vpc.list', 'name'],
  subnet: ['vpc_subnet.list', 'name'],
  router: ['vpc_router.list', 'name'],
  gateway: ['internet_gateway.list', 'name'],
  affinityGroup: ['affinity_group.list', 'name'],
  antiAffinityGroup: ['anti_affinity_group.list', 'name'],
  silo: ['silo.list', 'name'],
  pool: ['ip_pool.list', 'name'],
  receiver: ['alert_receiver.list', 'name'],
  addressLot: ['address_lot.list', 'name'],
  announceSet: ['bgp_announce_set.list', 'name'],
  bgpConfig: ['bgp_config.list', 'name'],
  userId: ['user.list', 'id'],
  groupId: ['group.list', 'id'],
  sledId: ['sled.list', 'id'],
  switchPort: ['switch_port.list', 'id'],
}

/** A list where it stands: below which rows. */
export interface Place {
  params: Params
  /** The row right above; empty at the top. */
  parent: Row
}

/** Screens with their paths. */
export const generatedPaths = (): readonly (readonly [id: string, path: string])[] =>
  Object.entries(paths).map(([id, { path }]) => [id, path])

/** Route parameters of a screen, in the order of its path. */
export const paramsOf = (id: string): readonly string[] =>
  [...(paths[id]?.path ?? '').matchAll(/:(\w+)/g)].map(([, param = '']) => param)

/** Every place that a screen has. */
export async function placesOf(id: string, lists: ReadonlyMap<string, ListScreen>): Promise<readonly Place[]> {
  let places: readonly Place[] = [{ params: {}, parent: {} }]
  for (const param of paramsOf(id)) {
    const [list, field] = named[param] ?? []
    const screen = lists.get(list ?? '')
    if (screen === undefined || field === undefined) throw new Error(`${id}: nobody knows what :${param} may be`)
    const next = await Promise.all(
      places.map(async (place) =>
        (await rowsOf(screen, place.params)).map((row) => ({
          params: { ...place.params, [param]: String(readPath(row, field)) },
          parent: row,
        })),
      ),
    )
    places = next.flat()
  }
  return places
}
