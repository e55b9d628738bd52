/** Pickers in a form: candidates that come page by page, fail, or depend on another field. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '../../ui/browser.fixture.ts'
import type { Lookup, Page, Params, Row } from '../spec.ts'
import { field, listOf } from './fields.fixture.ts'
import { showForm } from './form.fixture.tsx'

/** 10,001 branches, read a thousand at a time; a name that is asked for waits for its page. */
function branches({ size = 1_000 }: { size?: number } = {}) {
  const rows: readonly Row[] = Array.from({ length: 10_001 }, (_, index) => ({
    id: `id-${index}`,
    name: `branch-${String(index).padStart(5, '0')}`,
    state: index === 10_000 ? 'system' : 'plain',
  }))
  let asked = 0
  const waiting: (() => void)[] = []
  const lookup: Lookup = {
    entity: 'branch',
    label: { one: 'Branch', many: 'Branches' },
    value: 'id',
    text: 'name',
    source: {
      shape: { kind: 'page' },
      paged: true,
      query: (_, { pageToken }) => ({
        queryKey: [{ _id: 'branches' }],
        queryFn: async (): Promise<Page> => {
          const from = Number(pageToken ?? 0)
          asked += 1
          if (from > 0) await new Promise<void>((resolve) => waiting.push(resolve))
          const next = from + size
          return { items: rows.slice(from, next), nextPage: next < rows.length ? String(next) : null }
        },
      }),
    },
  }
  const widget = {
    kind: 'picker',
    lookup,
    among: { kind: 'field', path: 'state', in: ['plain'] },
    reason: 'It belongs to the platform',
  } as const
  /** Lets the next page come. */
  const answer = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()?.()
  }
  return { widget, answer, asked: () => asked }
}

test('a picker asks for nothing until it is opened, says what is still coming, and finds the last of 10,001', async () => {
  const { widget, answer, asked } = branches()
  const form = await showForm([field('branch', widget)])
  const picker = page.getByLabelText('Branch')
  expect(asked()).toBe(0)
  await userEvent.type(picker, 'branch-09999')
  await expect.element(page.getByText('No match yet, still loading…')).toBeVisible()
  for (let n = 0; n < 10; n++) await answer()
  await expect.element(page.getByRole('option', { name: 'branch-09999' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ branch: 'id-9999' }])
})

test('a current value far down shows its name once it is there; what is not eligible says why', async () => {
  const { widget, answer } = branches()
  await showForm([field('branch', widget)], { row: { branch: 'id-9000' } })
  const picker = page.getByLabelText('Branch')
  await expect.element(picker).toHaveAttribute('placeholder', 'Loading…')
  for (let n = 0; n < 10; n++) await answer()
  await expect.element(picker).toHaveValue('branch-09000')
  await userEvent.fill(picker, 'branch-10000')
  const option = page.getByRole('option', { name: /^branch-10000/ })
  await expect.element(option).toHaveAttribute('aria-disabled', 'true')
  await expect.element(option).toMatchTextContent('It belongs to the platform')
})

test('a name follows what is chosen until somebody types one', async () => {
  const lookup = listOf('sources', [
    { id: 'a', name: 'disk-1' },
    { id: 'b', name: 'disk-2' },
  ])
  await showForm([
    field('name', { kind: 'name' }),
    field('source', { kind: 'picker', lookup, names: { name: 'name' } }),
  ])
  const choose = async (option: string) => {
    await page.getByLabelText('Source').fill(option)
    await page.getByRole('option', { name: option }).click()
  }
  const name = page.getByLabelText('Name')
  await choose('disk-1')
  await expect.poll(() => name.element()).toHaveProperty('value', expect.stringMatching(/^disk-1-[0-9a-f]{6}$/))
  await choose('disk-2')
  await expect.poll(() => name.element()).toHaveProperty('value', expect.stringMatching(/^disk-2-[0-9a-f]{6}$/))
  await name.fill('kept')
  await choose('disk-1')
  await expect.element(name).toHaveValue('kept')
})

/** Disks of the shelf that is chosen beside it. */
const shelfDisks = (list: (params: Params) => Promise<readonly Row[]>): Lookup => ({
  entity: 'disk',
  label: { one: 'Disk', many: 'Disks' },
  value: 'id',
  text: 'name',
  source: {
    shape: { kind: 'array' },
    paged: false,
    query: (params) => ({ queryKey: [{ _id: 'disks', path: params }], queryFn: () => list(params) }),
  },
})

test('a picker whose list depends on another field says what to choose first, and forgets what is not in the new list', async () => {
  const asked: (string | undefined)[] = []
  const lookup = shelfDisks(async ({ shelf = '' }) => {
    asked.push(shelf)
    return [{ id: `${shelf}-1`, name: `disk of ${shelf}` }]
  })
  const shelves = ['left', 'right'].map((value) => ({ value, label: value }))
  const form = await showForm([
    field('shelf', { kind: 'select', options: shelves }),
    field('disk', { kind: 'picker', lookup, within: { shelf: 'shelf' } }),
  ])
  const picker = page.getByLabelText('Disk')
  await picker.click()
  await expect.element(page.getByText('Choose Shelf first')).toBeVisible()
  expect(asked).toEqual([])
  await userEvent.keyboard('{Escape}')
  await userEvent.selectOptions(page.getByLabelText('Shelf'), 'left')
  await picker.click()
  await page.getByRole('option', { name: 'disk of left' }).click()
  await expect.element(picker).toHaveValue('disk of left')
  await userEvent.selectOptions(page.getByLabelText('Shelf'), 'right')
  await expect.element(picker).toHaveValue('')
  await form.submit()
  await expect.element(picker).toHaveAccessibleDescription('Disk is required')
  expect(asked).toEqual(['left', 'right'])
})

test('a picker that could not load says so, and tries again by its button', async () => {
  let isBroken = true
  const lookup = shelfDisks(async () => {
    if (isBroken) throw new Error('The network is gone')
    return [{ id: '1', name: 'orders' }]
  })
  await showForm([field('disk', { kind: 'picker', lookup })])
  const picker = page.getByLabelText('Disk')
  await picker.click()
  await expect.element(page.getByText('Could not load disks')).toBeVisible()
  await expectAccessible()
  // Also beside the button, of which nobody would know what it is for when the list is closed.
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Could not be loaded')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await picker.click()
  await expect.element(page.getByRole('option', { name: 'orders' })).toBeVisible()
})

test('a picker without candidates says so', async () => {
  await showForm([field('disk', { kind: 'picker', lookup: shelfDisks(async () => []) })])
  await page.getByLabelText('Disk').click()
  await expect.element(page.getByText('No disks')).toBeVisible()
})

test('a hostile name is inert in a picker', async () => {
  const name = '<img src=x onerror="window.hit=1">\u202Egnp.exe ' + 'x'.repeat(10_000)
  const form = await showForm([field('disk', { kind: 'picker', lookup: shelfDisks(async () => [{ id: name, name }]) })])
  await page.getByLabelText('Disk').click()
  await page.getByRole('option').click()
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ disk: name }])
  expect(document.querySelectorAll('main img')).toHaveLength(0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('a field that depends on another comes and goes with it, and is sent only when it is there', async () => {
  const kinds = ['plain', 'sized'].map((value) => ({ value, label: value }))
  const form = await showForm([
    field('kind', { kind: 'radio', options: kinds }, { initial: 'plain' }),
    field('size', { kind: 'integer', max: 9 }, { when: { kind: 'field', path: 'kind', in: ['sized'] } }),
  ])
  const size = page.getByLabelText('Size')
  expect(size.query()).toBe(null)
  await page.getByRole('radio', { name: 'sized' }).click()
  await form.submit()
  await expect.element(size).toHaveAccessibleDescription('Size is required')
  await userEvent.fill(size, '3')
  await form.submit()
  await page.getByRole('radio', { name: 'plain' }).click()
  await expect.element(size).not.toBeInTheDocument()
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ kind: 'sized', size: 3 }, { kind: 'plain' }])
})

test('a size that was typed stays when more is needed: the field says so at once, until it is enough', async () => {
  const gib = 2 ** 30
  const lookup = shelfDisks(async () => [
    { id: '1', name: 'small', size: 3 * gib },
    { id: '2', name: 'large', size: 12.5 * gib },
  ])
  const source = field('source', { kind: 'picker', lookup, minimum: { size: { from: 'size', step: 10 * gib } } })
  const size = field('size', { kind: 'bytes', unit: 'GiB', max: 1023 * gib }, { initial: 5 * gib })
  const form = await showForm([source, size])
  const amount = page.getByLabelText('Size')
  const choose = async (name: string) => {
    await page.getByLabelText('Source').click()
    await page.getByRole('option', { name }).click()
  }
  // The value that is there already, but typed.
  await userEvent.fill(amount, '4')
  await userEvent.fill(amount, '5')
  await choose('large')
  await expect.element(amount).toHaveValue('5')
  await expect.element(amount).toHaveAccessibleDescription('Must be as large as the chosen disk (min 12.5 GiB)')
  await form.submit()
  await expect.element(amount).toHaveAccessibleDescription('Must be as large as the chosen disk (min 12.5 GiB)')
  expect(form.sent).toEqual([])
  await choose('small')
  await expect.element(amount).not.toHaveAttribute('aria-invalid', 'true')
  await choose('large')
  await userEvent.fill(amount, '30')
  await expect.element(amount).not.toHaveAttribute('aria-invalid', 'true')
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ source: '2', size: 30 * gib }])
})

test('what was chosen keeps its name when its list has it no longer', async () => {
  let rows: readonly Row[] = [{ id: 'id-1', name: 'oak' }]
  const lookup = shelfDisks(async () => rows)
  const form = await showForm([
    field('tree', { kind: 'text' }),
    field('branch', { kind: 'picker', lookup }),
    field('twig', { kind: 'picker', lookup, within: { tree: 'tree' } }),
  ])
  await userEvent.fill(page.getByLabelText('Tree'), 'first')
  for (const name of ['Branch', 'Twig']) {
    await page.getByLabelText(name).click()
    await page.getByRole('option', { name: 'oak' }).click()
  }
  rows = []
  await form.client.refetchQueries()
  await page.getByLabelText('Branch').click()
  await expect.element(page.getByText('No disks')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  for (const name of ['Branch', 'Twig']) await expect.element(page.getByLabelText(name)).toHaveValue('oak')
  await form.submit()
  expect(form.sent).toEqual([{ tree: 'first', branch: 'id-1', twig: 'id-1' }])
})

test('what was chosen from a list comes back together with the list, and free text stays', async () => {
  const lookup = shelfDisks(async ({ shelf = '' }) => [{ id: `${shelf}-1`, name: `disk of ${shelf}` }])
  const shelves = ['left', 'right'].map((value) => ({ value, label: value }))
  const form = await showForm([
    field('shelf', { kind: 'select', options: shelves }, { initial: 'left' }),
    field('disk', { kind: 'picker', lookup, within: { shelf: 'shelf' } }),
    field('label', { kind: 'picker', lookup, within: { shelf: 'shelf' }, free: true }),
  ])
  const picker = page.getByLabelText('Disk')
  const shelf = page.getByLabelText('Shelf')
  await picker.click()
  await page.getByRole('option', { name: 'disk of left' }).click()
  await userEvent.fill(page.getByLabelText('Label'), 'mine')
  await userEvent.keyboard('{Tab}')
  await userEvent.selectOptions(shelf, 'right')
  await expect.element(picker).toHaveValue('')
  await picker.click()
  await page.getByRole('option', { name: 'disk of right' }).click()
  await userEvent.selectOptions(shelf, 'left')
  await expect.element(picker).toHaveValue('disk of left')
  await userEvent.selectOptions(shelf, 'right')
  await expect.element(picker).toHaveValue('disk of right')
  await expect.element(page.getByLabelText('Label')).toHaveValue('mine')
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ shelf: 'right', disk: 'right-1', label: 'mine' }])
})

/** A form whose branch may be left out: then the default one is taken. */
async function showWithDefault(rows: readonly Row[]) {
  const lookup: Lookup = {
    ...shelfDisks(async () => rows),
    entity: 'branch',
    label: { one: 'Branch', many: 'branches' },
    default: 'isMain',
  }
  const form = await showForm([
    field('note', { kind: 'text' }, { required: false }),
    field('branch', { kind: 'picker', lookup }, { required: false }),
  ])
  return { form, picker: page.getByRole('combobox', { name: /^Branch/ }) }
}

test('a field that may be left out names the default candidate and starts with it', async () => {
  const { form, picker } = await showWithDefault([
    { id: '1', name: 'oak', isMain: false },
    { id: '2', name: 'elm', isMain: true },
  ])
  await expect.element(picker).toHaveValue('elm')
  await picker.click()
  await expect.element(page.getByRole('option', { name: /elm/ })).toMatchTextContent('elmdefault')
  await page.getByRole('option', { name: /oak/ }).click()
  await expect.element(picker).toHaveValue('oak')
  await form.submit()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(picker).toHaveValue('')
  await expect.element(picker).toHaveAttribute('placeholder', 'elm (default)')
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ branch: '1' }, {}])
})

test('without a default candidate the field says so and has to be filled in', async () => {
  const { form, picker } = await showWithDefault([{ id: '1', name: 'oak', isMain: false }])
  await expect.element(picker).toHaveAccessibleDescription('There is no default branch: choose one')
  await expect.element(picker).toHaveValue('')
  await form.submit()
  await expect.element(picker).toHaveAccessibleDescription(/^Branch is required/)
  expect(form.sent).toEqual([])
  await picker.click()
  await page.getByRole('option', { name: 'oak' }).click()
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ branch: '1' }])
})

test('without any candidate the field says so', async () => {
  const { picker } = await showWithDefault([])
  await expect.element(picker).toHaveAccessibleDescription('No branches available')
})

test('what is chosen raises the size that must hold it, and says why less is not enough', async () => {
  const gib = 2 ** 30
  const lookup = shelfDisks(async () => [
    { id: '1', name: 'small', size: 3 * gib },
    { id: '2', name: 'large', size: 12.5 * gib },
    { id: '3', name: 'huge', size: 1022 * gib },
  ])
  const source = field('source', { kind: 'picker', lookup, minimum: { size: { from: 'size', step: 10 * gib } } })
  const size = field('size', { kind: 'bytes', unit: 'GiB', max: 1023 * gib }, { initial: 5 * gib })
  const form = await showForm([{ ...source, required: false }, size])
  const picker = page.getByRole('combobox', { name: /^Source/ })
  const amount = page.getByLabelText('Size')
  const choose = async (name: string) => {
    await picker.click()
    await page.getByRole('option', { name }).click()
  }
  await choose('small')
  await expect.element(amount).toHaveValue('5')
  await choose('large')
  await expect.element(amount).toHaveValue('20')
  await userEvent.fill(amount, '12')
  await form.submit()
  await expect.element(amount).toHaveAccessibleDescription('Must be as large as the chosen disk (min 12.5 GiB)')
  await choose('huge')
  await expect.element(amount).toHaveValue('12')
  await expect.element(amount).toHaveAccessibleDescription('Must be as large as the chosen disk (min 1022 GiB)')
  // With nothing chosen there is nothing to hold.
  await userEvent.clear(picker)
  await userEvent.keyboard('{Tab}')
  await expect.element(amount).not.toHaveAttribute('aria-invalid', 'true')
  await form.submit()
  await expect.poll(() => form.sent).toEqual([{ size: 12 * gib }])
})
