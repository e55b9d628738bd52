/** Operations that nobody claims become entries of the manifest, by the shape that they have. */
import { describe, expect, it } from 'vitest'
import { upgraded } from './console.ts'
import { ownContract, type Draft, type DraftOperation } from './draft.ts'
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

/** Words that the contract does not have yet: what is new is proposed, whatever it has by now. */
const fresh = (word: string): string => (ownContract().bundle.toLowerCase().includes(word) ? fresh(`${word}n`) : word)
const [thing, verb] = [fresh('beacon'), fresh('freeze')]
const Thing = thing.charAt(0).toUpperCase() + thing.slice(1)

function add(draft: Draft, calls: readonly Call[]): void {
  draft.components.schemas[Thing] = {
    type: 'object',
    required: ['id', 'name'],
    properties: { id: { type: 'string', format: 'uuid' }, name: edit.ref('Name') },
  }
  for (const { id, method, path, answer, isList = false, body, query } of calls) {
    // What a row lies in has rows of its own.
    if (query !== undefined) edit.operation(draft, `${query}_list`)
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
      tags: [`${thing}s`],
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

const list = (id: string, path: string, answer = Thing): Call => ({ id, method: 'get', path, answer, isList: true })

const shapes: readonly { shape: string; calls: readonly Call[]; yaml: string; confidence: string; file: string }[] = [
  {
    shape: 'entity',
    calls: [
      { ...list(`${thing}_list`, `/v1/${thing}s`), query: 'project' },
      { id: `${thing}_view`, method: 'get', path: `/v1/${thing}s/{${thing}}`, answer: Thing },
      {
        id: `${thing}_create`,
        method: 'post',
        path: `/v1/${thing}s`,
        body: 'ProjectCreate',
        answer: Thing,
        query: 'project',
      },
      { id: `${thing}_delete`, method: 'delete', path: `/v1/${thing}s/{${thing}}` },
    ],
    yaml: `entity: ${thing}\nparent: project\n`,
    confidence: 'high',
    file: 'openapi/resources/proposed.yaml',
  },
  {
    shape: 'action',
    calls: [{ id: `disk_${verb}`, method: 'post', path: `/v1/disks/{disk}/${verb}` }],
    yaml: `actions:\n  ${verb}: {}\n`,
    confidence: 'high',
    file: 'openapi/resources/disks.yaml',
  },
  {
    shape: 'single',
    calls: [
      { id: 'disk_policy_view', method: 'get', path: '/v1/disks/{disk}/limits', answer: Thing },
      {
        id: 'disk_policy_update',
        method: 'put',
        path: '/v1/disks/{disk}/limits',
        body: 'ProjectUpdate',
        answer: Thing,
      },
    ],
    yaml: 'singles:\n  limits:\n    view: disk_policy_view\n    update: disk_policy_update\n',
    confidence: 'high',
    file: 'openapi/resources/disks.yaml',
  },
  {
    shape: 'child',
    calls: [
      list(`disk_${thing}_list`, `/v1/disks/{disk}/${thing}s`),
      {
        id: `disk_${thing}_create`,
        method: 'post',
        path: `/v1/disks/{disk}/${thing}s`,
        body: 'ProjectCreate',
        answer: Thing,
      },
    ],
    yaml: `children:\n  ${thing}:\n    operations: {stem: disk_${thing}}\n`,
    confidence: 'high',
    file: 'openapi/resources/disks.yaml',
  },
  {
    shape: 'pair',
    calls: [
      list(`disk_${thing}_list`, `/v1/disks/{disk}/${thing}s`),
      { id: `disk_${thing}_add`, method: 'post', path: `/v1/disks/{disk}/${thing}s/add`, body: 'ProjectCreate' },
      { id: `disk_${thing}_remove`, method: 'post', path: `/v1/disks/{disk}/${thing}s/remove`, body: 'ProjectCreate' },
    ],
    yaml: `children:\n  ${thing}:\n    operations: {list: disk_${thing}_list, create: disk_${thing}_add, delete: disk_${thing}_remove}\n`,
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
      { id: `${thing}_settings_view`, method: 'get', path: `/v1/${thing}-settings`, answer: Thing },
      {
        id: `${thing}_settings_update`,
        method: 'put',
        path: `/v1/${thing}-settings`,
        body: 'ProjectUpdate',
        answer: Thing,
      },
    ],
    yaml: `entity: ${thing}_settings\ndetail: {at: /${thing}-settings}\n`,
    confidence: 'medium',
    file: 'openapi/resources/proposed.yaml',
  },
  {
    shape: 'page',
    calls: [{ id: `${thing}_calibrate`, method: 'post', path: `/v1/${thing}-calibration`, body: 'ProjectCreate' }],
    yaml: `page: ${thing}_calibrate\nat: /${thing}-calibration\noperation: ${thing}_calibrate\n`,
    confidence: 'low',
    file: 'openapi/resources/proposed.yaml',
  },
]

describe('a proposal', () => {
  const titled = shapes.map((one) => ({ ...one, ids: one.calls.map(({ id }) => id).join(', ') }))
  it.each(titled)('for operations in the shape of: $shape ($ids)', ({ shape, calls, yaml, confidence, file }) => {
    const { report } = upgraded((draft) => add(draft, calls))
    const [first, ...more] = report.proposals
    expect(first).toMatchObject({ shape, yaml, confidence, file })
    expect(first?.operations.toSorted()).toEqual(calls.map(({ id }) => id).sort())
    expect(more).toEqual([])
  })

  it('stands beside an address that leads elsewhere', () => {
    const { report } = upgraded((draft) =>
      add(draft, [{ id: `${thing}_measure`, method: 'post', path: '/v1/system/metrics' }]),
    )
    expect(report.proposals.map(({ yaml }) => yaml)).toEqual([
      `page: ${thing}_measure\nat: /system/metrics/${thing}-measure\noperation: ${thing}_measure\n`,
    ])
  })

  it('that needs a decision asks for it', () => {
    const { report } = upgraded((draft) =>
      add(draft, [{ id: `${thing}_calibrate`, method: 'post', path: '/v1/calibrate' }]),
    )
    expect(report.proposals.flatMap(({ question }) => question ?? [])).toEqual([
      `${thing}_calibrate fits no shape: which screen calls it? Until then it has a page with a form and its answer.`,
    ])
  })

  it.each([
    ['bytes, which are no fields of a page', { content: { '*/*': { schema: {} } } }, {}, 'page', `under: disk`],
    [
      'a socket, whose page shows what is said on it',
      { content: { '*/*': { schema: {} } } },
      { 'x-dropshot-websocket': {} },
      'page',
      'under: disk',
    ],
  ])('for what a row answers: %s', (_, answer, mark, shape, yaml) => {
    const id = `disk_${thing}_view`
    const { report } = upgraded((draft) => {
      add(draft, [{ id, method: 'get', path: `/v1/disks/{disk}/${thing}` }])
      const operation = edit.operation(draft, id)
      operation.responses = { default: { description: 'What comes out of it.', ...answer } }
      Object.assign(operation, mark)
    })
    expect(report.proposals).toHaveLength(1)
    expect(report.proposals[0]).toMatchObject({ shape, operations: [id] })
    expect(report.proposals[0]?.yaml).toContain(yaml)
  })

  it('for the rows of something new that a row has is another list of them', () => {
    const { report } = upgraded((draft) =>
      add(draft, [
        list(`${thing}_list`, `/v1/${thing}s`),
        { id: `${thing}_view`, method: 'get', path: `/v1/${thing}s/{${thing}}`, answer: Thing },
        list(`disk_${thing}_list`, `/v1/disks/{disk}/${thing}s`),
      ]),
    )
    const [view] = report.proposals.filter(({ operations }) => operations.includes(`disk_${thing}_list`))
    expect(view).toMatchObject({
      shape: 'view',
      entity: thing,
      yaml: `views:\n  disk:\n    parent: disk\n    operations: {list: disk_${thing}_list}\n`,
    })
  })
})
