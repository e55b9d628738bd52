import type { Action } from '../spec.ts'

/**
 * One of a resource's actions, by its id in the manifest: one that is not there (any more) does not compile.
 * @throws Error when the list is not the one that its type says
 */
export function actionOf<Id extends string>(actions: readonly Action<Id>[], id: NoInfer<Id>): Action<Id> {
  const action = actions.find((one) => one.id === id)
  if (action === undefined) throw new Error(`there is no action '${id}'`)
  return action
}
