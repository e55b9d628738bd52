/** What made-up operations and schemas of our API family are made of. */
import type { Schema } from '../../../generator/model/types/contract.ts'
import type { Draft, DraftOperation, DraftSchema } from './draft.ts'
import * as edit from './edits.ts'

export interface Call {
  id: string
  method: 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head'
  path: string
  tag: string
  answer?: string
  isList?: boolean
  body?: string
  /** Names of parameters of the query that are names or ids; one that ends in `!` is required. */
  query?: readonly string[]
}

const json = (schema: object): Record<string, { schema: object }> => ({ 'application/json': { schema } })

export const text = (description: string): Schema => ({ type: 'string', description })

/** Rows as the family has them, and what makes and changes one. */
export function addRows(
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

export function addCalls(draft: Draft, calls: readonly Call[]): void {
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
export function resource(
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
