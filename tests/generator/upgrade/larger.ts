/** A made-up larger document of our API family: new operations of every shape, beside what is there. */
import type { Schema } from '../../../generator/model/types/contract.ts'
import type { Draft, DraftOperation, DraftSchema } from './draft.ts'
import * as edit from './edits.ts'

interface Call {
  id: string
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  tag: string
  answer?: string
  isList?: boolean
  body?: string
  /** Names of parameters of the query that are names or ids; one that ends in `!` is required. */
  query?: readonly string[]
}

const json = (schema: object): Record<string, { schema: object }> => ({ 'application/json': { schema } })

const text = (description: string): Schema => ({ type: 'string', description })

/** Rows as the family has them, and what makes and changes one. */
function addRows(
  draft: Draft,
  name: string,
  { parent, fields = {} }: { parent?: string; fields?: Record<string, Schema> } = {},
): void {
  const all = draft.components.schemas
  const own = { description: text(`Words about the ${name}.`), name: edit.ref('Name') }
  const id: Schema = { type: 'string', format: 'uuid', description: `ID of the ${name}.` }
  const time: Schema = { type: 'string', format: 'date-time', description: `When it came to the ${name}.` }
  const properties = {
    ...own,
    id,
    time_created: time,
    time_modified: time,
    ...(parent === undefined ? {} : { [`${parent}_id`]: id }),
    ...fields,
  }
  const schema = (body: DraftSchema): DraftSchema => ({ type: 'object', description: `A ${name}.`, ...body })
  all[name] = schema({ properties, required: Object.keys(properties) })
  all[`${name}Create`] = schema({
    properties: { ...own, ...fields },
    required: ['name', 'description', ...Object.keys(fields)],
  })
  const optional = Object.entries({ ...own, ...fields }).map(
    ([key, field]) =>
      [key, key === 'name' ? { nullable: true, allOf: [field] } : { ...field, nullable: true }] as const,
  )
  all[`${name}Update`] = schema({ properties: Object.fromEntries(optional) })
}

function addCalls(draft: Draft, calls: readonly Call[]): void {
  for (const { id, method, path, tag, answer, isList = false, body, query = [] } of calls) {
    const page = `${answer}ResultsPage`
    if (isList && answer !== undefined)
      draft.components.schemas[page] ??= {
        type: 'object',
        description: `Some of all ${answer}.`,
        required: ['items'],
        properties: {
          items: { type: 'array', description: 'Those of this page.', items: edit.ref(answer) },
          next_page: { type: 'string', nullable: true, description: 'What to send for the next page.' },
        },
      }
    const named = (name: string, where: 'path' | 'query', required: boolean) => ({
      name,
      in: where,
      required,
      description: `Which ${name}.`,
      schema: edit.ref('NameOrId'),
    })
    const paging = isList
      ? ['limit', 'page_token', 'sort_by']
          .map((name) =>
            structuredClone((edit.operation(draft, 'disk_list').parameters ?? []).find((one) => one.name === name)),
          )
          .filter((one) => one !== undefined)
      : []
    const required = query.filter((one) => one.endsWith('!')).map((one) => one.slice(0, -1))
    const error = edit.operation(draft, 'disk_list').responses['4XX']
    const operation: DraftOperation = {
      operationId: id,
      tags: [tag],
      description: `Does ${id}.`,
      parameters: [
        ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => named(name, 'path', true)),
        ...paging,
        ...query.map((one) => named(one.replace('!', ''), 'query', one.endsWith('!') && !isList)),
      ],
      ...(body === undefined ? {} : { requestBody: { required: true, content: json(edit.ref(body)) } }),
      responses: {
        [answer === undefined ? '204' : method === 'post' && body !== undefined ? '201' : '200']: {
          description: 'It is done.',
          ...(answer === undefined ? {} : { content: json(edit.ref(isList ? page : answer)) }),
        },
        ...(error === undefined ? {} : { '4XX': error, '5XX': error }),
      },
      ...(isList ? { 'x-dropshot-pagination': { required } } : {}),
    }
    draft.paths[path] = { ...draft.paths[path], [method]: operation }
  }
}

/** Rows with all that is done with rows. */
function resource(
  draft: Draft,
  [id, name, rows]: readonly [string, string, string],
  { at, tag, parent }: { at: string; tag: string; parent?: string },
): Call[] {
  addRows(draft, name, {
    ...(parent === undefined ? {} : { parent }),
    fields: { strength: { type: 'integer', format: 'uint32', minimum: 0, description: `Strength of the ${id}.` } },
  })
  const of = parent === undefined ? [] : [`${parent}!`]
  const maybe = parent === undefined ? [] : [parent]
  const path = `${at}/${rows}`
  const one = `${path}/{${id}}`
  return [
    { id: `${id}_list`, method: 'get', path, tag, answer: name, isList: true, query: of },
    { id: `${id}_create`, method: 'post', path, tag, answer: name, body: `${name}Create`, query: of },
    { id: `${id}_view`, method: 'get', path: one, tag, answer: name, query: maybe },
    { id: `${id}_update`, method: 'put', path: one, tag, answer: name, body: `${name}Update`, query: maybe },
    { id: `${id}_delete`, method: 'delete', path: one, tag, query: maybe },
  ]
}

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
