import { ipPoolSiloUpdate } from '../../../generated/api/sdk/system-ip-pools.gen.ts'
import { isNameTaken } from '../../api/errors.ts'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import type { Call, FormValues, Scope } from '../../kit/spec.ts'

type Field = keyof NonNullable<(Slots['ip_pool_silo.pool.create'] & Slots['ip_pool_silo.silo.create'])['fields']>

/** What was chosen in a picker of one of the forms. */
export function chosen(form: FormValues, field: Field): string {
  const value = form[field]
  return typeof value === 'string' ? value : ''
}

/**
 * The call that links a pool, such that it can become the default where there is one: the platform refuses to link a second
 * default, and lets a linked pool replace the former one.
 *
 * @param link links what the form says
 * @param ends the path of the new link
 */
export function linkAsDefault(link: Call, ends: (scope: Scope) => { pool: string; silo: string }): Call {
  const isAsked = ({ form }: Scope): boolean => form['isDefault'] === true
  /** The first of both requests, or the only one. */
  const linkOnly = (scope: Scope) => link({ ...scope, form: { ...scope.form, isDefault: false } })
  const makeDefault = (scope: Scope) =>
    ipPoolSiloUpdate({ path: ends(scope), body: { isDefault: true }, throwOnError: true })

  const call: Call = async (scope) => {
    if (!isAsked(scope)) return link(scope)
    const answer = await linkOnly(scope).catch((error: unknown) => {
      // It was linked by the try before, which came no further.
      if (isNameTaken(error)) return {}
      throw error
    })
    await makeDefault(scope)
    return answer
  }
  call.preview = (scope) => (isAsked(scope) ? linkOnly(scope) : link(scope))
  call.after = (scope) => (isAsked(scope) ? [() => makeDefault(scope)] : [])
  return call
}
