import { ipPoolSiloUpdate } from '../../../generated/api/sdk/system-ip-pools.gen.ts'
import { ApiError } from '../../api/errors.ts'
import type { Call, Scope } from '../../kit/spec.ts'

/**
 * The call that links a pool, such that it can become the default where there is one: the platform refuses to link a second
 * default, and lets a linked pool replace the former one.
 *
 * @param link links what the form says
 * @param ends the path of the new link
 */
export function linkAsDefault(link: Call, ends: (scope: Scope) => { pool: string; silo: string }): Call {
  const call: Call = async (scope) => {
    if (scope.form['isDefault'] !== true) return link(scope)
    const answer = await link({ ...scope, form: { ...scope.form, isDefault: false } }).catch((error: unknown) => {
      // It was linked by the try before, which came no further.
      if (error instanceof ApiError && error.errorCode === 'ObjectAlreadyExists') return {}
      throw error
    })
    await ipPoolSiloUpdate({ path: ends(scope), body: { isDefault: true }, throwOnError: true })
    return answer
  }
  return call
}
