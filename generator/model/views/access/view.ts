/** Policies: who has access, and the forms that give and change a role. */
import { isAccessList, plainForm, plainList, type AccessScreenIR } from '../../types/access-ir.ts'
import { form } from '../form/view.ts'
import { list } from '../list/view.ts'
import type { View } from '../view.ts'

export const access: View<AccessScreenIR> = {
  served: 'generated',
  actions: (screen) => (isAccessList(screen) ? (list.actions?.(plainList(screen)) ?? []) : []),
  mutations: (screen) =>
    (isAccessList(screen) ? list.mutations?.(plainList(screen)) : form.mutations?.(plainForm(screen))) ?? [],
  withWays: (screen, isOpen) => {
    if (!isAccessList(screen)) return screen
    const { part, policy } = screen
    return { ...(list.withWays?.(plainList(screen), isOpen) ?? screen), kind: 'access', part, policy }
  },
  explain: (screen, model) => {
    const { level, above, identities } = screen.policy
    return [
      ...(isAccessList(screen) ? list.explain(plainList(screen), model) : form.explain(plainForm(screen), model)),
      `  policy     roles of the level ${level} for ${identities.map(({ type }) => type).join(', ')}`,
      ...(above === undefined ? [] : [`  inherits   roles of the level ${above.level}`]),
    ]
  },
}
