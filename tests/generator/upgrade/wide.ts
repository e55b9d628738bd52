/** Made-up changes of our contract that have little to do with the corpus: each has to be written into the manifest without anybody's help. */
import type { Schema } from '../../../generator/model/types/contract.ts'
import type { Draft } from './draft.ts'
import * as edit from './edits.ts'
import { addCalls, addRows, resource, text, type Call } from './made-up.ts'

export interface Piece {
  name: string
  /** @returns the ids of its new operations */
  edit: (draft: Draft) => string[]
}

const tag = 'weather'
const count: Schema = { type: 'integer', format: 'uint32', minimum: 0, description: 'How many.' }

function thing(
  draft: Draft,
  name: string,
  properties: Record<string, Schema>,
  required = Object.keys(properties),
): void {
  draft.components.schemas[name] = {
    type: 'object',
    description: `What there is to say: ${name}.`,
    properties,
    required,
  }
}

const calls = (draft: Draft, all: Call[]): string[] => {
  addCalls(draft, all)
  return all.map(({ id }) => id)
}

const list = (name: string): Schema => ({ type: 'array', description: 'Several.', items: edit.ref(name) })

export const pieces: readonly Piece[] = [
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
  {
    name: 'rows with numbers for ids, and no names',
    edit(draft) {
      thing(draft, 'Storm', {
        id: { type: 'integer', format: 'uint32', description: 'Number.' },
        force: count,
        time_seen: { type: 'string', format: 'date-time', description: 'When.' },
      })
      thing(draft, 'StormReport', { force: count })
      const ids = calls(draft, [
        { id: 'storm_list', method: 'get', path: '/v1/storms', tag, answer: 'Storm', isList: true },
        { id: 'storm_view', method: 'get', path: '/v1/storms/{storm_id}', tag, answer: 'Storm' },
        { id: 'storm_report', method: 'post', path: '/v1/storms', tag, answer: 'Storm', body: 'StormReport' },
        { id: 'storm_confirm', method: 'post', path: '/v1/storms/{storm_id}/confirm', tag },
      ])
      for (const id of ['storm_view', 'storm_confirm'])
        edit.operation(draft, id).parameters = [
          { name: 'storm_id', in: 'path', required: true, schema: { type: 'integer' } },
        ]
      return ids
    },
  },
  {
    name: 'rows with keys of two parts',
    edit(draft) {
      thing(draft, 'Slot', {
        rack_id: { type: 'string', format: 'uuid', description: 'Which rack.' },
        slot: { type: 'integer', format: 'uint16', description: 'Which slot.' },
        filled: { type: 'boolean', description: 'Whether something is in it.' },
      })
      const ids = calls(draft, [
        {
          id: 'slot_list',
          method: 'get',
          path: '/v1/system/hardware/slots',
          tag: 'system/hardware',
          answer: 'Slot',
          isList: true,
        },
        {
          id: 'slot_view',
          method: 'get',
          path: '/v1/system/hardware/slots/{rack_id}/{slot}',
          tag: 'system/hardware',
          answer: 'Slot',
        },
        {
          id: 'slot_clear',
          method: 'delete',
          path: '/v1/system/hardware/slots/{rack_id}/{slot}',
          tag: 'system/hardware',
        },
      ])
      for (const id of ['slot_view', 'slot_clear'])
        edit.operation(draft, id).parameters = [
          { name: 'rack_id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
          { name: 'slot', in: 'path', required: true, schema: { type: 'integer' } },
        ]
      return ids
    },
  },
  {
    name: 'a search by POST, an answer that is no object, a body that is optional',
    edit(draft) {
      thing(draft, 'Search', { text: text('What for.'), most: { ...count, nullable: true } }, ['text'])
      thing(draft, 'Hit', { id: { type: 'string', format: 'uuid', description: 'Which.' }, line: text('Where.') })
      thing(draft, 'Hits', { items: list('Hit') })
      const ids = calls(draft, [
        { id: 'log_search', method: 'post', path: '/v1/logs/search', tag, answer: 'Hits', body: 'Search' },
        { id: 'forecast_text', method: 'get', path: '/v1/forecast', tag, query: ['project!'] },
        {
          id: 'disk_refresh',
          method: 'post',
          path: '/v1/disks/{disk}/refresh',
          tag: 'disks',
          body: 'Search',
          query: ['project'],
        },
        { id: 'log_download', method: 'get', path: '/v1/logs/{log_id}/download', tag },
        { id: 'log_upload', method: 'put', path: '/v1/logs', tag },
      ])
      edit.operation(draft, 'forecast_text').responses = {
        '200': { description: 'Text.', content: { 'application/json': { schema: { type: 'string' } } } },
      }
      const refresh = edit.operation(draft, 'disk_refresh').requestBody
      if (refresh) refresh.required = false
      edit.operation(draft, 'log_download').responses = {
        '200': { description: 'Bytes.', content: { '*/*': { schema: {} } } },
      }
      edit.operation(draft, 'log_upload').requestBody = {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      }
      return ids
    },
  },
  {
    name: 'an area under another prefix, and parameters of paths with other names',
    edit(draft) {
      edit.movePath(draft, '/v1/system/hardware', '/v2/fleet/hardware')
      edit.movePath(draft, '/v1/vpc-subnets', '/v1/network/subnets')
      const renamed = JSON.stringify(draft.paths).replaceAll('/v1/disks/{disk}', '/v1/disks/{disk_name}')
      draft.paths = JSON.parse(renamed) as Draft['paths'] // as it was
      for (const [path, item] of Object.entries(draft.paths))
        if (path.startsWith('/v1/disks/{disk_name}'))
          for (const one of Object.values(item))
            one.parameters = (one.parameters ?? []).map((param) =>
              param.in === 'path' && param.name === 'disk' ? { ...param, name: 'disk_name' } : param,
            )
      return []
    },
  },
  {
    name: 'an area that is gone: alerts and webhooks',
    edit(draft) {
      for (const [path, item] of Object.entries(draft.paths))
        if (/alert|webhook/.test(path))
          for (const one of Object.values(item)) edit.removeOperation(draft, one.operationId)
      return []
    },
  },
  {
    name: 'a field that is a union, another below a new one, values that are others',
    edit(draft) {
      const variant = (kind: string): Schema => ({
        type: 'object',
        properties: { kind: { type: 'string', enum: [kind] }, text: text('What it says.') },
        required: ['kind', 'text'],
      })
      draft.components.schemas['Comment'] = {
        description: 'What people say of it.',
        oneOf: [variant('plain'), variant('rich')],
      }
      edit.changeField(draft, ['SupportBundleCreate', 'user_comment'], { nullable: true, allOf: [edit.ref('Comment')] })
      edit.moveFields(draft, 'Sled', ['usable_hardware_threads', 'usable_physical_ram'], 'capacity')
      edit.removeValue(draft, 'SnapshotState', 'faulted')
      edit.addValue(draft, 'SnapshotState', 'broken')
      return []
    },
  },
  {
    name: 'a role more, and rights of something new',
    edit(draft) {
      edit.addValue(draft, 'ProjectRole', 'auditor')
      return calls(draft, [
        ...resource(draft, ['garden', 'Garden', 'gardens'], { at: '/v1', tag }),
        {
          id: 'garden_policy_view',
          method: 'get',
          path: '/v1/gardens/{garden}/policy',
          tag,
          answer: 'ProjectRolePolicy',
        },
        {
          id: 'garden_policy_update',
          method: 'put',
          path: '/v1/gardens/{garden}/policy',
          tag,
          answer: 'ProjectRolePolicy',
          body: 'ProjectRolePolicy',
        },
      ])
    },
  },
  {
    name: 'members, and further lists of what there is',
    edit: (draft) =>
      calls(draft, [
        ...resource(draft, ['crew', 'Crew', 'crews'], { at: '/v1', tag, parent: 'project' }),
        {
          id: 'crew_member_list',
          method: 'get',
          path: '/v1/crews/{crew}/members',
          tag,
          answer: 'AffinityGroupMember',
          isList: true,
          query: ['project'],
        },
        {
          id: 'crew_member_instance_add',
          method: 'post',
          path: '/v1/crews/{crew}/members/instance/{instance}',
          tag,
          answer: 'AffinityGroupMember',
          query: ['project'],
        },
        {
          id: 'crew_member_instance_delete',
          method: 'delete',
          path: '/v1/crews/{crew}/members/instance/{instance}',
          tag,
          query: ['project'],
        },
        {
          id: 'crew_member_instance_view',
          method: 'get',
          path: '/v1/crews/{crew}/members/instance/{instance}',
          tag,
          answer: 'AffinityGroupMember',
          query: ['project'],
        },
        {
          id: 'instance_crew_list',
          method: 'get',
          path: '/v1/instances/{instance}/crews',
          tag: 'instances',
          answer: 'Crew',
          isList: true,
          query: ['project'],
        },
        {
          id: 'sled_snapshot_list',
          method: 'get',
          path: '/v1/system/hardware/sleds/{sled_id}/snapshots',
          tag: 'system/hardware',
          answer: 'Snapshot',
          isList: true,
        },
        {
          id: 'system_disk_list',
          method: 'get',
          path: '/v1/system/disks',
          tag: 'system/silos',
          answer: 'Disk',
          isList: true,
        },
      ]),
  },
]
