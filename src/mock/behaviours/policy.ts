/** Who has which role on the fleet, on a silo, on a project (server-behaviour §10). */
import { assign, assignmentsOn, type Level, type PolicyScope, type RoleAssignments } from '../access/policies.ts'
import { select } from '../crud/select.ts'
import type { Ctx } from '../context/ctx.ts'
import { badRequest } from '../http/errors.ts'
import type { Behaviours } from './behaviour.ts'

/** All three levels have this shape. */
interface Policy<L extends Level = Level> {
  role_assignments: RoleAssignments[L][]
}

export const policy: Behaviours = {
  system_policy_view: ({ ctx }) => read(ctx, { level: 'fleet' }),

  system_policy_update: ({ body, ctx }) => write(ctx, { level: 'fleet' }, body),

  policy_view: ({ ctx }) => read(ctx, { level: 'silo', id: ctx.user.silo_id }),

  policy_update: ({ body, ctx }) => write(ctx, { level: 'silo', id: ctx.user.silo_id }, body),

  silo_policy_view: ({ path, ctx }) => read(ctx, { level: 'silo', id: select(ctx, 'silo', path.silo).key }),

  silo_policy_update: ({ path, body, ctx }) =>
    write(ctx, { level: 'silo', id: select(ctx, 'silo', path.silo).key }, body),

  project_policy_view: ({ path, ctx }) => read(ctx, { level: 'project', id: select(ctx, 'project', path.project).key }),

  project_policy_update: ({ path, body, ctx }) =>
    write(ctx, { level: 'project', id: select(ctx, 'project', path.project).key }, body),
}

const read = <L extends Level>({ store }: Ctx, scope: PolicyScope<L>): Policy<L> => ({
  role_assignments: [...assignmentsOn<L>(store, scope)],
})

const maxAssignments = 64

/** Throws 400 for more assignments than a policy takes. */
export function assertPolicyLength({ role_assignments: list }: Policy): void {
  if (list.length <= maxAssignments) return
  // The list is the body's only member: it ends where the text does, but for a brace.
  const column = JSON.stringify({ role_assignments: list }).length - 1
  throw badRequest(
    `unable to parse JSON body: role_assignments: invalid length ${list.length}, expected a list of at most ${maxAssignments} role assignments at line 1 column ${column}`,
  )
}

/** Replaces the whole list. Whom it names is not looked up, and nobody is kept from standing in it twice. */
function write<L extends Level>(
  ctx: Ctx,
  scope: PolicyScope<L>,
  { role_assignments: list }: Policy<NoInfer<L>>,
): Policy<L> {
  assign<L>(ctx.store, scope, list)
  return read<L>(ctx, scope)
}
