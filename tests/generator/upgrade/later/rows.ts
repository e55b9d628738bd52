/** New resources of a made-up later document: of every shape that other tests make up, and plain ones under any name. */
import * as edit from '../edits.ts'
import { addCalls, resource, type Call } from '../made-up.ts'
import type { Draft } from '../draft.ts'
import { pieces } from '../wide.ts'
import type { Piece } from '../wide-parts.ts'
import { asSchema, callsOf, freshWord, type Chance, type Kind } from './chance.ts'

/** Rows that others may be below, by the parameter of the query that names them. */
const PARENTS = ['project', 'vpc', 'instance', 'silo', 'disk']

/** A name and where its rows lie. */
function place(draft: Draft, chance: Chance): { id: string; at: string; rows: string; tag: string; parent?: string } {
  const id = freshWord(draft, chance)
  const at = chance.one(['/v1', '/v1/system', '/v1/system/networking'])
  const [tag = ''] = chance.one(callsOf(draft)).operation.tags
  const parent = at === '/v1' && chance.is(0.6) ? chance.one(PARENTS) : undefined
  const rows = `${id.replaceAll('_', '-')}s`
  return { id, at, rows, tag: chance.is(0.5) ? tag : rows, ...(parent === undefined ? {} : { parent }) }
}

/** Rows, with some of what is done with rows, and what else is done with one. */
function addResource(draft: Draft, chance: Chance): string {
  const { id, at, rows, tag, parent } = place(draft, chance)
  const name = asSchema(id)
  const all = resource(draft, [id, name, rows], { at, tag, ...(parent === undefined ? {} : { parent }) })
  const lacking = chance.is(0.4) ? chance.one(['view', 'update', 'delete', 'create', 'list']) : ''
  const own = all.filter((call) => !call.id.endsWith(`_${lacking}`))
  const query = parent === undefined ? [] : [parent]
  const one = `${at}/${rows}/{${id}}`
  const more: Call[][] = [
    [
      { id: `${id}_start`, method: 'post', path: `${one}/start`, tag, answer: name, query },
      { id: `${id}_stop`, method: 'post', path: `${one}/stop`, tag, answer: name, query },
    ],
    [{ id: `${id}_status_view`, method: 'get', path: `${one}/status`, tag, answer: `${name}Create`, query }],
    [
      {
        id: `${id}_disk_attach`,
        method: 'post',
        path: `${one}/disks/attach`,
        tag,
        body: `${name}Disk`,
        answer: 'Disk',
        query,
      },
      {
        id: `${id}_disk_detach`,
        method: 'post',
        path: `${one}/disks/detach`,
        tag,
        body: `${name}Disk`,
        answer: 'Disk',
        query,
      },
    ],
    [
      { id: `${id}_policy_view`, method: 'get', path: `${one}/policy`, tag, answer: 'ProjectRolePolicy', query },
      {
        id: `${id}_policy_update`,
        method: 'put',
        path: `${one}/policy`,
        tag,
        answer: 'ProjectRolePolicy',
        body: 'ProjectRolePolicy',
        query,
      },
    ],
    [
      {
        id: `instance_${id}_list`,
        method: 'get',
        path: `/v1/instances/{instance}/${rows}`,
        tag,
        answer: name,
        isList: true,
        query: ['project'],
      },
    ],
    [
      { id: `${id}_settings_view`, method: 'get', path: `/v1/system/${id}-settings`, tag, answer: `${name}Create` },
      {
        id: `${id}_settings_update`,
        method: 'put',
        path: `/v1/system/${id}-settings`,
        tag,
        answer: `${name}Create`,
        body: `${name}Create`,
      },
    ],
    [
      {
        id: `${id}_calibrate`,
        method: 'post',
        path: `/v1/${id}-calibration`,
        tag,
        answer: name,
        body: `${name}Create`,
      },
    ],
  ]
  const calls = [...own, ...chance.some(more, chance.whole(0, 3)).flat()]
  if (calls.some(({ body }) => body === `${name}Disk`))
    draft.components.schemas[`${name}Disk`] = {
      type: 'object',
      description: 'Which disk.',
      properties: { disk: edit.ref('NameOrId') },
      required: ['disk'],
    }
  addCalls(draft, calls)
  return `${id}${parent === undefined ? '' : ` below ${parent}`}: ${calls.map((call) => call.id).join(', ')}`
}

/** Rows below new rows below new rows. */
function addNested(draft: Draft, chance: Chance): string {
  let at = '/v1'
  const ids: string[] = []
  for (let depth = 0; depth < 3; depth++) {
    const id = freshWord(draft, chance)
    const rows = `${id.replaceAll('_', '-')}s`
    const calls = resource(draft, [id, asSchema(id), rows], { at, tag: 'nested' })
    addCalls(draft, calls)
    at = `${at}/${rows}/{${id}}`
    ids.push(id)
  }
  return ids.join(' / ')
}

const ofPiece = ({ name, edit: change }: Piece): Kind => ({
  name: `new: ${name}`,
  edit: (draft) => change(draft).join(', ') || 'as said',
})

export const shapes: readonly Kind[] = pieces.map(ofPiece)

export const kindsOfRows: readonly Kind[] = [
  { name: 'rows are new', edit: addResource },
  { name: 'rows below rows below rows are new', edit: addNested },
]

/** More than a hundred operations at once. */
export const many: Kind = {
  name: 'many rows are new',
  edit(draft, chance) {
    const before = callsOf(draft).length
    const said: string[] = []
    while (callsOf(draft).length < before + 100) said.push(addResource(draft, chance))
    return said.join('; ')
  },
}
