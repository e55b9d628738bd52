import { onlineManager } from '@tanstack/react-query'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { ApiError } from '../../api/errors.ts'
import { ChartCard } from './ChartCard.tsx'
import type { Metric } from './use-metric.ts'

afterEach(() => onlineManager.setOnline(true))

const window = { from: 0, until: 60_000, step: 60_000 }
const nothing: Metric['shown'] = { window, chart: { times: [], lines: [], gaps: [], isEmpty: true } }

const show = (shown: Metric['shown']) => {
  const error = new ApiError('Could not reach the server.', { kind: 'network' })
  const metric: Metric = { shown, error, pending: false, retry: async () => undefined }
  const look = { description: '', unit: 'bytes', order: [], nameOf: String, width: 300 } as const
  return render(
    ['Reads', 'Writes'].map((title) => (
      <ChartCard key={title} {...look} title={title} metric={metric} room={createRef<HTMLDivElement>()} />
    )),
  )
}

test('regression: offline each chart said once more what the frame says for all of them', async () => {
  await show(nothing)
  const notices = page.getByText('Could not refresh')
  expect(notices.elements()).toHaveLength(2)
  onlineManager.setOnline(false)
  await expect.poll(() => notices.elements()).toHaveLength(0)
  onlineManager.setOnline(true)
  await expect.poll(() => notices.elements()).toHaveLength(2)
})

test('a chart that has nothing to show says so offline too, and nobody is told of each', async () => {
  await show(undefined)
  expect(page.getByRole('alert').elements()).toHaveLength(2)
  onlineManager.setOnline(false)
  await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(0)
  await expect.element(page.getByText('Reads could not be loaded')).toBeVisible()
})

test('regression: of a counter that had sent no more than its total, nothing was said to have been measured', async () => {
  await show({ window, chart: { times: [], lines: [], gaps: [], isEmpty: true, isTooLittle: true } })
  await expect.element(page.getByText('Not enough data').first()).toBeVisible()
  expect(page.getByText(/too little was measured to draw\./).elements()).toHaveLength(2)
  expect(page.getByText(/nothing was measured/).elements()).toHaveLength(0)
})
