/** Lists, maps and small tables with very many entries: some are drawn, all of them are kept and sent. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import type { FormField } from '../spec.ts'
import { field } from './fields.fixture.ts'
import { showForm } from './form.fixture.tsx'

const many = 400
const numbers = Array.from({ length: many }, (_, index) => index)
const tagsField = (more: { unique?: true } = {}): FormField =>
  field('tags', { kind: 'list', item: field('', { kind: 'name' }, { label: 'Tag' }), ...more })
const tags = numbers.map((at) => `tag-${at}`)

test('a list of very many entries drew them all; the first are drawn, and more on demand', async () => {
  const form = await showForm([tagsField()], { row: { tags } })
  const group = page.getByRole('group', { name: 'Tags' })
  await expect.element(group.getByRole('status')).toHaveTextContent('The first 100 of 400')
  expect(group.getByRole('textbox').elements()).toHaveLength(100)
  await group.getByRole('button', { name: 'Show more' }).click()
  await expect.element(group.getByRole('status')).toHaveTextContent('The first 200 of 400')
  await userEvent.fill(group.getByLabelText('Tag 150', { exact: true }), 'changed')
  await group.getByRole('button', { name: 'Remove tag 2', exact: true }).click()
  await form.submit()
  const changed = tags.map((tag, at) => (at === 149 ? 'changed' : tag)).filter((_, at) => at !== 1)
  await expect.poll(() => form.sent).toEqual([{ tags: changed }])
})

test('what is added to a long list is drawn, and says what it is the last of', async () => {
  const form = await showForm([tagsField()], { row: { tags } })
  const group = page.getByRole('group', { name: 'Tags' })
  await group.getByRole('button', { name: 'Add tag' }).click()
  await group.getByRole('button', { name: 'Add tag' }).click()
  await expect.element(group.getByLabelText('Tag 402')).toHaveFocus()
  await userEvent.keyboard('last')
  await userEvent.fill(group.getByLabelText('Tag 401'), 'added')
  await group.getByRole('button', { name: 'Remove tag 402' }).click()
  await expect.element(group.getByLabelText('Tag 401')).toHaveValue('added')
  expect(group.getByRole('textbox').elements()).toHaveLength(101)
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ tags: [...tags, 'added'] }])
})

test('regression: what is wrong with a long list as a whole stood below all that is drawn of it', async () => {
  const form = await showForm([tagsField({ unique: true })], { row: { tags: [...tags, 'tag-1'] } })
  const group = page.getByRole('group', { name: 'Tags' })
  await form.submit()
  await expect.element(group).toHaveAccessibleDescription('Items must be unique')
  const message = group.getByText('Items must be unique').element()
  const [first] = group.getByRole('textbox').elements()
  expect(first && message.getBoundingClientRect().bottom <= first.getBoundingClientRect().top).toBe(true)
})

test('a small table of very many rows drew them all; one that was not drawn and has a problem is, and gets focus', async () => {
  const routes = field('routes', {
    kind: 'list',
    item: field('', { kind: 'group', fields: [field('dst', { kind: 'cidr' }), field('gw', { kind: 'ip' })] }),
  })
  const rows = numbers.map((at) => ({ dst: `10.${at >> 8}.${at & 255}.0/24`, gw: at === 250 ? 'none' : '10.0.0.1' }))
  const form = await showForm([{ ...routes, label: 'Routes' }], { row: { routes: rows } })
  const table = page.getByRole('table', { name: 'Routes' })
  expect(table.getByRole('row').elements()).toHaveLength(1 + 100 + 1)
  await form.submit()
  const wrong = table.getByRole('row', { name: /10\.0\.250\.0/ })
  await expect.element(wrong.getByText('Not a valid IP address')).toBeVisible()
  await expect.element(wrong.getByRole('button', { name: /Edit/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText('Gw'), '10.0.0.2')
  await dialog.getByRole('button', { name: /Update/ }).click()
  await form.submit()
  await expect
    .poll(() => form.sent)
    .toEqual([{ routes: rows.map((row, at) => (at === 250 ? { ...row, gw: '10.0.0.2' } : row)) }])
})

test('a map of very many entries drew them all', async () => {
  const labels = field('labels', { kind: 'map', value: field('', { kind: 'text' }, { label: 'Value' }) })
  const row = { labels: Object.fromEntries(numbers.map((at) => [`key-${at}`, String(at)])) }
  const form = await showForm([labels], { row })
  const group = page.getByRole('group', { name: 'Labels' })
  await expect.element(group.getByRole('status')).toHaveTextContent('The first 100 of 400')
  await group.getByRole('button', { name: 'Add entry' }).click()
  await expect.element(group.getByLabelText('Key').last()).toHaveFocus()
  await userEvent.keyboard('key-399')
  await form.submit()
  await expect.element(group).toHaveAccessibleDescription('Items must be unique')
  await userEvent.fill(group.getByLabelText('Key').last(), 'mine')
  await userEvent.fill(group.getByLabelText('Value').last(), 'own')
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ labels: { ...row.labels, mine: 'own' } }])
})

test('entries of a long list are found by what is in them, and the right one is removed', async () => {
  const form = await showForm([tagsField()], { row: { tags } })
  const group = page.getByRole('group', { name: 'Tags' })
  const search = group.getByRole('searchbox', { name: 'Search Tags' })
  await userEvent.fill(search, 'TAG-39')
  await expect.element(group.getByText('11 of 400')).toBeVisible()
  expect(group.getByLabelText(/^Tag \d+$/).elements()).toHaveLength(11)
  // Neither sends the form nor is lost while it is changed.
  await userEvent.keyboard('{Enter}')
  expect(form.sent).toEqual([])
  await userEvent.fill(group.getByLabelText('Tag 396', { exact: true }), 'changed')
  await expect.element(group.getByLabelText('Tag 396', { exact: true })).toHaveValue('changed')
  await group.getByRole('button', { name: 'Remove tag 392', exact: true }).click()
  await expect.element(group.getByLabelText('Tag 395', { exact: true })).toHaveValue('changed')
  await userEvent.click(search)
  await userEvent.keyboard('{Escape}')
  await expect.element(group.getByText('The first 100 of 399')).toBeVisible()
  await form.submit()
  const left = tags.map((tag, at) => (at === 395 ? 'changed' : tag)).filter((_, at) => at !== 391)
  await expect.poll(() => form.sent).toEqual([{ tags: left }])
})
