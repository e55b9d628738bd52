/** What is wrong with the actions and menu entries of a screen. */
import { actionFaults, actionOperation, mergedDelete, offerFaults } from './actions.ts'
import { placed, type At, type Fault, type Placed } from './faults.ts'
import type { Site } from './lists.ts'
import type { Resource } from './resources.ts'
import { linkTo } from './ways.ts'

/** What is said of these is said of the operations of the resource. */
export const isOfRole = (action: string): boolean => action === 'delete' || action === 'update' || action === 'create'

/** Actions and menu entries as they are offered on one screen. */
export function offeredFaults(resource: Resource, at: string, site: Site): Placed[] {
  const { raw, place, ops } = resource
  const remove = ops.delete
  const actions = Object.entries(raw.actions ?? {}).filter(([id]) => !isOfRole(id))
  return [
    ...actions.flatMap(([id, action]) => {
      const own: At = (...steps) => place('actions', id, ...steps)
      if (action.to !== undefined)
        return placed(
          [...linkTo(action.to, { resource, at }, site).faults, ...offerFaults(action, resource, site.context)],
          own,
        )
      const op = actionOperation({ id, raw: action }, resource, site.context)
      return op === undefined ? [] : placed(actionFaults({ id, raw: action, op, resource, at }, site), own)
    }),
    ...(remove === undefined || resource.document ? [] : deleteFaults(resource, { remove, at }, site)),
  ]
}

/** A delete may be bound where its operation is stated. */
function deleteFaults(
  resource: Resource,
  { remove: { op, raw: stated }, at }: { remove: NonNullable<Resource['ops']['delete']>; at: string },
  site: Site,
): Placed[] {
  const own = resource.raw.actions?.['delete'] ?? {}
  const raw = mergedDelete(own, stated)
  const isOwn = ({ steps: [key] }: Fault): boolean => (key !== 'path' && key !== 'query') || own[key] !== undefined
  return actionFaults({ id: 'delete', raw, op, resource, at }, site).flatMap((fault) =>
    placed([fault], (...steps) =>
      isOwn(fault) ? resource.place('actions', 'delete', ...steps) : resource.place('operations', 'delete', ...steps),
    ),
  )
}
