/** Operations that are told no more than their address says, for contracts of harbors. */
import type { HarborContract } from './harbors.ts'

const text = { type: 'string' }
export const uuid = { type: 'string', format: 'uuid' }

const answerOf = (name: string) => ({
  '200': {
    description: 'The answer.',
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  },
})

/** @param more `answer`: schema of the answer; nothing is answered without it; `isList`: of the rows, page by page */
export function addOperation(
  { paths }: HarborContract,
  [method, path]: readonly [method: string, path: string],
  operationId: string,
  { answer, isList = false }: { answer?: string; isList?: boolean } = {},
): void {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: name.endsWith('_id') ? uuid : text,
  }))
  const paging = [
    { name: 'limit', in: 'query' as const, schema: { type: 'integer' } },
    { name: 'page_token', in: 'query' as const, schema: text },
  ]
  const operation = {
    operationId,
    parameters: [...inPath, ...(isList ? paging : [])],
    ...(isList ? { 'x-dropshot-pagination': { required: [] } } : {}),
    responses: answer === undefined ? { '204': { description: 'Done.' } } : answerOf(answer),
  }
  paths[path] = { ...paths[path], [method]: operation }
}

/** A schema of rows, and that of a page of them. */
function addRows({ components }: HarborContract, name: string, properties: Record<string, object>): void {
  const items = { type: 'array', items: { $ref: `#/components/schemas/${name}` } }
  Object.assign(components.schemas, {
    [name]: { type: 'object', required: Object.keys(properties), properties },
    [`${name}Page`]: {
      type: 'object',
      required: ['items'],
      properties: { items, next_page: { ...text, nullable: true } },
    },
  })
}

/** Moorings are told by their quay and their ring. */
export function addMoorings(contract: HarborContract): void {
  addRows(contract, 'Mooring', { quay: text, ring: text })
  addOperation(contract, ['get', '/v1/moorings'], 'mooring_list', { answer: 'MooringPage', isList: true })
  addOperation(contract, ['delete', '/v1/moorings/{quay}/{ring}'], 'mooring_delete')
}

/** Buoys have a page each, and addresses call them otherwise. */
export function addBuoys(contract: HarborContract): void {
  addRows(contract, 'Buoy', { id: uuid, name: text })
  addOperation(contract, ['get', '/v1/buoys'], 'buoy_list', { answer: 'BuoyPage', isList: true })
  addOperation(contract, ['get', '/v1/buoys/{float}'], 'buoy_view', { answer: 'Buoy' })
  addOperation(contract, ['delete', '/v1/buoys/{float}'], 'buoy_delete')
}
