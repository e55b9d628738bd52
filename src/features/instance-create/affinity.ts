/**
 * Affinity groups of a new instance. The request that makes it does not know them, and only a stopped instance can join: so it is
 * made stopped, joins, and is started then.
 */
import { affinityGroupMemberInstanceAdd } from '../../../generated/api/sdk/experimental.gen.ts'
import { instanceStart } from '../../../generated/api/sdk/instances.gen.ts'
import { ApiError } from '../../api/errors.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import type { FormValues } from '../../kit/spec.ts'
import { textsOf } from '../../lib/texts-of.ts'

export interface AffinityCalls {
  join: (group: string, instance: string) => Promise<unknown>
  start: (instance: string) => Promise<unknown>
}

/** The calls of the API. */
export const affinityCalls: AffinityCalls = {
  join: (affinityGroup, instance) =>
    affinityGroupMemberInstanceAdd({ path: { affinityGroup, instance }, throwOnError: true }),
  start: (instance) => instanceStart({ path: { instance }, throwOnError: true }),
}

/** What the id of the new instance is called in requests that are only shown. */
const unknownId = 'INSTANCE_ID'

/** The same calls, to be shown beforehand: see `finishInstance`. */
export const affinityRequests = {
  calls: (form: FormValues): (() => unknown)[] => {
    const groups = textsOf(form['affinityGroups'])
    if (groups.length === 0) return []
    return [
      ...groups.map((group) => () => affinityCalls.join(group, unknownId)),
      ...(form['start'] === true ? [() => affinityCalls.start(unknownId)] : []),
    ]
  },
  note: `${unknownId} stands for the ID that the first request answers with.`,
}

/**
 * What is left to do for an instance that has been made, by id. Never rejects: it exists, whatever goes wrong here. An instance
 * that could not join all its groups is not started, since it would run where it was not meant to.
 *
 * @param made what the server answered: an instance, as far as it can be read
 * @returns what went wrong, and whether that kept it from being started
 */
export async function finishInstance(
  form: FormValues,
  made: unknown,
  { join, start }: AffinityCalls,
): Promise<{ errors: readonly unknown[]; left: boolean }> {
  const groups = textsOf(form['affinityGroups'])
  if (groups.length === 0) return { errors: [], left: false }
  const isStarted = form['start'] === true
  const instance = isPlainObject(made) ? made['id'] : undefined
  if (typeof instance !== 'string')
    return { errors: [new ApiError('Error reading API response', { kind: 'client_error' })], left: isStarted }
  const errors: unknown[] = []
  for (const group of groups) {
    // One after the other: the platform counts members.
    await join(group, instance).catch((error: unknown) => errors.push(error))
  }
  if (!isStarted) return { errors, left: false }
  if (errors.length > 0) return { errors, left: true }
  await start(instance).catch((error: unknown) => errors.push(error))
  return { errors, left: false }
}
