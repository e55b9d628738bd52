import { expect, test } from 'vitest'

import { movedToast } from './moved-toast.ts'
import { rule } from './network.fixture.ts'

const rules = [
  rule('deny-all', { priority: 130, action: 'deny' }),
  rule('allow-ssh', { priority: 120 }),
  rule('allow-web', { priority: 130 }),
]

test.each([
  ['allow-ssh', 'allow-ssh is now at priority 120, before deny-all'],
  // Of equal numbers the rule that denies comes first.
  ['deny-all', 'deny-all is now at priority 130, before allow-web'],
  ['allow-web', 'allow-web is now at priority 130, the last rule'],
])('a moved rule says where it is among all rules of the VPC: %s', (name, said) => {
  const { content } = movedToast({ rules }, name)
  expect(content.replaceAll(/[\u2068\u2069]/g, '')).toBe(said)
})

test('the next move takes the place of what was said before', () => {
  expect(movedToast({ rules }, 'allow-ssh').id).toBe(movedToast({ rules }, 'allow-web').id)
})
