import { expect, test } from 'vitest'

import { screen as create } from '../../../generated/screens/vpc-firewall-rule/create.gen.tsx'
import { disabledReason } from '../../kit/actions/offer.ts'
import type { FormField } from '../../kit/spec.ts'
import { ruleList } from './list-screen.ts'

const screen = ruleList({})

test.each([
  [false, undefined],
  [true, 'Delete a rule first; a VPC can have 1024'],
])('while the VPC is full (%s) no rule can be made or cloned', (isFull, reason) => {
  const list = ruleList({ isFull })
  const clone = list.links.find(({ id }) => id === 'clone')
  expect([list.create, clone].map((one) => disabledReason(one ?? {}, {}, {}))).toEqual([reason, reason])
})

test.each([
  ['enable', 'Already enabled', { status: 'enabled' }, { status: 'disabled' }],
  ['disable', 'Already disabled', { status: 'disabled' }, { status: 'enabled' }],
  ['up', 'Already first', { order: 1 }, { order: 2 }],
  ['down', 'Already last', { isLast: true }, { isLast: false }],
])('%s is offered where it does something', (id, reason, useless, useful) => {
  const action = screen.actions.find((one) => one.id === id) ?? {}
  expect([useless, useful].map((row) => disabledReason(action, row, {}))).toEqual([reason, undefined])
})

test('several rules can be enabled, disabled and deleted at once', () => {
  expect(screen.actions.filter(({ bulk }) => bulk).map(({ id }) => id)).toEqual(['enable', 'disable', 'delete'])
})

test('of a priority is said what is said in the list', () => {
  const [priority] = screen.actions.find(({ id }) => id === 'priority')?.form ?? []
  expect(priority?.help).toMatch(/^0–65535/)
})

test('each action that changes traffic shows that first; moves and enabling ask only when it does', () => {
  expect(
    screen.actions.map(({ id, preview, confirm }) => [id, preview !== undefined, confirm?.needed !== undefined]),
  ).toEqual([
    ['enable', true, true],
    ['disable', true, false],
    ['priority', true, false],
    ['up', true, true],
    ['down', true, true],
    ['delete', true, false],
  ])
})

test('a new rule is enabled, and that comes first', () => {
  const status = create.fields.find(({ id }) => id === 'status')
  expect(status?.initial).toBe('enabled')
  expect(status?.widget).toMatchObject({ options: [{ value: 'enabled' }, { value: 'disabled' }] })
})

test('lists of a rule hold at most as many items as the server takes, and none twice', () => {
  const lists = (fields: readonly FormField[]): (readonly [string, number | undefined, unknown])[] =>
    fields.flatMap(({ label, widget }) => {
      if (widget.kind === 'group') return lists(widget.fields)
      return widget.kind === 'list' ? [[label, widget.max, widget.unique] as const] : []
    })
  expect(lists(create.fields)).toEqual([
    ['Targets', 256, true],
    ['Host filters', 256, true],
    ['Port filters', 256, true],
    ['Protocol filters', 256, true],
  ])
})
