/** Where parts of the model are written, and what of it makes a call. */
import type { Model, Operation } from '../../model/types/ir.ts'
import { originKey } from '../../model/types/origin-ir.ts'
import { viewOf } from '../../model/views/register.ts'
import type { ImpactInput } from './impact.ts'
import { findInSource } from './sources.ts'
import type { Touched } from './touched.ts'
import { ownOf } from '../../schema/records.ts'

/** Place and manner of a part of the model. */
export function located(model: Model, what: Touched['what'], words: readonly string[]): Touched {
  const origin = model.origins().get(originKey(...words))
  const name = words.slice(1).join(' ')
  if (origin === undefined) return { what, name }
  const { because, ...place } = origin
  const isStated = because === undefined && place.file.includes('resources/')
  return { what, name, place, ...(isStated ? { isStated } : {}) }
}

/** Screens that make an operation, its actions and effects, and code that names it. */
export function touchedByOperation(id: string, input: ImpactInput): Touched[] {
  const { old, behaviours, sources } = input
  const operation = old.operations.find((one) => one.id === id)
  const screens = old.screens.filter(({ uses }) => uses.includes(id))
  const actions = screens.flatMap((screen) =>
    viewOf(screen)
      .actions.filter(({ call }) => call.operation === id)
      .map((action) => located(old, 'action', ['screen', `${screen.id}`, 'actions', action.id])),
  )
  const effects = old.entities
    .filter(({ effects: known }) => Object.hasOwn(known, id))
    .map((entity) => located(old, 'effect', ['entity', entity.id, 'effects', id]))
  const file = ownOf(behaviours, id)
  const found = findInSource(sources, [id, ...(operation === undefined ? [] : namesInCode(operation))], () => true)
  return [
    ...screens.map((screen) => located(old, 'screen', ['screen', `${screen.id}`])),
    ...actions,
    ...effects,
    ...(file === undefined || found.some(({ name }) => name === file)
      ? []
      : [{ what: 'mock' as const, name: file, place: { file } }]),
    ...found,
  ]
}

/** What the client calls an operation: how it is asked, and the types of what is sent and answered. */
export const namesInCode = ({ name }: Operation): string[] => {
  const type = name.charAt(0).toUpperCase() + name.slice(1)
  return [
    ...['', 'Options', 'QueryKey'].map((end) => name + end),
    ...['Data', 'Response', 'Responses'].map((end) => type + end),
  ]
}

/** Screens that make one of these calls. */
export const screensOf = (calls: ReadonlySet<string>, { old }: Pick<ImpactInput, 'old'>): Touched[] =>
  old.screens
    .filter(({ uses }) => uses.some((id) => calls.has(id)))
    .map((screen) => located(old, 'screen', ['screen', `${screen.id}`]))
