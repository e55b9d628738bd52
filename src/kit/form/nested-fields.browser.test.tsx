/** Fields that hold others: lists, maps, small tables and unions. */
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { ApiError } from '../../api/errors.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import type { FormField } from '../spec.ts'
import { field } from './fields.fixture.ts'
import { showForm } from './form.fixture.tsx'

test('a list: items are added and taken away, must be unique, and there is a limit', async () => {
  const tags: FormField = field('tags', {
    kind: 'list',
    item: field('', { kind: 'text' }, { label: 'Tag' }),
    min: 1,
    max: 2,
    unique: true,
  })
  const form = await showForm([tags])
  const group = page.getByRole('group', { name: 'Tags' })
  const add = group.getByRole('button', { name: 'Add tag' })
  await form.submit()
  await expect.element(group).toHaveAccessibleDescription('Tags is required')
  await expect.element(add).toHaveFocus()
  await add.click()
  await userEvent.fill(group.getByLabelText('Tag 1'), 'shop')
  await add.click()
  await userEvent.fill(group.getByLabelText('Tag 2'), 'shop')
  await expect.element(group).toHaveAccessibleDescription('Items must be unique')
  await expect.element(add).toHaveAccessibleDescription('At most 2')
  await group.getByRole('button', { name: 'Remove tag 1' }).click()
  await expect.element(add).toHaveFocus()
  await expect.element(group.getByLabelText('Tag 1')).toHaveValue('shop')
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ tags: ['shop'] }])
})

test('a map: keys are required and unique, blank lines are nothing', async () => {
  const form = await showForm(
    [field('labels', { kind: 'map', value: field('', { kind: 'text' }, { label: 'Value' }) })],
    {
      row: { labels: { tier: 'gold' } },
    },
  )
  const group = page.getByRole('group', { name: 'Labels' })
  await expect.element(group.getByLabelText('Key')).toHaveValue('tier')
  await group.getByRole('button', { name: 'Add entry' }).click()
  await group.getByRole('button', { name: 'Add entry' }).click()
  await userEvent.fill(group.getByLabelText('Value').nth(1), 'silver')
  await form.submit()
  await expect.element(group.getByLabelText('Key').nth(1)).toHaveAccessibleDescription('Key is required')
  await expect.element(group.getByLabelText('Key').nth(1)).toHaveFocus()
  await userEvent.fill(group.getByLabelText('Key').nth(1), 'tier')
  await expect.element(group).toHaveAccessibleDescription('Items must be unique')
  // A key that objects have by themselves is a key like any other.
  await userEvent.fill(group.getByLabelText('Key').nth(1), '__proto__')
  await form.submit()
  await expect.poll(() => form.sent).toHaveLength(1)
  expect(Object.entries(form.sent[0]?.['labels'] ?? {})).toEqual([
    ['tier', 'gold'],
    ['__proto__', 'silver'],
  ])
})

test('a small table: rows are made, changed and taken away in a dialog, which gives focus back', async () => {
  const routes = field('routes', {
    kind: 'list',
    item: field(
      '',
      {
        kind: 'group',
        fields: [
          field('dst', { kind: 'cidr' }, { label: 'Destination' }),
          field('gw', { kind: 'ip' }, { label: 'Gateway' }),
        ],
      },
      { label: 'Route' },
    ),
  })
  const form = await showForm([routes])
  const add = page.getByRole('button', { name: 'Add route', exact: true }).first()
  await add.click()
  const dialog = page.getByRole('dialog', { name: 'Add route' })
  await dialog.getByRole('button', { name: 'Add route' }).click()
  await expect.element(dialog.getByLabelText('Destination')).toHaveAccessibleDescription('Destination is required')
  await userEvent.fill(dialog.getByLabelText('Destination'), '10.0.0.0/8')
  await userEvent.fill(dialog.getByLabelText('Gateway'), '10.0.0.1')
  // What is not saved is asked about.
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Add route' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(add).toHaveFocus()
  const table = page.getByRole('table', { name: 'Routes' })
  await expect.element(table.getByRole('row', { name: /10\.0\.0\.0\/8 10\.0\.0\.1/ })).toBeVisible()
  await table.getByRole('button', { name: 'Edit route 1' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit route' })
  await userEvent.fill(edit.getByLabelText('Gateway'), '10.0.0.2')
  await edit.getByRole('button', { name: 'Update route' }).click()
  await expect.element(table.getByRole('button', { name: 'Edit route 1' })).toHaveFocus()
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ routes: [{ dst: '10.0.0.0/8', gw: '10.0.0.2' }] }])
})

test('regression: on a phone the table of a list broke a network within its number', async () => {
  await page.viewport(390, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const longest = 'fd00:1122:3344:5566:7788:99aa:bbcc:ddee/128'
  const routes = field('routes', {
    kind: 'list',
    item: field('', {
      kind: 'group',
      fields: [
        field('dst', { kind: 'cidr' }, { label: 'Destination' }),
        field('note', { kind: 'text' }, { label: 'What the route is there for' }),
        field('gw', { kind: 'ip' }, { label: 'Gateway' }),
      ],
    }),
  })
  const note = 'One of the two ways to the offices in the north'
  await showForm([routes], { row: { routes: [{ dst: '10.120.130.0/32', note, gw: longest }] } })
  const table = page.getByRole('table', { name: 'Routes' })
  for (const text of ['10.120.130.0/32', longest]) {
    const { length } = table.getByText(text).element().getClientRects()
    expect(length, text).toBe(1)
  }
  // A sentence takes several lines, and what is wider than the page moves in a box of its own.
  expect(table.getByText(note).element().getClientRects().length).toBeGreaterThan(1)
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})

test('a union keeps what each variant had, and sends the chosen one alone', async () => {
  const form = await showForm([
    field('source', {
      kind: 'union',
      tag: 'type',
      variants: [
        {
          value: 'blank',
          label: 'Blank',
          fields: [field('block', { kind: 'integer', max: 9999 }, { label: 'Block size' })],
        },
        { value: 'copy', label: 'Copy', fields: [field('id', { kind: 'uuid' }, { label: 'Original' })] },
      ],
    }),
  ])
  const group = page.getByRole('group', { name: 'Source' })
  await userEvent.fill(page.getByLabelText('Block size'), '512')
  await group.getByRole('radio', { name: 'Copy' }).click()
  await form.submit()
  await expect.element(page.getByLabelText('Original')).toHaveAccessibleDescription('Original is required')
  await group.getByRole('radio', { name: 'Blank' }).click()
  await expect.element(page.getByLabelText('Block size')).toHaveValue('512')
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ source: { type: 'blank', block: 512 } }])
})

test('an item that is there already is refused where it is filled in', async () => {
  const name = field('name', { kind: 'name' })
  const weight = field('weight', { kind: 'text' })
  const parts = field('parts', {
    kind: 'list',
    item: field('', { kind: 'group', fields: [name, weight] }, { label: 'Part' }),
    unique: ['name'],
  })
  const form = await showForm([parts])
  const dialog = page.getByRole('dialog')
  const fill = async (text: string) => {
    await userEvent.fill(dialog.getByLabelText('Name'), text)
    await userEvent.fill(dialog.getByLabelText('Weight'), '1')
  }
  const openNew = () => page.getByRole('group', { name: 'Parts' }).getByRole('button', { name: 'Add part' }).click()
  const add = () => dialog.getByRole('button', { name: 'Add part' }).click()
  await openNew()
  await fill('wheel')
  await add()
  await openNew()
  await fill('wheel')
  await add()
  await expect.element(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Items must be unique')
  await userEvent.fill(dialog.getByLabelText('Name'), 'axle')
  await add()
  await expect.element(dialog).not.toBeInTheDocument()
  // The one that is changed is no other one.
  await page.getByRole('button', { name: 'Edit part 1' }).click()
  await dialog.getByRole('button', { name: 'Update part' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await form.submit()
  await expect
    .poll(() => form.sent)
    .toEqual([
      {
        parts: [
          { name: 'wheel', weight: '1' },
          { name: 'axle', weight: '1' },
        ],
      },
    ])
})

test('a grid: for each key any of the values, and nothing of keys without one', async () => {
  const doors = field('doors', {
    kind: 'grid',
    rows: [
      { value: 'guest', label: 'Guest' },
      { value: 'staff', label: 'Staff' },
    ],
    options: [
      { value: 'front', label: 'Front door' },
      { value: 'cellar', label: 'Cellar' },
    ],
  })
  const form = await showForm([doors])
  const row = page.getByRole('group', { name: 'Doors' }).getByRole('group', { name: 'Staff' })
  await row.getByRole('checkbox', { name: 'Cellar' }).click()
  await row.getByRole('checkbox', { name: 'Front door' }).click()
  const guest = page.getByRole('group', { name: 'Guest' }).getByRole('checkbox', { name: 'Cellar' })
  await guest.click()
  await guest.click()
  await expectAccessible()
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ doors: { staff: ['front', 'cellar'] } }])
})

test('words of a parser: none at a field, all of them at hand in the message of the form', async () => {
  const detail = 'unable to parse JSON body: expected value at line 1 column 1'
  const error = new ApiError(detail, { kind: 'error', statusCode: 400, detail, requestId: 'r1' })
  const form = await showForm([field('name', { kind: 'name' })], {
    answer: async () => ({ status: 'failed', error }),
  })
  await userEvent.fill(page.getByLabelText('Name'), 'wheel')
  await form.submit()
  await expect.element(page.getByText('The server could not read this request')).toBeVisible()
  await expect.element(page.getByLabelText('Name')).not.toHaveAttribute('aria-invalid', 'true')
  const raw = page.getByText('Unable to parse JSON body: expected value')
  await expect.element(raw).not.toBeVisible()
  await page.getByText('Server message').click()
  await expect.element(raw).toBeVisible()
  await expectAccessible()
})
