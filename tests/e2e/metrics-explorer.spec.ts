/** The metrics explorer: from a chart to its query, to one of the system, with its error, its address and its file. */
import { readFile } from 'node:fs/promises'

import { expectNoViolations } from './support/axe.ts'
import { heading } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('a query is run, refused, shared and saved', async ({ page, watch }) => {
  watch.expectFailure('systemTimeseriesQuery', 400)
  await page.goto('/projects/web-shop/instances/web-1/metrics/cpu?refresh=off')
  const explore = page.getByRole('link', { name: 'Explore CPU utilization' })
  await expect(explore).toHaveAccessibleDescription(/whole system, not only this project/)
  await explore.click()
  await expect(heading(page, 'Metrics explorer')).toBeVisible()
  const editor = page.getByRole('textbox', { name: 'Query 1', exact: true })
  await expect(editor).toHaveValue(
    /^get virtual_machine:vcpu_usage\n\| filter instance_id == "[\w-]+"\n\| align .*\n\| group_by \[state\], mean$/,
  )
  const plot = (name: string) => page.getByRole('slider', { name: `${name}: point in time` })
  await expect(plot('virtual_machine:vcpu_usage')).toBeVisible()

  await editor.fill('get hardware_component:temperature | group_by [slot], mean')
  await editor.press('Control+Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'must be aligned' })).toContainText('Line 1, column 38')
  await editor.fill('get hardware_component:temperature | align mean_within(60s) | group_by [slot], mean')
  await editor.press('Control+Enter')
  await expect(plot('hardware_component:temperature')).toHaveAttribute('aria-valuetext', /°C/)
  await expectNoViolations(page)

  await expect(page).toHaveURL(/query=get\+hardware_component/)
  await page.reload()
  await expect(plot('hardware_component:temperature')).toBeVisible()
  await page.getByText('Table', { exact: true }).first().click()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveText([
    'slot',
    'Last',
    'Mean',
    'Min',
    'Max',
    'Points',
  ])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export results of query 1 to CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.split('\r\n')[0]).toBe('"table","slot","metric_type","start_time","timestamp","value"')
  expect(file.split('\r\n')[1]).toMatch(/^"hardware_component:temperature","0","gauge","","20/)

  await page.getByRole('button', { name: 'Actions of query 1' }).click()
  await page.getByRole('menuitem', { name: 'Save…' }).click()
  await page.getByLabel('Name').fill('Temperatures')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Saved queries' }).click()
  await page.getByRole('button', { name: 'Load Temperatures' }).click()
  await expect(page.getByRole('textbox', { name: 'Query 2', exact: true })).toHaveValue(/^get hardware_component/)
})
