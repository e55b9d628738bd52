import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { network, rule } from './network.fixture.ts'
import { showIn } from './network.fixture.tsx'
import { RuleList } from './RuleList.tsx'

const rules = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    rule(`rule-${at}`, { targets: [{ type: 'instance', value: at < 2 ? 'web' : 'db' }] }),
  )
const newRule = page.getByRole('link', { name: 'New rule' }).first()

test('a full VPC takes no other rule, however few of its rules are shown', async () => {
  await showIn(network(rules(1024)), <RuleList />, { search: '?instance=web' })
  await expect.element(page.getByRole('link', { name: 'rule-1', exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'rule-2', exact: true })).not.toBeInTheDocument()
  await expect.element(newRule).toHaveAttribute('aria-disabled', 'true')
  await expect.element(newRule).toHaveAccessibleDescription('Delete a rule first; a VPC can have 1024')
})

test('with one rule less there is room for another', async () => {
  await showIn(network(rules(1023)), <RuleList />, { search: '?instance=web' })
  await expect.element(page.getByRole('link', { name: 'rule-1', exact: true })).toBeVisible()
  await expect.element(newRule).not.toHaveAttribute('aria-disabled')
})

test('regression: a rule that is dragged hid what turns its name round, however long it is', async () => {
  await showIn(network([rule(`no\u202Eway${'y'.repeat(500)}`)]), <RuleList />)
  const handle = page.getByTitle('Drag to move')
  await expect.element(handle).toBeInTheDocument()
  const element = handle.element()
  // No pointer is there to be held.
  element.setPointerCapture = () => undefined
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
  await expect.element(handle).toMatchTextContent(/^no⟨U\+202E⟩way.*…$/)
  expect(element.querySelectorAll('bdi')).toHaveLength(1)
})
