/** Operations that nobody claims become entries of the manifest, by the shape that they have. */
import { describe, expect, it } from 'vitest'
import { upgraded } from './console.ts'
import type { Draft, DraftOperation } from './draft.ts'
import * as edit from './edits.ts'

type Method = 'get' | 'post' | 'put' | 'delete'

interface Call {
  id: string
  method: Method
  path: string
  /** Schema of the answer; of lists of their items. */
  answer?: string
  isList?: boolean
  body?: string
  query?: string
}

const json = (schema: object): Record<string, { schema: object }> => ({ 'application/json': { schema } })

function add(draft: Draft, calls: readonly Call[]): void {
  draft.components.schemas['Beacon'] = {
    type: 'object',
    required: ['id', 'name'],
    properties: { id: { type: 'string', format: 'uuid' }, name: edit.ref('Name') },
  }
  for (const { id, method, path, answer, isList = false, body, query } of calls) {
    const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path' as const,
      required: true,
      schema: edit.ref('NameOrId'),
    }))
    const page = {
      type: 'object',
      required: ['items'],
      properties: { items: { type: 'array', items: edit.ref(answer ?? '') } },
    }
    const operation: DraftOperation = {
      operationId: id,
      tags: ['beacons'],
      description: id,
      parameters: [
        ...params,
        ...(query === undefined
          ? []
          : [{ name: query, in: 'query' as const, required: true, schema: edit.ref('NameOrId') }]),
      ],
      ...(body === undefined ? {} : { requestBody: { required: true, content: json(edit.ref(body)) } }),
      responses: {
        '200': {
          description: 'ok',
          ...(answer === undefined ? {} : { content: json(isList ? page : edit.ref(answer)) }),
        },
      },
      ...(isList ? { 'x-dropshot-pagination': { required: query === undefined ? [] : [query] } } : {}),
    }
    draft.paths[path] = { ...draft.paths[path], [method]: operation }
  }
}

const list = (id: string, path: string, answer = 'Beacon'): Call => ({ id, method: 'get', path, answer, isList: true })

const shapes: readonly { shape: string; calls: readonly Call[]; yaml: string; confidence: string; file: string }[] = [
  {
    shape: 'entity',
    calls: [
      { ...list('beacon_list', '/v1/beacons'), query: 'project' },
      { id: 'beacon_view', method: 'get', path: '/v1/beacons/{beacon}', answer: 'Beacon' },
      {
        id: 'beacon_create',
        method: 'post',
        path: '/v1/beacons',
        body: 'ProjectCreate',
        answer: 'Beacon',
        query: 'project',
      },
      { id: 'beacon_delete', method: 'delete', path: '/v1/beacons/{beacon}' },
    ],
    yaml: 'entity: beacon\nparent: project\n',
    confidence: 'high',
    file: 'openapi/resources/proposed.yaml',
  },
  {
    shape: 'action',
    calls: [{ id: 'disk_freeze', method: 'post', path: '/v1/disks/{disk}/freeze' }],
    yaml: 'actions:\n  freeze: {}\n',
    confidence: 'high',
    file: 'openapi/resources/disks.yaml',
  },
  {
    shape: 'single',
    calls: [
      { id: 'disk_policy_view', method: 'get', path: '/v1/disks/{disk}/limits', answer: 'Beacon' },
      {
        id: 'disk_policy_update',
        method: 'put',
        path: '/v1/disks/{disk}/limits',
        body: 'ProjectUpdate',
        answer: 'Beacon',
      },
    ],
    yaml: 'singles:\n  limits:\n    view: disk_policy_view\n    update: disk_policy_update\n',
    confidence: 'high',
    file: 'openapi/resources/disks.yaml',
  },
  {
    shape: 'child',
    calls: [
      list('disk_beacon_list', '/v1/disks/{disk}/beacons'),
      {
        id: 'disk_beacon_create',
        method: 'post',
        path: '/v1/disks/{disk}/beacons',
        body: 'ProjectCreate',
        answer: 'Beacon',
      },
    ],
    yaml: 'children:\n  beacon:\n    operations: {stem: disk_beacon}\n',
    confidence: 'high',
    file: 'openapi/resources/disks.yaml',
  },
  {
    shape: 'pair',
    calls: [
      list('disk_beacon_list', '/v1/disks/{disk}/beacons'),
      { id: 'disk_beacon_add', method: 'post', path: '/v1/disks/{disk}/beacons/add', body: 'ProjectCreate' },
      { id: 'disk_beacon_remove', method: 'post', path: '/v1/disks/{disk}/beacons/remove', body: 'ProjectCreate' },
    ],
    yaml: 'children:\n  beacon:\n    operations: {list: disk_beacon_list, create: disk_beacon_add, delete: disk_beacon_remove}\n',
    confidence: 'high',
    file: 'openapi/resources/disks.yaml',
  },
  {
    shape: 'view',
    calls: [list('snapshot_disk_list', '/v1/snapshots/{snapshot}/disks', 'Disk')],
    yaml: 'views:\n  snapshot:\n    parent: snapshot\n    operations: {list: snapshot_disk_list}\n',
    confidence: 'high',
    file: 'openapi/resources/disks.yaml',
  },
  {
    shape: 'link',
    calls: [
      list('disk_certificate_list', '/v1/disks/{disk}/certificates'),
      { id: 'disk_certificate_link', method: 'post', path: '/v1/disks/{disk}/certificates', body: 'ProjectCreate' },
      { id: 'disk_certificate_unlink', method: 'delete', path: '/v1/disks/{disk}/certificates/{certificate}' },
      list('certificate_disk_list', '/v1/certificates/{certificate}/disks'),
    ],
    yaml:
      'link: disk_certificate\nends: {disk: disk, certificate: certificate}\noperations:\n' +
      '  list: {disk: disk_certificate_list, certificate: certificate_disk_list}\n' +
      '  add: disk_certificate_link\n  remove: disk_certificate_unlink\n' +
      'sides: {disk: {at: certificates}, certificate: {at: disks}}\n',
    confidence: 'high',
    file: 'openapi/resources/proposed.yaml',
  },
  {
    shape: 'singleton',
    calls: [
      { id: 'beacon_settings_view', method: 'get', path: '/v1/beacon-settings', answer: 'Beacon' },
      {
        id: 'beacon_settings_update',
        method: 'put',
        path: '/v1/beacon-settings',
        body: 'ProjectUpdate',
        answer: 'Beacon',
      },
    ],
    yaml: 'entity: beacon_settings\ndetail: {at: /beacon-settings}\n',
    confidence: 'medium',
    file: 'openapi/resources/proposed.yaml',
  },
  {
    shape: 'page',
    calls: [{ id: 'beacon_calibrate', method: 'post', path: '/v1/beacon-calibration', body: 'ProjectCreate' }],
    yaml: 'page: beacon_calibrate\nat: /beacon-calibration\noperation: beacon_calibrate\n',
    confidence: 'low',
    file: 'openapi/resources/proposed.yaml',
  },
]

describe('a proposal', () => {
  it.each(shapes)('for operations in the shape of: $shape', ({ shape, calls, yaml, confidence, file }) => {
    const { report } = upgraded((draft) => add(draft, calls))
    const [first, ...more] = report.proposals
    expect(first).toMatchObject({ shape, yaml, confidence, file })
    expect(first?.operations.toSorted()).toEqual(calls.map(({ id }) => id).sort())
    expect(more).toEqual([])
  })

  it('that needs a decision asks for it', () => {
    const { report } = upgraded((draft) =>
      add(draft, [{ id: 'beacon_calibrate', method: 'post', path: '/v1/calibrate' }]),
    )
    expect(report.questions).toEqual([
      'beacon_calibrate fits no shape: which screen calls it? Until then it has a page with a form and its answer.',
    ])
  })
})
