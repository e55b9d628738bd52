/** The list and the forms of a policy: those of any set, with what only policies have. */
import { parts } from '../../../link/views/access/expand.ts'
import { accessOf } from '../../../link/views/access/policy.ts'
import { unique, type Resource } from '../../../link/resources.ts'
import type { AccessFormIR, AccessListIR } from '../../types/access-ir.ts'
import type { Condition } from '../../types/condition-ir.ts'
import type { ColumnIR, LinkIR } from '../../types/ir.ts'
import type { FormScreenIR, ListScreenIR, ScreenIR } from '../../types/screen-ir.ts'
import { listTitle } from '../list/make.ts'
import type { ResourceMaker, ScreenSite } from '../view.ts'
import { policyOf, policyOperations } from './policy.ts'

type Part = ListScreenIR | FormScreenIR

/** What stands in for the plain screen of a policy; undefined for other resources. */
export function makeAccess(resource: Resource, maker: ResourceMaker, site: ScreenSite): ScreenIR | undefined {
  const policy = policyOf(resource, site)
  const screen = policy && plainOf(resource, maker, site)
  if (policy === undefined || screen === undefined) return undefined
  const uses = unique([...screen.uses, ...policyOperations(policy, site.lookups.all())])
  const { kind: part, ...rest } = screen
  const shared = { kind: 'access', part, policy, uses } as const
  return 'columns' in rest
    ? ({ ...rest, ...listOf(rest, resource, site), ...shared } as AccessListIR)
    : ({ ...rest, ...shared } as AccessFormIR)
}

function plainOf(resource: Resource, { make }: ResourceMaker, site: ScreenSite): Part | undefined {
  const screen = make(resource, site)
  return screen.kind === 'list' || screen.kind === 'create' || screen.kind === 'edit' ? screen : undefined
}

/** Rows are identities: by name, with every role that counts. What is only inherited is changed elsewhere. */
function listOf(
  { columns, links, actions }: Pick<ListScreenIR, 'columns' | 'links' | 'actions'>,
  resource: Resource,
  site: ScreenSite,
): Pick<ListScreenIR, 'columns' | 'links' | 'actions' | 'rowName'> {
  const offer = ownOnly(resource, site)
  return {
    columns: columns.map(columnOf),
    rowName: 'name',
    links: links.map((link) => ({ ...link, ...offer })),
    actions: actions.map((action) => ({ ...action, ...offer })),
  }
}

function columnOf(column: ColumnIR): ColumnIR {
  const { id, label, help } = column
  const own = { id, label, ...(help === undefined ? {} : { help }) }
  switch (id) {
    case parts.identity:
      return { ...own, path: 'name', cell: { kind: 'text' } }
    case parts.role:
      return { ...own, path: 'roles', cell: { kind: 'list' } }
    default:
      return column
  }
}

const isOwn: Condition = { kind: 'field', path: 'isOwn', in: [true] }

function ownOnly(resource: Resource, { context }: ScreenSite): Pick<LinkIR, 'offer' | 'reason'> {
  const { policy } = accessOf(resource, context)?.access.above ?? {}
  const other = policy === undefined ? undefined : context.resource(policy)
  const access = other?.entry.raw.access
  if (other === undefined || access === undefined) return {}
  const place = access.place ?? access.level
  return { offer: isOwn, reason: `Managed by “${listTitle(other)}”: the role comes from the ${place}` }
}
