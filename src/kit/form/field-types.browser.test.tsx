/** Every field type: a label that finds its control, a value that goes in and comes out, and what is said of a wrong one. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '../../ui/browser.fixture.ts'
import type { Widget } from '../spec.ts'
import { field } from './fields.fixture.ts'
import { showForm } from './form.fixture.tsx'

const GiB = 1024 ** 3

interface Case {
  widget: Widget
  /** What people type, and what is sent. */
  typed: string
  sent: unknown
  /** Texts that are refused, with what is said. */
  refused?: readonly (readonly [typed: string, message: string])[]
  required?: string
}

/** The messages are those of the specification, §5. */
const texts: Readonly<Record<string, Case>> = {
  Text: {
    widget: { kind: 'text', minLength: 3, maxLength: 5, pattern: '^[a-z]+$' },
    typed: 'abcd',
    sent: 'abcd',
    refused: [
      ['ab', 'Must be at least 3 characters'],
      ['abcdef', 'Must be 5 characters or fewer'],
      ['ABC', 'Does not have the expected form'],
    ],
  },
  'Long text': { widget: { kind: 'text', multiline: true }, typed: 'one\ntwo', sent: 'one\ntwo' },
  Name: {
    widget: { kind: 'name' },
    typed: 'web-1',
    sent: 'web-1',
    refused: [
      ['Web', 'Must start with a lower-case letter'],
      ['web_1', 'Can only contain lower-case letters, digits and dashes'],
      ['web-', 'Must end with a letter or a digit'],
      ['9d5a8b1c-0f43-4e5e-9c3e-6f1a7a3b2c10', 'Must start with a lower-case letter'],
      ['ad5a8b1c-0f43-4e5e-9c3e-6f1a7a3b2c10', 'Must not have the form of an ID'],
      ['a'.repeat(64), 'Must be 63 characters or fewer'],
    ],
  },
  Secret: { widget: { kind: 'text', secret: true }, typed: ' s3cret ', sent: ' s3cret ' },
  vCPUs: {
    widget: { kind: 'integer', min: 1, max: 64 },
    typed: '16',
    sent: 16,
    refused: [
      ['0', 'Must be at least 1'],
      ['65', 'Can be at most 64'],
      ['1.5', 'Must be a whole number'],
      ['many', 'Must be a whole number'],
    ],
  },
  'Large number': {
    widget: { kind: 'integer', min: 0 },
    typed: '18446744073709551615',
    sent: 18446744073709551615n,
    refused: [['-1', 'Must be at least 0']],
  },
  Size: {
    widget: { kind: 'bytes', unit: 'GiB', min: GiB, max: 1023 * GiB },
    typed: '1.5',
    sent: 1.5 * GiB,
    refused: [
      ['0', 'Must be at least 1 GiB'],
      ['1024', 'Can be at most 1023 GiB'],
      ['much', 'Must be a number'],
    ],
  },
  'IP address': {
    widget: { kind: 'ip' },
    typed: ' fd00::1 ',
    sent: 'fd00::1',
    refused: [
      ['10.0.0', 'Not a valid IP address'],
      ['10.0.0.256', 'Not a valid IP address'],
      ['web', 'Not a valid IP address'],
    ],
  },
  'IP block': {
    widget: { kind: 'cidr' },
    typed: '10.0.0.0/24',
    sent: '10.0.0.0/24',
    refused: [
      ['10.0.0.0', 'Must contain an IP address and a width, separated by a /'],
      ['10.0.0.0/x', 'Width must be an integer'],
      ['10.0.0.0/33', 'Max width for IPv4 is 32'],
      ['fd00::/129', 'Max width for IPv6 is 128'],
    ],
  },
  Ports: {
    widget: { kind: 'portRange' },
    typed: ' 8000-8999 ',
    sent: '8000-8999',
    refused: [
      ['90-80', 'Not a valid port or port range'],
      ['123456', 'Not a valid port or port range'],
      ['http', 'Not a valid port or port range'],
    ],
  },
  ID: {
    widget: { kind: 'uuid' },
    typed: '9d5a8b1c-0f43-4e5e-9c3e-6f1a7a3b2c10',
    sent: '9d5a8b1c-0f43-4e5e-9c3e-6f1a7a3b2c10',
    refused: [['9d5a', 'Must be a UUID']],
  },
  Expires: { widget: { kind: 'date' }, typed: '2030-05-06T07:08:09', sent: new Date('2030-05-06T07:08:09') },
  Document: {
    widget: { kind: 'json' },
    typed: '{"tier": ["gold", 1, null]}',
    sent: { tier: ['gold', 1, null] },
    refused: [['{\n  "tier": }', 'Not valid JSON at line 2, column 11']],
  },
}

for (const [label, { widget, typed, sent, refused = [] }] of Object.entries(texts)) {
  test(`${label}: what is typed is sent, what is wrong is said where it stands`, async () => {
    const form = await showForm([field('value', widget, { label, help: 'What it is for' })])
    const control = page.getByLabelText(label, { exact: true })
    await expect.element(control).toHaveAccessibleDescription('What it is for')
    await form.submit()
    await expect.element(control).toHaveAccessibleDescription(`${label} is required What it is for`)
    await expect.element(control).toBeInvalid()
    await expect.element(control).toHaveFocus()
    for (const [wrong, message] of refused) {
      await userEvent.fill(control, wrong)
      await expect.element(control).toHaveAccessibleDescription(`${message} What it is for`)
      await expect.element(control).toBeInvalid()
    }
    expect(form.sent).toEqual([])
    await userEvent.fill(control, typed)
    await expect.element(control).not.toBeInvalid()
    await form.submit()
    await expect.poll(() => form.sent).toEqual([{ value: sent }])
  })

  test(`${label}: what the server has shows, and goes back as it came`, async () => {
    const form = await showForm([field('value', widget, { label })], { row: { value: sent } })
    await expect.element(page.getByLabelText(label, { exact: true })).not.toHaveValue('')
    await form.submit()
    await expect.poll(() => form.sent).toEqual([{ value: sent }])
  })
}

test('a description may be empty even where one is demanded, and no longer than 512', async () => {
  const form = await showForm([field('description', { kind: 'description' })])
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ description: '' }])
  const control = page.getByRole('textbox', { name: /^Description/ })
  await userEvent.fill(control, 'x'.repeat(513))
  await expect.element(control).toHaveAccessibleDescription('Must be 512 characters or fewer')
})

test('an optional field says so, and left empty it is left out of the body', async () => {
  const optional = (id: string, widget: Widget) => field(id, widget, { required: false })
  const form = await showForm([
    optional('text', { kind: 'text' }),
    optional('size', { kind: 'bytes', unit: 'GiB' }),
    optional('kind', { kind: 'select', options: [{ value: 'a', label: 'A' }] }),
    optional('flag', { kind: 'checkbox' }),
    optional('range', { kind: 'ipRange' }),
    optional('document', { kind: 'json' }),
  ])
  await expect.element(page.getByRole('textbox', { name: /^Text *\(Optional\)$/ })).toBeVisible()
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{}])
})

const sizes = [512, 2048, 4096].map((value) => ({ value, label: String(value) }))

test('a select and radio cards send the value itself, not its text', async () => {
  const form = await showForm([
    field('selected', { kind: 'select', options: sizes }),
    field('radio', { kind: 'radio', options: sizes }),
  ])
  await form.submit()
  const select = page.getByLabelText('Selected')
  const group = page.getByRole('group', { name: 'Radio' })
  await expect.element(select).toHaveAccessibleDescription('Selected is required')
  await expect.element(group).toHaveAccessibleDescription('Radio is required')
  await expect.element(select).toHaveFocus()
  await userEvent.selectOptions(select, '2048')
  await group.getByRole('radio', { name: '4096' }).click()
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ selected: 2048, radio: 4096 }])
})

test('a value that this console does not know stays a choice', async () => {
  const form = await showForm([field('size', { kind: 'select', options: sizes })], { row: { size: 8192 } })
  await expect.element(page.getByLabelText('Size')).toHaveValue('8192')
  await form.submit()
  await expect.poll(() => form.sent).toHaveLength(1)
})

test('a length of time is a number of a unit that is chosen, and is sent in the unit of the API', async () => {
  const lifetime = field('lifetime', { kind: 'integer', min: 60, length: 's' })
  const form = await showForm([lifetime], { row: { lifetime: 7200 } })
  const amount = page.getByLabelText('Lifetime', { exact: true })
  const unit = page.getByLabelText('Unit of Lifetime')
  // The largest unit that says it without a fraction.
  await expect.element(amount).toHaveValue('2')
  await expect.element(unit).toHaveValue('h')
  await form.submit()
  await userEvent.fill(amount, '30')
  await form.submit()
  await userEvent.selectOptions(unit, 'd')
  await expect.element(amount).toHaveValue('30')
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ lifetime: 7200 }, { lifetime: 108_000 }, { lifetime: 2_592_000 }])
  await userEvent.selectOptions(unit, 's')
  await expect.element(amount).toHaveAccessibleDescription('Must be at least 1 min')
  await expectAccessible()
})

test('a length of time that no other unit can say stays what it was, and an empty one is none', async () => {
  const lifetime = field('lifetime', { kind: 'integer', length: 's' }, { required: false, nullable: true })
  const form = await showForm([lifetime], { row: { lifetime: 5401 } })
  await expect.element(page.getByLabelText(/^Lifetime/)).toHaveValue('5401')
  await expect.element(page.getByLabelText('Unit of Lifetime')).toHaveValue('s')
  await form.submit()
  await userEvent.fill(page.getByLabelText(/^Lifetime/), '')
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ lifetime: 5401 }, { lifetime: null }])
})

test('a check box sends what it shows', async () => {
  const form = await showForm([field('enabled', { kind: 'checkbox' }, { help: 'Whether it runs' })])
  const box = page.getByRole('checkbox', { name: /^Enabled/ })
  await expect.element(box).toHaveAccessibleDescription('Whether it runs')
  await form.submit()
  await box.click()
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ enabled: false }, { enabled: true }])
})

test('the contents of a file are sent, as text or in base 64', async () => {
  const file = new File(['ü!'], 'chain.pem')
  const form = await showForm([
    field('text', { kind: 'file', encoding: 'text' }),
    field('binary', { kind: 'file', encoding: 'base64' }),
  ])
  await form.submit()
  await expect.element(page.getByLabelText('Text')).toHaveAccessibleDescription('Text is required')
  await userEvent.upload(page.getByLabelText('Text'), file)
  await userEvent.upload(page.getByLabelText('Binary'), file)
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ text: 'ü!', binary: 'w7wh' }])
})

test('both ends of a range are checked, each where it stands', async () => {
  const form = await showForm([field('range', { kind: 'ipRange' })])
  const end = (name: string) => page.getByRole('group', { name: 'Range' }).getByLabelText(name)
  await form.submit()
  await expect.element(end('First')).toHaveAccessibleDescription('First is required')
  await userEvent.fill(end('First'), '10.0.0.9')
  await userEvent.fill(end('Last'), '10.0.0.1')
  await expect.element(end('Last')).toHaveAccessibleDescription('The last address must not be below the first')
  await userEvent.fill(end('Last'), '10.0.0.20')
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ range: { first: '10.0.0.9', last: '10.0.0.20' } }])
})

const hostile = '<img src=x onerror="window.hit=1">\u202Egnp.exe 👩‍👩‍👧‍👦 ${1} %00 ' + 'x'.repeat(10_000)

test('a hostile text is inert in every field: it is sent as it was, and nothing of it is markup', async () => {
  const fields = [
    field('text', { kind: 'text' }, { label: '<b>Text</b>', help: '<i>Help</i>' }),
    field('long', { kind: 'text', multiline: true }),
    field('secret', { kind: 'text', secret: true }),
    field('picked', { kind: 'select', options: [{ value: hostile, label: hostile }] }),
    field('radio', { kind: 'radio', options: [{ value: hostile, label: hostile, help: hostile }] }),
    field('tags', { kind: 'list', item: field('', { kind: 'text' }, { label: 'Tag' }) }),
    field('labels', { kind: 'map', value: field('', { kind: 'text' }, { label: 'Value' }) }),
    field('document', { kind: 'json' }),
    field('rows', {
      kind: 'list',
      item: field(
        '',
        { kind: 'group', fields: [field('a', { kind: 'text' }), field('b', { kind: 'text' })] },
        { label: 'Row' },
      ),
    }),
  ]
  const row = {
    text: hostile,
    long: hostile,
    secret: hostile,
    picked: hostile,
    radio: hostile,
    tags: [hostile],
    labels: { [hostile]: hostile },
    document: { [hostile]: hostile },
    rows: [{ a: hostile, b: hostile }],
  }
  const form = await showForm(fields, { row })
  await form.submit()
  await expect.poll(() => form.sent).toEqual([row])
  expect(document.querySelectorAll('main img, main b, main i')).toHaveLength(0)
  expect(Reflect.get(window, 'hit')).toBe(undefined)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('fields in trouble have no violations', async () => {
  const form = await showForm([
    ...Object.entries(texts).map(([label, { widget }], index) => field(`f${index}`, widget, { label })),
    field('radio', { kind: 'radio', options: sizes }),
    field('tags', { kind: 'list', min: 1, item: field('', { kind: 'text' }, { label: 'Tag' }) }),
    field('file', { kind: 'file', encoding: 'text' }),
  ])
  await form.submit()
  await expect.element(page.getByText('Text is required', { exact: true })).toBeVisible()
  await expectAccessible()
})

test('examples were of a width, or of ports, that the field does not take', async () => {
  await showForm([
    field('prefix', { kind: 'cidr', width: [48, 48] }, { label: 'IPv6 prefix' }),
    field('codes', { kind: 'portRange', max: 255 }, { label: 'Codes' }),
  ])
  await expect.element(page.getByLabelText('IPv6 prefix')).toHaveAttribute('placeholder', 'fd00::/48')
  await expect.element(page.getByLabelText('Codes')).not.toHaveAttribute('placeholder')
})

test('a choice with a default offered none as well, which means the default', async () => {
  const options = [
    { value: 'v4', label: 'IPv4' },
    { value: 'v6', label: 'IPv6' },
  ]
  const more = { required: false, label: 'IP version' }
  await showForm([
    field('version', { kind: 'radio', options }, { ...more, initial: 'v4' }),
    field('other', { kind: 'radio', options }, { ...more, label: 'Other', nullable: true }),
  ])
  await expect.poll(() => page.getByRole('radio').all().length).toBe(5)
  expect(page.getByRole('radio', { name: 'None' }).all()).toHaveLength(1)
})
