import { ApiError } from '../../api/errors.ts'
import { asUserData, userDataFormat } from './user-data.ts'

/** Why cloud-config must not be sent, as a refusal that finds its field; undefined when it is YAML, or none. */
export async function yamlRefusal(raw: unknown): Promise<ApiError | undefined> {
  const data = asUserData(raw)
  if (data?.kind !== 'text' || userDataFormat(data.text) !== 'cloud-config') return undefined
  // Without the checker the platform has the last word.
  const checker = await import('./yaml-check.ts').catch(() => undefined)
  const problem = checker?.yamlProblem(data.text)
  if (problem === undefined) return undefined
  return new ApiError(problem, {
    kind: 'error',
    statusCode: 400,
    detail: `unsupported value for "user_data": ${problem}`,
  })
}
