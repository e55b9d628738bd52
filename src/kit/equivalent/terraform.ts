/** Requests that make something, and things that are there, as blocks of Terraform. */
import { terraform } from '../../../generated/model/terraform.gen.ts'
import type { RecordedRequest } from '../../api/dry-run.ts'
import { readPath } from '../../lib/condition.ts'
import { isUuid } from '../../lib/names.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import { isUnreadable } from '../../lib/unreadable.ts'
import { plainText } from '../format/view.ts'
import type { Row } from '../spec.ts'
import { Expression, hclAttributes, hclLabel, hclString } from './hcl.ts'

/** A thing whose id an attribute holds: the one that this field of the body names, or the request. */
interface IdOf {
  of: string
  field?: string
}

interface Resource {
  type?: string
  body?: Readonly<Record<string, string | IdOf>>
  row?: Readonly<Record<string, string>>
  find?: { data: string; by: Readonly<Record<string, string>> }
}

/** What the manifest says of a provider. */
export interface TerraformWords {
  provider: string
  version: string
  /** Function of the client: the entity that it makes. */
  creates: Readonly<Record<string, string>>
  resources: Readonly<Record<string, Resource>>
}

const words: TerraformWords = terraform

/** Whose words the texts are in. */
export const providerText = `${words.provider} ${words.version}`

/** The blocks for what a request makes; undefined where the provider is not known to have such a resource. */
export function terraformText(call: RecordedRequest, known: TerraformWords = words): string | undefined {
  const entity = call.operation === undefined ? undefined : known.creates[call.operation]
  const { type, body: attributes } = (entity === undefined ? undefined : known.resources[entity]) ?? {}
  const { body } = call
  if (entity === undefined || type === undefined || attributes === undefined || !isPlainObject(body)) return undefined
  const found = new Map<string, string>()
  const selectors = { ...recordOf(call.path), ...recordOf(call.query) }
  const entries = Object.entries(attributes).map(([name, from]): [string, unknown] => {
    if (typeof from === 'string') return [name, readPath(body, from)]
    return [name, idOf(from, { body, selectors, known, found })]
  })
  const mapped = new Set(Object.values(attributes).map((from) => fieldOf(from)?.split('.')[0]))
  const left = Object.keys(body).filter((field) => !mapped.has(field) && isGiven(body[field]))
  return [
    ...found.values(),
    ...left.map((field) => `# Not in Terraform: ${field}`),
    block(`resource ${hclString(type)} ${hclString(labelOf(body))}`, entries),
  ].join('\n\n')
}

/** The blocks with which Terraform takes over what is there; undefined where it cannot. */
export function importText(entity: string, row: Row, known: TerraformWords = words): string | undefined {
  const { type, row: attributes } = known.resources[entity] ?? {}
  if (type === undefined || attributes === undefined) return undefined
  const label = labelOf(row)
  const id = readPath(row, 'id')
  if (isUnreadable(id)) return undefined
  const all = Object.entries(attributes).map(([name, path]): [string, unknown] => [name, readPath(row, path)])
  const entries = all.filter(([, value]) => !isUnreadable(value))
  const left = all.filter(([, value]) => isUnreadable(value))
  return [
    ...left.map(([name]) => `# Unreadable: ${name}`),
    block('import', [
      ['to', new Expression(`${type}.${label}`)],
      ['id', id],
    ]),
    block(`resource ${hclString(type)} ${hclString(label)}`, entries),
  ].join('\n\n')
}

interface Finding {
  body: Row
  selectors: Readonly<Record<string, unknown>>
  known: TerraformWords
  /** Data sources by their address. */
  found: Map<string, string>
}

/** An id as it is, or the data source that finds it by name. */
function idOf({ of, field }: IdOf, { body, selectors, known, found }: Finding): unknown {
  const { find } = known.resources[of] ?? {}
  const given = field === undefined ? undefined : readPath(body, field)
  if (field !== undefined && !isGiven(given)) return undefined
  const own = find?.by['name']
  const name = given ?? (own === undefined ? undefined : selectors[own])
  if (isId(name)) return name
  const by = Object.entries(find?.by ?? {}).map(
    ([attribute, param]) => [attribute, param === own ? name : selectors[param]] as const,
  )
  // What lies in something that is named by its id cannot be found by names, nor what has no data source.
  if (!find || by.some(([, value]) => typeof value !== 'string' || isId(value))) return `<ID of ${plainText(name)}>`
  const label = hclLabel(plainText(name))
  const address = `data.${find.data}.${label}`
  found.set(address, block(`data ${hclString(find.data)} ${hclString(label)}`, by))
  return new Expression(`${address}.id`)
}

const fieldOf = (from: string | IdOf): string | undefined => (typeof from === 'string' ? from : from.field)

const isGiven = (value: unknown): boolean => value !== undefined && value !== null

const isId = (value: unknown): boolean => typeof value === 'string' && isUuid(value)

const labelOf = (row: Row): string => hclLabel(plainText(row['name']) || 'this')

const block = (head: string, entries: readonly (readonly [string, unknown])[]): string =>
  `${head} {\n${hclAttributes(entries, '  ').join('\n')}\n}`

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isPlainObject(value) ? value : {})
