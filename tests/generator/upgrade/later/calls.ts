/** What calls there are no longer, and what they take and answer otherwise, in a made-up later document. */
import type { Method } from '../../../../generator/model/types/contract.ts'
import type { Draft } from '../draft.ts'
import * as edit from '../edits.ts'
import {
  anyType,
  asSchema,
  callsOf,
  freshWord,
  NothingFits,
  queryOf,
  queryType,
  type Called,
  type Chance,
  type Kind,
} from './chance.ts'

const PAGED = 'x-dropshot-pagination'

const isList = ({ method, operation }: Called): boolean => method === 'get' && operation[PAGED] !== undefined
const isRow = ({ path }: Called): boolean => path.endsWith('}')

/** The status of success, and what is answered with it. */
function successOf({ operation }: Called): string {
  const status = Object.keys(operation.responses).find((one) => one.startsWith('2'))
  if (status === undefined) throw new NothingFits('no success')
  return status
}

const answerOf = (call: Called): string | undefined =>
  call.operation.responses[successOf(call)]?.content?.['application/json']?.schema.$ref?.split('/').at(-1)

const isMethodFree = (draft: Draft, { path }: Called, method: Method): boolean =>
  draft.paths[path]?.[method] === undefined

const remove = (name: string, fits: (call: Called) => boolean): Kind => ({
  name,
  edit(draft, chance) {
    const id = chance.one(callsOf(draft, fits)).operation.operationId
    edit.removeOperation(draft, id)
    return `${id} is gone`
  },
})

/** Another parameter of the query. */
function addQuery(draft: Draft, chance: Chance, call: Called): string {
  const name = freshWord(draft, chance)
  const required = chance.is(0.4) && !isList(call)
  call.operation.parameters = [
    ...(call.operation.parameters ?? []),
    { name, in: 'query', ...(required ? { required } : {}), schema: queryType(draft, chance) },
  ]
  const isRequiredOfPages = isList(call) && chance.is(0.3)
  if (isRequiredOfPages) {
    const paged = JSON.parse(JSON.stringify(call.operation[PAGED])) as { required: string[] } // as all lists have it
    call.operation[PAGED] = { required: [...paged.required, name] }
  }
  return `${call.operation.operationId} takes ?${name}${required || isRequiredOfPages ? '!' : ''}`
}

export const kindsOfCalls: readonly Kind[] = [
  remove('an operation is gone', () => true),
  remove('a view is gone', (one) => one.method === 'get' && isRow(one)),
  remove('a list is gone', isList),
  {
    name: 'an area is gone',
    edit(draft, chance) {
      const { path } = chance.one(callsOf(draft, (one) => one.path.split('/').length > 3))
      const area = path.split('/').slice(0, chance.whole(3, 5)).join('/')
      const gone = callsOf(draft, (one) => one.path === area || one.path.startsWith(`${area}/`))
      if (gone.length > 14) throw new NothingFits('more than an area')
      for (const { operation } of gone) edit.removeOperation(draft, operation.operationId)
      return `${area} is gone: ${gone.map(({ operation }) => operation.operationId).join(', ')}`
    },
  },
  {
    name: 'calls take a parameter more',
    edit: (draft, chance) =>
      chance
        .some(callsOf(draft), chance.whole(1, 3))
        .map((call) => addQuery(draft, chance, call))
        .join(', '),
  },
  {
    name: 'a parameter of the query is gone',
    edit(draft, chance) {
      const call = chance.one(
        callsOf(draft, (one) => queryOf(one).length > 0 && (!isList(one) || queryOf(one).length > 1)),
      )
      const name = chance.one(queryOf(call))
      const id = call.operation.operationId
      edit.removeQuery(draft, [id, name])
      const paged = call.operation[PAGED]
      if (paged !== undefined) {
        const { required } = JSON.parse(JSON.stringify(paged)) as { required: string[] } // as all lists have it
        call.operation[PAGED] = { required: required.filter((one) => one !== name) }
      }
      return `${id} no longer takes ?${name}`
    },
  },
  {
    name: 'a parameter of the query has another type',
    edit(draft, chance) {
      const call = chance.one(callsOf(draft, (one) => queryOf(one).length > 0))
      const name = chance.one(queryOf(call))
      edit.editQuery(draft, [call.operation.operationId, name], { schema: queryType(draft, chance) })
      return `?${name} of ${call.operation.operationId} has another type`
    },
  },
  {
    name: 'a list is no longer answered by pages',
    edit(draft, chance) {
      const call = chance.one(callsOf(draft, isList))
      const page = answerOf(call)
      const items = page === undefined ? undefined : draft.components.schemas[page]?.properties?.['items']
      if (items === undefined) throw new NothingFits('no rows')
      const { operation } = call
      const id = operation.operationId
      delete operation[PAGED]
      for (const name of ['limit', 'page_token', 'sort_by']) edit.removeQuery(draft, [id, name])
      operation.responses[successOf(call)] = {
        description: 'All of them.',
        content: { 'application/json': { schema: items } },
      }
      return `${id} answers all rows`
    },
  },
  {
    name: 'a list is answered by pages',
    edit(draft, chance) {
      const arrayOf = (one: Called) => one.operation.responses[successOf(one)]?.content?.['application/json']?.schema
      const call = chance.one(
        callsOf(draft, (one) => one.method === 'get' && arrayOf(one)?.items?.$ref !== undefined && !isList(one)),
      )
      const items = arrayOf(call) ?? {}
      const name = `${items.items?.$ref?.split('/').at(-1) ?? ''}ResultsPage`
      draft.components.schemas[name] ??= {
        type: 'object',
        description: 'One page.',
        required: ['items'],
        properties: { items, next_page: { type: 'string', nullable: true, description: 'What comes next.' } },
      }
      const [limit] = (edit.operation(draft, 'disk_list').parameters ?? []).filter((one) => one.name === 'limit')
      call.operation.parameters = [
        ...(call.operation.parameters ?? []),
        ...(limit === undefined ? [] : [limit]),
        { name: 'page_token', in: 'query', schema: { type: 'string', nullable: true } },
      ]
      call.operation[PAGED] = { required: [] }
      call.operation.responses[successOf(call)] = {
        description: 'A page.',
        content: { 'application/json': { schema: edit.ref(name) } },
      }
      return `${call.operation.operationId} answers pages`
    },
  },
  {
    name: 'a collection lies below the row that its query named',
    edit(draft, chance) {
      const { path, operation } = chance.one(callsOf(draft, (one) => isList(one) && queryOf(one).length > 0))
      const parent = chance.one(queryOf({ path, operation, method: 'get' }))
      const rows = `/v1/${parent.replaceAll('_', '-')}s`
      if (path.includes('{') || draft.paths[`${rows}/{${parent}}`] === undefined) throw new NothingFits('no such row')
      for (const one of callsOf(draft, (call) => call.path === path || call.path.startsWith(`${path}/`))) {
        edit.removeQuery(draft, [one.operation.operationId, parent])
        const own = { name: parent, in: 'path', required: true, schema: edit.ref('NameOrId') } as const
        one.operation.parameters = [own, ...(one.operation.parameters ?? [])]
        if (one.operation[PAGED] !== undefined) one.operation[PAGED] = { required: [] }
      }
      const to = `${rows}/{${parent}}/${path.split('/').at(-1) ?? ''}`
      edit.movePath(draft, path, to)
      return `${path} is ${to}`
    },
  },
  {
    name: 'a change is made by another method',
    edit(draft, chance) {
      const call = chance.one(callsOf(draft, (one) => one.method === 'put'))
      const to = chance.one((['patch', 'post'] as const).filter((one) => isMethodFree(draft, call, one)))
      edit.changeMethod(draft, call.operation.operationId, to)
      return `${call.operation.operationId} is a ${to.toUpperCase()}`
    },
  },
  {
    name: 'a call is answered later, or with nothing',
    edit(draft, chance) {
      const call = chance.one(
        callsOf(
          draft,
          (one) =>
            one.method !== 'get' && Object.keys(one.operation.responses).some((status) => /^20[01]$/.test(status)),
        ),
      )
      const to = chance.one(['202', '204'])
      edit.changeStatus(draft, call.operation.operationId, to)
      if (to === '204') call.operation.responses[to] = { description: 'It is done.' }
      return `${call.operation.operationId} answers ${to}`
    },
  },
  {
    name: 'what is there once is there several times',
    edit(draft, chance) {
      const views = callsOf(
        draft,
        (one) =>
          one.method === 'get' &&
          !one.path.includes('{') &&
          !isList(one) &&
          (one.operation.parameters ?? []).length === 0,
      )
      const { path, operation } = chance.one(views)
      const answer = answerOf({ path, operation, method: 'get' })
      if (answer === undefined || draft.components.schemas[answer]?.properties === undefined)
        throw new NothingFits('no row')
      const name = freshWord(draft, chance)
      edit.movePath(draft, path, `${path}/{${name}}`)
      for (const one of callsOf(
        draft,
        (call) => call.path === `${path}/{${name}}` || call.path.startsWith(`${path}/{${name}}/`),
      ))
        one.operation.parameters = [
          { name, in: 'path', required: true, schema: edit.ref('NameOrId') },
          ...(one.operation.parameters ?? []),
        ]
      const page = `${answer}ResultsPage`
      draft.components.schemas[page] ??= {
        type: 'object',
        description: 'One page.',
        required: ['items'],
        properties: {
          items: { type: 'array', items: edit.ref(answer) },
          next_page: { type: 'string', nullable: true, description: 'What comes next.' },
        },
      }
      draft.paths[path] = {
        get: {
          operationId: `${operation.operationId}_list`,
          tags: operation.tags,
          description: `Lists each ${asSchema(name)}.`,
          parameters: [
            { name: 'limit', in: 'query', schema: { type: 'integer', format: 'uint32', nullable: true, minimum: 1 } },
            { name: 'page_token', in: 'query', schema: { type: 'string', nullable: true } },
          ],
          responses: { '200': { description: 'A page.', content: { 'application/json': { schema: edit.ref(page) } } } },
          [PAGED]: { required: [] },
        },
      }
      return `${path} has several, each at {${name}}`
    },
  },
  {
    name: 'an operation is deprecated',
    edit(draft, chance) {
      const { operation } = chance.one(callsOf(draft))
      Object.assign(operation, { deprecated: true })
      return `${operation.operationId} is deprecated`
    },
  },
  {
    name: 'a call takes a body, or another field of an inline one',
    edit(draft, chance) {
      const call = chance.one(callsOf(draft, (one) => one.method === 'post' && one.operation.requestBody === undefined))
      const name = `${asSchema(freshWord(draft, chance))}Body`
      draft.components.schemas[name] = {
        type: 'object',
        description: 'What there is to say.',
        properties: { [freshWord(draft, chance)]: anyType(draft, chance) },
        required: [],
      }
      const required = chance.is(0.5)
      call.operation.requestBody = { required, content: { 'application/json': { schema: edit.ref(name) } } }
      return `${call.operation.operationId} takes ${name}${required ? '!' : ''}`
    },
  },
]
