import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { RackPage } from './RackPage.tsx'

const gib = 2 ** 30
const time = '2026-01-01T00:00:00Z'
const dates = { time_created: time, time_modified: time }
const board = (serial: string) => ({ part: '913-19', serial, revision: 6 })
const sled = (serial: string, more: object = {}) => ({
  id: `id-${serial}`,
  rack_id: 'rack-1',
  baseboard: board(serial),
  policy: { kind: 'in_service', provision_policy: 'provisionable' },
  state: 'active',
  usable_hardware_threads: 128,
  usable_physical_ram: 1024 * gib,
  ...dates,
  ...more,
})
const running = (name: string, silo: string, ncpus: number) => ({
  id: name,
  name,
  silo_name: silo,
  project_name: 'shop',
  active_sled_id: 'x',
  state: 'running',
  ncpus,
  memory: ncpus * gib,
  ...dates,
})
const disk = { id: 'd', vendor: 'v', model: 'NV', policy: { kind: 'in_service' }, state: 'active', ...dates }

const answers: Readonly<Record<string, readonly object[]>> = {
  '/v1/system/hardware/sleds': [
    sled('SN-10', { policy: { kind: 'in_service', provision_policy: 'non_provisionable' } }),
    sled('SN-9'),
    sled('SN-2', { rack_id: 'rack-2' }),
  ],
  '/v1/system/hardware/switches': [{ id: 'sw', rack_id: 'rack-1', baseboard: board('SW-1'), ...dates }],
  '/v1/system/hardware/sleds-uninitialized': [{ baseboard: board('<b>\u202E'), rack_id: 'rack-1', cubby: 9 }],
  '/v1/system/hardware/disks': [{ ...disk, serial: 'AR1', sled_id: 'id-SN-9', form_factor: 'u2' }],
  '/v1/system/hardware/sleds/id-SN-9/instances': [running('web-1', 'maple', 32), running('db', 'oak', 64)],
  '/v1/system/hardware/sleds/id-SN-10/instances': [],
}

async function show({ search = '', broken = '', also = {} as typeof answers } = {}) {
  const asked: string[] = []
  bindClient(
    createClient({
      fetch: async (url) => {
        const path = String(url).split('?')[0] ?? ''
        asked.push(path)
        if (broken !== '' && path.includes(broken)) return Response.json({ message: 'Out of order' }, { status: 500 })
        return Response.json({ items: also[path] ?? answers[path] ?? [], next_page: null })
      },
    }),
  )
  const element = (
    <main>
      <h1>Rack</h1>
      <RackPage />
    </main>
  )
  const router = createMemoryRouter([{ path: '/system/hardware/racks/:rackId', element }], {
    initialEntries: [`/system/hardware/racks/rack-1${search}`],
  })
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { asked, address: () => router.state.location.search }
}

afterEach(() => void bindClient(undefined))

const grid = page.getByRole('grid', { name: 'Rack rack-1' })
const cell = (name: RegExp) => grid.getByRole('gridcell', { name })

test('the rack is a grid: keys move in it, Enter shows the details of a unit', async () => {
  const { address, asked } = await show()
  await expect.element(cell(/^Sled SN-9 .*96 \/ 128 threads.*2 instances · 1 disk$/)).toBeVisible()
  await expect.element(cell(/^Sled SN-10 Not provisionable active/)).toBeVisible()
  await expect.element(page.getByText('By serial number; position unknown')).toBeInTheDocument()
  expect(asked.filter((path) => path.endsWith('/instances'))).toHaveLength(2)
  expect(grid.getByRole('gridcell').elements()).toHaveLength(4)
  await expectAccessible()

  await userEvent.click(cell(/^Switch SW-1/))
  await expect.element(page.getByRole('heading', { name: 'Switch SW-1' })).toHaveFocus()
  expect(address()).toBe('?unit=sw')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(cell(/^Switch SW-1/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(cell(/^Sled SN-9/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Sled SN-9' })).toHaveFocus()
  await expect.element(page.getByRole('table', { name: 'Instances' }).getByText('web-1')).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'Disks' }).getByText('AR1')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Make not provisionable' })).toBeVisible()
  expect(address()).toBe('?unit=id-SN-9')
  await expectAccessible()
})

test('the share of a silo is highlighted and said', async () => {
  const { address } = await show()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Highlight a silo' }), 'maple')
  await expect.element(cell(/^Sled SN-9 .*of maple: 32 vCPUs, 32 GiB$/)).toBeVisible()
  expect(address()).toBe('?silo=maple')
})

test('the table has the same, and a place only where it is known', async () => {
  await show({ search: '?view=table&silo=oak' })
  const table = page.getByRole('table', { name: 'Rack rack-1' })
  const rows = () =>
    table
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(() => rows()[2]).toContain('96 / 128')
  expect(rows()[2]).toContain('64 vCPUs, 64 GiB')
  expect(rows().map((text) => text?.includes('Unknown'))).toEqual([false, true, true, true, false])
  expect(rows()[4]).toContain('Cubby 9')
  await userEvent.click(table.getByRole('button', { name: 'Details of SN-9' }))
  await expect.element(page.getByRole('heading', { name: 'Sled SN-9' })).toHaveFocus()
  await expectAccessible()
})

test('a sled that waits can be added; whatever it is called does nothing', async () => {
  await show({ search: '?unit=913-19%20%3Cb%3E%E2%80%AE' })
  await expect.element(page.getByRole('button', { name: 'Add to system' })).toBeVisible()
  await expect.element(page.getByText('Position: Cubby 9')).toBeVisible()
  expect(document.querySelector('main b')).toBe(null)
})

test('what runs on a sled could not be read: its load is not zero but not known', async () => {
  await show({ broken: 'id-SN-9/instances' })
  await expect.element(page.getByText(/^Instances of 1 sled could not be loaded/)).toBeVisible()
  await expect.element(cell(/^Sled SN-9 .*instances unknown · 1 disk$/)).toBeVisible()
  await expect.element(cell(/^Sled SN-10 .*0 instances/)).toBeVisible()
})

test('switches that could not be read are said, and the rest is there', async () => {
  await show({ broken: 'switches' })
  await expect.element(page.getByText('Switches could not be loaded')).toBeVisible()
  await expect.element(cell(/^Sled SN-9/)).toBeVisible()
})

test('without its sleds there is no rack', async () => {
  await show({ broken: '/sleds' })
  await expect.element(page.getByText('Rack could not be loaded')).toBeVisible()
})

const many = Array.from({ length: 2_000 }, (_, at) => sled(`SN-${at + 1}`))

test('regression: a rack of twenty thousand sleds drew three hundred thousand elements', async () => {
  const { asked } = await show({ also: { '/v1/system/hardware/sleds': many } })
  await expect.element(page.getByText('The first 64 of each are shown: there are 2,000 sleds.')).toBeVisible()
  await expect.element(page.getByText(/^Instances of 1,936 sleds could not be loaded/)).toBeVisible()
  expect(grid.getByRole('gridcell').elements()).toHaveLength(66)
  expect(asked.filter((path) => path.endsWith('/instances'))).toHaveLength(64)
  await userEvent.click(page.getByRole('button', { name: 'Table' }))
  await expect.poll(() => page.getByRole('table').getByRole('row').elements()).toHaveLength(67)
  await expectAccessible()
})
