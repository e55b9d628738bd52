import { expect, test } from 'vitest'

import { screen as create } from '../../../generated/screens/vpc-firewall-rule/create.gen.tsx'
import { disabledReason } from '../../kit/actions/offer.ts'
import type { FormField } from '../../kit/spec.ts'
import { ruleList } from './list-screen.ts'

const screen = ruleList(undefined)

test.each([
  [1023, undefined],
  [1024, 'A VPC can have 1024 firewall rules at most'],
])('with %i rules another one can be made and cloned, or not', (rows, reason) => {
  const clone = screen.links.find(({ id }) => id === 'clone')
  expect([screen.create, clone].map((one) => disabledReason(one ?? {}, {}, { rows }))).toEqual([reason, reason])
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
