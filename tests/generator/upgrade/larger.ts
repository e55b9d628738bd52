/** A made-up larger document of our API family: new operations of every shape, beside what is there. */
import type { Schema } from '../../../generator/model/types/contract.ts'
import type { Draft } from './draft.ts'
import * as edit from './edits.ts'
import { addCalls, addRows, resource, text, type Call } from './made-up.ts'

/** New operations in six shapes and more, and some without any. @returns their ids */
export function enlarge(draft: Draft): string[] {
  const calls: Call[] = [
    ...resource(draft, ['beacon', 'Beacon', 'beacons'], { at: '/v1', tag: 'beacons', parent: 'project' }),
    ...resource(draft, ['buoy', 'Buoy', 'buoys'], { at: '/v1', tag: 'beacons', parent: 'project' }),
    ...resource(draft, ['pier', 'Pier', 'piers'], { at: '/v1/system', tag: 'system/piers' }),
    ...resource(draft, ['tug', 'Tug', 'tugs'], { at: '/v1/system', tag: 'system/piers' }),
    {
      id: 'beacon_light',
      method: 'post',
      path: '/v1/beacons/{beacon}/light',
      tag: 'beacons',
      answer: 'Beacon',
      query: ['project'],
    },
    {
      id: 'beacon_dim',
      method: 'post',
      path: '/v1/beacons/{beacon}/dim',
      tag: 'beacons',
      answer: 'Beacon',
      body: 'BeaconDim',
      query: ['project'],
    },
    {
      id: 'disk_freeze',
      method: 'post',
      path: '/v1/disks/{disk}/freeze',
      tag: 'disks',
      answer: 'Disk',
      query: ['project'],
    },
    {
      id: 'disk_thaw',
      method: 'post',
      path: '/v1/disks/{disk}/thaw',
      tag: 'disks',
      answer: 'Disk',
      query: ['project'],
    },
    {
      id: 'disk_wear_view',
      method: 'get',
      path: '/v1/disks/{disk}/wear',
      tag: 'disks',
      answer: 'DiskWear',
      query: ['project'],
    },
    {
      id: 'disk_wear_update',
      method: 'put',
      path: '/v1/disks/{disk}/wear',
      tag: 'disks',
      answer: 'DiskWear',
      body: 'DiskWear',
      query: ['project'],
    },
    {
      id: 'disk_mark_list',
      method: 'get',
      path: '/v1/disks/{disk}/marks',
      tag: 'disks',
      answer: 'DiskMark',
      isList: true,
      query: ['project'],
    },
    {
      id: 'disk_mark_create',
      method: 'post',
      path: '/v1/disks/{disk}/marks',
      tag: 'disks',
      answer: 'DiskMark',
      body: 'DiskMarkCreate',
      query: ['project'],
    },
    {
      id: 'disk_mark_delete',
      method: 'delete',
      path: '/v1/disks/{disk}/marks/{mark}',
      tag: 'disks',
      query: ['project'],
    },
    {
      id: 'harbor_settings_view',
      method: 'get',
      path: '/v1/system/harbor-settings',
      tag: 'system/piers',
      answer: 'HarborSettings',
    },
    {
      id: 'harbor_settings_update',
      method: 'put',
      path: '/v1/system/harbor-settings',
      tag: 'system/piers',
      answer: 'HarborSettings',
      body: 'HarborSettings',
    },
    {
      id: 'snapshot_buoy_list',
      method: 'get',
      path: '/v1/snapshots/{snapshot}/buoys',
      tag: 'snapshots',
      answer: 'Buoy',
      isList: true,
      query: ['project'],
    },
    {
      id: 'pier_inspect',
      method: 'post',
      path: '/v1/system/piers/{pier}/inspect',
      tag: 'system/piers',
      answer: 'Pier',
    },
    { id: 'pier_log_view', method: 'get', path: '/v1/system/piers/{pier}/log', tag: 'system/piers', answer: 'PierLog' },
    {
      id: 'tug_crew_list',
      method: 'get',
      path: '/v1/system/tugs/{tug}/crew',
      tag: 'system/piers',
      answer: 'TugCrew',
      isList: true,
    },
    {
      id: 'tide_calibrate',
      method: 'post',
      path: '/v1/system/tide-calibration',
      tag: 'system/piers',
      answer: 'HarborSettings',
      body: 'HarborSettings',
    },
    {
      id: 'disk_deep_scan',
      method: 'post',
      path: '/v1/disks/{disk}/deep/scan',
      tag: 'disks',
      answer: 'DiskWear',
      query: ['project'],
    },
  ]
  // Rows of two resources that are put together, seen from both ends: one below a project, one that is new.
  draft.components.schemas['BuoyDiskLink'] = {
    type: 'object',
    description: 'A disk that a buoy writes to.',
    properties: {
      buoy_id: { type: 'string', format: 'uuid', description: 'Which buoy.' },
      disk_id: { type: 'string', format: 'uuid', description: 'Which disk.' },
    },
    required: ['buoy_id', 'disk_id'],
  }
  draft.components.schemas['BuoyDiskLinkCreate'] = {
    type: 'object',
    description: 'The disk.',
    properties: { disk: edit.ref('NameOrId') },
    required: ['disk'],
  }
  const linked = { tag: 'beacons', answer: 'BuoyDiskLink', query: ['project'] } as const
  calls.push(
    { ...linked, id: 'buoy_disk_list', method: 'get', path: '/v1/buoys/{buoy}/disks', isList: true },
    { ...linked, id: 'buoy_disk_link', method: 'post', path: '/v1/buoys/{buoy}/disks', body: 'BuoyDiskLinkCreate' },
    {
      id: 'buoy_disk_unlink',
      method: 'delete',
      path: '/v1/buoys/{buoy}/disks/{disk}',
      tag: 'beacons',
      query: ['project'],
    },
    { ...linked, id: 'disk_buoy_list', method: 'get', path: '/v1/disks/{disk}/buoys', tag: 'disks', isList: true },
  )
  // An area that is gone with all that is its own, one under another prefix, and a text that has two forms now.
  edit.removeArea(draft, '/v1/system/networking/inbound-icmp')
  delete draft.components.schemas['ServiceIcmpConfig']
  edit.movePath(draft, '/v1/system/hardware/switches', '/v2/fleet/hardware/switches')
  const form = (kind: string): Schema => ({
    type: 'object',
    properties: { kind: { type: 'string', enum: [kind] }, text: text('What it says.') },
    required: ['kind', 'text'],
  })
  draft.components.schemas['Words'] = { description: 'What people say of it.', oneOf: [form('plain'), form('rich')] }
  edit.changeField(draft, ['AffinityGroupUpdate', 'description'], { nullable: true, allOf: [edit.ref('Words')] })
  // A field of a form that only one variant of something new has.
  const variant = (kind: string, properties: Record<string, Schema> = {}): Schema => ({
    type: 'object',
    properties: { kind: { type: 'string', enum: [kind] }, ...properties },
    required: ['kind', ...Object.keys(properties)],
  })
  const preference = edit.removeField(draft, ['BgpPeer', 'local_pref'])
  draft.components.schemas['BgpPreference'] = {
    description: 'Which routes are taken first.',
    oneOf: [variant('usual'), variant('stated', { local_pref: preference })],
  }
  edit.addField(draft, ['BgpPeer', 'preference'], edit.ref('BgpPreference'))
  const plain = (name: string, properties: Record<string, Schema>): void => {
    draft.components.schemas[name] = {
      type: 'object',
      description: `What there is to say: ${name}.`,
      properties,
      required: Object.keys(properties),
    }
  }
  plain('BeaconDim', {
    level: { type: 'integer', format: 'uint8', minimum: 0, description: 'How much of it is left.' },
  })
  plain('DiskWear', { percent: { type: 'integer', format: 'uint8', minimum: 0, description: 'How worn it is.' } })
  plain('HarborSettings', {
    depth: { type: 'integer', format: 'uint32', minimum: 0, description: 'How deep the water is.' },
    open: { type: 'boolean', description: 'Whether ships may come.' },
  })
  plain('PierLog', { text: text('What was noted.') })
  addRows(draft, 'DiskMark', { parent: 'disk' })
  addRows(draft, 'TugCrew', { parent: 'tug' })
  addCalls(draft, calls)
  return calls.map(({ id }) => id)
}
