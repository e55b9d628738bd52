/** What the console may hold of an entity: every read whose cached answer carries its tag, for every row there is. */
import { operations } from '../../../../generated/mock/operations.gen.ts'
import type { OperationId } from '../../../../src/mock/spec/operation-spec.ts'
import type { Row } from '../../../../src/mock/store/collection.ts'
import type { Store } from '../../../../src/mock/store/store.ts'
import type { Backend, Request } from './backend.ts'

type QueryKey = (options: object) => readonly [{ readonly _id: string; readonly tags?: readonly string[] }]

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../generated/api/queries/*.gen.ts', {
  eager: true,
})

const camelCase = (id: string): string => id.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const operationIds = new Map((Object.keys(operations) as OperationId[]).map((id) => [camelCase(id), id]))

/** Entity → operations whose answers show it. */
const readsOf = Map.groupBy(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, queryKey]) => {
      if (!name.endsWith('QueryKey') || typeof queryKey !== 'function') return []
      const [{ _id, tags = [] }] = (queryKey as QueryKey)({ baseUrl: '/' })
      const id = operationIds.get(_id)
      return id === undefined ? [] : tags.map((entity) => ({ entity, id }))
    }),
  ),
  ({ entity }) => entity,
)

/** Collection whose rows a parameter names, where it is not called like that. */
const named: Readonly<Record<string, string>> = {
  pool: 'ip_pool',
  sled_id: 'sled',
  user_id: 'user',
  group_id: 'group',
  receiver: 'alert_receiver',
  vpc: 'vpc',
  subnet: 'vpc_subnet',
  router: 'vpc_router',
  route: 'vpc_router_route',
  gateway: 'internet_gateway',
  interface: 'instance_network_interface',
  announce_set: 'bgp_announce_set',
  provider: 'identity_provider',
  bundle_id: 'support_bundle',
  disk_id: 'physical_disk',
  rack_id: 'rack',
  system_version: 'tuf_repo',
  // Of a port itself, there is where it is besides (`portParams`).
  port: 'switch_port_settings',
}

/** Parameters that name a port together. */
const portParams = ['port', 'rack_id', 'switch_location']

/** Every request of a read, one for each row that it can be about. */
function requestsOf(store: Store, id: OperationId): Request[] {
  const { params = {}, query = {}, required = [], paged = [] } = operations[id]
  const optional = Object.keys(query).filter((name) => query[name] === 'nameOrId' && !paged.includes(name))
  const names = [...Object.keys(params), ...required, ...paged]
  // Only ports that have had a cable tell more than that they are there.
  const isOfPort = names.includes('switch_location')
  const ports = isOfPort
    ? store
        .table('switch_port')
        .all()
        .filter(({ hidden }) => hidden?.['cable'] !== undefined)
        .map(({ row }) => ({ port: row.port_name, rack_id: row.rack_id, switch_location: row.switch_location }))
    : []
  const given = (values: Readonly<Record<string, string>>): Request => ({
    path: pick(values, Object.keys(params)),
    query: { ...pick(values, [...required, ...paged, ...optional]), ...('limit' in query ? { limit: 1000 } : {}) },
  })
  const forEach = (param: string): Request[] =>
    store
      .collection(named[param] ?? param)
      .all()
      .map(({ key, row }) => given({ [param]: selectorOf(row, key) }))
  if (ports.length > 0) return ports.map(given)
  const [param, ...others] = names.filter((name) => !isOfPort || !portParams.includes(name))
  if (param === undefined) return [given({}), ...optional.flatMap((one) => forEach(one))]
  // A read that needs more than one row, or a time, is covered by another one of the same entity.
  return others.length > 0 ? [] : forEach(param)
}

const selectorOf = (row: Row, key: string): string => {
  const value = row['id'] ?? row['system_version']
  return typeof value === 'string' ? value : key
}

const pick = (values: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

/** What can be read of an entity: request → answer, of those that succeed. */
export async function answersOf({ mock, call }: Backend, entity: string): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const { id } of readsOf.get(entity) ?? [])
    for (const request of requestsOf(mock.store, id)) {
      const { status, text } = await call(id, request)
      if (status === 200) answers.set(`${id} ${JSON.stringify(request)}`, text)
    }
  return answers
}

/** Whether an answer that was held before is another one now. */
export const differs = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): boolean =>
  [...before].some(([request, text]) => after.has(request) && after.get(request) !== text)
