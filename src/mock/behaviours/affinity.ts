/** Members of affinity and anti-affinity groups (server-behaviour §1). The groups themselves come from the manifest. */
import type {
  AffinityGroup,
  AffinityGroupMemberListQuery,
  AntiAffinityGroupMember,
  Instance,
} from '../../../generated/api/wire.gen.ts'
import type { OperationId } from '../spec/operation-spec.ts'
import type { Ctx } from '../context/ctx.ts'
import { select } from '../crud/select.ts'
import { alreadyExists, invalidRequest, notFound } from '../http/errors.ts'
import type { GroupMember } from '../store/rows.ts'
import { accepts } from '../context/rules.ts'
import type { Entry, Row } from '../store/collection.ts'
import { paged, type Behaviours } from './behaviour.ts'
import type { InstanceEntry } from './instance-placement.ts'

/** The two kinds of groups behave alike. */
type Kind = 'affinity_group' | 'anti_affinity_group'

const maxGroups = 16

const words = {
  affinity_group: {
    capital: 'Affinity',
    plain: 'affinity',
    type: 'affinity-group-member',
    joins: 'instance.addToAffinityGroup',
  },
  anti_affinity_group: {
    capital: 'Anti-affinity',
    plain: 'anti-affinity',
    type: 'anti-affinity-group-member',
    joins: 'instance.addToAntiAffinityGroup',
  },
} as const

/** One member is shaped alike in both kinds. */
type Member = AntiAffinityGroupMember

export const affinity: Behaviours = {
  affinity_group_member_list: ({ path, query, ctx }) =>
    memberList(ctx, 'affinity_group', { id: 'affinity_group_member_list', group: path.affinity_group, query }),

  affinity_group_member_instance_view: ({ path, query, ctx }) =>
    shown(ctx, memberOf(ctx, 'affinity_group', { ...path, group: path.affinity_group }, query)),

  affinity_group_member_instance_add: ({ path, query, ctx }) => {
    const group = select(ctx, 'affinity_group', path.affinity_group, query)
    return addMember(ctx, 'affinity_group', group.key, select(ctx, 'instance', path.instance, query))
  },

  affinity_group_member_instance_delete: ({ path, query, ctx }) => {
    const member = memberOf(ctx, 'affinity_group', { ...path, group: path.affinity_group }, query)
    ctx.store.table('affinity_group_member').remove(member.key)
  },

  anti_affinity_group_member_list: ({ path, query, ctx }) =>
    memberList(ctx, 'anti_affinity_group', {
      id: 'anti_affinity_group_member_list',
      group: path.anti_affinity_group,
      query,
    }),

  anti_affinity_group_member_instance_view: ({ path, query, ctx }) =>
    shown(ctx, memberOf(ctx, 'anti_affinity_group', { ...path, group: path.anti_affinity_group }, query)),

  anti_affinity_group_member_instance_add: ({ path, query, ctx }) => {
    const group = select(ctx, 'anti_affinity_group', path.anti_affinity_group, query)
    return addMember(ctx, 'anti_affinity_group', group.key, select(ctx, 'instance', path.instance, query))
  },

  anti_affinity_group_member_instance_delete: ({ path, query, ctx }) => {
    const member = memberOf(ctx, 'anti_affinity_group', { ...path, group: path.anti_affinity_group }, query)
    ctx.store.table('anti_affinity_group_member').remove(member.key)
  },

  instance_affinity_group_list: ({ path, query, ctx }) =>
    paged('instance_affinity_group_list', query, ({ project }) =>
      groupsWith(ctx, 'affinity_group', select(ctx, 'instance', path.instance, { project })).map(({ row }) => row),
    ),

  instance_anti_affinity_group_list: ({ path, query, ctx }) =>
    paged('instance_anti_affinity_group_list', query, ({ project }) =>
      groupsWith(ctx, 'anti_affinity_group', select(ctx, 'instance', path.instance, { project })).map(({ row }) => row),
    ),
}

/** Puts an instance into a group. Throws in the platform's order; an instance that runs was placed without the group. */
export function addMember(ctx: Ctx, kind: Kind, group: string, instance: InstanceEntry): Member {
  const members = ctx.store.table(`${kind}_member`)
  const { capital, plain, type, joins } = words[kind]
  const rows = members.of(group).length
  if (!accepts(ctx, `${kind}_member.create`, {}, { rows })) {
    throw invalidRequest(`${capital} group already has maximum allowed members (${rows})`)
  }
  if (groupsWith(ctx, kind, instance).length >= maxGroups) {
    throw invalidRequest(`Instance already belongs to maximum allowed ${plain} groups (${maxGroups})`)
  }
  if (!accepts(ctx, joins, instance.row))
    throw invalidRequest(`Instance cannot be added to ${plain} group with reservation`)
  const key = memberKey(group, instance.key)
  if (members.get(key) !== undefined) throw alreadyExists(type, instance.key)
  return shown(ctx, members.insert(key, { group_id: group, instance_id: instance.key }, { parent: group }))
}

/** Takes an instance out of all its groups. */
export function leaveGroups({ store }: Ctx, instance: string): void {
  for (const kind of ['affinity_group', 'anti_affinity_group'] as const) {
    const members = store.table(`${kind}_member`)
    for (const { key, row } of members.all()) if (row.instance_id === instance) members.remove(key)
  }
}

const memberKey = (group: string, instance: string): string => `${group}/${instance}`

type MemberEntry = Entry<GroupMember & Row>

/** The membership that a path names by group and instance; one `project` serves both. */
function memberOf(
  ctx: Ctx,
  kind: Kind,
  path: { group: string; instance: string },
  query: { project?: string },
): MemberEntry {
  const group = select(ctx, kind, path.group, query)
  const instance = select(ctx, 'instance', path.instance, query)
  const found = ctx.store.table(`${kind}_member`).get(memberKey(group.key, instance.key))
  if (found === undefined) throw notFound(words[kind].type, { id: instance.key })
  return found
}

/** A member as it is on the wire, with the state its instance has now. */
function shown({ store }: Ctx, { row }: MemberEntry): Member {
  const instance = store.table('instance').get(row.instance_id)
  if (instance === undefined) throw new Error(`member ${row.instance_id} is no instance`)
  const { id, name, run_state }: Instance = instance.row
  return { type: 'instance', value: { id, name, run_state } }
}

function memberList(
  ctx: Ctx,
  kind: Kind,
  { id, group, query }: { id: OperationId; group: string; query: AffinityGroupMemberListQuery },
): { items: Member[]; next_page: string | null } {
  const rows = ({ project }: AffinityGroupMemberListQuery): Member[] =>
    ctx.store
      .table(`${kind}_member`)
      .of(select(ctx, kind, group, { project }).key)
      .map((member) => shown(ctx, member))
  return paged(id, query, rows, ({ sort_by: mode }) => ({
    of: ({ value }) => (mode === 'id_ascending' ? value.id : value.name),
    descending: mode === 'name_descending',
  }))
}

function groupsWith({ store }: Ctx, kind: Kind, instance: InstanceEntry): Entry<AffinityGroup & Row>[] {
  return store
    .table(`${kind}_member`)
    .all()
    .flatMap(({ row }) => (row.instance_id === instance.key ? (store.table(kind).get(row.group_id) ?? []) : []))
}
