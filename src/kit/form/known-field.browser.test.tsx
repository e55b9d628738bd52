/** Numbers that have names: chosen by name, or typed. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '../../ui/browser.fixture.ts'
import { field } from './fields.fixture.ts'
import { showForm } from './form.fixture.tsx'

const fields = [
  field('type', { kind: 'integer', min: 0, max: 255, known: 'icmpType' }, { label: 'ICMP type' }),
  field(
    'code',
    { kind: 'portRange', max: 255, known: 'icmpCode', knownBy: 'type' },
    { label: 'ICMP code', required: false },
  ),
]

const control = (name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) })

async function type(name: string, text: string): Promise<void> {
  await userEvent.fill(control(name), text)
  await userEvent.tab()
}

test('a type is found by its name, its codes are those of the type, and the numbers are sent', async () => {
  const form = await showForm(fields)
  await userEvent.fill(control('ICMP type'), 'unreach')
  await page.getByRole('option', { name: '3 Destination unreachable' }).click()
  await expect.element(control('ICMP type')).toHaveValue('3 Destination unreachable')
  await control('ICMP code').click()
  await page.getByRole('option', { name: '4 Fragmentation needed' }).click()
  await expectAccessible()
  await form.submit()
  expect(form.sent).toEqual([{ type: 3, code: '4' }])
})

test('other numbers and ranges are typed; what is none is refused and stays', async () => {
  const form = await showForm(fields)
  await form.submit()
  await expect.element(control('ICMP type')).toHaveAccessibleDescription('ICMP type is required')
  for (const [text, message] of [
    ['256', 'Can be at most 255'],
    ['ping', 'Must be a whole number'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await type('ICMP type', text)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.element(control('ICMP type')).toHaveAccessibleDescription(message)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.element(control('ICMP type')).toHaveValue(text)
  }
  await type('ICMP type', '42')
  await type('ICMP code', '9-300')
  await expect
    .element(control('ICMP code'))
    .toHaveAccessibleDescription('Must be a number from 0 to 255, or a range of them')
  await type('ICMP code', '0–3')
  await form.submit()
  expect(form.sent).toEqual([{ type: 42, code: '0-3' }])
})

test('regression: a number that has a name was lost when it was typed and left', async () => {
  const form = await showForm(fields)
  await type('ICMP type', '3')
  await expect.element(control('ICMP type')).toHaveValue('3 Destination unreachable')
  await type('ICMP code', '4')
  await form.submit()
  expect(form.sent).toEqual([{ type: 3, code: '4' }])
})

test('what a rule has is shown by its name', async () => {
  await showForm(fields, { row: { type: 8, code: null } })
  await expect.element(control('ICMP type')).toHaveValue('8 Echo request')
  await expect.element(control('ICMP code')).toHaveValue('')
})
