/** The generated screens of a policy with what only policies have: identities by name, and roles of the level above. */
import { groupDetailPath, userDetailPath } from '../../../generated/model/paths.gen.ts'
import { fill } from '../../kit/selectors.ts'
import type { Action, Column, FormScreen, ListScreen, Lookup } from '../../kit/spec.ts'
import { textAt } from '../../kit/values.ts'
import { accessQuery, candidatesQuery, levelOf, type Kind } from './sources.ts'

const isOwn = { kind: 'field', path: 'isOwn', in: [true] } as const
const inherited = 'This role comes from the silo. Change it on the Silo access page.'

/** The list: one row per identity, inherited ones included. */
export function accessList(screen: ListScreen, kind: Kind): ListScreen {
  const offer = kind === 'project' ? { offer: isOwn, reason: inherited } : {}
  return {
    ...screen,
    source: { query: (params) => accessQuery(kind, params), shape: { kind: 'whole' }, paged: false },
    columns: columnsOf(screen, kind),
    rowName: 'name',
    links: screen.links.map((link) => ({ ...link, ...offer })),
    actions: screen.actions.map((action) => ({ ...action, ...offer, ...warned(action, kind) })),
  }
}

function columnsOf({ columns }: ListScreen, kind: Kind): Column[] {
  return columns.map((column): Column => {
    switch (column.id) {
      case 'identityId':
        return { ...column, label: 'Name', help: undefined, path: 'name', cell: nameCell(kind) }
      case 'roleName':
        return { ...column, help: roleHelp[kind], path: 'roles', cell: { kind: 'list' } }
      default:
        return { ...column, help: undefined }
    }
  })
}

const roleHelp: Readonly<Record<Kind, string>> = {
  project:
    'Roles on the silo count in each of its projects: admins and collaborators administer the project, viewers see it.',
  silo: 'Roles on the silo count in all of its projects as well.',
  'any-silo': 'Roles on the silo count in all of its projects as well.',
  fleet: 'Silos can give fleet roles to those who have a role on them, too.',
}

/** Only people and groups of one's own silo have pages. */
const nameCell = (kind: Kind): Column['cell'] =>
  kind === 'project' || kind === 'silo'
    ? {
        kind: 'link',
        to: (row) =>
          row['identityType'] === 'silo_group'
            ? fill(groupDetailPath, { groupId: textAt(row, 'identityId') })
            : fill(userDetailPath, { userId: textAt(row, 'identityId') }),
      }
    : { kind: 'text' }

/** Nobody takes their own right to decide by accident. */
function warned({ confirm }: Action, kind: Kind): Pick<Action, 'confirm'> {
  if (!confirm) return {}
  const text = `You decide about access to this ${levelOf(kind)} through this role: without it you cannot undo this.`
  return { confirm: { ...confirm, notes: [{ when: { kind: 'field', path: 'locksOut', in: [true] }, text }] } }
}

/** The form that gives a role: to users and groups that have none in this policy. */
export function addForm(screen: FormScreen, kind: Kind): FormScreen {
  const lookup: Lookup = {
    entity: screen.entity,
    label: { one: 'User or group', many: 'Users and groups' },
    source: { query: (params) => candidatesQuery(kind, params), shape: { kind: 'whole' }, paged: false },
    value: 'identity',
    text: 'name',
    hint: [{ path: 'type', cell: { kind: 'text' } }],
  }
  return {
    ...screen,
    fields: screen.fields
      // The identity says which type it is of.
      .filter(({ id }) => id !== 'identityType')
      .map((field) =>
        field.id === 'identityId'
          ? { ...field, help: whom[kind], widget: { kind: 'picker', lookup } }
          : { ...field, help: undefined },
      ),
  }
}

const whom: Readonly<Record<Kind, string>> = {
  project: 'Those who have a role in this project already are not listed.',
  silo: 'Those who have a role on this silo already are not listed.',
  'any-silo': 'Those who have a role on this silo already are not listed. Groups are listed for your own silo only.',
  fleet: 'Users and groups of your own silo that have no role on the system yet.',
}

/** The form that changes a role says whose. */
export function changeForm(screen: FormScreen, name: string | undefined): FormScreen {
  return {
    ...screen,
    name,
    title: name === undefined ? screen.title : `${screen.title} for ${name}`,
    fields: screen.fields.map((field) => ({ ...field, help: undefined })),
  }
}
