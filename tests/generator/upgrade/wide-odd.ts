/** Odd keys, odd calls, and what is moved, gone or made otherwise in made-up documents. */
import type { Schema } from '../../../generator/model/types/contract.ts'
import type { Draft } from './draft.ts'
import * as edit from './edits.ts'
import { resource, text } from './made-up.ts'
import { calls, count, list, tag, thing, type Piece } from './wide-parts.ts'

export const oddPieces: readonly Piece[] = [
  {
    name: 'rows that are put in by a name and have its id, and an action that answers nothing of rows that behaviours keep',
    edit(draft) {
      thing(draft, 'DikeWatch', {
        disk_id: { type: 'string', format: 'uuid', description: 'Which disk.' },
        turn: count,
      })
      thing(draft, 'DikeWatchChoice', { disk: edit.ref('NameOrId'), turn: count })
      return calls(draft, [
        ...resource(draft, ['dike', 'Dike', 'dikes'], { at: '/v1', tag, parent: 'project' }),
        {
          id: 'dike_watch_list',
          method: 'get',
          path: '/v1/dikes/{dike}/watches',
          tag,
          answer: 'DikeWatch',
          isList: true,
          query: ['project'],
        },
        {
          id: 'dike_watch_add',
          method: 'post',
          path: '/v1/dikes/{dike}/watches/add',
          tag,
          body: 'DikeWatchChoice',
          answer: 'DikeWatch',
          query: ['project'],
        },
        {
          id: 'dike_watch_remove',
          method: 'post',
          path: '/v1/dikes/{dike}/watches/remove',
          tag,
          body: 'DikeWatchChoice',
          query: ['project'],
        },
        { id: 'rack_hum', method: 'post', path: '/v1/system/hardware/racks/{rack_id}/hum', tag: 'system/hardware' },
        { id: 'sled_hum', method: 'post', path: '/v1/system/hardware/sleds/{sled_id}/hum', tag: 'system/hardware' },
      ])
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
