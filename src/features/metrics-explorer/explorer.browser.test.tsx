import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { shapes } from '../../../generated/model/shapes.gen.ts'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { createAnswerReader } from '../../api/read-answer.ts'
import { showRoutes } from '../../kit/routing/router.fixture.tsx'
import { MeContext } from '../../kit/routing/page-scope.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { Explorer } from './Explorer.tsx'

let unbind = () => {}
afterEach(() => {
  unbind()
  sessionStorage.clear()
  localStorage.clear()
})

const me = { id: 'me' }
const minute = 60_000

const schema = {
  timeseries_name: 'pump:strokes',
  description: { target: 'A pump', metric: 'Strokes of a pump' },
  field_schema: [{ name: 'site', field_type: 'string', source: 'target', description: 'Where it stands' }],
  datum_type: 'f64',
  units: 'count',
  version: 1,
  authz_scope: 'fleet',
  created: '2026-01-01T00:00:00Z',
}

/** What the server answers to a query: the last minutes of two pumps, or that something is wrong with it. */
function answer(query: string): [status: number, body: unknown] {
  const at = query.indexOf('wrong')
  if (at >= 0) return [400, { message: `Error at 1:${at + 1}: expected a field`, request_id: 'r' }]
  if (query.includes('group_by') && !query.includes('align'))
    return [400, { message: 'Input tables to a `group_by` must be aligned', request_id: 'r' }]
  if (query.includes('odd')) return [200, { tables: [{ name: 'pump:strokes', timeseries: {} }] }]
  const timestamps = [5, 4, 3, 2].map((before) => new Date(Date.now() - before * minute).toISOString())
  const pump = (site: string, values: readonly number[]) => ({
    fields: { site: { type: 'string', value: site } },
    points: { timestamps, values: [{ metric_type: 'gauge', values: { type: 'double', values } }] },
  })
  return [
    200,
    { tables: [{ name: 'pump:strokes', timeseries: [pump('north', [1, 2, 3, 4]), pump('south', [9, 8, 7, 6])] }] },
  ]
}

/** @param search of the address. @returns the queries that were sent */
async function show(search = '') {
  const sent: string[] = []
  const fetch = async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const headers = { 'content-type': 'application/json' }
    if (request.method === 'GET') return new Response(JSON.stringify({ items: [schema], next_page: null }), { headers })
    const body: unknown = await request.json()
    const query = String(Object(body).query)
    sent.push(query)
    const [status, answered] = answer(query)
    return new Response(JSON.stringify(answered), { status, headers })
  }
  const before = bindClient(createClient({ fetch, readAnswer: createAnswerReader(shapes) }))
  unbind = () => void bindClient(before)
  await page.viewport(1440, 900)
  const element = (
    <MeContext value={me}>
      <Explorer />
    </MeContext>
  )
  const { address } = await showRoutes([{ path: 'explorer', element }], `/explorer?refresh=off${search}`)
  return { sent, queries: () => new URL(address(), location.href).searchParams.getAll('query') }
}

const editor = (number = 1) => page.getByRole('textbox', { name: `Query ${number}`, exact: true })
const option = (name: string) => page.getByRole('option', { name, exact: false })
const run = '{Control>}{Enter}{/Control}'

test('a query is typed with proposals, by keys alone, run, and shown as lines and as figures', async () => {
  const { sent, queries } = await show()
  await expect.element(page.getByText('1 metric', { exact: true })).toBeVisible()
  await userEvent.click(editor())
  await userEvent.keyboard('ge')
  await expect.element(option('get')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(editor()).toHaveValue('get ')
  await expect.element(option('pump:strokes')).toBeVisible()
  // Nothing is chosen until somebody does.
  await expect.element(editor()).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{ArrowDown}')
  const pointed = editor().element().getAttribute('aria-activedescendant') ?? ''
  expect(document.getElementById(pointed)?.textContent).toContain('pump:strokes')
  await expectAccessible()
  await userEvent.keyboard('{Tab}| fil{Tab}si{Enter}')
  await expect.element(editor()).toHaveValue('get pump:strokes | filter site ')
  await expect.element(editor()).toHaveFocus()
  // Escape puts the list away; then Enter is a new line.
  await userEvent.keyboard('==')
  await userEvent.keyboard('{Escape}{Enter}"north"{Escape}')
  await expect.element(editor()).toHaveValue('get pump:strokes | filter site ==\n"north"')
  await userEvent.keyboard(run)
  await expect.element(page.getByRole('slider', { name: 'pump:strokes: point in time' })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatch(/^get pump:strokes \| filter timestamp >= @.* && timestamp < @.* \| filter site ==\n"north"$/)
  await expect.element(page.getByText('2 time series, page time range')).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: 'Table' }))
  const table = page.getByRole('table', { name: 'Time series of pump:strokes' })
  await expect.element(table.getByRole('row').nth(1)).toHaveTextContent('north42.5144')
  await expect.poll(queries).toEqual(['get pump:strokes | filter site ==\n"north"'])
  await expectAccessible()
  // Values of the answer are proposed.
  await userEvent.fill(editor(), '')
  await userEvent.click(editor())
  await userEvent.keyboard('get pump:strokes | filter site == ')
  await expect.element(option('"south"')).toBeVisible()
})

test('an error is said below the query, at its place, and nothing typed is lost', async () => {
  await show('&query=get+pump:strokes+|+filter+wrong')
  const alert = page.getByRole('alert').filter({ hasText: 'expected a field' })
  await expect.element(alert).toHaveTextContent('Line 1, column 27: expected a fieldRequest ID: r')
  await expect.element(editor()).toHaveValue('get pump:strokes | filter wrong')
  await expect.element(editor()).toHaveAccessibleDescription(/expected a field/)
  const underlined = () => [...document.querySelectorAll('pre .underline')].map(({ textContent }) => textContent)
  expect(underlined()).toEqual(['wrong'])
  await expectAccessible()
  await userEvent.fill(editor(), 'get pump:strokes | group_by [site], sum')
  expect(underlined()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Run' }))
  await expect.element(page.getByText('Line 1, column 20: Input tables to a `group_by` must be aligned')).toBeVisible()
  expect(underlined()).toEqual(['group_by'])
})

test('regression: an answer that nobody can read was said to be without data', async () => {
  await show('&query=get+pump:odd')
  await expect.element(page.getByText('What the server answered cannot be read.')).toBeVisible()
})

test('what is typed is there again before the address has it, and is not run by itself', async () => {
  const { sent } = await show()
  await userEvent.fill(editor(), 'get pump:str')
  await show()
  await expect.element(editor().first()).toHaveValue('get pump:str')
  expect(sent).toEqual([])
})

test('queries that are too long for the address are kept in this tab', async () => {
  const { queries } = await show()
  const long = `get pump:strokes | filter site == "${'x'.repeat(6000)}"`
  await userEvent.fill(editor(), long)
  await expect.element(page.getByText('Too long for the URL')).toBeVisible()
  expect(queries()).toEqual([])
  await show()
  await expect.element(editor().first()).toHaveValue(long)
})

test('queries are added from the metrics, duplicated, and removed with a way back', async () => {
  await show('&query=get+pump:strokes')
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search metrics' }), 'strokes pump')
  await userEvent.click(page.getByText('Strokes of a pump', { exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Use in a query: pump:strokes' }))
  await expect.element(editor(2)).toHaveValue('get pump:strokes ')
  await expect.element(editor(2)).toHaveFocus()
  const menu = async (number: number, item: string) => {
    await userEvent.click(page.getByRole('button', { name: `Actions of query ${number}` }))
    await userEvent.click(page.getByRole('menuitem', { name: item }))
  }
  await userEvent.keyboard('| last 1')
  await menu(2, 'Duplicate')
  await expect.element(editor(3)).toHaveValue('get pump:strokes | last 1')
  await menu(1, 'Remove')
  await expect.element(editor(3)).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(editor(1)).toHaveValue('get pump:strokes')
  await expect.element(editor(3)).toBeVisible()
})

test('queries are saved by name, loaded, renamed and deleted', async () => {
  await show('&query=get+pump:strokes')
  await userEvent.click(page.getByRole('button', { name: 'Actions of query 1' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Save…' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Pumps')
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Saved queries' }))
  await userEvent.click(page.getByRole('button', { name: 'Actions of Pumps' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Rename…' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'All pumps')
  await userEvent.click(page.getByRole('button', { name: 'Rename', exact: true }))
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: 'Load All pumps' }))
  await expect.element(editor(2)).toHaveValue('get pump:strokes')
  await userEvent.click(page.getByRole('button', { name: 'Saved queries' }))
  await userEvent.click(page.getByRole('button', { name: 'Actions of All pumps' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
  await expect.element(page.getByText('No saved queries.', { exact: false })).toBeVisible()
})

test('a browser that keeps nothing says so when a query is saved', async () => {
  await show('&query=get+pump:strokes')
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  try {
    await userEvent.click(page.getByRole('button', { name: 'Actions of query 1' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Save…' }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Pumps')
    await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))
    await expect.element(page.getByText(/Browser storage is full/)).toBeVisible()
  } finally {
    Storage.prototype.setItem = setItem
  }
})
