/** Screens and actions that are gone, as code names them, and why. */
import type { Model } from '../../model/types/ir.ts'
import { viewOf } from '../../model/views/register.ts'
import type { Change } from '../compare/change.ts'

/**
 * Ids of screens and actions that the newer console does not have, and modules of such screens (`disk/attached-list.gen`), each with the change of the
 * call that it was made of. Code names no call where it names these.
 */
export function goneNames(input: {
  old: Model
  now: Model | undefined
  changes: readonly Change[]
}): ReadonlyMap<string, Change> {
  const { old, now, changes } = input
  if (now === undefined) return new Map()
  const left = new Set(namesOf(now).map(([name]) => name))
  return new Map(
    namesOf(old).flatMap(([name, operation]) => {
      const change = left.has(name) ? undefined : causeOf(operation, changes)
      return change === undefined ? [] : [[name, change] as const]
    }),
  )
}

/** Each with the call that it is made of. */
const namesOf = ({ screens }: Model): (readonly [string, string])[] =>
  screens.flatMap((screen) => {
    const { id, folder, file, entity = '' } = screen
    const view = viewOf(screen)
    const operation = view.main?.operation
    return [
      ...(operation === undefined ? [] : [`${id}`, `${folder}/${file}.gen`].map((name) => [name, operation] as const)),
      ...view.actions.map((action) => [`${entity}.${action.id}`, action.call.operation] as const),
    ]
  })

/** A call that is gone takes all with it; else what it takes or answers is another. */
function causeOf(operation: string, changes: readonly Change[]): Change | undefined {
  const about = changes.filter((one) =>
    'owner' in one
      ? one.uses.some((use) => use.operation === operation)
      : 'operation' in one && one.operation === operation,
  )
  return (
    about.find(({ type }) => type === 'operation-removed') ??
    about.find(({ type }) => /-(?:removed|renamed|moved|changed|required)$/.test(type))
  )
}
