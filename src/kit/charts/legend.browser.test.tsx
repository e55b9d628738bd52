import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { expectAccessible } from '../../ui/browser.fixture.ts'
import { Legend } from './Legend.tsx'
import { lineStyle } from './line-style.ts'

const silo = 'c3b9a1de-1111-4222-8333-123456789abc'

/** @param count lines, whose names only their ends tell apart */
function show(count: number) {
  const toggled: string[] = []
  const entries = Array.from({ length: count }, (_, at) => ({
    key: `${at}`,
    name: at === 0 ? 'north' : `${silo}, ${silo}, disk-${at}`,
    style: lineStyle(at),
    value: `${at} MiB/s`,
    hidden: false,
  }))
  const shown = render(
    <main>
      <h1>Chart</h1>
      <Legend time="Latest, 12:00" entries={entries} onToggle={(key) => toggled.push(key)} />
    </main>,
  )
  return { shown, toggled }
}

test.each([390, 1440])(
  'a long name keeps both its ends beside its value at %i px, and is read whole',
  async (width) => {
    await page.viewport(width, 800)
    const { shown, toggled } = show(3)
    await shown
    const long = page.getByRole('button', { name: `${silo}, ${silo}, disk-2 2 MiB/s` })
    await expect.element(long).toBeVisible()
    await expect.element(long.getByText('c3b9a1de-1111-…89abc, disk-2', { exact: true })).toBeVisible()
    const { left, right } = long.element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    expect(page.getByRole('button').all()).toHaveLength(3)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(`${silo}, ${silo}, disk-1`)
    await userEvent.keyboard('{Enter}')
    expect(toggled).toEqual(['1'])
    await expectAccessible()
  },
)

test('of many lines eight are named until all are asked for', async () => {
  await show(20).shown
  const more = page.getByRole('button', { name: 'Show all 20' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  expect(page.getByRole('listitem').all()).toHaveLength(8)
  await more.click()
  expect(page.getByRole('listitem').all()).toHaveLength(20)
  await page.getByRole('button', { name: 'Show fewer' }).click()
  expect(page.getByRole('listitem').all()).toHaveLength(8)
})

test('what is read of a long name made a page wider that is enlarged four times and more widely spaced', async () => {
  await page.viewport(320, 600)
  const style = document.createElement('style')
  style.textContent = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
  document.head.append(style)
  onTestFinished(() => style.remove())
  const { shown } = show(3)
  await shown
  await expect.element(page.getByText('Latest, 12:00')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})
