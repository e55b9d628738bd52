/** Seeded chance, and what a change may be made of. The same seed makes the same changes. */
import { methods, type Schema } from '../../../../generator/model/types/contract.ts'
import { createRandom } from '../../support/shuffle.ts'
import type { Draft, DraftOperation, DraftSchema } from '../draft.ts'

export interface Chance {
  /** One of a list; where that is empty there is nothing to change. */
  one: <T>(list: readonly T[]) => T
  /** So many of a list, each once. */
  some: <T>(list: readonly T[], count: number) => T[]
  /** From `from` to `to`, both included. */
  whole: (from: number, to: number) => number
  /** Whether it is so, with a probability from 0 to 1. */
  is: (probability: number) => boolean
}

/** A change for which the document has nothing: another one is made instead. */
export class NothingFits extends Error {}

export function createChance(seed: number): Chance {
  const next = createRandom(seed)
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const one = <T>(list: readonly T[]): T => {
    const found = list.slice(whole(0, list.length - 1))
    for (const item of found) return item
    throw new NothingFits('there is nothing to choose from')
  }
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list]
    const taken: T[] = []
    while (taken.length < count && left.length > 0) taken.push(...left.splice(whole(0, left.length - 1), 1))
    return taken
  }
  return { one, some, whole, is: (probability) => next() < probability }
}

/** One change of a document. */
export interface Kind {
  name: string
  /** @returns what it did, for people */
  edit: (draft: Draft, chance: Chance) => string
}

/** What `openapi/conventions.yaml` names is the same in all documents of the family. */
const CONVENTIONAL =
  /ResultsPage$|SortMode$|^(?:Error|Name|NameOrId|ByteCount|IpNet|Ipv4Net|Ipv6Net|Hostname|PaginationOrder)$/
const SESSION = /^(?:login_\w+|logout|current_user_\w+|policy_view|ping)$/
const OF_ROWS = /^(?:id|name|description|time_created|time_modified)$/
const PAGING = /^(?:limit|page_token|sort_by)$/

/** Schemas that may be another, by what they are. */
export const schemasOf = (draft: Draft, fits: (schema: DraftSchema) => boolean): string[] =>
  Object.keys(draft.components.schemas).filter((name) => {
    const schema = draft.components.schemas[name]
    return schema !== undefined && !CONVENTIONAL.test(name) && fits(schema)
  })

export const isValues = ({ enum: values, oneOf }: Schema): boolean =>
  (values?.length ?? 0) > 1 || (oneOf !== undefined && oneOf.length > 1 && oneOf.every((one) => one.enum?.length === 1))

export const valuesOf = ({ enum: values = [], oneOf = [] }: Schema): string[] =>
  [...values, ...oneOf.flatMap((one) => one.enum ?? [])].map(String)

/** Fields that tell variants apart, and how each variant calls itself. */
export function tagsOf({ oneOf = [] }: Schema): { tag: string; values: string[] } | undefined {
  const [first] = oneOf
  const tag = Object.entries(first?.properties ?? {}).find(([, one]) => one.enum?.length === 1)?.[0]
  const values = tag === undefined ? [] : oneOf.flatMap((one) => one.properties?.[tag]?.enum ?? []).map(String)
  return tag === undefined || values.length !== oneOf.length || values.length < 2 ? undefined : { tag, values }
}

/** Fields of objects; what conventions name of rows is left as it is. */
export const fieldsOf = (
  draft: Draft,
  fits: (field: Schema, owner: DraftSchema) => boolean = () => true,
): (readonly [owner: string, field: string])[] =>
  schemasOf(draft, ({ properties }) => properties !== undefined).flatMap((owner) => {
    const schema = draft.components.schemas[owner] ?? {}
    return Object.entries(schema.properties ?? {}).flatMap(([field, own]) =>
      OF_ROWS.test(field) || !fits(own, schema) ? [] : [[owner, field] as const],
    )
  })

export interface Called {
  path: string
  method: string
  operation: DraftOperation
}

/** Operations that may be others, by what they are. */
export const callsOf = (draft: Draft, fits: (call: Called) => boolean = () => true): Called[] =>
  Object.entries(draft.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      const call = operation && { path, method, operation }
      return call && !SESSION.test(operation.operationId) && fits(call) ? [call] : []
    }),
  )

/** Parameters of the query, but for those of pages. */
export const queryOf = ({ operation }: Called): string[] =>
  (operation.parameters ?? []).flatMap(({ name, in: where }) => (where === 'query' && !PAGING.test(name) ? name : []))

/** Bodies that calls send, as schemas of their own. */
export function bodiesOf(draft: Draft): string[] {
  const sent = callsOf(draft).flatMap(({ operation }) => {
    const { $ref } = operation.requestBody?.content['application/json']?.schema ?? {}
    return $ref?.split('/').at(-1) ?? []
  })
  return [...new Set(sent)].filter((name) => draft.components.schemas[name]?.properties !== undefined)
}

const WORDS =
  'albatross atoll bollard bowline breeze bulwark cannery capstan caulker cormorant cove davit delta dinghy dolphin dory fender fjord galley gannet gasket grapnel halyard hatch helm isthmus jib kayak kelp ketch lagoon lantern lateen leeway lighter limpet lugger marlin monsoon narwhal oar osprey outrigger paddle pelican pilot plankton porthole punt ratline reef rigging rowlock sandbar schooner scupper seine sextant shoal skiff sloop sounding spinnaker squall steward stringer tackle tiller transom trawler tugboat undertow vane warp whaler yawl zephyr'.split(
    ' ',
  )

/** A word, or two, that the document does not use. */
export function freshWord(draft: Draft, { one, is }: Chance): string {
  const text = JSON.stringify(draft).toLowerCase()
  const free = WORDS.filter((word) => !text.includes(word))
  if (free.length > 0 && !is(0.3)) return one(free)
  for (;;) {
    const pair = `${one(WORDS)}_${one(WORDS)}`
    if (!text.includes(pair) && !text.includes(pair.replace('_', ''))) return pair
  }
}

/** `tide_gauge` is `TideGauge` where it is a schema. */
export const asSchema = (words: string): string =>
  words
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** A type that a field or a parameter may have. */
export function anyType(draft: Draft, { one, is }: Chance): Schema {
  const enums = schemasOf(draft, isValues)
  const objects = schemasOf(draft, ({ properties = {}, required = [] }) => {
    const count = Object.keys(properties).length
    return count > 0 && count < 4 && required.length > 0
  })
  const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
  const type = one<Schema>([
    { type: 'string' },
    { type: 'string', format: 'uuid' },
    { type: 'string', format: 'date-time' },
    { type: 'integer', format: 'uint32', minimum: 0 },
    { type: 'number', format: 'double' },
    { type: 'boolean' },
    { type: 'string', enum: ['swift', 'calm', 'none'] },
    { type: 'array', items: { type: 'string' } },
    { type: 'array', items: ref(one(objects)) },
    { type: 'object', additionalProperties: { type: 'string' } },
    ref(one(enums)),
    ref(one(objects)),
    ref('Name'),
    ref('NameOrId'),
    ref('ByteCount'),
  ])
  const described = '$ref' in type ? type : { ...type, description: 'What is new about it.' }
  if (!is(0.25)) return described
  return '$ref' in described ? { nullable: true, allOf: [described] } : { ...described, nullable: true }
}

/** What a query may ask by. */
export const queryType = (draft: Draft, chance: Chance): Schema =>
  chance.one<Schema>([
    { type: 'string' },
    { type: 'string', format: 'uuid' },
    { type: 'string', format: 'date-time' },
    { type: 'integer', format: 'uint32', minimum: 0 },
    { type: 'boolean' },
    { $ref: `#/components/schemas/${chance.one(schemasOf(draft, isValues))}` },
    { $ref: '#/components/schemas/NameOrId' },
  ])
