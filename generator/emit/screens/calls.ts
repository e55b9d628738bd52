/** Prints calls of the API client: SDK functions for mutations, query options for reads. */
import { Call, code, print, propertyKey, quote, type Code } from '../print.ts'
import type { DocumentIR } from '../../model/types/document-ir.ts'
import type {
  Bind,
  BoundArg,
  BoundCall,
  Cast,
  FormFieldIR,
  ListCall,
  Operation,
  PathTemplate,
  Source,
} from '../../model/types/ir.ts'
import { bodyType, paramType, typeBelow } from './call-types.ts'
import { from, type Imports } from './module.ts'

export interface CallPrinter {
  /** The client's type of what an operation sends: `DiskCreateData`. */
  dataType: (operation: Operation) => string
  operation: (id: string) => Operation
  /** The client's type of what a schema describes, if that is an object. */
  rowType: (schema: string) => string | undefined
  /** The client's type of the rows that calls are about, where they all are of one. */
  row?: string | undefined
  /** The same of the row above. */
  parent?: string | undefined
  imports: Imports
}

/** What a printed function reads, so that it only destructures that. */
export type Reads = Set<(typeof scopeParts)[number]>
const scopeParts = ['row', 'params', 'form', 'parent', 'me'] as const

/** `({ row, params })`. */
export function argumentOf(reads: Reads): string {
  const names = scopeParts.filter((n) => reads.has(n))
  return names.length === 0 ? '()' : `({ ${names.join(', ')} })`
}

/** The value of a bind as an expression. `type`: what is sent, where a form has made it of that type, or it is one of some values. */
function printBind(
  bind: Bind,
  { reads, imports }: { reads: Reads; imports: Imports },
  { cast, type }: { cast?: BoundArg['cast']; type?: string } = {},
): string {
  switch (bind.from) {
    case 'literal':
      return cast === 'date' ? `new Date(${print(bind.value)})` : print(bind.value)
    case 'route':
      reads.add('params')
      if (cast === 'choice') return printTyped(['params', bind.path], type ?? 'string', imports)
      return printCast(`params[${quote(bind.path)}] ?? ''`, cast)
    case 'form':
      reads.add('form')
      // A form makes values of the type that is asked for, and none of what is left empty.
      return type === undefined
        ? `${imports.use('textAt', from.values)}(form, ${quote(bind.path)})`
        : printTyped(['form', bind.path], type, imports)
    case 'row':
    case 'parent':
    case 'me':
      reads.add(bind.from)
      if (cast === 'choice') return printTyped([bind.from, bind.path], type ?? 'string', imports)
      return printCast(
        `${imports.use('textAt', from.values)}(${bind.from}, ${quote(bind.path)})${cast === 'number' ? ' || Number.NaN' : ''}`,
        cast,
      )
  }
}

/** A value of the type that the contract has for what is sent. What a form has made is of the type that `fieldsType` holds its fields against. */
const printTyped = ([part, path]: readonly [string, string], type: string, imports: Imports): string =>
  `${imports.use('fieldAt', from.values)}<${typeBelow(path, type)}, ${quote(path)}>(${part}, ${quote(path)})`

function printCast(text: string, cast: Exclude<Cast, 'choice'> | undefined): string {
  switch (cast) {
    case 'number':
      return `Number(${text})`
    case 'boolean':
      return `(${text}) === 'true'`
    case 'date':
      return `new Date(${text})`
    case undefined:
      return text
  }
}

/** Path and query parts of a call's options. `extra`: what goes into the query last. */
export function printParams(
  call: BoundCall,
  { reads, extra }: { reads: Reads; extra?: string | undefined },
  printer: CallPrinter,
): string[] {
  const { imports } = printer
  const op = printer.operation(call.operation)
  const parts: string[] = []
  const isRequired = (name: string): boolean =>
    op.pathParams.some(({ client }) => client === name) ||
    op.queryParams.some(({ client, required }) => client === name && required)
  const typeIn = (where: 'path' | 'query', { param, bind, cast }: BoundArg): { type?: string } =>
    cast === 'choice' || (bind.from === 'form' && (cast !== undefined || !isRequired(param)))
      ? { type: paramType(op, [where, param], printer) }
      : {}
  const property = (where: 'path' | 'query', arg: BoundArg): string => {
    const how = { ...(arg.cast === undefined ? {} : { cast: arg.cast }), ...typeIn(where, arg) }
    return `${propertyKey(arg.param)}: ${printBind(arg.bind, { reads, imports }, how)}`
  }
  if (call.path.length > 0) parts.push(`path: { ${call.path.map((arg) => property('path', arg)).join(', ')} }`)
  const chained = call.query.filter((a) => a.chain !== undefined).sort((a, b) => (a.chain ?? 0) - (b.chain ?? 0))
  const query: string[] = []
  if (chained.length > 0) query.push(`...${printChain(chained, call, { reads, imports })}`)
  const own = call.path.at(-1)
  for (const arg of call.query) {
    if (arg.chain !== undefined && !isRequired(arg.param)) continue
    if (arg.isParent && own) query.push(`...${printStatedParent(arg, own, { reads, imports })}`)
    else query.push(property('query', arg))
  }
  if (extra !== undefined) query.push(extra)
  if (query.length > 0) parts.push(`query: { ${query.join(', ')} }`)
  return parts
}

/** Parents drop out behind an id; where the route has the name that is unique in them, all of them do behind an id there. */
function printChain(
  args: readonly BoundArg[],
  call: BoundCall,
  { reads, imports }: { reads: Reads; imports: Imports },
): string {
  reads.add('params')
  const pairs = args.map(
    (a) =>
      `[${quote(a.param)}, ${a.bind.from === 'route' ? `params[${quote(a.bind.path)}]` : printBind(a.bind, { reads, imports })}]`,
  )
  const chain = `${imports.use('chain', from.selectors)}([${pairs.join(', ')}])`
  const [{ nameOf } = {}] = args
  const own = nameOf === undefined ? call.path.at(-1) : call.path.find(({ param }) => param === nameOf)
  if (own?.bind.from !== 'route') return chain
  return `${imports.use('selector', from.selectors)}(params[${quote(own.bind.path)}] ?? '', ${chain})`
}

/** A parent that the manifest states drops out behind an id, as those of the route do. */
function printStatedParent(arg: BoundArg, own: BoundArg, site: { reads: Reads; imports: Imports }): string {
  const parent = `${site.imports.use('chain', from.selectors)}([[${quote(arg.param)}, ${printBind(arg.bind, site)}]])`
  return `${site.imports.use('selector', from.selectors)}(${printBind(own.bind, site)}, ${parent})`
}

/** `({ row, params }) => diskDelete({ … })`. */
function printMutation(call: BoundCall, printer: CallPrinter, fields: readonly string[] = []): Code {
  const { imports } = printer
  const op = printer.operation(call.operation)
  const reads: Reads = new Set()
  const parts = [
    ...printParams(call, { reads }, printer),
    ...printBody({ call, fields }, reads, printer),
    'throwOnError: true',
  ]
  return code(`${argumentOf(reads)} => ${imports.use(op.name, from.sdk(op.area))}({ ${parts.join(', ')} })`)
}

/**
 * The call of an action or a form: where it changes a part of a row, one that reads that row again first.
 * @param options.source how the screen reads its row
 * @param options.fields what is filled in
 */
export function printWrite(
  call: BoundCall,
  printer: CallPrinter,
  { source, fields }: { source?: object | undefined; fields?: readonly FormFieldIR[] | undefined } = {},
): Code | Call {
  const { imports } = printer
  const ids = fields?.map(({ id }) => id)
  if (call.readFirst === undefined) return printMutation(call, printer, ids)
  const { of, operation } = call.readFirst
  // What is written is made of what was read just before.
  const typed = operation === undefined ? printer : { ...printer, [of]: printer[of] ?? answerType(operation, printer) }
  const write = printMutation(call, typed, ids)
  const read =
    operation === undefined
      ? new Call(imports.use('readRow', from.readModifyWrite), source)
      : printRead(call, operation, printer)
  return new Call(imports.use('readModifyWrite', from.readModifyWrite), { of, read, write })
}

/** The client's type of the row that an operation answers, where that is one of the contract's schemas. */
function answerType(operation: string, printer: CallPrinter): string | undefined {
  const name = printer.operation(operation).response.schema?.$ref?.split('/').at(-1)
  return name === undefined ? undefined : printer.rowType(name)
}

/** The view of what a call writes, by the same parameters. */
function printRead({ path, query }: BoundCall, operation: string, printer: CallPrinter): Code {
  const known = printer.operation(operation).queryParams.map(({ client }) => client)
  return printMutation({ operation, path, query: query.filter(({ param }) => known.includes(param)) }, printer)
}

/** `addItem({ … })`: a call that changes one item of a set that is replaced as a whole. */
export function printItemCall(
  change: 'addItem' | 'changeItem' | 'removeItem',
  { label, read, write, items, key, fields }: DocumentIR,
  printer: CallPrinter,
): Call {
  const { imports } = printer
  const source = {
    label,
    read: printMutation(read, printer),
    write: printMutation(write, printer, [items]),
    query: code(imports.use('listRows', './queries.gen.ts')),
    items,
    key,
    fields,
  }
  return new Call(imports.use(change, from.document), source)
}

function printBody(
  { call, fields }: { call: BoundCall; fields: readonly string[] },
  reads: Reads,
  printer: CallPrinter,
): string[] {
  const { imports } = printer
  const { body } = call
  if (body === undefined) return []
  const type = (): string => bodyType(call, printer)
  if (body.whole !== undefined) {
    if (body.whole.from === 'literal') return [`body: ${print(body.whole.value)}`]
    const { from: part, path } = body.whole
    if (part === 'route') return [`body: ${printBind(body.whole, { reads, imports })}`]
    if (part === 'row' && printer.row !== undefined)
      return [`body: ${printValue(body.whole, { reads, sent: type }, printer)}`]
    reads.add(part)
    return [`body: ${printTyped([part, path], type(), imports)}`]
  }
  const fixed = nested(
    body.fixed.map(({ path, bind, orNull }) => ({
      steps: path.split('.'),
      value: `${printValue(bind, { reads, sent: () => bodyType(call, printer, path) }, printer)}${orNull === true ? ' ?? null' : ''}`,
    })),
  )
  if (!body.form) return fixed.length === 0 ? [] : [`body: { ${fixed.join(', ')} }`]
  reads.add('form')
  const omit = body.omit === undefined ? '' : `, ${print(body.omit)}`
  const sent = new Set(fields.map((id) => quote(id.split('.')[0] ?? id)))
  const keys = sent.size === 0 ? 'never' : [...sent].join(' | ')
  const values = `${imports.use('asBody', from.values)}<${type()}, ${keys}>(form${omit})`
  return [fixed.length === 0 ? `body: ${values}` : `body: { ...${values}, ${fixed.join(', ')} }`]
}

/** A value inside a body: as the contract types it, not as text. `sent`: the type of what the body has there. */
function printValue(
  bind: Bind,
  { reads, sent }: { reads: Reads; sent: () => string },
  { imports, ...types }: CallPrinter,
): string {
  if (bind.from === 'literal' || bind.from === 'route') return printBind(bind, { reads, imports })
  reads.add(bind.from)
  const path = quote(bind.path)
  // What is known of the row says more than what is sent: the compiler holds the two against each other.
  const type = bind.from === 'row' || bind.from === 'parent' ? types[bind.from] : undefined
  if (type !== undefined)
    return `${imports.use('fieldAt', from.values)}<${imports.type(type, from.types)}, ${path}>(${bind.from}, ${path})`
  return printTyped([bind.from, bind.path], sent(), imports)
}

interface Part {
  steps: readonly string[]
  value: string
}

/** Members of an object literal: parts that begin with the same step go into one. */
function nested(parts: readonly Part[]): string[] {
  const groups = new Map<string, Part[]>()
  for (const { steps, value } of parts) {
    const [first = '', ...rest] = steps
    groups.set(first, [...(groups.get(first) ?? []), { steps: rest, value }])
  }
  return [...groups].map(([key, inner]) => {
    const own = inner.find((part) => part.steps.length === 0)
    return `${propertyKey(key)}: ${own === undefined ? `{ ${nested(inner).join(', ')} }` : own.value}`
  })
}

/** How the row of a page is asked for: by its view, else by the whole list it stands in. */
export function printSource({ call, pick, none }: Source, printer: CallPrinter): string {
  if (pick?.paged !== true) return printQuery(call, printer, { none })
  return `${printer.imports.use('wholeList', from.pick)}((page) => ${printQuery(call, printer, { page: 'page' })}, ${print(pick.shape)})`
}

/** The function that finds the row of a page in an answer of `printSource`. */
export function printPick({ shape, paged, fields, param }: NonNullable<Source['pick']>, imports: Imports): string {
  const within = paged ? code(imports.use('wholeShape', from.pick)) : shape
  return `${imports.use('pickRow', from.pick)}(${print({ shape: within, fields, param })})`
}

/**
 * `diskListOptions({ … })` inside a function that has `params`; `page` is what supplies limit and token, `none` are the words by which
 * the server says that there is none yet. With fields of the row above, that row comes first.
 */
export function printQuery(
  call: BoundCall,
  printer: CallPrinter,
  { page, none }: { page?: string | undefined; none?: readonly string[] | undefined } = {},
): string {
  const { imports } = printer
  const asked = printCall(call, { extra: page === undefined ? undefined : `...${page}`, reads: new Set() }, printer)
  const query = none === undefined ? asked : `${imports.use('noneYet', from.noneYet)}(${asked}, ${print(none)})`
  if (call.above === undefined) return query
  const pick = call.above.pick === undefined ? '' : `, pick: ${printPick(call.above.pick, imports)}`
  const above = `{ query: ${printSource(call.above, printer)}${pick} }`
  return `${imports.use('below', from.below)}(${above}, params, (parent) => ${query})`
}

function printCall(
  call: BoundCall,
  { reads, extra }: { reads: Reads; extra: string | undefined },
  printer: CallPrinter,
): string {
  const op = printer.operation(call.operation)
  const parts = printParams(call, { reads, extra }, printer)
  const options = printer.imports.use(`${op.name}Options`, from.options(op.area))
  return parts.length === 0 ? `${options}()` : `${options}({ ${parts.join(', ')} })`
}

/** A request with a text in its body, as a query and as a call of the client. */
export function printQuestion(call: BoundCall, body: string, printer: CallPrinter): { ask: Code; send: Code } {
  const reads: Reads = new Set()
  const { imports, operation } = printer
  const op = operation(call.operation)
  const parts = [...printParams(call, { reads }, printer), `body: { ${propertyKey(body)}: text }`]
  const request = (name: string, module: string): Code =>
    code(`(${used('params', reads.has('params'))}, text) => ${imports.use(name, module)}({ ${parts.join(', ')} })`)
  return { ask: request(`${op.name}Options`, from.options(op.area)), send: request(op.name, from.sdk(op.area)) }
}

/** A page of the samples of a time; `narrow`: the parameter that is sent if it has a value. */
export function printSamples(
  call: BoundCall,
  { from: start, until, order, narrow }: { from: string; until: string; order: string; narrow: string | undefined },
  printer: CallPrinter,
): Code {
  const reads: Reads = new Set()
  const { imports } = printer
  const chosen = narrow && `...${imports.use('chain', from.selectors)}([[${quote(narrow)}, params[${quote(narrow)}]]])`
  const own = [
    ...(chosen === undefined ? [] : [chosen]),
    `${propertyKey(start)}: from`,
    `${propertyKey(until)}: until`,
    `${propertyKey(order)}: last ? 'descending' : 'ascending'`,
    '...page',
  ]
  const query = printCall(call, { reads, extra: own.join(', ') }, printer)
  const params = used('params', narrow !== undefined || reads.has('params'))
  return code(`(${params}, { from, until, last, ...page }) => ${query}`)
}

/** How all rows of a list are asked for: for pickers, names and searches. */
export function printListSource(list: ListCall, printer: CallPrinter): object {
  const reads = list.path.length + list.query.length > 0
  const argument = list.paged ? `(${used('params', reads)}, page)` : reads ? '(params)' : '()'
  return {
    query: code(`${argument} => ${printQuery(list, printer, { page: list.paged ? 'page' : undefined })}`),
    shape: list.shape,
    paged: list.paged,
  }
}

/** An argument that the body does not read keeps its place in the signature. */
export const used = (argument: string, read: boolean): string => (read ? argument : `_${argument}`)

/** A path as a function of route parameters and, when it names the row, the row. */
export function printPath(
  { template, binds }: PathTemplate,
  imports: Imports,
  form: 'row' | 'params' | 'rowAndParams',
): Code {
  const reads: Reads = new Set()
  const own = Object.entries(binds).filter(([, bind]) => bind.from !== 'route')
  const values = own.map(([param, bind]) => `${propertyKey(param)}: ${printBind(bind, { reads, imports })}`)
  const all = Object.keys(binds).length
  if (all === 0) return code(`() => ${quote(template)}`)
  const isOfRow = reads.size > 0
  const isOfRoute = own.length < all
  const merged =
    values.length === 0 ? 'params' : isOfRoute ? `{ ...params, ${values.join(', ')} }` : `{ ${values.join(', ')} }`
  const argument =
    !isOfRow && !isOfRoute
      ? '()'
      : form === 'params' || !isOfRow
        ? form === 'rowAndParams'
          ? '(_row, params)'
          : '(params)'
        : isOfRoute
          ? '(row, params)'
          : '(row)'
  return code(`${argument} => ${imports.use('fill', from.selectors)}(${quote(template)}, ${merged})`)
}
