/** Calls that have another name for a parent than entities have. */
import type { CrudSpec } from '../spec/operation-spec.ts'
import type { Given } from './select.ts'

/** Parameters of a call, also under the names that entities have for their parents. */
export function asCalled({ called = {} }: Pick<CrudSpec, 'called'>, given: Given): Given {
  const others = Object.entries(called).flatMap(([param, name]) =>
    given[param] === undefined ? [] : [[name, given[param]] as const],
  )
  return { ...given, ...Object.fromEntries(others) }
}
