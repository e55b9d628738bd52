import { expect, test } from 'vitest'

import type { LinkAction } from '../link-action.ts'
import type { Action, Row } from '../spec.ts'
import { inMenu, menuItems } from './menu-items.ts'

const call = async () => undefined
const remove: Action = {
  id: 'delete',
  label: 'Delete',
  danger: true,
  call,
  effects: [],
  offer: { kind: 'field', path: 'state', in: ['stopped'] },
  reason: 'Stop it first',
}
const start: Action = { id: 'start', label: 'Start', call, effects: [], offer: { kind: 'empty', collection: 'lids' } }
const edit: LinkAction = { id: 'edit', label: 'Edit', over: true, to: ({ name }) => `/crates/${String(name)}/edit` }

const items = (row: Row, more: { links?: LinkAction[]; actions?: Action[] } = {}) =>
  menuItems({
    row,
    params: {},
    links: [edit],
    actions: [remove, start],
    conditions: { now: 0 },
    over: (path) => `${path}?page=2`,
    run: () => {},
    copy: () => {},
    ...more,
  })

test('copy, links, actions, and what is dangerous at the end', () => {
  expect(items({ id: '1', name: 'a', state: 'stopped' }).map(({ id }) => id)).toEqual([
    'copy-id',
    'edit',
    'start',
    'danger',
    'delete',
  ])
})

test('a long menu parts what leads somewhere from what does something', () => {
  const more = ['stop', 'reboot', 'console'].map((id): Action => ({ id, label: id, call, effects: [] }))
  expect(items({ id: '1', name: 'a' }, { actions: [...more, remove] }).map(({ id }) => id)).toEqual([
    'copy-id',
    'edit',
    'actions',
    'stop',
    'reboot',
    'console',
    'danger',
    'delete',
  ])
})

test('menus go without actions that have a button on a tab', () => {
  expect(inMenu([start, { ...remove, onTab: true }])).toEqual([start])
})

test('without an id there is nothing to copy', () => {
  expect(items({ name: 'a' }, { links: [], actions: [] })).toEqual([])
})

test('a link over the list keeps its page', () => {
  expect(items({ name: 'a' })[0]).toMatchObject({ kind: 'link', to: '/crates/a/edit?page=2' })
})

test('an action that is not offered says why; what cannot be known is offered', () => {
  const [, , deletion] = items({ name: 'a', state: 'running' }, { links: [], actions: [start, remove] })
  expect(deletion).toMatchObject({ id: 'delete', disabledReason: 'Stop it first' })
  expect(items({ name: 'a' }, { links: [], actions: [start] })[0]).toMatchObject({
    id: 'start',
    disabledReason: undefined,
  })
})

test('a link that cannot be made for this row is left out', () => {
  const broken: LinkAction = {
    id: 'x',
    label: 'X',
    to: () => {
      throw new Error('No value for :x')
    },
  }
  expect(items({}, { links: [broken], actions: [] })).toEqual([])
})
