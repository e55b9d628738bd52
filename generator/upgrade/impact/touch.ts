/** Parts of the older model that a change touches, with the lines that they come from. */
import { partsOf } from '../../model/origins/parts.ts'
import type { Schema } from '../../model/types/contract.ts'
import type { ActionIR, FormFieldIR, Model, Operation } from '../../model/types/ir.ts'
import { partWords, type Part } from '../../model/types/origin-ir.ts'
import type { ScreenIR } from '../../model/types/screen-ir.ts'
import { viewOf } from '../../model/views/register.ts'
import { camelCase } from '../../schema/client-name.ts'
import { refTo } from '../../schema/references.ts'
import { schemasOf } from '../../schema/schemas.ts'
import { wholeOf, type Change, type FieldChange, type Use } from '../compare/change.ts'
import { clientPath, withoutVariants } from '../compare/leaves.ts'
import { fieldKey, fieldKeys } from './field-keys.ts'
import { inSource, readingsOf, siblings } from './in-source.ts'
import { touchedByCalls } from './calls.ts'
import { touchedByConvention } from './conventions.ts'
import type { ImpactInput } from './impact.ts'
import { located, namesInCode, screensOf, touchedByOperation } from './places.ts'
import { isOfRefusals, touchedByRefusal } from './refusals.ts'
import { findAddresses, findInSource } from './sources.ts'
import type { Touched } from './touched.ts'
import { ownOf } from '../../schema/records.ts'

export function touchedBy(change: Change, input: ImpactInput): Touched[] {
  if ('owner' in change) return isOfRefusals(change) ? touchedByRefusal(change, input) : touchedByField(change, input)
  if ('operations' in change) return touchedByCalls(change, input)
  if (change.type === 'convention-renamed') return touchedByConvention(change, input)
  if ('parameter' in change) {
    const generated = touchedByOperation(change.operation, { ...input, sources: new Map() })
    const called = input.old.operations.find(({ id }) => id === change.operation)
    // What no longer has that name does not compile, however code calls the operation.
    const isLost = breaksCalls(change) && called !== undefined
    const names = [change.operation, ...(isLost ? namesInCode(called) : [])]
    const about = new RegExp(`\\b(?:${names.join('|')})\\b`)
    const named = findInSource(input.sources, readingsOf(change.parameter), (text) => about.test(text))
    const found = new Set(named.map(({ name }) => name))
    const led = leadersOf(change, input).filter(({ name }) => !found.has(name))
    const callers = breaksCalls(change)
      ? [...callersOf(new Set([change.operation]), input), ...askersOf(change, input)]
      : []
    const more = callers.filter(
      ({ name }, at) => !found.has(name) && callers.findIndex((one) => one.name === name) === at,
    )
    return [...generated.filter(({ what }) => what !== 'mock'), ...named, ...led, ...more]
  }
  if (change.type === 'operation-retagged') {
    const generated = touchedByOperation(change.operation, { ...input, behaviours: {}, sources: new Map() })
    return [...generated, ...importersOf(change, input)]
  }
  if (change.type === 'operation-moved') {
    // Tests that call it by its name still do.
    const others = touchedByOperation(change.operation, input).filter(({ what }) => what !== 'test')
    const moved = input.old.operations.flatMap(({ id, path }) => (id === change.operation ? [path] : []))
    return [...others, ...findAddresses(input.sources, moved).filter(({ what }) => what === 'test')]
  }
  if ('operation' in change && change.type !== 'operation-added') return touchedByOperation(change.operation, input)
  if (change.type === 'schema-renamed') return findInSource(input.sources, [`Wire.${change.schema}`], () => true)
  return []
}

/** Hand-written code that leads to a page whose address has the parameter: addresses are called like what they ask for. */
function leadersOf({ operation, parameter }: { operation: string; parameter: string }, input: ImpactInput): Touched[] {
  const step = `:${camelCase(parameter)}`
  const names = input.old.screens.flatMap(({ id, path, uses }) =>
    uses.includes(operation) && path.split('/').includes(step)
      ? [camelCase([...id.of.split('.'), ...(id.view === undefined ? [] : [id.view]), 'path'].join('_'))]
      : [],
  )
  return findInSource(input.sources, names, (text) => new RegExp(`\\b${camelCase(parameter)}\\b`).test(text))
}

/** Hand-written code that makes the call, where its address has the parameter: no call leaves that out, whatever the code calls it. */
function askersOf(
  { operation: id, parameter }: { operation: string; parameter: string },
  input: ImpactInput,
): Touched[] {
  const operation = input.old.operations.find((one) => one.id === id)
  return operation?.pathParams.some(({ wire }) => wire === parameter) === true
    ? findInSource(input.sources, namesInCode(operation), () => true)
    : []
}

/** Hand-written code that takes an operation from the module of the tag that it no longer has. */
function importersOf({ operation: id, from }: Retagged, { old, sources }: ImpactInput): Touched[] {
  const operation = old.operations.find((one) => one.id === id)
  const module = `/${from}.gen.ts'`
  return operation === undefined ? [] : findInSource(sources, namesInCode(operation), (text) => text.includes(module))
}

type Retagged = Extract<Change, { type: 'operation-retagged' }>

/** What a call takes or answers as a whole no screen and no code names, but they name the call. */
function touchedByWhole({ operation: id }: Use, input: ImpactInput): Touched[] {
  const { old, behaviours, sources } = input
  const called = old.operations.filter((one) => one.id === id)
  const code = findInSource(sources, called.flatMap(namesInCode), () => true)
  const file = ownOf(behaviours, id)
  const text = file === undefined ? undefined : sources.get(file)
  const answered =
    file === undefined || text === undefined ? [] : findInSource(new Map([[file, text]]), [id], () => true)
  const callers = callersOf(new Set([id]), input)
  const all = [...screensOf(new Set([id]), input), ...code, ...answered, ...callers]
  return [...new Map(all.map((one) => [one.name, one])).values()]
}

/** Whether all that a call takes or answers is another type, or may be missing. */
const isOther = ({ type }: FieldChange): boolean => type === 'field-changed' || type === 'field-nullable'

function touchedByField(change: FieldChange, input: ImpactInput): Touched[] {
  const { old, sources } = input
  const whole = isOther(change) ? wholeOf(change) : undefined
  if (whole !== undefined) return touchedByWhole(whole, input)
  const called = new Set(change.uses.map(({ operation }) => operation))
  const screens = old.screens.filter(({ uses }) => uses.some((id) => called.has(id)))
  const parts = screens.flatMap((screen) =>
    partsOf(screen).flatMap((part): Touched[] => {
      const found = pathOf(part, screen, old)
      if (found === undefined || !isOnTheWay(found, change, old)) return []
      return [located(old, found.what, ['screen', `${screen.id}`, ...partWords(part)])]
    }),
  )
  const forms = change.type === 'field-added' ? formsOf(change, input) : []
  const conditions = screens.flatMap((screen) => conditionsOn(change, screen, old))
  const namers = parts.length > 0 ? [] : namersOf(change, screens, old)
  const choices = screens.flatMap((screen) => choicesOf(change, screen, old))
  const code = inSource(change, { called, old, sources })
  const senders = sendersOf(change, input).filter(({ name }) => !code.some((one) => one.name === name))
  return [...parts, ...forms, ...namers, ...choices, ...conditions, ...code, ...senders]
}

/** Whether a body that was right before is refused now, or another one. */
const breaksBodies = (change: FieldChange): boolean =>
  change.type === 'field-added'
    ? change.required
    : /^field-(?:removed|renamed|moved|changed|required|not-nullable)$|^(?:value|variant)-removed$|^limits-changed$/.test(
        change.type,
      )

/** Tests that make a call whose body is another one now: they write it out. */
function sendersOf(change: FieldChange, input: ImpactInput): Touched[] {
  if (!breaksBodies(change)) return []
  return callersOf(new Set(change.uses.flatMap(({ operation, side }) => (side === 'body' ? [operation] : []))), input)
}

/** Whether a call that was right before finds nothing, or asks for something else. */
const breaksCalls = (change: Change): boolean =>
  change.type === 'parameter-added' ? change.required : /^parameter-(?:removed|renamed|required)$/.test(change.type)

/** Tests that make one of these calls, by its name or by its address with values in it. */
function callersOf(calls: ReadonlySet<string>, { old, sources }: Pick<ImpactInput, 'old' | 'sources'>): Touched[] {
  const called = old.operations.filter(({ id }) => calls.has(id))
  const named = findInSource(
    sources,
    called.flatMap(({ id, name }) => [id, name]),
    () => true,
  )
  const found = new Set(named.map(({ name }) => name))
  const addressed = findAddresses(
    sources,
    called.map(({ path }) => path),
  ).filter(({ name }) => !found.has(name))
  return [...named, ...addressed].filter(({ what }) => what === 'test')
}

interface Found {
  what: Touched['what']
  path: string
  owner: string
  schema: Schema
}

/** What a part of a screen shows or asks for. */
function pathOf(part: Part, screen: ScreenIR, model: Model): Found | undefined {
  const [[list = '', id = ''] = [], ...rest] = part
  const named = (name: string | undefined): { owner: string; schema: Schema } | undefined =>
    name === undefined ? undefined : { owner: name, schema: { $ref: refTo(name) } }
  if (list === 'columns' || list === 'rows') {
    const all = 'columns' in screen ? screen.columns : 'rows' in screen ? screen.rows : []
    const row = named('rowType' in screen ? screen.rowType : undefined)
    const path = rest.at(-1)?.[1] ?? all.find((one) => one.id === id)?.path ?? id
    return row && { ...row, what: list === 'columns' ? 'column' : 'row', path }
  }
  const steps = list === 'actions' ? rest : part
  if (steps[0]?.[0] !== 'fields') return undefined
  const path = steps.flatMap(([of, step]) => (of === 'variants' || step === '' ? [] : [step])).join('.')
  const call = 'call' in screen ? screen.call.operation : undefined
  const action = viewOf(screen).actions.find((one) => one.id === id)
  const operation = model.operations.find((one) => one.id === (list === 'actions' ? action?.call.operation : call))
  const body = operation?.request.schema
  return body && { what: 'field', path, owner: `${operation?.id} body`, schema: body }
}

function isOnTheWay({ owner, schema, path }: Omit<Found, 'what'>, change: FieldChange, model: Model): boolean {
  const keys = fieldKeys({ owner, schema }, path, schemasOf(model.document))
  if ([change.field, withoutVariants(change.field)].some((field) => keys.has(fieldKey(change.owner, field))))
    return true
  // A value of the tag of a union is a variant of it.
  if (!change.type.startsWith('variant-')) return false
  return [...keys].some((one) => one.startsWith(`${change.owner} ${change.field}[`))
}

/** Forms of the body that has a new field. One that does not ask for it has its fields stated. */
function formsOf(change: FieldChange, { old, now }: ImpactInput): Touched[] {
  const bodies = new Set(change.uses.flatMap(({ operation, side }) => (side === 'body' ? [operation] : [])))
  const isOf = (operation: Operation): boolean => {
    const schema = operation.request.schema
    const { name } = schema === undefined ? {} : schemasOf(old.document).resolve(schema)
    return bodies.has(operation.id) && (name === change.owner || change.owner === `${operation.id} body`)
  }
  const ids = new Set(old.operations.filter(isOf).map(({ id }) => id))
  return old.screens.flatMap((screen): Touched[] => {
    if (!('call' in screen) || !ids.has(screen.call.operation)) return []
    const { isStated: _own, ...own } = located(old, 'screen', ['screen', `${screen.id}`])
    const later = now.screens.find(({ id }) => `${id}` === `${screen.id}`)
    const [asked = ''] = clientPath(change.field).split('.')
    // What is below another field is asked for with that; where that is new as well, a move says what became of the form.
    const isInside = asked !== camelCase(change.field)
    const asks = isInside || (later !== undefined && 'fields' in later && later.fields.some(({ id }) => id === asked))
    return [asks ? own : { ...own, isStated: true }]
  })
}

/** Screens that name all values there were, and have no part that the contract gives them: lists of roles, charts. */
function namersOf(change: FieldChange, screens: readonly ScreenIR[], model: Model): Touched[] {
  if (change.type !== 'value-added') return []
  const values = siblings(change, model).map((value) => value.replaceAll("'", '"'))
  return screens
    .filter((screen) => {
      const text = JSON.stringify(screen)
      return values.length > 1 && values.every((value) => text.includes(value))
    })
    .map((screen) => ({ ...located(model, 'screen', ['screen', `${screen.id}`]), isStated: true }))
}

/** Fields of forms that offer only rows of which the changed field holds something. */
function choicesOf(change: FieldChange, screen: ScreenIR, model: Model): Touched[] {
  const chooses = ({ widget }: FormFieldIR): boolean => {
    if (widget.kind !== 'picker') return false
    const { rowType = '' } = model.lookups.find(({ id }) => id === widget.lookup) ?? {}
    return pathsIn(widget.among).some((path) =>
      isOnTheWay({ owner: rowType, schema: { $ref: refTo(rowType) }, path }, change, model),
    )
  }
  const touched = (fields: readonly FormFieldIR[], above: readonly string[]): Touched[] =>
    fields.flatMap((field) => {
      const own = [...above, 'fields', field.id]
      const found = chooses(field) ? [located(model, 'field', ['screen', `${screen.id}`, ...own])] : []
      const { widget } = field
      if (widget.kind === 'group') return [...found, ...touched(widget.fields, own)]
      if (widget.kind === 'list') return [...found, ...touched([widget.item], own)]
      if (widget.kind !== 'union') return found
      return [
        ...found,
        ...widget.variants.flatMap(({ value, fields: inner }) => touched(inner, [...own, 'variants', value])),
      ]
    })
  return [
    ...('fields' in screen ? touched(screen.fields, []) : []),
    ...viewOf(screen).actions.flatMap(({ id, form = [] }) => touched(form, ['actions', id])),
  ]
}

/** Actions that are offered by a field of the row or of the one above, that send one, or that put something into a field of their body. */
function conditionsOn(change: FieldChange, screen: ScreenIR, model: Model): Touched[] {
  return viewOf(screen)
    .actions.filter((action) => namedBy(action, screen, model).some((found) => isOnTheWay(found, change, model)))
    .map(({ id }) => located(model, 'action', ['screen', `${screen.id}`, 'actions', id]))
}

type Place = Omit<Found, 'what'>

function namedBy({ offer, because, call }: ActionIR, screen: ScreenIR, model: Model): Place[] {
  const above = rowAbove(screen, model)
  const of = (schema: string | undefined, path: string): Place[] =>
    schema === undefined ? [] : [{ owner: schema, schema: { $ref: refTo(schema) }, path }]
  const own = 'rowType' in screen ? screen.rowType : undefined
  const body = model.operations.find(({ id }) => id === call.operation)?.request.schema
  const { fixed = [], whole } = call.body ?? {}
  const binds = [...call.path, ...call.query, ...fixed].map(({ bind }) => bind)
  return [
    ...pathsIn([offer, because]).flatMap((path) =>
      path.startsWith('$parent.') ? of(above, path.slice('$parent.'.length)) : of(own, path),
    ),
    ...[...binds, ...(whole === undefined ? [] : [whole])].flatMap((bind) =>
      bind.from === 'row' ? of(own, bind.path) : bind.from === 'parent' ? of(above, bind.path) : [],
    ),
    ...(body === undefined
      ? []
      : fixed.map(({ path }): Place => ({ owner: `${call.operation} body`, schema: body, path }))),
  ]
}

/** Schema of the row that a screen is below: of the nearest page of a row around its address. */
function rowAbove({ path }: ScreenIR, { screens }: Model): string | undefined {
  const around = screens.flatMap((one) =>
    'rowType' in one && /\/:\w+$/.test(one.path) && path.startsWith(`${one.path}/`)
      ? [{ at: one.path, rowType: one.rowType }]
      : [],
  )
  return around.sort((a, b) => b.at.length - a.at.length)[0]?.rowType
}

/** Every `path` of conditions, however deep. */
function pathsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'path' && typeof inner === 'string' ? [inner] : pathsIn(inner),
  )
}
