/** The generated screens of a policy with what only policies have: identities by name, and roles of the level above. */
import type { Action, Column, FormScreen, ListScreen, Lookup } from '../spec.ts'
import { textAt } from '../values.ts'
import type { Policy } from './policy.ts'
import { accessQuery, candidatesQuery } from './sources.ts'

export type AccessList = ListScreen & { policy: Policy }
export type AccessForm = FormScreen & { policy: Policy }

interface Generated<S> {
  screen: S
  policy: Policy
}

/** The list: one row per identity, inherited ones included. */
export const accessList = ({ screen, policy }: Generated<ListScreen>): AccessList => ({
  ...screen,
  policy,
  source: { query: (params) => accessQuery(policy, params), shape: { kind: 'whole' }, paged: false },
  columns: screen.columns.map((column) => (column.path === 'name' ? { ...column, cell: nameCell(policy) } : column)),
  actions: screen.actions.map((action) => warned(action, policy)),
})

/** Only one's own people have pages. */
const nameCell = ({ identities, elsewhere }: Policy): Column['cell'] =>
  elsewhere
    ? { kind: 'text' }
    : {
        kind: 'link',
        to: (row, params) => {
          const { lookup } = identities.find(({ type }) => type === row['identityType']) ?? identities[0] ?? {}
          return lookup?.to?.({ [lookup.value]: textAt(row, 'identityId') }, params) ?? ''
        },
      }

/** Nobody takes their own right to decide by accident. */
function warned(action: Action, { place }: Policy): Action {
  if (!action.confirm) return action
  const text = `You decide about access to this ${place} through this role: without it you cannot undo this.`
  const notes = [{ when: { kind: 'field', path: 'locksOut', in: [true] }, text }] as const
  return { ...action, confirm: { ...action.confirm, notes } }
}

/** The form that gives a role: to whoever has none in this policy. */
export const addForm = ({ screen, policy }: Generated<FormScreen>): AccessForm => ({
  ...screen,
  policy,
  fields: screen.fields.map((field) => {
    if (field.id !== 'identityId') return field
    const lookup: Lookup = {
      entity: screen.entity,
      label: { one: field.label, many: field.label },
      source: { query: (params) => candidatesQuery(policy, params), shape: { kind: 'whole' }, paged: false },
      value: 'identity',
      text: 'name',
      hint: [{ path: 'type', cell: { kind: 'text' } }],
    }
    return { ...field, widget: { kind: 'picker', lookup } }
  }),
})

/** The form that changes a role. */
export const changeForm = ({ screen, policy }: Generated<FormScreen>): AccessForm => ({ ...screen, policy })

/** It says whose. */
export const named = <S extends FormScreen>(screen: S, name: string | undefined): S => ({
  ...screen,
  name,
  title: name === undefined ? screen.title : `${screen.title} for ${name}`,
})
