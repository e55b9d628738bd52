/** Values that calls of the newer contract need and that neither a form nor a bind gives. */
import type { BoundCall, FormFieldIR, Model } from '../../model/types/ir.ts'
import { originKey } from '../../model/types/origin-ir.ts'
import { viewOf } from '../../model/views/register.ts'
import { camelCase } from '../../schema/client-name.ts'
import { schemasOf } from '../../schema/schemas.ts'
import type { Change } from '../compare/change.ts'
import { clientPath, isRespelled } from '../compare/leaves.ts'
import type { ImpactInput } from './impact.ts'
import { findInSource } from './sources.ts'
import type { Touched } from './touched.ts'

export function unsentBy(change: Change, input: ImpactInput): Touched[] {
  const { now } = input
  if (change.type === 'parameter-added' || change.type === 'parameter-required') {
    if (change.type === 'parameter-added' && !change.required) return []
    const param = camelCase(change.parameter)
    const isGiven = ({ query, path }: BoundCall): boolean => [...query, ...path].some((one) => one.param === param)
    const generated = callsOf(now, change.operation).filter(({ call }) => !isGiven(call))
    // What is new nobody says yet.
    const lacksIt = (text: string): boolean => change.type === 'parameter-added' || !text.includes(param)
    return [...generated.map(({ touched }) => touched), ...callsByHand(change.operation, input, lacksIt)]
  }
  // Screens say what stands in an address, or are refused.
  if (change.type === 'operation-moved' && namesIn(change.to) > namesIn(change.from))
    return callsByHand(change.operation, input, () => true)
  const needed = neededBy(change)
  if (needed === undefined || !('owner' in change)) return []
  const bodies = new Set(change.uses.flatMap(({ operation, side }) => (side === 'body' ? [operation] : [])))
  const schemas = schemasOf(now.document)
  return [...bodies].flatMap((id) => {
    const schema = now.operations.find((one) => one.id === id)?.request.schema
    // Below another field or in a list the form follows the schema.
    if (schema === undefined || schemas.at(schema, needed)?.required !== true || needed.includes('.')) return []
    const isSent = ({ call, fields }: Call): boolean =>
      call.body?.whole !== undefined ||
      fields.some((field) => field.id === needed) ||
      call.body?.fixed.some(({ path }) => path === needed || path.startsWith(`${needed}.`)) === true
    const generated = callsOf(now, id).filter((one) => !isSent(one))
    return [...generated.map(({ touched }) => touched), ...callsByHand(id, input, () => true)]
  })
}

/** How many parameters an address has. */
const namesIn = (path: string): number => path.split('{').length

/** Hand-written code of the console that calls an operation. */
function callsByHand(
  id: string,
  { old, sources }: Pick<ImpactInput, 'old' | 'sources'>,
  isAbout: (text: string) => boolean,
): Touched[] {
  const operation = old.operations.find((one) => one.id === id)
  if (operation === undefined) return []
  const names = ['', 'Mutation', 'Options'].map((ending) => operation.name + ending)
  return findInSource(sources, names, isAbout).filter(({ what }) => what === 'override' || what === 'source')
}

/** Calls without a parameter that is something else now where nobody says it. How rows are paged the lists say themselves. */
export function leftOutBy(
  { operation, parameter }: { operation: string; parameter: string },
  { now }: Pick<ImpactInput, 'now'>,
): Touched[] {
  const { limit, token, sort } = now.conventions.paging
  if ([limit, token, sort].includes(parameter)) return []
  const param = camelCase(parameter)
  return callsOf(now, operation)
    .filter(({ call: { query, path } }) => ![...query, ...path].some((one) => one.param === param))
    .map(({ touched }) => touched)
}

/** The field, in the client's words, that has to have a value from now on. */
function neededBy(change: Change): string | undefined {
  if (change.type === 'field-added') return change.required ? clientPath(change.field) : undefined
  if (change.type === 'field-required') return clientPath(change.field)
  const isMove = change.type === 'field-renamed' || change.type === 'field-moved'
  if (!isMove || !change.required || change.to === undefined) return undefined
  const [from, to] = [clientPath(change.field), clientPath(change.to)]
  // What is called as before is sent as before, whatever it holds.
  return isRespelled(change.field, change.to) || from.startsWith(`${to}.`) ? undefined : to
}

interface Call {
  call: BoundCall
  fields: readonly FormFieldIR[]
  touched: Touched
}

/** Everything generated that calls an operation. */
function callsOf(model: Model, operation: string): Call[] {
  return model.screens.flatMap((screen): Call[] => {
    const touched = (what: Touched['what'], ...words: string[]): Touched => {
      const origin = model.origins().get(originKey('screen', `${screen.id}`, ...words))
      return { what, name: [`${screen.id}`, ...words].join(' '), ...(origin === undefined ? {} : { place: origin }) }
    }
    const own: Call[] =
      'call' in screen && 'fields' in screen
        ? [{ call: screen.call, fields: screen.fields, touched: touched('screen') }]
        : 'list' in screen && !Array.isArray(screen.list)
          ? [{ call: screen.list, fields: [], touched: touched('screen') }]
          : []
    const actions = viewOf(screen).actions.map(({ id, call, form = [] }): Call => ({
      call,
      fields: form,
      touched: touched('action', 'actions', id),
    }))
    return [...own, ...actions].filter(({ call }) => call.operation === operation)
  })
}
