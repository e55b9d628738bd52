/** Emits what `src/api` needs to know to convert between the wire and the client view, as plain data. */
import type { OperationObject, Schema } from '../model/types/contract.ts'
import type { EmittedFile, Emitter, Model, Operation } from '../model/types/ir.ts'
import { chosenMedia, isJson } from '../schema/media-types.ts'
import { answerShapes } from './codec/answer-shapes.ts'
import { fractionNames, nameTable } from './codec/kinds.ts'
import type { Kind, NameTable } from './codec/kinds.ts'
import { createGraph } from './codec/nodes.ts'
import { createShapes } from './codec/shapes.ts'
import type { Shape } from './codec/shapes.ts'
import { print } from './print.ts'
import { header, render } from './template.ts'

/** What is special about an operation's bodies; all that goes by the table of names is left out. */
export interface OperationCodec {
  request?: Kind
  response?: Kind
  error?: Kind
  /** The answer need not be JSON. */
  raw?: true
}

/** Names in the wire view unless said otherwise; `src/api/codec-core.ts` reads it. */
export interface CodecTable {
  /** Client name → wire name where that is not mechanical. */
  irregular: Readonly<Record<string, string>>
  dates: string[]
  opaque: string[]
  /** Numbers with fractions. */
  fractions: string[]
  /** Name of a map → what to do with its values. */
  maps: Record<string, Kind>
  shapes: readonly Shape[]
  /** By `METHOD /path/{param}`, parameters in the client view. */
  operations: Record<string, OperationCodec>
}

/** `model/shapes.gen.ts`, and `model/codec.gen.ts`: irregular names, the table of property names, and exact shapes where names do not tell. */
export const emitCodec: Emitter = (model) => {
  const text = render('codec', { header: header('openapi/'), codec: print(codecTable(model)) })
  return [{ path: 'model/codec.gen.ts', text }, emitShapes(model)]
}

/** `model/shapes.gen.ts`: what answers look like, to find out what of one is not as it should be. */
function emitShapes(model: Model): EmittedFile {
  const table = answerShapes(model, createGraph(model.document))
  const part = `/** Read by \`src/api/read-answer.ts\`; \`generator/emit/codec/answer-shapes.ts\` says how it is written. */\nexport const shapes = ${print(table)}`
  return {
    path: 'model/shapes.gen.ts',
    text: render('module', { header: header('openapi/'), imports: [], parts: [part] }),
  }
}

/** What {@link emitCodec} prints. */
export function codecTable(model: Model): CodecTable {
  const graph = createGraph(model.document)
  const bodies = model.operations.map((operation) => ({ operation, ...schemasOf(model, operation) }))
  const schemas = [
    ...Object.values(model.document.components.schemas),
    ...bodies.flatMap(({ request, response, errors }) => [request, response, ...errors]),
  ]
  const roots = schemas.flatMap((schema) => (schema === undefined ? [] : [graph.node(schema)]))
  const table = nameTable(roots)
  const shapes = createShapes(table)
  const kindOf = (schema: Schema | undefined): Kind =>
    schema === undefined ? 'auto' : shapes.kindFor(graph.node(schema), 'auto')
  const operations: Record<string, OperationCodec> = {}
  for (const { operation, request, response, errors } of bodies) {
    const entry = special({
      request: kindOf(request),
      response: kindOf(response),
      error: kindOf(errors.length > 1 ? { oneOf: errors } : errors[0]),
    })
    if (['any', 'octets'].includes(operation.response.transport)) entry.raw = true
    if (Object.keys(entry).length > 0) operations[`${operation.method.toUpperCase()} ${operation.clientPath}`] = entry
  }
  return {
    irregular: model.names.irregular,
    fractions: fractionNames(roots, table),
    ...byKind(table),
    shapes: shapes.all,
    operations,
  }
}

interface Bodies {
  request: Schema | undefined
  response: Schema | undefined
  errors: Schema[]
}

/** Schemas of what travels as JSON or as form fields; bytes are not converted. */
function schemasOf(model: Model, operation: Operation): Bodies {
  const json = (side: Operation['request' | 'response']): Schema | undefined =>
    side.transport === 'octets' || side.transport === 'socket' ? undefined : side.schema
  const declared: OperationObject | undefined = model.document.paths[operation.path]?.[operation.method]
  const errors = Object.entries(declared?.responses ?? {}).flatMap(([status, response]) => {
    const [type = '', media] = chosenMedia(response.content) ?? []
    const schema = media?.schema
    return /^[45]/.test(status) && schema !== undefined && isJson(type) ? [schema] : []
  })
  return { request: json(operation.request), response: json(operation.response), errors: distinct(errors) }
}

/** Once each: 4XX and 5XX mostly answer the same schema. */
const distinct = (schemas: readonly Schema[]): Schema[] => [
  ...new Map(schemas.map((schema) => [schema.$ref ?? schema, schema])).values(),
]

function special(kinds: Record<'request' | 'response' | 'error', Kind>): OperationCodec {
  return Object.fromEntries(Object.entries(kinds).filter(([, kind]) => kind !== 'auto'))
}

function byKind(table: NameTable): Pick<CodecTable, 'dates' | 'opaque' | 'maps'> {
  const entries = [...table]
  return {
    dates: entries.filter(([, kind]) => kind === 'date').map(([name]) => name),
    opaque: entries.filter(([, kind]) => kind === 'opaque').map(([name]) => name),
    maps: Object.fromEntries(
      entries.flatMap(([name, kind]): [string, Kind][] =>
        typeof kind === 'object' && 'map' in kind ? [[name, kind.map]] : [],
      ),
    ),
  }
}
