/** Which sled runs an instance: room, processor, and the rules of its groups (server-behaviour §1, §8.3). */
import type { AffinityPolicy, Instance, Sled } from '../../../generated/api/wire.gen.ts'
import { chargeCompute } from '../provisioning/capacity.ts'
import { insufficientCapacity } from '../http/errors.ts'
import type { Entry, Row } from '../store/collection.ts'
import type { Store } from '../store/store.ts'

export type InstanceEntry = Entry<Instance & Row>

/** Key of the sled that holds the instance's virtual machine; undefined when it has none. */
export function sledOf({ hidden }: Entry): string | undefined {
  const sled = hidden?.['sled']
  return typeof sled === 'string' ? sled : undefined
}

/** The sled for a virtual machine of this instance. Throws 507 when the silo's quota or the sleds are used up. */
export function placeInstance(store: Store, instance: InstanceEntry): string {
  const silo = store.table('project').get(instance.row.project_id)?.parent ?? ''
  chargeCompute(store, silo, instance.row)
  const groups = groupsOf(store, instance)
  const load = loadOf(store)
  const fits = ({ key, row }: Entry<Sled & Row>): boolean =>
    isOpen(row) && hasPlatform(instance.row) && hasRoom(row, load.get(key), instance.row)
  const candidates = store
    .table('sled')
    .all()
    .filter(fits)
    .filter(({ key }) => groups.every((group) => group.policy !== 'fail' || group.likes(key)))
    .map(({ key }) => ({
      key,
      wishes: groups.filter((group) => group.policy === 'allow' && group.likes(key)).length,
      used: load.get(key)?.ncpus ?? 0,
    }))
  // Most wishes first, then the emptiest; equals stay in the order of the rack.
  const [best] = candidates.sort((a, b) => b.wishes - a.wishes || a.used - b.used)
  if (best !== undefined) return best.key
  throw insufficientCapacity(
    'Failed to place instance: Could not find any valid sled on which this instance can be placed',
  )
}

const isOpen = ({ policy, state }: Sled): boolean =>
  state === 'active' && policy.kind === 'in_service' && policy.provision_policy === 'provisionable'

/** The rack has sleds of the first generation only. */
const hasPlatform = ({ cpu_platform: platform }: Instance): boolean => platform !== 'amd_turin'

type Load = Pick<Instance, 'ncpus' | 'memory'>

function loadOf(store: Store): Map<string, Load> {
  const load = new Map<string, Load>()
  for (const entry of store.table('instance').all()) {
    const sled = sledOf(entry)
    if (sled === undefined) continue
    const { ncpus, memory } = load.get(sled) ?? { ncpus: 0, memory: 0 }
    load.set(sled, { ncpus: ncpus + entry.row.ncpus, memory: memory + entry.row.memory })
  }
  return load
}

const hasRoom = (sled: Sled, { ncpus, memory }: Load = { ncpus: 0, memory: 0 }, wanted: Load): boolean =>
  ncpus + wanted.ncpus <= sled.usable_hardware_threads && memory + wanted.memory <= sled.usable_physical_ram

interface GroupRule {
  readonly policy: AffinityPolicy
  /** Whether the group is content with a sled. */
  likes(sled: string): boolean
}

function groupsOf(store: Store, instance: InstanceEntry): GroupRule[] {
  const rules: GroupRule[] = []
  for (const kind of ['affinity_group', 'anti_affinity_group'] as const) {
    for (const { row } of store.table(`${kind}_member`).all()) {
      if (row.instance_id !== instance.key) continue
      const policy = store.table(kind).get(row.group_id)?.row.policy
      if (policy === undefined) continue
      const sleds = sledsOf(store, kind, row.group_id, instance.key)
      const likes = (sled: string): boolean =>
        kind === 'anti_affinity_group' ? !sleds.has(sled) : sleds.size === 0 || sleds.has(sled)
      rules.push({ policy, likes })
    }
  }
  return rules
}

/** Sleds of the other members of a group. */
function sledsOf(
  store: Store,
  kind: 'affinity_group' | 'anti_affinity_group',
  group: string,
  instance: string,
): Set<string> {
  const sleds = new Set<string>()
  for (const { row } of store.table(`${kind}_member`).of(group)) {
    const other = row.instance_id === instance ? undefined : store.table('instance').get(row.instance_id)
    const sled = other === undefined ? undefined : sledOf(other)
    if (sled !== undefined) sleds.add(sled)
  }
  return sleds
}
