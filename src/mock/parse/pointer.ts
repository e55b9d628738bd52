/** JSON pointers into request bodies. */

/** Keys and indexes on the way. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The pointer of a member. */
export const memberOf = (pointer: string, key: string): string =>
  `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`

/** `/disks/0/name` → `disks[0].name`, as the platform's parser says it. */
export const fieldPath = (pointer: string): string =>
  stepsOf(pointer)
    .map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('')

/** The value there; undefined where there is none. */
export function valueAt(body: unknown, pointer: string): unknown {
  let current = body
  for (const step of stepsOf(pointer)) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined
    current = (current as Readonly<Record<string, unknown>>)[step]
  }
  return current
}
