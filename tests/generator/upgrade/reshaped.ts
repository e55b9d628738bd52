/** Edits of made-up documents that send or answer in another way what they had. */
import type { HarborContract } from './harbors.ts'

type Item = HarborContract['paths'][string]
type Operation = Item[string]

interface Found {
  path: string
  method: string
  item: Item
  operation: Operation
}

/** Where an operation is. */
export function find({ paths }: HarborContract, id: string): Found {
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item))
      if (operation.operationId === id) return { path, method, item, operation }
  throw new Error(`there is no ${id}`)
}

/** The same operation at another address. */
export function move(contract: HarborContract, id: string, [method, path]: readonly [string, string]): void {
  const { item, method: was, operation } = find(contract, id)
  delete item[was]
  contract.paths[path] = { ...contract.paths[path], [method]: operation }
}

/** What was sent in the query is sent in the body. */
export function sendInBody(contract: HarborContract, id: string, names: readonly string[]): void {
  const { operation } = find(contract, id)
  const all = operation.parameters ?? []
  const moved = all.filter((one) => one.in === 'query' && names.includes(one.name))
  operation.parameters = all.filter((one) => !moved.includes(one))
  const schema = { type: 'object', properties: Object.fromEntries(moved.map((one) => [one.name, one.schema])) }
  operation.requestBody = { required: true, content: { 'application/json': { schema } } }
}

/** Another schema of what is answered when all is well. */
export function answerWith(contract: HarborContract, id: string, schema: object): void {
  find(contract, id).operation.responses = {
    '200': { description: 'The answer.', content: { 'application/json': { schema } } },
  }
}

/** What was sent in the query is a step of the path, also under another name. */
export function takeInPath(
  contract: HarborContract,
  id: string,
  { from, to = from, path }: { from: string; to?: string; path: string },
): void {
  const { method, operation } = find(contract, id)
  operation.parameters = (operation.parameters ?? []).map((one) =>
    one.name === from ? { ...one, name: to, in: 'path', required: true } : one,
  )
  const paged = operation['x-dropshot-pagination']
  if (paged !== undefined) paged.required = paged.required.filter((one) => one !== from)
  move(contract, id, [method, path])
}
