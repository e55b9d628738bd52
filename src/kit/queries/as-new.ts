/** Calls that create a thing by its name, where the API would replace one of that name without a word. */
import { existsCode, nameField } from '../../../generated/model/conventions.gen.ts'
import { ApiError } from '../../api/errors.ts'
import { neverFresh, queryClient } from '../../api/query-client.ts'
import { readPath } from '../../lib/condition.ts'
import { candidateOptions } from '../lookup/candidates.ts'
import type { Call, Lookup } from '../spec.ts'

/**
 * The list is read right before: somebody else may have taken the name while the form was open.
 * @throws (the call) what the server says elsewhere when a name is taken
 */
export function asNew({ list, write }: { list: Lookup; write: Call }): Call {
  const call: Call = async (scope) => {
    const name = readPath(scope.form, nameField)
    const { rows } = await queryClient().fetchQuery({ ...candidateOptions(list, scope.params), staleTime: neverFresh })
    if (rows.some((row) => readPath(row, nameField) === name)) {
      const text = 'This name is in use. Edit the existing one to change it.'
      throw new ApiError(text, { kind: 'error', statusCode: 400, errorCode: existsCode })
    }
    return write(scope)
  }
  call.preview = write
  return call
}
