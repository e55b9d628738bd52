/** What is done with a row and undone, what is put to it and taken away, and what goes on after its answer. */
import { addRows, resource, text } from './made-up.ts'
import * as edit from './edits.ts'
import type { Draft } from './draft.ts'
import { calls, thing, type Piece } from './wide-parts.ts'

const tag = 'moorings'
const one = '/v1/moorings/{mooring}'
const uuid = { type: 'string', format: 'uuid' } as const

/** It is accepted, and what carries it out is answered. */
function accept(draft: Draft, id: string, answer: string): void {
  const { responses } = edit.operation(draft, id)
  for (const status of Object.keys(responses)) if (status.startsWith('2')) delete responses[status]
  responses['202'] = { description: 'Accepted.', content: { 'application/json': { schema: edit.ref(answer) } } }
}

export const verbPieces: readonly Piece[] = [
  {
    name: 'what is done and undone',
    edit: (draft) => {
      const rows = resource(draft, ['winch', 'Winch', 'winches'], { at: '/v1', tag })
      const moorings = resource(draft, ['mooring', 'Mooring', 'moorings'], { at: '/v1', tag })
      edit.addField(draft, ['Mooring', 'winch_id'], { ...uuid, nullable: true, description: 'Winch that holds it.' })
      edit.addField(draft, ['Mooring', 'port'], { type: 'integer', format: 'uint16', minimum: 0, description: 'Side.' })
      edit.addField(draft, ['Mooring', 'rope_number'], {
        type: 'integer',
        format: 'uint32',
        minimum: 0,
        description: 'How many.',
      })
      edit.addField(draft, ['Winch', 'mooring_id'], { type: 'string', description: 'Where it stands.' })
      edit.addField(draft, ['Mooring', 'locked'], { type: 'boolean', description: 'Whether nobody may leave.' }, true)
      edit.addField(
        draft,
        ['Mooring', 'phase'],
        { type: 'string', enum: ['mounting', 'mounted', 'unmounted'], description: 'What was done last.' },
        true,
      )
      draft.components.schemas['MooringAttach'] = {
        type: 'object',
        description: 'What holds it.',
        required: ['winch_id'],
        // A port of a mooring is none of a switch, whatever selects those.
        properties: {
          winch_id: { ...uuid, description: 'The winch.' },
          port: { type: 'integer', format: 'uint16', minimum: 0, description: 'Which side.' },
        },
      }
      draft.components.schemas['MooringTow'] = {
        type: 'object',
        description: 'Who tows.',
        required: ['tower'],
        properties: { tower: { type: 'string', description: 'Who tows.' } },
      }
      const done = (verb: string, more: { body?: string; answer?: string } = {}) => ({
        id: `mooring_${verb}`,
        method: 'post' as const,
        path: `${one}/${verb}`,
        tag,
        ...more,
      })
      return [
        ...calls(draft, [...rows, ...moorings]),
        ...calls(draft, [
          done('attach', { body: 'MooringAttach', answer: 'Mooring' }),
          done('detach', { answer: 'Mooring' }),
          done('lock'),
          done('unlock'),
          done('mount'),
          done('unmount'),
        ]),
      ]
    },
  },
  {
    name: 'what is put to a row and taken away',
    edit: (draft) => {
      const ropes = resource(draft, ['rope', 'Rope', 'ropes'], { at: '/v1', tag })
      const lamps = resource(draft, ['lamp', 'Lamp', 'lamps'], { at: '/v1', tag })
      const both = (noun: string, row: string) => [
        { id: `mooring_${row}_add`, method: 'put' as const, path: `${one}/${noun}/{${row}}`, tag },
        { id: `mooring_${row}_remove`, method: 'delete' as const, path: `${one}/${noun}/{${row}}`, tag },
      ]
      return calls(draft, [
        ...ropes,
        ...lamps,
        ...resource(draft, ['mooring_line', 'MooringLine', 'lines'], { at: one, tag }),
        ...both('ropes', 'rope'),
        ...both('lamps', 'lamp'),
        { id: 'mooring_lamp_list', method: 'get', path: `${one}/lamps`, tag, answer: 'Lamp', isList: true },
      ])
    },
  },
  {
    name: 'what is done with the row that the body names',
    edit: (draft) => {
      const buoys = resource(draft, ['buoy', 'Buoy', 'buoys'], { at: '/v1', tag, parent: 'project' })
      thing(draft, 'BuoyAttach', { buoy: edit.ref('NameOrId'), instance_id: { ...uuid, description: 'To which.' } })
      return calls(draft, [
        ...buoys,
        ...['attach', 'detach'].map((verb) => ({
          id: `buoy_${verb}`,
          method: 'post' as const,
          path: `/v1/buoys/${verb}`,
          tag,
          body: 'BuoyAttach',
          answer: 'Buoy',
          query: ['project'],
        })),
      ])
    },
  },
  {
    name: 'rows that are put into a row of another project',
    edit: (draft) => {
      const rafts = resource(draft, ['raft', 'Raft', 'rafts'], { at: '/v1', tag, parent: 'project' })
      const derelicts = resource(draft, ['derelict', 'Derelict', 'derelicts'], { at: '/v1', tag })
      const disk = edit.ref('NameOrId')
      thing(draft, 'IntoDisk', { disk })
      thing(draft, 'IntoDiskOf', { disk, project: edit.ref('NameOrId') })
      thing(draft, 'IntoDiskById', { disk_id: { ...uuid, description: 'The disk.' } })
      const into = (row: string, name: string, body: string, query: string[]) => ({
        id: `${row}_${name}`,
        method: 'post' as const,
        path: `/v1/${row}s/{${row}}/${name}`,
        tag,
        body,
        query,
      })
      return calls(draft, [
        ...rafts,
        ...derelicts,
        into('raft', 'salvage', 'IntoDisk', ['project']),
        into('derelict', 'salvage', 'IntoDisk', ['project!']),
        into('snapshot', 'salvage', 'IntoDiskOf', ['project']),
        into('snapshot', 'overlay', 'IntoDiskById', ['project']),
      ])
    },
  },
  {
    name: 'what goes on after its answer',
    edit: (draft) => {
      addRows(draft, 'Chore')
      const ids = calls(draft, [
        { id: 'chore_list', method: 'get', path: '/v1/chores', tag, answer: 'Chore', isList: true },
        { id: 'chore_view', method: 'get', path: '/v1/chores/{chore}', tag, answer: 'Chore' },
        { id: 'mooring_dredge', method: 'post', path: `${one}/dredge`, tag },
        { id: 'mooring_paint', method: 'post', path: `${one}/paint`, tag },
        ...resource(draft, ['quay', 'Quay', 'quays'], { at: '/v1', tag }),
      ])
      draft.components.schemas['Accepted'] = {
        type: 'object',
        description: 'What was accepted.',
        required: ['chore_id', 'note'],
        properties: { chore_id: { ...uuid, description: 'What carries it out.' }, note: text('Words.') },
      }
      accept(draft, 'mooring_dredge', 'Accepted')
      accept(draft, 'mooring_paint', 'Chore')
      accept(draft, 'quay_create', 'Chore')
      return ids
    },
  },
]
