/** Where a manifest names operations of the contract (docs/manifest.md). */
import type { Entry } from './manifest-names.ts'
import type { Path } from './yaml-text.ts'

/** Calls are stated by their name, or with what they are sent. */
const call = (place: string): string[] => [place, `${place}.op`]

const ofRows = [
  ...['list', 'view', 'create', 'update', 'delete', 'upsert'].flatMap((role) => call(`operations.${role}`)),
  ...['singles.*.view', 'singles.*.update'].flatMap(call),
  ...['document.read', 'document.write', 'access.read', 'access.write'].flatMap(call),
  'actions.*.op',
  'create.bespoke.uses.*',
  'edit.bespoke.uses.*',
]

/** Below an entry; `*` stands for any step. */
const values: Readonly<Record<Entry['kind'], readonly string[]>> = {
  entity: ofRows,
  child: ofRows,
  link: [
    'operations.list.*',
    'operations.add',
    'operations.add.*',
    'operations.update',
    'operations.remove',
    'actions.*.op',
    'sides.*.add.bespoke.uses.*',
  ],
  page: ['operation', 'uses.*', 'charts.ask', 'charts.samples.op'],
  console: ['queries.*'],
}

const keys: Readonly<Record<Entry['kind'], readonly string[]>> = {
  entity: ['reads.*', 'claims.*'],
  child: ['reads.*', 'claims.*'],
  link: [],
  page: [],
  console: ['excused.*'],
}

/** Whether what stands at a path of an entry names an operation: entries and screens may be called the same. */
export function namesOperation({ kind, path, isKey }: { kind: Entry['kind']; path: Path; isKey: boolean }): boolean {
  const own = kind === 'entity' || kind === 'child' ? withinPart(path) : path
  return (isKey ? keys : values)[kind].some((place) => {
    const steps = place.split('.')
    return steps.length === own.length && steps.every((step, i) => step === '*' || step === own[i])
  })
}

/** Children and further views have what an entity has. */
const withinPart = (path: Path): Path =>
  (path[0] === 'children' || path[0] === 'views') && path.length > 2 ? withinPart(path.slice(2)) : path
