/**
 * Binds that hold no more, since what they speak of, or what takes it, has another type, or is gone. A value is written as what is taken now;
 * else it is asked for where the call has a form, and left out where it need not be sent.
 */
import type { Diagnostic } from '../../diagnostics.ts'
import type { Model, Param } from '../../model/types/ir.ts'
import { schemasOf } from '../../schema/schemas.ts'
import { entryAt, type Entry } from './manifest-names.ts'
import { isRecord, partIn, pathAt, remove, replaceAll, valueAt, type Path } from './yaml-text.ts'

interface BindInput {
  errors: readonly Diagnostic[]
  /** Of the newer contract, as far as the manifest can be read. */
  now: Model | undefined
}

/** A bind that holds no more, in the call that it is said of. */
export interface WrongBind {
  file: string
  document: number
  path: Path
  /** The entry, or the view of it, and what of that calls: `operations list`. */
  id: string
  block: Path
  operation: string | undefined
  parameter: string
  written: unknown
  cause: string
}

/** What may be wrong with a bind that was right. */
const codes = new Set(['ILL_TYPED_BIND', 'UNKNOWN_VALUE'])

/** From the end of each file: what stands before keeps its place. */
export function wrongBinds(texts: ReadonlyMap<string, string>, { errors }: Pick<BindInput, 'errors'>): WrongBind[] {
  return errors
    .filter(({ code }) => codes.has(code))
    .toSorted((a, b) => (b.place.line ?? 0) - (a.place.line ?? 0) || (b.place.column ?? 0) - (a.place.column ?? 0))
    .flatMap(({ cause, place: { file, ...place } }): WrongBind[] => {
      const text = texts.get(file)
      const at = text === undefined ? undefined : pathAt(text, place)
      const entry = at && entryAt(texts, { ...at, file })
      if (at === undefined || entry === undefined) return []
      const steps = at.path.slice(entry.path.length)
      const [where, parameter] = steps.slice(-2)
      if ((where !== 'path' && where !== 'query') || typeof parameter !== 'string') return []
      const [first, view, ...rest] = steps.slice(0, -2)
      const isView = first === 'views'
      const block = isView ? rest : steps.slice(0, -2)
      return [
        {
          file,
          ...at,
          id: isView ? `${entry.id}.${view}` : entry.id,
          block,
          operation: operationAt(entry, steps.slice(0, -2)),
          parameter,
          written: partIn(entry.raw, steps),
          cause,
        },
      ]
    })
}

/** Writes into `texts` what such calls send now. @returns what somebody has to look at */
export function settleBinds(texts: Map<string, string>, { errors, now }: BindInput): string[] {
  return wrongBinds(texts, { errors }).flatMap((wrong) => {
    const { file, document, path, id, block, operation, parameter, written, cause } = wrong
    const text = texts.get(file) ?? ''
    const param = paramOf(wrong, now)
    const value = param && now && valueFor(param, written, now)
    const isOptional = param !== undefined && !param.required && block.at(0) !== 'actions'
    const asked = !isOptional && asksIn(block) ? `$form.${parameter}` : undefined
    const instead = value === undefined ? asked : JSON.stringify(value)
    if (instead === undefined && !isOptional) return []
    const name = valueAt(text, { document, path })
    const next =
      instead === undefined ? remove(text, { document, path }) : name && replaceAll(text, [{ ...name, text: instead }])
    if (next === undefined || next === text) return []
    texts.set(file, next)
    const by = `\`${[id, ...block.filter((step) => step !== 'operations')].join('.')}\``
    const said =
      value !== undefined
        ? `sends \`${parameter}: ${JSON.stringify(value)}\``
        : instead === undefined
          ? `does not send \`${parameter}\``
          : `asks for \`${parameter}\``
    const call = operation === undefined ? '' : ` with \`${operation}\``
    return [
      `${by} ${said}${call}, and no longer \`${String(written)}\`: ${cause}. Is it somewhere in the address or the row?`,
    ]
  })
}

/** Whether what is bound to the form is asked for there. */
const asksIn = ([part, role]: Path): boolean =>
  part === 'actions' ||
  part === 'create' ||
  part === 'edit' ||
  // Lists of an entity, and those from an end of a link.
  (part === 'operations' && role === 'list') ||
  part === 'sides'

/** The parameter that a bind is for, in the newer contract. */
function paramOf({ operation, parameter }: WrongBind, now: Model | undefined): Param | undefined {
  const known = now?.operations.find(({ id }) => id === operation)
  return [...(known?.pathParams ?? []), ...(known?.queryParams ?? [])].find(({ client }) => client === parameter)
}

/** A value that is written in the manifest, as what is taken now. */
function valueFor({ schema }: Param, written: unknown, { document }: Model): string | number | boolean | undefined {
  if (typeof written === 'string' ? written.startsWith('$') : !['number', 'boolean'].includes(typeof written))
    return undefined
  const schemas = schemasOf(document)
  const { type } = schemas.resolve(schema).schema
  const text = String(written)
  const value =
    type === 'string'
      ? text
      : type === 'boolean'
        ? { true: true, false: false }[text]
        : type === 'integer' || type === 'number'
          ? numberOf(text)
          : undefined
  const all = schemas.enumValues(schema)
  return value === written || (all !== undefined && !all.some((one) => one === value)) ? undefined : value
}

const numberOf = (text: string): number | undefined => {
  const value = Number(text)
  return String(value) === text ? value : undefined
}

/** The operation of a call, as it is stated, or as it follows from names. */
function operationAt({ id, raw }: Entry, steps: Path): string | undefined {
  const call = partIn(raw, steps)
  if (isRecord(call) && typeof call['op'] === 'string') return call['op']
  const operations = partIn(raw, ['operations'])
  const stem = isRecord(operations) && typeof operations['stem'] === 'string' ? operations['stem'] : id
  const [part, name] = steps
  if (part === 'sides') {
    const listed = partIn(raw, ['operations', 'list', String(name)])
    return typeof listed === 'string' ? listed : undefined
  }
  const stated = isRecord(operations) ? operations[part === 'edit' ? 'update' : String(part)] : undefined
  const said = isRecord(stated) ? stated['op'] : stated
  if (part === 'create' || part === 'edit')
    return typeof said === 'string' ? said : `${stem}_${part === 'edit' ? 'update' : part}`
  return part === 'actions' ? `${id}_${String(name)}` : undefined
}
