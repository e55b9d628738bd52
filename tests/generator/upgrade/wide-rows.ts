/** Rows, links and pages as they are new in made-up documents. */
import type { Schema } from '../../../generator/model/types/contract.ts'
import * as edit from './edits.ts'
import { addRows, resource, text } from './made-up.ts'
import { calls, count, list, tag, thing, type Piece } from './wide-parts.ts'

export const piecesOfRows: readonly Piece[] = [
  {
    name: 'rows below rows below rows, by paths',
    edit(draft) {
      const at = (path: string): { at: string; tag: string } => ({ at: path, tag })
      return calls(draft, [
        ...resource(draft, ['region', 'Region', 'regions'], at('/v1/system')),
        ...resource(draft, ['zone', 'Zone', 'zones'], at('/v1/system/regions/{region}')),
        ...resource(draft, ['cell', 'Cell', 'cells'], at('/v1/system/regions/{region}/zones/{zone}')),
      ])
    },
  },
  {
    name: 'rows below rows below rows, by parameters of queries',
    edit(draft) {
      const all = [
        ...resource(draft, ['pump', 'Pump', 'pumps'], { at: '/v1', tag, parent: 'project' }),
        ...resource(draft, ['valve', 'Valve', 'valves'], { at: '/v1', tag, parent: 'pump' }),
        ...resource(draft, ['gasket', 'Gasket', 'gaskets'], { at: '/v1', tag, parent: 'valve' }),
      ].map((one) => (/^(valve|gasket)_/.test(one.id) ? { ...one, query: [...(one.query ?? []), 'project'] } : one))
      return calls(draft, all)
    },
  },
  {
    name: 'rows below a row that there is, by a parameter of the query',
    edit: (draft) =>
      calls(
        draft,
        resource(draft, ['subnet_lease', 'SubnetLease', 'vpc-subnet-leases'], { at: '/v1', tag, parent: 'vpc' }),
      ),
  },
  {
    name: 'ids unlike the family: get, add, edit, drop',
    edit(draft) {
      const ids = {
        list: 'clouds_all',
        create: 'cloud_add',
        view: 'cloud_get',
        update: 'cloud_edit',
        delete: 'cloud_drop',
      }
      const all = resource(draft, ['cloud', 'Cloud', 'clouds'], { at: '/v1', tag }).map((one) => {
        const role = one.id.replace('cloud_', '')
        return { ...one, id: ids[role as keyof typeof ids] } // those of `resource`
      })
      return calls(draft, all)
    },
  },
  {
    name: 'changes by PATCH',
    edit: (draft) =>
      calls(
        draft,
        resource(draft, ['sensor', 'Sensor', 'sensors'], { at: '/v1', tag }).map((one) =>
          one.method === 'put' ? { ...one, method: 'patch' as const } : one,
        ),
      ),
  },
  {
    name: 'bulk verbs of a collection that there is',
    edit(draft) {
      thing(draft, 'DiskSelection', { disks: list('NameOrId') })
      thing(draft, 'BulkOutcome', { done: count, failed: count })
      return calls(draft, [
        {
          id: 'disk_bulk_delete',
          method: 'post',
          path: '/v1/disks/bulk-delete',
          tag: 'disks',
          body: 'DiskSelection',
          answer: 'BulkOutcome',
        },
        {
          id: 'instance_stop_all',
          method: 'post',
          path: '/v1/instances/stop-all',
          tag: 'instances',
          query: ['project!'],
        },
        { id: 'snapshot_prune', method: 'delete', path: '/v1/snapshots', tag: 'snapshots', query: ['project!'] },
      ])
    },
  },
  {
    name: 'rows that are added and removed, of something new',
    edit(draft) {
      addRows(draft, 'Fence')
      thing(draft, 'FencePost', { height: count, label: text('What it is called.') })
      return calls(draft, [
        ...resource(draft, ['fence', 'Fence', 'fences'], { at: '/v1', tag }),
        {
          id: 'fence_post_list',
          method: 'get',
          path: '/v1/fences/{fence}/posts',
          tag,
          answer: 'FencePost',
          isList: true,
        },
        {
          id: 'fence_post_add',
          method: 'post',
          path: '/v1/fences/{fence}/posts/add',
          tag,
          body: 'FencePost',
          answer: 'FencePost',
        },
        { id: 'fence_post_remove', method: 'post', path: '/v1/fences/{fence}/posts/remove', tag, body: 'FencePost' },
      ])
    },
  },
  {
    name: 'things that are put together from both ends, one of them new',
    edit(draft) {
      thing(draft, 'MastDiskLink', {
        disk_id: { type: 'string', format: 'uuid', description: 'Which disk.' },
        mast_id: { type: 'string', format: 'uuid', description: 'Which mast.' },
        is_default: { type: 'boolean', description: 'Whether it is the one.' },
      })
      thing(draft, 'MastDiskLinkCreate', {
        disk: edit.ref('NameOrId'),
        is_default: { type: 'boolean', description: 'Whether it is the one.' },
      })
      return calls(draft, [
        ...resource(draft, ['mast', 'Mast', 'masts'], { at: '/v1', tag, parent: 'project' }),
        {
          id: 'mast_disk_list',
          method: 'get',
          path: '/v1/masts/{mast}/disks',
          tag,
          answer: 'MastDiskLink',
          isList: true,
        },
        {
          id: 'mast_disk_link',
          method: 'post',
          path: '/v1/masts/{mast}/disks',
          tag,
          body: 'MastDiskLinkCreate',
          answer: 'MastDiskLink',
        },
        { id: 'mast_disk_unlink', method: 'delete', path: '/v1/masts/{mast}/disks/{disk}', tag },
        {
          id: 'disk_mast_list',
          method: 'get',
          path: '/v1/disks/{disk}/masts',
          tag,
          answer: 'MastDiskLink',
          isList: true,
        },
      ])
    },
  },
  {
    name: 'things that are put together from either end, by a call of its own, and a disk that is already put together with others',
    edit(draft) {
      thing(draft, 'SailLink', {
        sail_id: { type: 'string', format: 'uuid', description: 'Which sail.' },
        wind_id: { type: 'string', format: 'uuid', description: 'Which wind.' },
      })
      thing(draft, 'SailCloth', {
        sail_id: { type: 'string', format: 'uuid', description: 'Which sail.' },
        disk_id: { type: 'string', format: 'uuid', description: 'Which disk.' },
      })
      thing(draft, 'SailClothChoice', { disk: edit.ref('NameOrId') })
      const cloth = { tag, answer: 'SailCloth' } as const
      thing(draft, 'SailLinkOfSail', { wind: edit.ref('NameOrId') })
      thing(draft, 'SailLinkOfWind', { sail: edit.ref('NameOrId') })
      const ends = { tag, answer: 'SailLink' } as const
      return calls(draft, [
        ...resource(draft, ['sail', 'Sail', 'sails'], { at: '/v1/system', tag: 'system/weather' }),
        ...resource(draft, ['wind', 'Wind', 'winds'], { at: '/v1/system', tag: 'system/weather' }),
        { ...cloth, id: 'sail_disk_list', method: 'get', path: '/v1/system/sails/{sail}/disks', isList: true },
        {
          ...cloth,
          id: 'sail_disk_link',
          method: 'post',
          path: '/v1/system/sails/{sail}/disks',
          body: 'SailClothChoice',
        },
        { id: 'sail_disk_unlink', method: 'delete', path: '/v1/system/sails/{sail}/disks/{disk}', tag },
        { ...cloth, id: 'disk_sail_list', method: 'get', path: '/v1/disks/{disk}/sails', isList: true },
        { ...ends, id: 'sail_wind_list', method: 'get', path: '/v1/system/sails/{sail}/winds', isList: true },
        { ...ends, id: 'sail_wind_add', method: 'post', path: '/v1/system/sails/{sail}/winds', body: 'SailLinkOfSail' },
        { id: 'sail_wind_drop', method: 'delete', path: '/v1/system/sails/{sail}/winds/{wind}', tag },
        { ...ends, id: 'wind_sail_list', method: 'get', path: '/v1/system/winds/{wind}/sails', isList: true },
        { ...ends, id: 'wind_sail_add', method: 'post', path: '/v1/system/winds/{wind}/sails', body: 'SailLinkOfWind' },
      ])
    },
  },
  {
    name: 'things that are there once',
    edit(draft) {
      thing(draft, 'Almanac', { edition: count, notes: text('What it says.') })
      thing(draft, 'AlmanacChange', { notes: text('What it says.') })
      return calls(draft, [
        { id: 'almanac_view', method: 'get', path: '/v1/almanac', tag, answer: 'Almanac' },
        { id: 'almanac_update', method: 'put', path: '/v1/almanac', tag, answer: 'Almanac', body: 'AlmanacChange' },
        {
          id: 'tide_table_view',
          method: 'get',
          path: '/v1/system/tide-table',
          tag: 'system/weather',
          answer: 'Almanac',
        },
        {
          id: 'project_almanac_view',
          method: 'get',
          path: '/v1/projects/{project}/almanac',
          tag: 'projects',
          answer: 'Almanac',
        },
        {
          id: 'project_almanac_update',
          method: 'put',
          path: '/v1/projects/{project}/almanac',
          tag: 'projects',
          answer: 'Almanac',
          body: 'AlmanacChange',
        },
        { id: 'project_almanac_reset', method: 'delete', path: '/v1/projects/{project}/almanac', tag: 'projects' },
      ])
    },
  },
  {
    name: 'rows that are an array, of a union, with maps and unions inside',
    edit(draft) {
      const variant = (kind: string, more: Record<string, Schema>): Schema => ({
        type: 'object',
        properties: { kind: { type: 'string', enum: [kind] }, ...more },
        required: ['kind', ...Object.keys(more)],
      })
      draft.components.schemas['Probing'] = {
        description: 'How it is looked at.',
        oneOf: [
          variant('ping', { every: count }),
          variant('web', { url: text('Where.'), codes: { type: 'array', items: { type: 'integer' } } }),
        ],
      }
      draft.components.schemas['Mood'] = {
        description: 'How it is.',
        oneOf: [
          { type: 'string', enum: ['calm'], description: 'Still.' },
          { type: 'string', enum: ['wild'], description: 'Loud.' },
        ],
      }
      addRows(draft, 'Watcher', {
        parent: 'project',
        fields: {
          probing: edit.ref('Probing'),
          mood: edit.ref('Mood'),
          tags: { type: 'object', description: 'Words.', additionalProperties: { type: 'string' } },
          ways: list('Probing'),
        },
      })
      const all = resource(draft, ['watcher', 'Watcher', 'watchers'], { at: '/v1', tag, parent: 'project' })
      addRows(draft, 'Watcher', {
        parent: 'project',
        fields: {
          probing: edit.ref('Probing'),
          mood: edit.ref('Mood'),
          tags: { type: 'object', description: 'Words.', additionalProperties: { type: 'string' } },
          ways: list('Probing'),
        },
      })
      return calls(draft, all)
    },
  },
]
